"""Reads what lies on a learned board, step by step: halves of cards, their inks, tokens."""
