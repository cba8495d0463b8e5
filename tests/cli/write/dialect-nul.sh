rspkit write --dialect nul -- "a b" "" plain 'line
break' @x '' | od -An -c
