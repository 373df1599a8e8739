"""The games that are refereed, a room each, and what all of them are asked.

Why it exists: whoever runs a match asks `api`, and finds a game by its name in the `registry`. What it does not do: run
a match (`session`), or know rules that need no match (`rules`).
"""
