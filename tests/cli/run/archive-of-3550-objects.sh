# As CK's names are, given directly and through a list, without a file and with one.
i=0
while [ $i -lt 3550 ]; do
  printf 'fmha_bwd_d128_fp16_group_b16x128x128x16x128_r1x4x1_w16x16x32_o1_kr_ktr_vr_mask_%04d.o\n' $i
  i=$((i + 1))
done >names
xargs touch <names
rspkit run -- ar qc direct.a $(cat names)
rspkit run --when always -- ar qc always.a $(cat names)
rspkit run --from names -- ar qc from.a
rspkit run --when always --from names -- ar qc from-always.a
rspkit run --limit windows --from names -- ar qc windows.a '{}'
for archive in *.a; do
  ar t $archive | cmp - names
  echo "$archive $(ar t $archive | wc -l)"
done
ls -A "$TMPDIR"/rspkit-*
