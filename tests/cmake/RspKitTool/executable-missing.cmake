# SPDX-License-Identifier: MIT
set(RSPKIT_EXECUTABLE "/no/such/rspkit")
rspkit_generate(a.rsp FOR gcc ARGUMENTS a)
