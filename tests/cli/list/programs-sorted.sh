rspkit list programs | sed 1d | cut -d ' ' -f 1 >names
sort -c names
sort -u names | cmp - names
test "$(wc -l <names)" -gt 50
