"""Referee: a webcam referee for the Ligretto family of games."""

__version__ = "0.1.0"
