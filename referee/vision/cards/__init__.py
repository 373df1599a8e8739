"""The eyes of the card games: a deck learned from its picture, cards and heaps read on a table. Judges nothing."""
