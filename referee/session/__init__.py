"""One table's round and match: the other rooms wired together, people's words taken in, lines handed out.

Why it exists: the command line and the dashboard run the very same referee. What it does not do: see, judge,
store or draw pages; each of those has a room of its own.
"""

from referee.games.api.game import Game
from referee.games.registry import game_named
from referee.session.match.agreed.match_file import MatchError, MatchSetup
from referee.session.match.judged.evidence import EvidenceSink, FolderSink
from referee.session.watch.session import Moment, Session, Sinks
from referee.session.watch.summary import summary

__all__ = [
    "EvidenceSink", "FolderSink", "Game", "MatchError", "MatchSetup", "Moment", "Session", "Sinks", "game_named",
    "summary",
]
