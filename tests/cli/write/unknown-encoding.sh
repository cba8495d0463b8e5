rspkit write --dialect windows --encoding latin-1 a
