"""What every game's rules share: observations, events, findings, the replayable log.

Pure: standard library only, no clock, no random numbers, no files. Time is data (seconds since the
start of the source). Applying is separate from judging: a wrong placement *happened*, so it is
recorded first and judged afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol, Self, TypeVar

from referee.rules.choices import Choices

Verdict = Literal["legal", "violation", "house_rule", "unclear", "info"]
UNKNOWN = "unknown"

PROOF = 0.97
"""Nobody is accused because of a piece read with less confidence. With calibrated readings one accusation in
thirty-three would be wrong at the bound; most readings are far above it."""
ACCUSING = frozenset({"violation", "house_rule"})
"""Verdicts that hold something against somebody; a house rule by what the table agreed."""
JUDGED = ("violation", "house_rule", "unclear")
"""Verdicts that speak against what was done, or leave it to the table."""


@dataclass(frozen=True)
class Observation:
    """What settled on the table between two still moments. What that is a game's own observation says.

    `evidence`: names of the pictures that show it. `looks`: how many readings show it so: a table that rests is still
    as it was read, read again or not. `blind`: since the look before there were no pictures for a while, or none that
    can be believed: anything may have happened.
    """

    t: float
    frame: int
    evidence: tuple[str, ...] = field(default=(), kw_only=True)
    looks: int = field(default=1, kw_only=True)
    blind: bool = field(default=False, kw_only=True)

    @property
    def doubtful(self) -> bool:
        """Whether another look may tell more."""
        return False

    def at_rest(self, t: float, frame: int, looks: int) -> Self:
        """Time went on, and nothing has changed since."""
        return replace(self, t=t, frame=frame, looks=looks, blind=False)


@dataclass(frozen=True, kw_only=True)
class Event:
    """One line of the append-only log (contract.md, `watch`). A game's own event says what happened where.

    `key` names the text template (i18n), `params` fills it. `about` holds the `seq` of earlier events
    that a finding speaks about. `legal_here`: what would have been legal instead, for what was not.
    """

    seq: int
    t: float
    frame: int
    type: str
    cls: Verdict = "info"
    rule: str | None = None
    player: str | None = None
    key: str = ""
    params: Mapping[str, Any] = field(default_factory=dict)
    confidence: float = 1.0
    evidence: tuple[str, ...] = ()
    about: tuple[int, ...] = ()
    legal_here: Mapping[str, Any] | None = None

    @property
    def spots(self) -> tuple[str, ...]:
        """Where it happened: spots of the table, which its pictures outline."""
        return ()

    @property
    def beside(self) -> tuple[str, ...]:
        """Spots that its pictures show as well."""
        return ()

    @property
    def whole(self) -> bool:
        """Whether its pictures show all that the camera sees, and not only what lies round the spots."""
        return False

    def detail(self) -> dict[str, Any]:
        """What the game says of it, as JSON; lines call the spots `squares`, whatever they are."""
        return {"squares": list(self.spots)}

    def to_dict(self) -> dict[str, Any]:
        """The JSON line of the log, without `text` (words are not this room's)."""
        line: dict[str, Any] = {
            "seq": self.seq, "t": round(self.t, 3), "frame": self.frame, "type": self.type, "player": self.player,
            **self.detail(), "class": self.cls, "rule": self.rule, "confidence": self.confidence,
            "evidence": list(self.evidence),
        }
        if self.key:
            line |= {"key": self.key, "params": dict(self.params)}
        if self.about:
            line["about"] = list(self.about)
        if self.legal_here is not None:
            line["legal_here"] = dict(self.legal_here)
        return line


@dataclass(frozen=True)
class Finding:
    """A judgement on something that happened: class, rule id of rules.md, text key and parameters.

    `legal_here`: what would have been legal instead, as in `Event`.
    """

    cls: Verdict
    rule: str | None
    key: str = ""
    params: Mapping[str, Any] = field(default_factory=dict)
    player: str | None = field(default=None, kw_only=True)
    legal_here: Mapping[str, Any] | None = field(default=None, kw_only=True)

    @property
    def spots(self) -> tuple[str, ...]:
        """The spots of the table that it is about."""
        return ()

    def detail(self) -> dict[str, Any]:
        """What the game says of it, as JSON; lines call the spots `squares`, whatever they are."""
        return {"squares": list(self.spots)}


O_contra = TypeVar("O_contra", bound=Observation, contravariant=True)


class Judge(Protocol[O_contra]):
    """What judges one round live: observations in, numbered events with verdicts out.

    `undecided`: another look may help. `note` is told what people or the source say.
    """

    @property
    def undecided(self) -> bool: ...
    def observe(self, observation: O_contra) -> Sequence[Event]: ...
    def note(self, kind: str, t: float, frame: int = 0, player: str | None = None, about: Iterable[int] = (),
             **params: Any) -> Sequence[Event]: ...
    def finish(self, t: float, frame: int | None = None) -> Sequence[Event]: ...


@dataclass(frozen=True)
class ScoreLine:
    """One player's line of a score sheet: points, place and the items they are made of."""

    player: str
    points: int | float
    place: int | None
    items: tuple[tuple[str, int | float], ...] = ()
    next_hand: int | None = None


@dataclass(frozen=True)
class ScoreSheet:
    """A round's or match's result; `detail` is the game's own JSON (rules.md section 5)."""

    lines: tuple[ScoreLine, ...]
    detail: Mapping[str, Any]


class Ruleset(Protocol):
    """What a game offers without a camera; the conformance suite holds every game to it.

    `kinds` are the vector kinds it answers (`round`, `match`, `setup`, `legality`, ...). `answer`
    takes the `input` of one vector and returns what stands under `expected`; ValueError with a
    sentence naming the key for bad input.
    """

    @property
    def game(self) -> str: ...

    @property
    def kinds(self) -> Sequence[str]: ...

    @property
    def options(self) -> type[Choices]:
        """The game's house rules; a question may choose among them under `options`."""
        ...

    def answer(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> dict[str, Any]: ...

    def sheet(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> ScoreSheet:
        """The same for kinds `round` and `match`, itemised for people."""
        ...
