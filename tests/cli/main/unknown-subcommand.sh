rspkit frobnicate --help
