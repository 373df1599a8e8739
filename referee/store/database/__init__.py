"""The database of the log: its place, its tables, and what writes them."""
