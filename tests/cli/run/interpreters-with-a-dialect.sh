cat >tool.py <<'PYTHON'
import argparse

parser = argparse.ArgumentParser(fromfile_prefix_chars="@")
parser.add_argument("--out")
parser.add_argument("names", nargs="*")
print(parser.parse_args())
PYTHON
printf 'a b\nc"d\n\n' >list
rspkit run --dialect lines --switch @ --when always --from list -- python3 tool.py --out x
rspkit run --dialect lines --when always --from list -- env A=b python3 -B tool.py --out '{}' y
