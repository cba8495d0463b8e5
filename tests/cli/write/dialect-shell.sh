rspkit write --dialect shell -- "a b" "" plain "it's" 'say "x"' 'C:\dir\' 'end of "\' 'a\"b' '$HOME' '#;^%&' 'tab	x' \
  'line
break' 'é' -x=/y:z,+1_.
