"""Trains the networks of the board: their samples, their nets, their recipes."""
