cat >tool.py <<'PYTHON'
import argparse

parser = argparse.ArgumentParser(fromfile_prefix_chars="@")
parser.add_argument("names", nargs="*")
names = parser.parse_args().names
print(len(names), names[0], names[-1], names == [f"name-{i}.o" for i in range(1, 300001)])
PYTHON
seq -f 'name-%.0f.o' 300000 >list
rspkit run --dialect lines --switch @ --from list -- python3 tool.py
