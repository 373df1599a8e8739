"""What the lines of an exported match may hold: those of every game, and the board's own."""
