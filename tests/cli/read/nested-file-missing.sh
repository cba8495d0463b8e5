# Report R138: the way to a missing file is shown.
# The GNU and LLVM families keep the word; mold gives up.
echo '@no.rsp' >a.rsp
rspkit read --for ar a.rsp
rspkit read --for clang a.rsp
rspkit read --for mold a.rsp
