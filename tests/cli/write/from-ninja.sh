printf '%s\n' "'a b' C:\\\\x" >list
rspkit write --dialect gnu --from list --from-format ninja
echo windows
rspkit write --dialect gnu --host windows --from list --from-format ninja
