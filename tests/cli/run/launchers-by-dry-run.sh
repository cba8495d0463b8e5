# Those that need not be there.
for launcher in ccache sccache distcc icecc 'time -f %e' 'ccache distcc' \
  'cmake -E vs_link_exe --intdir=x --' 'cmake -E time' '/usr/lib/ccache/ccache-4.2 a=b'; do
  rspkit run --dry-run --when always -- $launcher g++ -c a.cpp | sed -n 1p
done
