rspkit write --dialect windows --encoding utf-8-bom -- é | od -An -tx1
