rspkit write --dialect lines -- "a b" "" plain "it's" 'say "x"' 'C:\dir\' '  blanks  ' 'tab	x' ''
