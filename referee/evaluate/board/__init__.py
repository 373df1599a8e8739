"""How well the board game is refereed: readings, verdicts and speed, each beside the truth or a reference."""
