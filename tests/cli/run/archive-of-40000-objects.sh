# 5 MB of names: more than any command line of Linux takes. ar reads them all; it needs minutes to
# make an archive of as many members, so llvm-ar makes that.
ulimit -S -s 8192
name=fmha_bwd_d128_fp16_group_b16x128x128x16x128x16x32x128x128_r1x4x1_r4x1x1_r1x4x1_w16x16x32_w16x16x16_o1_kr_ktr_vr_iglp
seq -f "$name-%05.0f.o" 40000 >names
test "$(wc -c <names)" -ge 5000000
{ sh -c 'ar qc direct.a $(cat names)' || echo "status $?"; } 2>&1 | sed 's/.*: ar: //'
ar qc empty.a
rspkit run --from names -- ar t empty.a 2>&1 | sed -n 's/^no entry \(.*\) in archive$/\1/p' | cmp - names
xargs touch <names
rspkit run --from names -- llvm-ar qcS out.a
llvm-ar t out.a | cmp - names
ls -A "$TMPDIR"/rspkit-*
