rspkit write --for clang -o out.rsp -- -include "" -DB
