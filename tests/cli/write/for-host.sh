for host in linux macos windows; do
  printf '%s: ' $host
  rspkit write --for ld.lld --host $host -- 'a\b c'
done
rspkit write --for ar --host macos a
