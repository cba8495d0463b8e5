printf 'a\0b\r\0' | rspkit write --dialect lines -o out.rsp --from - -0
