for mask in 022 077 002; do
  (umask $mask && rspkit write --dialect gnu -o out$mask.rsp a)
done
stat -c '%n %a' out*
