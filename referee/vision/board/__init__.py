"""The eyes of the board game: finds and learns its board, reads what lies there, learns its pieces. Judges nothing.

The names are loaded when first used: who learns a board needs no network, who tells changes nothing of teaching.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from referee.vision.board.change.changes import changes
    from referee.vision.board.learning.learn import learn
    from referee.vision.board.reading.reader import Reader
    from referee.vision.board.teaching import Proposal, TaughtSet, TeachError, propose, teach

_WHERE = {
    "changes": "vision.board.change.changes", "learn": "vision.board.learning.learn",
    "Reader": "vision.board.reading.reader", "Proposal": "vision.board.teaching",
    "TaughtSet": "vision.board.teaching", "TeachError": "vision.board.teaching", "propose": "vision.board.teaching",
    "teach": "vision.board.teaching",
}
__all__ = ["Proposal", "Reader", "TaughtSet", "TeachError", "changes", "learn", "propose", "teach"]


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"referee.{_WHERE[name]}"), name)
