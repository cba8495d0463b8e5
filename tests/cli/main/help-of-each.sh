# The usage and the options; their layout is the command-line library's.
for subcommand in write read run list; do
  rspkit $subcommand --help >long
  rspkit $subcommand -h >short
  cmp long short
  sed -n 1p long
  grep -oE '^ +(-[a-zA-Z0]|-[a-zA-Z0], ?--[a-z]+|--[a-z-]+)' long | grep -oE -- '--[a-z-]+' | sort
done
