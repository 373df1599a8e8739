"""What colours are under a light: inks and their names, glare, shade. Knows no table."""
