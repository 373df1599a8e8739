"""An archive of recordings, refereed one after the other or on many machines, and the report on them.

Why the room exists: whoever has a drawer full of recordings wants them all refereed over night, and to read it in the
morning. What is done stays done: every recording's result is a file of its own. What it does not do: see or judge (it
asks `session` for each recording), or tell engines apart (`engines`).
"""
