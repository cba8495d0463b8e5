cat >x.rsp <<'RSP'
'a\b' "c\d\"\$\`\\" \e "$HOME" f\
g 'h'\''i' "j\
k" '' # l
RSP
rspkit read --dialect shell --format gnu x.rsp
