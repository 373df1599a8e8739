"""Random players at the board: lawful ones, careless ones, and the acts they leave behind."""
