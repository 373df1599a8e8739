"""Games drawn by hypothesis on small boards, and what is seen of them: so cramped that dead ends, free placements and
jokers come up all the time."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

from referee.evaluate.board.judged.moments import random_board
from referee.rules.board.legality.applying import apply
from referee.rules.board.legality.moves import legal_placements
from referee.rules.board.observation import BoardEvent, BoardObservation, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import Placement, Position
from referee.rules.board.umpire.umpire import Umpire
from referee.values.board import FRAMES

OPTIONS = Options()
TOKENS = 4


@dataclass(frozen=True)
class Laid:
    """A placement in a game, legal or not, and the position before and after it. Shown as one would write it down."""

    placement: Placement
    before: Position
    after: Position

    def __repr__(self) -> str:
        piece, layout = self.placement.piece, self.before.layout
        way = [f"{a}>{b}" for a, b in zip(self.before.tokens, self.after.tokens, strict=True) if a != b]
        board = "" if self.before.pieces else f" on {({c: layout.colour(c) for c in layout})} with {self.before.tokens}"
        return f"<{piece.owner} {piece.kind} {piece.cells} {piece.colours} {' '.join(way) or 'no token'}{board}>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(repr(self))


@dataclass
class Watched:
    """An umpire and what it was shown, one second after the other."""

    layout: Layout
    umpire: Umpire = field(init=False)
    shown: list[BoardObservation] = field(default_factory=list)
    events: list[BoardEvent] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.umpire = Umpire(self.layout)

    def look(self, position: Position, laid: Sequence[Piece] = (), removed: Sequence[Piece] = (),
             after: float = 1.0) -> list[BoardEvent]:
        """A still moment `after` seconds, tokens as in `position`; returns what is said."""
        t = (self.shown[-1].t if self.shown else 0.0) + after
        seen = BoardObservation(t, len(self.shown), tuple(laid), tuple(removed), (), position.token_cells)
        self.shown.append(seen)
        said = self.umpire.observe(seen)
        self.events += said
        return said

    def finish(self) -> list[BoardEvent]:
        """Nothing more happens; every token had its time."""
        said = self.umpire.finish(self.shown[-1].t + 1.0)
        self.events += said
        return said


@st.composite
def boards(draw: st.DrawFn) -> Position:
    """A board of 4 to 6 rows and 4 to 7 columns, perhaps with holes, and four tokens on it."""
    rng = random.Random(draw(st.integers(0, 2**16)))
    colours = random_board(rng, draw(st.integers(4, 6)), draw(st.integers(4, 7)))
    holes = rng.sample(sorted(colours), draw(st.integers(0, 4)))
    layout = Layout({cell: colour for cell, colour in colours.items() if cell not in holes})
    return Position(layout, tokens=tuple(rng.sample(list(layout), TOKENS)))


@st.composite
def games(draw: st.DrawFn, wrong: bool = False, most: int = 12) -> list[Laid]:
    """One to `most` placements of three players, all legal; with `wrong` some of them are against the rules.

    A wrong one is a legal one with its token left or moved to the other half, with other colours, or somewhere else.
    """
    position = draw(boards())
    game: list[Laid] = []
    for _ in range(draw(st.integers(1, most))):
        player = draw(st.sampled_from(FRAMES[:3]))
        choices = list(legal_placements(position, player, OPTIONS))
        if not choices:
            continue
        placement = choices[draw(st.integers(0, len(choices) - 1))]
        if wrong and draw(st.integers(0, 3)) == 0:
            placement = _spoilt(draw, position, placement)
        after = apply(position, placement, OPTIONS)
        game.append(Laid(placement, position, after))
        position = after
    return game


def _spoilt(draw: st.DrawFn, position: Position, placement: Placement) -> Placement:
    piece, how = placement.piece, draw(st.sampled_from(("left", "half", "colour", "place")))
    if how == "left" or piece.kind == "joker":
        return Placement(placement.player, piece, placement.token, position.tokens[placement.token or 0])
    if how == "half":
        other = next(c for c in piece.cells if c != placement.token_to)
        return Placement(placement.player, piece, placement.token, other)
    if how == "colour":
        return Placement(placement.player, Piece("card", piece.owner, piece.cells, ("grey", piece.colours[1])),
                         placement.token, placement.token_to)
    pairs = [p for p in position.layout.pairs() if not {*p} & {*position.covered, *position.token_cells}]
    cells = draw(st.sampled_from(pairs)) if pairs else piece.cells
    shown = tuple(position.layout.colour(c) for c in cells)
    return Placement(placement.player, Piece("card", piece.owner, cells, shown), placement.token, cells[0])


def steps(game: Sequence[Laid], sizes: Sequence[int]) -> Iterator[Sequence[Laid]]:
    """The game cut into steps of these sizes, over and over."""
    k = n = 0
    while k < len(game):
        yield game[k:k + sizes[n % len(sizes)]]
        k += sizes[n % len(sizes)]
        n += 1


def pieces(step: Sequence[Laid]) -> list[Piece]:
    return [laid.placement.piece for laid in step]
