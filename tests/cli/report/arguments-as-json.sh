# R063, R166, R167, R168: arguments in the form of a compile database, whatever quoting they had.
cat >includes.rsp <<'RSP'
'-IC:\\x y' -I"C:/P F/inc" '-DX="a b"'
RSP
rspkit read --for g++ --format json includes.rsp
