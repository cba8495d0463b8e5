rspkit read --dialect gnu /proc/self/mem
