rspkit write --dialect gnu a -o out.rsp b -- -o -- --from
cat out.rsp
