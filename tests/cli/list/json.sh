# Every topic says in JSON what it says in text.
for topic in dialects limits programs; do
  rspkit list $topic --format json >$topic.json
  rspkit list --format=text $topic >$topic.txt
  python3 - $topic <<'PYTHON'
import json
import sys

topic = sys.argv[1]
table = json.load(open(f"{topic}.json", encoding="utf-8"))
lines = open(f"{topic}.txt", encoding="utf-8").read().splitlines()
columns = lines[0].split()
rows = table.pop(topic)
print(topic, table, columns)
assert [row[columns[0]] for row in rows] == [line.split()[0] for line in lines[1:]]
assert all(list(row) == columns for row in rows)
PYTHON
done
