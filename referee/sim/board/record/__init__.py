"""A played round as a film with its truth, in files."""
