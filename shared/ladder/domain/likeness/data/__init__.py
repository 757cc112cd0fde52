"""Tables of general knowledge about names: plain text, one language a block. No person's name is kept
here.
"""
