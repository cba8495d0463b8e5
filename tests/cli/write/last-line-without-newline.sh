printf 'a\nb' | rspkit write --dialect gnu --from -
