rspkit write --for python3.11 a
