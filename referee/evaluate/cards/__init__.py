"""Figures of the card games' memory and umpire, on simulated rounds and on folders with truth."""
