# 5 MB of names: more than any command line of Linux takes.
ulimit -S -s 8192
name=fmha_bwd_d128_fp16_group_b16x128x128x16x128x16x32x128x128_r1x4x1_r4x1x1_r1x4x1_w16x16x32_w16x16x16_o1_kr_ktr_vr_iglp
seq -f "$name-%05.0f.o" 40000 >names
test "$(wc -c <names)" -ge 5000000
{ sh -c 'ar qc direct.a $(cat names)' || echo "status $?"; } 2>&1 | sed 's/.*: ar: //'
xargs touch <names
rspkit run --from names -- ar qc out.a
ar t out.a | cmp - names
ls -A "$TMPDIR"/rspkit-*
