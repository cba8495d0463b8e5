rspkit write --dialect lines -o out.rsp -- "$(printf 'a\tb\033c\nd')"
