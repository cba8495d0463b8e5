# No `@` opens a file for a reader of NUL-terminated lists, nor for one with another switch.
rspkit write --dialect nul -- @x | od -An -c
rspkit write --dialect gnu --switch '--options-file ' -- @x a@b
rspkit write --dialect gnu -- ./@x a@b
