"""Simulated play: random boards and players, and a fast renderer with exact truth.

Why: nobody has ten thousand labelled photographs of this game. `render` makes pictures, `truth` says
what they show, `random_board_in_play` and `play` decide what lies there. What this room does not do:
read pictures. It may import rules, geometry and kit; nothing of it runs while people play.
"""

from referee.sim.looks.sampling import drifted, neutral_style, sample_style
from referee.sim.looks.style import Style
from referee.sim.render.renderer import Renderer, render
from referee.sim.render.truth import truth
from referee.sim.scene.camera import Aim, Camera, look_at, sample_camera
from referee.sim.scene.populate import Mix, Shot, empty_board, random_board_in_play, sample_shot
from referee.sim.scene.things import Hand, Piece, Scene, Section, Token, lay, stand

__all__ = [
    "Aim",
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
