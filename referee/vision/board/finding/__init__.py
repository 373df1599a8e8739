"""Finds an empty board in a picture, from single squares to the whole, and finds it again in later pictures."""
