rspkit write --dialect windows -- 'C:\a\b.obj' '\\server\x\' 'a\b c\'
