"""Seeing the table: from pictures to the learned `Table` and to `Reading`s. Knows nothing about rules.

Here are rooms only: `common`, what any game may see with, and a room a game.
"""
