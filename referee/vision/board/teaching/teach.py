"""Teaches a set: examples of pieces, cut out of pictures in which somebody says whose they are.

Why it exists: a reader trained on drawn art does not know a family's own frames, jokers and tokens, but it can compare.
Steps: find the board in each picture (`seen`), find the squares of what was named (`squares`), keep close-ups of them.
What it does not do: compare pieces with the examples (`referee.vision.board.reading`), or store a set by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from referee.i18n import Said, has, say
from referee.i18n.said import Joined
from referee.i18n.spots import spot
from referee.kit.taught import Example, TaughtSet
from referee.values.board import BoardTable, Cell, cell_id
from referee.vision.board.colour.light import inks_of
from referee.vision.board.teaching.colours import exchanges, ink_of, renamed, together
from referee.vision.board.teaching.named import Named, NamedColour, TeachError, parse_colours, parse_pieces
from referee.vision.board.teaching.seen import Board, Seen
from referee.vision.board.teaching.squares import Placed, place
from referee.vision.common.colour.names import as_before


@dataclass(frozen=True, slots=True)
class TeachSettings:
    """What shows no frame.

    - `covered`: a square does not on which a token stands so surely, by both witnesses, or that something hides so
      surely. Of 836 in plain view, in art worlds the networks had never seen, one was said to be so.
    """

    covered: float = 0.97


TEACH = TeachSettings()

Picture = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Taught:
    """A named piece, and the squares of it that were learned."""

    named: Named
    cells: tuple[Cell, ...]

    def to_dict(self) -> dict[str, Any]:
        owner = {"owner": self.named.owner} if self.named.owner else {}
        return {"kind": self.named.kind, **owner, "squares": [cell_id(c) for c in self.cells],
                "at": list(self.named.at), "picture": self.named.picture}


@dataclass(frozen=True)
class Report:
    """What was made of it: the `pieces` taught now, how many of each owner the set holds, and what it lacks. `notes`
    tell of pieces of which less was learned than was named."""

    pieces: tuple[Taught, ...]
    taught: dict[str, dict[str, int]]
    tokens: int
    missing: tuple[str, ...]
    notes: tuple[str, ...] = ()
    colours: Mapping[str, str] = field(default_factory=dict)
    """What the table calls its colours -> what the set calls them, where these differ."""

    @property
    def text(self) -> str:
        """"solid: 2 cards, 1 joker; dotted: 1 card; 2 tokens"."""
        parts: list[str] = [
            Joined([_frame(owner), Joined([_many(n, kind) for kind, n in counts.items() if n], ", ")], ": ")
            for owner, counts in self.taught.items() if any(counts.values())]
        return Joined([*parts, *([_many(self.tokens, "tokens")] if self.tokens else [])], "; ")

    def to_dict(self) -> dict[str, Any]:
        return {"taught": self.taught, "tokens": self.tokens, "pieces": [p.to_dict() for p in self.pieces],
                "missing": list(self.missing), "notes": list(self.notes),
                **({"colours": dict(self.colours)} if self.colours else {})}


def teach(images: Sequence[Picture], table: BoardTable, pieces: Any, add: TaughtSet | None = None,
          colours: Mapping[str, str] | None = None) -> tuple[TaughtSet, Report]:
    """The set that BGR pictures (H, W, 3) of the learned `table` show, and what was made of it.

    `pieces`: an object as in `pieces.json`; then several pictures are of one moment, and are averaged. Or a list of
    them, one a picture. `add`: an earlier set to go on with. `colours`: other names for colours of the table. Raises
    `TeachError`, with one sentence, where a point lies on no piece, two contradict each other, or a picture is not of
    this table.
    """
    board = Board(table)
    named, shown = parse_pieces(pieces, board.owners), parse_colours(pieces)
    inks = inks_of(table)
    inks_said: list[tuple[str, NamedColour]] = []
    if not images:
        raise TeachError("teach-no-picture")
    if isinstance(pieces, list) and len(pieces) != len(images):
        raise TeachError("teach-lists", images=len(images), lists=len(pieces))
    moments = [[image] for image in images] if isinstance(pieces, list) else [images]
    examples: list[Example] = []
    told: list[Taught] = []
    notes: list[str] = []
    for number, moment in enumerate(moments):
        mine = [n for n in named if n.picture == number]
        pointed = [c for c in shown if c.picture == number]
        if not mine and not pointed:
            continue
        seen = Seen(board, moment)
        inks_said += ((ink_of(seen, c), c) for c in pointed)
        placed = place(seen, mine)
        feet = {p.cells[0] for p in placed if p.named.kind == "token"}
        for piece in placed:
            found = _examples(seen, piece, feet, len(told))
            told.append(Taught(piece.named, tuple(c for c, _ in found)))
            notes += _note(piece, told[-1].cells)
            examples += [e for _, e in found]
    if named and not examples:
        raise TeachError("teach-all-covered")
    before = add or TaughtSet()
    names = as_before(inks, before.boards)
    said = {ink: name for ink, name in {**(colours or {}), **together(inks_said)}.items() if ink in names}
    taught = before.merged(TaughtSet(
        tuple(replace(e, on=names.get(e.on, e.on), colour=names.get(e.colour, e.colour)) for e in examples),
        boards=({names[n]: rgb for n, rgb in inks.items()},)))
    new = exchanges(names, said)
    taught = renamed(taught, new)
    differ = {ink: new[name] for ink, name in names.items() if new[name] != ink}
    count = {o: {"cards": taught.pieces("half", o), "jokers": taught.pieces("joker", o)} for o in board.owners}
    return taught, Report(tuple(told), count, taught.pieces("token"), _missing(taught, board.owners), tuple(notes),
                          differ)


def _examples(seen: Seen, piece: Placed, feet: set[Cell], number: int) -> list[tuple[Cell, Example]]:
    """The examples of one piece, each with its square; of a card or joker only what lies uncovered."""
    named, layout = piece.named, seen.board.layout
    if named.kind == "token":
        return [(c, Example("token", "", picture, rise=rise))
                for c, (picture, rise) in zip(piece.cells, seen.sheets(piece.cells), strict=True)]
    clear = [k for k, c in enumerate(piece.cells) if not hides(seen, c, feet)]
    cells = [piece.cells[k] for k in clear]
    pictures = seen.close_ups(cells) if cells else []
    if named.kind == "joker":
        return [(c, Example("joker", named.owner, p, on=layout[c])) for c, p in zip(cells, pictures, strict=True)]
    inks = _inks(seen, piece.cells)
    return [(c, Example("half", named.owner, p, number, piece.sides[k], inks.get(c, ""), layout[c]))
            for k, c, p in zip(clear, cells, pictures, strict=True)]


def hides(seen: Seen, cell: Cell, feet: set[Cell]) -> bool:
    """Whether a token or something else hides what is printed there."""
    if cell in feet or seen.hidden[cell] >= TEACH.covered:
        return True
    return bool(seen.token[cell] >= TEACH.covered) and seen.stands([cell])[0] >= TEACH.covered


def _inks(seen: Seen, cells: tuple[Cell, ...]) -> dict[Cell, str]:
    """The inks that a card on just these squares shows, as far as the reader names them."""
    for card in seen.reading.cards:
        if set(card.cells) == set(cells):
            return dict(zip(card.cells, card.colours, strict=True))
    return {}


def _note(piece: Placed, learned: tuple[Cell, ...]) -> list[str]:
    named = piece.named
    if not learned:
        return [Said("teach-left-out", piece=named.text)]
    if named.kind == "card" and len(piece.cells) < 2:
        return [Said("teach-half-unclear", piece=named.text, square=spot([cell_id(learned[0])]))]
    if len(learned) < len(piece.cells):
        return [Said("teach-half-covered", piece=named.text, square=spot([cell_id(learned[0])]))]
    return []


def _missing(taught: TaughtSet, owners: Iterable[str]) -> tuple[str, ...]:
    said = {"one-card": "lack-one-card", "no-card": "lack-no-card", "no-joker": "lack-no-joker"}
    return tuple(Said(said[what], owner=owner) if owner else Said("lack-no-token")
                 for what, owner in taught.missing(owners))


def _frame(owner: str) -> str:
    return say(f"word-{owner}") if has(f"word-{owner}") else owner


def _many(n: int, what: str) -> str:
    return say({"cards": "taught-cards", "jokers": "taught-jokers", "tokens": "taught-tokens"}[what], n=n)
