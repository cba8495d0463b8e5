rspkit write --dialect gnu -o out.rsp --help a >help
rspkit run --rsp out.rsp --when always --help -- ar qc out.a >help
ls
