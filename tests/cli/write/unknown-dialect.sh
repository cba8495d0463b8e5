rspkit write --dialect posix a
