"""Simulated play: pictures with their exact truth, for there are no ten thousand labelled photographs of any game.

Here are rooms only: `common`, what pictures of any table need, and a room a game. Not done here: reading pictures;
nothing of it runs while people play.
"""
