"""A taught set: close-ups of a family's own pieces, by which the reader knows them on any table.

Why it exists: nobody knows the art of every edition. Two cards and one joker an owner, shown once, say more about
whose a piece is than all drawn ones. Each example is a small picture of a piece as it lay, beside the same place
empty. A set is one JSON file that holds no path; a table carries a copy. What it does not do: cut the examples out of
pictures (`referee.vision.board.teaching`), or compare anything with them (`referee.vision.board.reading`).
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

FORMAT = "referee-set/1"
Kind = Literal["half", "joker", "token", "die", "face", "back"]
SIZES: dict[Kind, tuple[int, int]] = {"half": (88, 176), "joker": (88, 176), "token": (52, 80), "die": (48, 48),
                                     "face": (96, 64), "back": (96, 64)}
"""Rows and columns of an example's picture: the piece and, to the right of it, the same place empty; of a die, a face
and a back alone."""
SIDES = 4
MOST = 24
"""Examples kept of a kind and owner: twelve cards of a hand of fifteen show most inks beside the frame. A full set of
four players stays below 10 MB."""
MOST_LEARNED = 24
"""The same of those that were learned while people played: as many as were pointed at, so that neither drives out the
other."""
MOST_BOARDS = 4
"""Looks of the board that are kept, each in another light."""
ENOUGH_CARDS = 2
"""Cards of an owner that should be taught: with one, what is printed on it may pass for its frame."""
LONGEST_NAME = 60

By = Literal["pointed", "agreed", "answer", "play"]
Inks = Mapping[str, tuple[float, float, float]]
"""The colours of a board by name, sRGB 0..255 as the light of the picture shows them from which it was learned."""


class SetError(ValueError):
    """A set that cannot be used; the message says what to change."""


@dataclass(frozen=True, slots=True)
class Example:
    """One look at a piece that somebody named.

    `picture`: a PNG, of `SIZES`, BGR once decoded by OpenCV: now on the left, the empty board on the right. Of a half
    or a joker both are the square with its rim from straight above; of a token the square's sheet as the camera sees
    it. `owner`: "" for a token.

    Halves: those of one card share the number `piece`; `side` 0..3 is where the other half lies (north, east, south,
    west). `colour` names the ink that the half shows, "" unless that is sure; `on` names the square's own.
    Tokens: `rise` is how much height shows on the sheet, 0 (straight from above) to 1.
    Dice: the picture is the die turned upright, with some of what is around it; `owner` is its colour, `pips` 1..6.
    Faces of a deck: the whole card, laid flat; `owner` is its colour, `pips` 1..10. Backs: `owner` is their letter.

    `by`: how it is known. Somebody `pointed` at it for teaching; people answered whose it is while they played, and the
    camera `agreed`, or nothing but their `answer` speaks for it; or it was read surely in `play`, and nobody objected.
    """

    kind: Kind
    owner: str
    picture: bytes
    piece: int = 0
    side: int = 0
    colour: str = ""
    on: str = ""
    rise: float = 0.0
    by: By = "pointed"
    pips: int = 0

    @property
    def id(self) -> str:
        """What names it: 16 hexadecimal digits of its picture's SHA-256."""
        return hashlib.sha256(self.picture).hexdigest()[:16]

    @property
    def learned(self) -> bool:
        """Whether it was learned while people played."""
        return self.by != "pointed"

    def to_dict(self) -> dict[str, Any]:
        out: dict[str, Any] = {"kind": self.kind, "picture": base64.b64encode(self.picture).decode("ascii")}
        if self.learned:
            out["by"] = self.by
        if self.kind == "token":
            return out | {"rise": round(self.rise, 4)}
        if self.kind in ("die", "face"):
            return out | {"owner": self.owner, "pips": self.pips}
        if self.kind == "back":
            return out | {"owner": self.owner}
        out |= {"owner": self.owner, "on": self.on}
        return out if self.kind == "joker" else out | {"piece": self.piece, "side": self.side, "colour": self.colour}


@dataclass(frozen=True)
class TaughtSet:
    """The examples of one set of pieces, oldest first, and the name it is kept by ("" for none).

    `boards`: the colours of the boards that these pieces lay on, by which those of a board learned with it are named.
    Of every kind and owner only the newest `MOST` are held, of a card always both halves or none; besides, as far as
    `MOST_LEARNED` goes, the newest that were learned in play.
    """

    examples: tuple[Example, ...] = ()
    name: str = ""
    boards: tuple[Inks, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "examples", _newest(self.examples))
        looks = [inks for k, inks in enumerate(self.boards) if inks not in self.boards[:k]]
        object.__setattr__(self, "boards", tuple(looks[-MOST_BOARDS:]))

    @property
    def owners(self) -> tuple[str, ...]:
        """Of whom cards or jokers were taught, in the order in which they came."""
        return tuple(dict.fromkeys(e.owner for e in self.examples if e.owner))

    def of(self, kind: Kind, owner: str = "") -> tuple[Example, ...]:
        """The examples of one kind and owner, oldest first."""
        return tuple(e for e in self.examples if e.kind == kind and e.owner == owner)

    def pieces(self, kind: Kind, owner: str = "") -> int:
        """How many pieces of a kind and owner were taught; two halves are one card."""
        found = self.of(kind, owner)
        return len({e.piece for e in found}) if kind == "half" else len(found)

    def missing(self, owners: Iterable[str]) -> list[tuple[str, str]]:
        """What should still be taught, and of which owner: `one-card` (another), `no-card`, `no-joker`, `no-token`.

        Empty when every one of the `owners` is known.
        """
        out: list[tuple[str, str]] = []
        for owner in owners:
            cards = self.pieces("half", owner)
            if cards < ENOUGH_CARDS:
                out.append(("one-card" if cards else "no-card", owner))
            if not self.pieces("joker", owner):
                out.append(("no-joker", owner))
        return out if self.pieces("token") else [*out, ("no-token", "")]

    def merged(self, other: TaughtSet) -> TaughtSet:
        """These examples and boards and, newer, those of another set; the name stays, if there is one."""
        after = 1 + max((e.piece for e in self.examples), default=-1)
        newer = (replace(e, piece=e.piece + after) if e.kind == "half" else e for e in other.examples)
        return TaughtSet((*self.examples, *newer), self.name or other.name, (*self.boards, *other.boards))

    def only(self, kinds: Collection[Kind]) -> TaughtSet | None:
        """The set with its examples of these kinds alone; None where it has none of them."""
        kept = tuple(e for e in self.examples if e.kind in kinds)
        return replace(self, examples=kept) if kept else None

    def in_place_of(self, earlier: TaughtSet | None, kinds: Collection[Kind]) -> TaughtSet:
        """These examples instead of the earlier ones of these kinds, beside all others of that set."""
        others = None if earlier is None else earlier.only({*SIZES} - {*kinds})
        return self if others is None else replace(others.merged(self), name=self.name or others.name)

    def without(self, ids: Collection[str]) -> TaughtSet:
        """The set without the pieces of these examples; of a card both halves go."""
        cards = {(e.owner, e.piece) for e in self.examples if e.kind == "half" and e.id in ids}
        kept = (e for e in self.examples if (
            (e.owner, e.piece) not in cards if e.kind == "half" else e.id not in ids))
        return replace(self, examples=tuple(kept))

    def to_dict(self) -> dict[str, Any]:
        return {"format": FORMAT, "name": self.name, "examples": [e.to_dict() for e in self.examples],
                "boards": [{name: list(rgb) for name, rgb in inks.items()} for inks in self.boards]}


def _newest(examples: Sequence[Example]) -> tuple[Example, ...]:
    """Those that are kept, in their order: newest first they are counted, and a card counts for two."""
    left: dict[tuple[str, str, bool], int] = {}
    cards: dict[tuple[str, int], bool] = {}
    kept = []
    for example in reversed(examples):
        key = example.kind, example.owner, example.learned
        room = left.setdefault(key, MOST_LEARNED if example.learned else MOST)
        if example.kind == "half":
            card = example.owner, example.piece
            if card not in cards:
                cards[card] = room >= 2
                left[key] -= 2 if room >= 2 else 0
            if cards[card]:
                kept.append(example)
        elif room:
            left[key] -= 1
            kept.append(example)
    return tuple(reversed(kept))
