"""How the table of the board game is remembered from reading to reading. What it does not do: judge."""
