"""What every game's rules share: pieces observed, events, findings, the replayable log.

Pure: standard library only, no clock, no random numbers, no files. Time is data (seconds since the
start of the source). Applying is separate from judging: a wrong placement *happened*, so it is
recorded first and judged afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from referee.rules.choices import Choices

Cell = tuple[int, int]
Verdict = Literal["legal", "violation", "house_rule", "unclear", "info"]
UNKNOWN = "unknown"

PROOF = 0.97
"""Nobody is accused because of a piece read with less confidence. With calibrated readings one accusation in
thirty-three would be wrong at the bound; most readings are far above it."""
ACCUSING = frozenset({"violation", "house_rule"})
"""Verdicts that hold something against somebody; a house rule by what the table agreed."""


def cell_name(cell: Cell) -> str:
    """`(3, 4)` -> `"r3c4"`, as squares are written in texts and JSON."""
    return f"r{cell[0]}c{cell[1]}"


def vicinity(cell: Cell) -> Iterator[Cell]:
    """The cell and the eight around it, whether or not a board has them."""
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            yield cell[0] + dr, cell[1] + dc


def patches(cells: Iterable[Cell]) -> Iterator[set[Cell]]:
    """Groups of cells that hang together, by edges or corners."""
    left = set(cells)
    while left:
        patch, edge = set(), [left.pop()]
        while edge:
            cell = edge.pop()
            patch.add(cell)
            found = {n for n in vicinity(cell) if n in left}
            left -= found
            edge.extend(found)
        yield patch


@dataclass(frozen=True, slots=True)
class Piece:
    """A card (two cells, two colours) or a joker (one cell, no colours) of one owner.

    `owner` is the frame style or `"unknown"`; then `candidates` holds the frames it may be.
    """

    kind: Literal["card", "joker"]
    owner: str
    cells: tuple[Cell, ...]
    colours: tuple[str, ...] = ()
    candidates: tuple[str, ...] = ()
    confidence: float = 1.0


@dataclass(frozen=True, slots=True)
class Observation:
    """What settled on the table between two still moments. The order within it is unknown.

    `laid` and `removed` are the pieces that appeared and disappeared since the last observation;
    `identified` are pieces laid in an earlier observation of which more is known now (an owner that could
    not be read, a colour that was misread): same cells, the other fields replace what was said before; or, at the end,
    pieces taken for gone that may lie there still, of unknown owner;
    `tokens` the cells on which a token is seen now; `hidden` the cells that could not be seen now
    (a piece or token there is neither confirmed nor denied, and shows up in a later observation);
    `unsettled` those of them that were seen, but otherwise than before, which one reading does not prove: a piece may
    have been laid there, taken away, or exchanged; `half_seen` those that show half of a card under another one, if it
    is not known to lie there; `behind` the hidden ones that tokens may cover, from where the camera is.
    `looks`: how many readings show it so: a table that rests is still as it was read, read again or not. `blind`: since
    the look before there were no pictures for a while, or none that can be believed: anything may have happened.
    """

    t: float
    frame: int
    laid: tuple[Piece, ...] = ()
    removed: tuple[Piece, ...] = ()
    identified: tuple[Piece, ...] = ()
    tokens: frozenset[Cell] = frozenset()
    hidden: frozenset[Cell] = frozenset()
    evidence: tuple[str, ...] = ()
    looks: int = 1
    unsettled: frozenset[Cell] = frozenset()
    half_seen: frozenset[Cell] = frozenset()
    behind: frozenset[Cell] = frozenset()
    blind: bool = False

    @property
    def out_of_sight(self) -> frozenset[Cell]:
        """The hidden cells but those that tokens may cover."""
        return self.hidden - self.behind


@dataclass(frozen=True, slots=True)
class Event:
    """One line of the append-only log (contract.md, `watch`).

    `key` names the text template (i18n), `params` fills it. `about` holds the `seq` of earlier events
    that a finding speaks about. `token` is `(from, to)`; either may be None when unknown. `legal_here`: what
    would have been legal instead, for what was not.
    """

    seq: int
    t: float
    frame: int
    type: str
    cls: Verdict = "info"
    rule: str | None = None
    player: str | None = None
    cells: tuple[Cell, ...] = ()
    colours: tuple[str, ...] = ()
    token: tuple[Cell | None, Cell | None] | None = None
    key: str = ""
    params: Mapping[str, Any] = field(default_factory=dict)
    confidence: float = 1.0
    evidence: tuple[str, ...] = ()
    about: tuple[int, ...] = ()
    legal_here: Mapping[str, Any] | None = None

    def to_dict(self) -> dict[str, Any]:
        """The JSON line of the log, without `text` (words are not this room's)."""

        def square(cell: Cell | None) -> str | None:
            return None if cell is None else f"r{cell[0]}c{cell[1]}"

        line: dict[str, Any] = {
            "seq": self.seq, "t": round(self.t, 3), "frame": self.frame, "type": self.type, "player": self.player,
            "squares": [square(c) for c in self.cells], "colours": list(self.colours),
            "token": None if self.token is None else {"from": square(self.token[0]), "to": square(self.token[1])},
            "class": self.cls, "rule": self.rule, "confidence": self.confidence, "evidence": list(self.evidence),
        }
        if self.key:
            line |= {"key": self.key, "params": dict(self.params)}
        if self.about:
            line["about"] = list(self.about)
        if self.legal_here is not None:
            line["legal_here"] = dict(self.legal_here)
        return line


@dataclass(frozen=True, slots=True)
class Finding:
    """A judgement on something that happened: class, rule id of rules.md, text key and parameters.

    `legal_here`: what would have been legal instead, as in `Event`.
    """

    cls: Verdict
    rule: str | None
    key: str = ""
    params: Mapping[str, Any] = field(default_factory=dict)
    cells: tuple[Cell, ...] = ()
    player: str | None = None
    legal_here: Mapping[str, Any] | None = None


class Judge(Protocol):
    """What judges one round live: observations in, numbered events with verdicts out.

    `undecided`: another look may help. `note` is told what people or the source say.
    """

    @property
    def undecided(self) -> bool: ...
    def observe(self, observation: Observation) -> list[Event]: ...
    def note(self, kind: str, t: float, frame: int = 0, player: str | None = None, about: Iterable[int] = (),
             **params: Any) -> list[Event]: ...
    def finish(self, t: float, frame: int | None = None) -> list[Event]: ...


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
