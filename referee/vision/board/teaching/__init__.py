"""Learns how a family's own pieces look, from pictures in which somebody says whose the pieces are."""

from referee.kit.taught import Example, SetError, TaughtSet
from referee.vision.board.teaching.colours import recoloured
from referee.vision.board.teaching.named import TeachError, load_pieces
from referee.vision.board.teaching.proposals import Proposal, propose
from referee.vision.board.teaching.teach import Report, Taught, teach

__all__ = ["Example", "Proposal", "Report", "SetError", "Taught", "TaughtSet", "TeachError", "load_pieces",
           "propose", "recoloured", "teach"]
