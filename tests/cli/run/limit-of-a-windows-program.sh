# A program that is named .exe has the limit of Windows wherever it runs, a batch file that of cmd.
ln -s "$(command -v show)" ar.exe
ln -s "$(command -v show)" ar.bat
word=$(printf '%08191d' 0)
rspkit run -- ./ar.exe "$word" | sed -n 1p | cut -c 1-9
rspkit run -- ./ar.bat "$word" | sed -n 1p
rspkit run -- ./ar.exe "$word$word$word$word" | sed -n 1p
