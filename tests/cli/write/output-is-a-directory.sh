mkdir out.rsp
rspkit write --dialect gnu -o out.rsp a || echo "status $?"
rspkit write --dialect gnu -o new/ a || echo "status $?"
ls -A . out.rsp
