rspkit write --dialect llvm --encoding utf-16le -- 'é b' 𝄞 >out.rsp
od -An -tx1 out.rsp
rspkit read --dialect llvm out.rsp
