# Equal commands get equal file names, so that the cache sees one command.
export CCACHE_DIR="$PWD/cache" CCACHE_NOSTATS= CCACHE_CONFIGPATH="$PWD/none"
unset CCACHE_NOSTATS
echo 'int x(void) { return X; }' >x.c
for build in 1 2; do
  rm -f x.o
  rspkit run --when always -- ccache gcc -c x.c "-DX=1" -o x.o
  test -s x.o
  ccache --print-stats | grep -E '^(direct_cache_hit|cache_miss)' | tr '\t' ' '
done
rspkit run -- ccache gcc -c x.c "-DX=1" -o x.o
ls -A "$TMPDIR"/rspkit-*
