rspkit write --for gcc --host beos a
