"""Simulated play of the board game: random boards and players, and a fast renderer with exact truth.

Why: nobody has ten thousand labelled photographs of this game. `render` makes pictures, `truth` says
what they show, `random_board_in_play` and `play` decide what lies there. What this room does not do:
read pictures. It may import rules, geometry and kit; nothing of it runs while people play.
"""

from referee.sim.board.looks.sampling import drifted, neutral_style, sample_style
from referee.sim.board.looks.style import Style
from referee.sim.board.render.renderer import Renderer, render
from referee.sim.board.render.truth import truth
from referee.sim.board.scene.populate import Mix, Shot, empty_board, random_board_in_play, sample_shot
from referee.sim.board.scene.things import Piece, Scene, Section, Token, lay, stand

__all__ = [
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
    "neutral_style",
    "random_board_in_play",
    "render",
    "sample_shot",
    "sample_style",
    "stand",
    "truth",
]
