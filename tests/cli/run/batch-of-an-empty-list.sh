# Nothing is run, and that is success.
: >list
rspkit run --batch --from list -- false
