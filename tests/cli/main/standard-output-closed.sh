rspkit write --dialect gnu a >&-
