# The message names the argument and the byte.
rspkit write --dialect windows --encoding utf-16le -o out.rsp -- x "$(printf 'a\377b')" 2>errors ||
  echo "status $?"
sed -n 's/.*\(argument [0-9]*\), .*, \(byte [0-9]*\):.*UTF-8.*/\1, \2/p; /^note/p' errors
test ! -e out.rsp
rspkit write --dialect windows -- "$(printf 'a\377b')" | od -An -tx1
