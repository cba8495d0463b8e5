rspkit --frobnicate
