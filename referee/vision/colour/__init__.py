"""What colours are under a light: the inks of a board, how they look now, glare, shade, a lamp's colour."""
