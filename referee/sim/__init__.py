"""Simulated play: random boards and players, and a fast renderer with exact truth.

Why: nobody has ten thousand labelled photographs of this game. `render` makes pictures, `truth` says
what they show, `random_board_in_play` and `play` decide what lies there. What this room does not do:
read pictures. It may import rules, geometry and kit; nothing of it runs while people play.
"""

from .camera import Camera, look_at, sample_camera
from .populate import Mix, Shot, empty_board, random_board_in_play, sample_shot
from .render import Renderer, render
from .scene import Hand, Piece, Scene, Section, Token, lay, stand
from .style import Style, drifted, neutral_style, sample_style
from .truth import truth

__all__ = [
    "Camera",
    "Hand",
    "Mix",
    "Piece",
    "Renderer",
    "Scene",
    "Section",
    "Shot",
    "Style",
    "Token",
    "drifted",
    "empty_board",
    "lay",
    "look_at",
    "neutral_style",
    "random_board_in_play",
    "render",
    "sample_camera",
    "sample_shot",
    "sample_style",
    "stand",
    "truth",
]
