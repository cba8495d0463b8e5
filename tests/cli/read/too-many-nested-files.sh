# libiberty's guard: 2,000 of them in one command.
echo x >x.rsp
yes @x.rsp | head -n 2000 >many.rsp
yes @x.rsp | head -n 2001 >more.rsp
rspkit read --for nm many.rsp | uniq -c | sed 's/^ *//'
rspkit read --for nm more.rsp
