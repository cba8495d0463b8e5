# Ninja spells as the shell of its host does.
rspkit write --dialect ninja -- "it's" 'a\b'
rspkit write --dialect ninja --host windows -- "it's" 'a\b c'
