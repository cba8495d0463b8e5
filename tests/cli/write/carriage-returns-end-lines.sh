printf 'a b\r\nc\r\n' | rspkit write --dialect gnu --from - | od -An -c
