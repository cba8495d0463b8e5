# The child finds its own input empty, with a response file and without one.
printf 'a\nb\n' | rspkit run --from - -- sh -c 'cat; echo "$@"' sh
printf 'a\nb\n' | rspkit run --from - --when always --dialect gnu -- sh -c 'cat; cat "${0#@}"'
