# The first line is the command-line library's; the way out and the status are ours.
rspkit write --dialect 2>errors || echo "status $?"
sed -n '$p' errors
rspkit write --dialect gnu --from list --from list 2>errors || echo "status $?"
sed -n '$p' errors
