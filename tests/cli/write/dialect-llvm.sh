rspkit write --dialect llvm -- "a b" plain "it's" 'say "x"' 'C:\dir\' 'end of "\' 'a\"b' '$HOME' 'line
break'
