"""The circumstances of one round, as a game is told them.

Why it exists: what people agreed and called decides how pictures are judged. What it does not do: read a match file
(`session.match.agreed.match_file`), or know a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from referee.rules.choices import Choices

AS_USUAL = Choices()
"""No choice among house rules: the defaults of whatever game is played."""


@dataclass(frozen=True)
class Setup:
    """Seats stand for players; names are for people.

    `game`, `edition`: by name. `players`: seat -> name; empty: those whose pieces are seen. `counts`: the numbers that
    people tell, by name (`Game.told`) and seat. `start`, `stop`: the calls, in seconds of the source; None: not known.
    `caller`: the seat that called stop. `end`: how the round ended (`Game.ends`); None: not known.
    """

    game: str
    edition: str = ""
    players: Mapping[str, str] = field(default_factory=dict)
    counts: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    options: Choices = AS_USUAL
    start: float | None = None
    stop: float | None = None
    caller: str | None = None
    end: str | None = None
