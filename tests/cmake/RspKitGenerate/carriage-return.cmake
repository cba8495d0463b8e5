# SPDX-License-Identifier: MIT
string(ASCII 13 return)
rspkit_generate(in-the-middle.rsp DIALECT gnu ARGUMENTS "a${return}b")
rspkit_generate(out.rsp DIALECT gnu ARGUMENTS a "b${return}")
