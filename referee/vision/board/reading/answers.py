"""Asks the networks, and the light, about the squares of one picture; what they say is one value.

Why it exists: it is the second stage of a reading, and the only one that runs networks. The square reader is asked
first; the second witness of tokens, the closer look at pieces and the inks of cards build upon its word. Not done here:
what is certain enough to be said of it (`decoding`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.kit.board import load_kit
from referee.values.board import BoardTable, Cell
from referee.vision.board.colour.light import Light, LightNow
from referee.vision.board.networks.asking import HIDDEN, SQUARES, SQUARES_ANY, Answer, Asking
from referee.vision.board.networks.frames import Frames
from referee.vision.board.networks.squarenet import BARE, JOKER
from referee.vision.board.networks.tokens import SHAPE as TOKEN_VIEW
from referee.vision.board.networks.tokens import Tokens
from referee.vision.board.reading.examples import decoded
from referee.vision.board.reading.inks import Inks
from referee.vision.board.reading.pieces import PIECES, Owner, PieceFinder, Pieces
from referee.vision.board.reading.squares import Squares
from referee.vision.board.reading.standing import STANDING, Standing, weighed, witnessed
from referee.vision.board.reading.unchanged import UNCHANGED, Unchanged, laid_bare
from referee.vision.common.colour.palette import Floats
from referee.vision.common.networks.model import load_network


@dataclass(frozen=True, slots=True)
class AskerSettings:
    """When what is said of the light is believed.

    - `overlap`: no card's colour is known where two inks are more alike than this. Tables named wrongly under glare are
      at 0.1 to 0.5, the worst that could be read is at 0.9.
    - `strange`: a bare square so far from its own ink shows something else (see `LightNow.strange`).
    - `other_board`: if half of them are so far, another board lies there. Other lamps do 0.2 at most, glare does 0.4.
    - `own_colours`: share of the bare squares that must show their own ink where pieces tell where the board lies.
    """

    overlap: float = 0.75
    strange: float = 0.5
    other_board: float = 0.55
    own_colours: float = 0.5


ASKER = AskerSettings()


@dataclass(frozen=True, slots=True)
class Answers:
    """All that is said of the `squares` of one picture.

    - `said`: the square reader's word; its word on tokens is weighed with the second witness's.
    - `bare`: the squares that surely lie bare.
    - `light`: of the picture, as those tell it; `strange` are those of them that do not show their own ink.
    - `standing`: what follows of tokens.
    - `pieces`: what may be a piece, and whose.
    - `inks`: of each pair of `pieces` how likely each ink is, of both halves; None where no colour can be known.
    - `half`: whose half of a card is that goes on under another piece; it is asked only when somebody wants to know.
    """

    squares: Squares
    said: Answer
    bare: Sequence[Cell]
    light: LightNow
    strange: frozenset[Cell]
    standing: Standing
    pieces: Pieces
    inks: Sequence[tuple[Floats, Floats]] | None
    half: Callable[[Cell], Owner]


class Asker:
    """All networks, and what they need to know of one table.

    `empty`: the empty board laid out as `Squares.board`. `bare`: the picture of it that this `camera` took, at `scale`
    of the table's size. `owners`: who may own pieces. `most_tokens`: how many the set has. `finder`, `inks` and `light`
    may be asked alone as well.
    """

    def __init__(self, table: BoardTable, empty: NDArray[np.uint8], bare: NDArray[np.uint8], camera: PlaneCamera,
                 scale: float, model: Path | None = None, owners: Collection[str] = ()) -> None:
        kit = load_kit(table.kit)
        thickness = kit.sizes.thickness / kit.sizes.square
        self._table = table
        self._cells = tuple(s.cell for s in table.squares)
        self._scale = scale
        self.most_tokens = kit.tokens
        network = load_network(SQUARES_ANY if table.any_art else SQUARES, model)
        self._asking = Asking(network, empty)
        self._unchanged = Unchanged(empty, thickness)
        self._witness = Tokens(bare, camera, table.any_art)
        if table.taught is not None:
            shown = [decoded(e, TOKEN_VIEW[1]) for e in table.taught.examples if e.kind == "token"]
            self._witness.taught([e[..., :3] for e in shown])
        self.light = Light(table)
        self.inks = Inks(table, empty, network)
        self.finder = PieceFinder(table, Frames(bare, camera, thickness), scale, owners or kit.frame_names)

    def ask(self, squares: Squares, image: NDArray[np.uint8], said: Answer, seen: Floats) -> Answers | None:
        """What is said of the squares; None where they show the colours of another board.

        `image`: the same picture at the table's size. `said`: the square reader's word on them, as `said_of` gives it.
        `seen` (N, 3): the linear RGB of those that it says lie bare.
        """
        bare = self.bare(said)
        light, strange = self.light_now(bare, seen)
        if strange is None:
            return None
        said = replace(said, token=self._tokens(squares, said))
        standing = Standing(said.token, said.hidden, frozenset(self._cells), squares.board.lean)
        pieces = self.finder.find(image, squares.camera.scaled(1 / self._scale), said, bare)
        inks = self._inks_of(squares, said, pieces, light, standing) if self.light.twins >= ASKER.overlap else None
        return Answers(squares, said, bare, light, strange, standing, pieces, inks,
                       lambda cell: self.finder.half(said, cell))

    def said_of(self, squares: Squares, *, anew: bool = False) -> Answer:
        """What the square reader says of the whole board; `anew`: only where it looks otherwise than before."""
        board = squares.board
        if anew:
            grid, asked = self._asking.anew(board)
            kept = ~asked[1:-1, 1:-1]
        else:
            grid = self._asking.whole(board)
            kept = np.zeros((grid.shape[0] - 2, grid.shape[1] - 2), bool)
        said = Answer.of(grid[1:-1, 1:-1], kept)
        if not self._table.any_art:
            return said
        taken = [c for c in self._cells if said.token[c] < STANDING.suspect
                 and (said.kind[c][BARE] < UNCHANGED.surely or said.hidden[c] >= HIDDEN)]
        return laid_bare(said, self._unchanged.of(board, taken))

    def bare(self, said: Answer) -> list[Cell]:
        """The squares that surely lie bare; glare or other colours may make them strange."""
        kind, hidden, token = said.kind, said.hidden, said.token
        return [c for c in self._cells if kind[c][BARE] >= PIECES.seen and hidden[c] < HIDDEN and token[c] < HIDDEN]

    def light_now(self, bare: Sequence[Cell], seen: Floats) -> tuple[LightNow, frozenset[Cell] | None]:
        """The light of the picture as the bare squares, of linear RGB `seen` (N, 3), tell it. With it those of them
        that do not show their own ink. None when most do not, so that another board lies there."""
        light = self.light.now(bare, seen)
        if len(bare) < self.light.enough:
            return light, frozenset()
        if float(np.median(light.strange)) > ASKER.other_board:
            return light, None
        return light, frozenset(c for c, far in zip(bare, light.strange, strict=True) if far > ASKER.strange)

    def understood(self, said: Answer, seen: Floats) -> float:
        """Which share of the squares lies bare or under a whole piece, by the square reader's word and the colours
        `seen` of the bare ones.

        Those under a hand do not count while half of the board makes sense. It is 0 where the bare ones show the
        colours of others.
        """
        bare = self.bare(said)
        if self.light_now(bare, seen)[1] is None:
            return 0.0
        if len(bare) < self.light.enough and self.light.own(bare, seen) < ASKER.own_colours:
            return 0.0
        pairs = self.finder.pairs(said)
        jokers = [c for c in self._cells if said.kind[c][JOKER] >= PIECES.seen]
        plain = {*bare, *jokers, *(c for a, b, _ in pairs for c in (a, b))}
        away = [c for c in self._cells if c not in plain and said.under_hand(c)]
        return len(plain) / (len(self._cells) - (len(away) if 2 * len(plain) >= len(self._cells) else 0))

    def token_view(self, picture: NDArray[np.uint8], camera: PlaneCamera,
                   cell: Cell) -> tuple[NDArray[np.uint8], float]:
        """What stands on a square of a prepared picture, as `Tokens.shown` has it."""
        return self._witness.shown(picture, camera, cell)

    def _tokens(self, squares: Squares, said: Answer) -> NDArray[np.float64]:
        """How likely a token stands on each square (rows, cols).

        Of squares that are suspected from above the second witness is asked as well. While a token of the set is
        missing it is asked also of those that something hides.
        """
        any_art, token = self._table.any_art, said.token.copy()
        sure = [c for c in self._cells if token[c] >= STANDING.sure_token]
        seen = self._witness.look(squares.picture, squares.camera, squares.board.lean, sure)

        def ask(cells: Sequence[Cell]) -> list[Cell]:
            for cell, likely in seen.of(cells).items():
                above, hidden = float(said.token[cell]), float(said.hidden[cell])
                if any_art:
                    token[cell] = weighed(above, likely, hidden >= HIDDEN or seen.before(cell))
                    continue
                token[cell] = witnessed(above, likely, hidden)
                if not self._table.quality.ok:  # from low down a token's foot and the square before it look alike
                    token[cell] = min(token[cell], max(above, STANDING.doubtful))
            return [c for c in self._cells if token[c] >= STANDING.sure_token]

        least = STANDING.any_art_suspected if any_art else STANDING.suspected
        suspected = [c for c in self._cells if token[c] > least]
        if len(ask(suspected)) < self.most_tokens:
            ask([c for c in self._cells if c not in suspected and said.hidden[c] >= HIDDEN])
        return token

    def _inks_of(self, squares: Squares, said: Answer, pieces: Pieces, light: LightNow,
                 standing: Standing) -> list[tuple[Floats, Floats]]:
        pairs = [(a, b) for a, b, _ in pieces.pairs]
        behind = frozenset(c for pair in pairs for c in pair if standing.before(c))
        return self.inks.shown(pairs, squares.board, said, light, behind)
