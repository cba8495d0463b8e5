rspkit --help >long
rspkit -h >short
cmp long short
grep -E '^Usage|^  (write|read|run|list) ' long
