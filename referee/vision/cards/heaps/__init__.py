"""Heaps swiped into lines, cards in columns and stacks: found, counted strip by strip, and whose they are."""
