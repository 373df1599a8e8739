"""Learns how a family's own pieces look, from pictures in which somebody says whose the pieces are."""

from referee.kit.taught import Example, SetError, TaughtSet
from referee.vision.teaching.colours import recoloured
from referee.vision.teaching.named import TeachError, load_pieces
from referee.vision.teaching.proposals import Proposal, propose
from referee.vision.teaching.teach import Report, Taught, teach

__all__ = ["Example", "Proposal", "Report", "SetError", "Taught", "TaughtSet", "TeachError", "load_pieces",
           "propose", "recoloured", "teach"]
