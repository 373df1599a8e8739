"""What a game brings to be refereed, and what it is handed: the seams between games and everything else.

What it does not do: know any game.
"""
