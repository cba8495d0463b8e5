printf '%s\n' '"a "' '"\"" é ""' "'	'" >x.rsp
rspkit read --dialect gnu --format json x.rsp
: >empty.rsp
rspkit read --dialect gnu --format=json empty.rsp
