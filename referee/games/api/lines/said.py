"""What the judge, the camera or the clock says, people some of it as well; and what a round is judged again from.

Why it exists: these lines may all carry a judgement. What it does not do: judge.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from referee.games.api.lines.entry import Entry, Json


@dataclass(frozen=True, kw_only=True)
class Said(Entry):
    """What may be said with a judgement. `class_` is None where nothing was judged; `squares`: the spots that it is
    about, whatever they are; `key` and `params` make its sentence, which older logs and the source have as `text`."""

    player: str | None = None
    squares: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    candidates: tuple[str, ...] = ()
    class_: str | None = None
    rule: str | None = None
    confidence: float | None = None
    evidence: tuple[Any, ...] = ()
    key: str | None = None
    params: Json = field(default_factory=dict)
    about: tuple[int, ...] = ()
    legal_here: Json | None = None
    rule_title: str | None = None
    rule_text: str | None = None
    text: str | None = None
    end: str | None = None
    pictures: tuple[Json, ...] = ()


@dataclass(frozen=True, kw_only=True)
class RoundStart(Said):
    """The round begins, or what is set out before it stands."""

    type: str = "round_start"


@dataclass(frozen=True, kw_only=True)
class Stop(Said):
    """Stop was called. People's without player and end freezes the time: who called is told later (`Call`)."""

    type: str = "stop"


@dataclass(frozen=True, kw_only=True)
class Resume(Said):
    """The stop call was a mistake: play goes on."""

    type: str = "resume"


@dataclass(frozen=True, kw_only=True)
class Cleared(Said):
    """After the stop call nothing of the round lies there any more."""

    type: str = "cleared"


@dataclass(frozen=True, kw_only=True)
class Laid(Said):
    """A piece was laid; a game says by its types which."""

    squares: tuple[str, ...] = field()


@dataclass(frozen=True, kw_only=True)
class Removed(Said):
    """A piece is gone: that of `about`, or else the one on the spots."""

    type: str = "removed"


@dataclass(frozen=True, kw_only=True)
class Finding(Said):
    """A later word about earlier events."""

    type: str = "finding"


@dataclass(frozen=True, kw_only=True)
class Notice(Said):
    """What is so beside the play: a hand over the table, a camera that is gone; and what another version may write."""


# what is kept so that a round can be judged again


@dataclass(frozen=True, kw_only=True)
class Watched(Entry):
    """A session begins a round: how it looks. `live`: its pictures came from a camera, and cannot be had again."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("type", "t", "looks", "timed", "live")

    type: str = "watched"
    looks: int = 1
    timed: bool = True
    live: bool = True


@dataclass(frozen=True, kw_only=True)
class Look(Entry):
    """What the judge was shown; what that is stands in `rest`, as the game's sight writes it."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("type", "t", "frame")

    type: str = "look"
    pictures: tuple[str, ...] = ()
    looks: int = 1
    blind: bool = False


@dataclass(frozen=True, kw_only=True)
class Rejudged(Entry):
    """What the judge said so far is said anew in the lines that follow."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("type", "t")

    type: str = "rejudged"
