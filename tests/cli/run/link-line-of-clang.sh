# clang hands its whole command to Microsoft's link in one line, which is a model of Windows here.
i=0
while [ $i -lt 3000 ]; do echo "C:/build/directory/of/objects/kernel_$i.obj"; i=$((i + 1)); done >objects
rspkit run --dry-run --from objects -- clang++.exe -fuse-ld=link {} -o a.exe || echo "status $?"
rspkit run --dry-run --from objects -- clang++.exe -fuse-ld=lld {} -o a.exe | head -n 1
