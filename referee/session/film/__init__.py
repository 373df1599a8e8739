"""Moving pictures of rounds: kept while one is played, drawn and written.

What it does not do: referee.
"""
