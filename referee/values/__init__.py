"""The plain values that travel through the house: `common` to every game, and one module a game.

What they do not do: see, judge or store.
"""
