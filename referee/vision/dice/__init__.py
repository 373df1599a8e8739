"""Seeing the dice game: its board, and dice anywhere."""
