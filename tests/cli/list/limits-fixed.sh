rspkit list limits | awk '$1 ~ /^(cmd|macos|windows)$/ { print $1, $2 }'
