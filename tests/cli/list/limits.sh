rspkit list limits | awk '{ print $1, $2 ~ /^[0-9]+$/ ? "NUMBER" : $2, $3 }'
