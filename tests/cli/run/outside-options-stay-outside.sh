rspkit run --for ld.lld --when always -- show a --rsp-quoting=posix b
