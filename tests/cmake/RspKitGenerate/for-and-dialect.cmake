# SPDX-License-Identifier: MIT
rspkit_generate(a.rsp FOR gcc DIALECT gnu ARGUMENTS a)
