"""The board game as it is refereed, in both editions."""
