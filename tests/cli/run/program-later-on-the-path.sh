# As in a shell, one that cannot be run does not hide one that can.
mkdir first second
echo x >first/tool
printf '#!/bin/sh\necho second\n' >second/tool
chmod +x second/tool
PATH=first:second:$PATH rspkit run -- tool
PATH=first:$PATH rspkit run -- tool
