# As Ninja spells $in for the shell of its host.
printf '%s\n' "'a b' 'c\\d' e" >x.rsp
rspkit run --for ld.lld --at-format ninja -- show @x.rsp f
echo as given
rspkit run --for ld.lld --at-format ninja -- show no file
rspkit run --for ld.lld --at-format llvm -- show @x.rsp f
rspkit run --for ld.lld --at-format ninja -- show @missing
echo too long
rspkit run --for ld.lld --at-format ninja --limit 10 -- show @x.rsp f | sed 1d
echo for a reader of another dialect
rspkit run --for lld-link --at-format ninja --when always -- show @x.rsp f | sed 1d
