"""Cards read on a learned table and without one: what lies there, whose it is, and what is hidden."""
