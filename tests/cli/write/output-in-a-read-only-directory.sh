# /sys takes new files from nobody, root included.
rspkit write --dialect gnu -o /sys/out.rsp a
