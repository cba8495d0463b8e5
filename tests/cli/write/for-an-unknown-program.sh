rspkit write --for ./my-tool a
