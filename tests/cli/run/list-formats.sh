printf 'a\nb\0c\0' >nul
rspkit run --from nul -0 -- show
printf 'a;b c;;d\\;e\n' >lists
rspkit run --from lists --from-format cmake-lists -- show
echo "'a b' c\\ d" >words
rspkit run --from words --from-format shell -- show
echo '"a b" C:\x' >windows
rspkit run --from windows --from-format windows -- show
