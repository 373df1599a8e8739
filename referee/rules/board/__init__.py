"""The board game: the public door of its rooms.

Why it exists: whoever referees, audits or scores the game from outside takes what it needs from here; how the rooms are
divided is nobody else's business. What it does not do: anything.
"""

from referee.rules.board.belief.rereading import COLOUR_RULES
from referee.rules.board.final_check.audit import Audit, audit
from referee.rules.board.legality.alternatives import LegalHere, said
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import CARDS_EACH, JOKERS_EACH, TOKENS, Position
from referee.rules.board.ruleset import BoardRules
from referee.rules.board.umpire.conditions import Conditions
from referee.rules.board.umpire.umpire import Umpire

__all__ = ["CARDS_EACH", "COLOUR_RULES", "JOKERS_EACH", "TOKENS", "Audit", "BoardRules", "Conditions", "Layout",
           "LegalHere", "Options", "Position", "Umpire", "audit", "said"]
