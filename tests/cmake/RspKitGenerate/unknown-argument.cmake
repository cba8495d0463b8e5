# SPDX-License-Identifier: MIT
rspkit_generate(a.rsp FOR gcc ENCODING utf-8 ARGUMENTS a)
