"""The eyes of the dice game: finds and learns its board, says whether the view is good enough. Judges nothing."""
