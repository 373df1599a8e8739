"""The dice game as it is refereed."""
