"""Writing recorded rounds to files."""
