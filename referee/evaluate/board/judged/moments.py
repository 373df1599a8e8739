"""A played round as a reader would tell it, without pictures: what lies there when, and worse readings of it.

Why it exists: whether a verdict is right can be measured on thousands of rounds only if nothing has to be
drawn. `Film` knows what lies on the table at any time, `perfect` makes the reading of it, `NoisyReader` a
worse one. What it does not do: play (`referee.sim.board.play`) or compare with what the referee says (`rounds`).
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from referee.geometry.camera import PlaneCamera
from referee.rules.board.observation import Cell, Piece
from referee.sim.board.looks.style import COLOURS
from referee.sim.board.play.acts import Act, Round
from referee.values.board import FRAMES, BoardReading, CardSeen, HalfSeen, JokerSeen, TokenSeen
from referee.values.common import UNKNOWN
from referee.vision.board.networks.tokens import covered_by

DESIGNS = tuple((a, b) for i, a in enumerate(sorted(COLOURS)) for b in sorted(COLOURS)[i + 1:])
HIDDEN_RADIUS = 2
"""A hidden patch reaches so many squares from its middle: five by five, the size of a hand."""


def random_board(rng: random.Random, rows: int = 12, cols: int = 12) -> dict[Cell, str]:
    """A board of random colours; no two edge neighbours are alike (a card has two different colours)."""
    board: dict[Cell, str] = {}
    for r in range(rows):
        for c in range(cols):
            near = {board.get((r - 1, c)), board.get((r, c - 1))}
            board[r, c] = rng.choice([x for x in COLOURS if x not in near])
    return board


def camera_over(board: Iterable[Cell], elevation: float, turn: float) -> PlaneCamera:
    """A camera that looks at the middle of the board from `elevation` degrees above the table, twice the board's
    diagonal away. `turn`: degrees round the board from its first row."""
    cells = np.array(sorted(board), float)
    a, b = np.radians([90.0 - elevation, turn])
    tilt = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    rotation = tilt @ np.array([[np.cos(b), -np.sin(b), 0], [np.sin(b), np.cos(b), 0], [0, 0, 1]])
    middle = np.array([*(cells.min(0) + cells.max(0) + 1)[::-1] / 2, 0.0])
    away = 2 * float(np.hypot(*(np.ptp(cells, axis=0) + 1)))
    return PlaneCamera(1000.0, (640.0, 360.0), 0.0, rotation, np.array([0.0, 0.0, away]) - rotation @ middle)


CAMERA = camera_over(((0, 0), (11, 11)), elevation=50.0, turn=0.0)
"""In the middle of the height that docs/camera.md asks for, over twelve by twelve squares."""
ELEVATIONS = (35.0, 80.0)
"""Degrees above the table of a camera drawn at random: from where tokens hide a square to nearly straight above."""


def random_camera(board: Iterable[Cell], rng: random.Random) -> PlaneCamera:
    """A camera on any side of the board."""
    return camera_over(board, rng.uniform(*ELEVATIONS), rng.uniform(0.0, 360.0))


@dataclass(frozen=True)
class Change:
    """Something that happens at time `t` (s): a piece is laid or lifted, or a token goes from one cell to another."""

    t: float
    lay: Piece | None = None
    lift: Piece | None = None
    token: tuple[Cell, Cell] | None = None


@dataclass(frozen=True)
class State:
    """What lies on the table: pieces in the order laid, and tokens."""

    pieces: tuple[Piece, ...] = ()
    tokens: tuple[Cell, ...] = ()

    def after(self, change: Change) -> State:
        pieces, tokens = self.pieces, self.tokens
        if change.lay is not None:
            pieces = (*pieces, change.lay)
        if change.lift is not None:
            pieces = tuple(p for p in pieces if p != change.lift)
        if change.token is not None:
            origin, target = change.token
            k = tokens.index(origin)
            tokens = (*tokens[:k], target, *tokens[k + 1:])
        return State(pieces, tokens)


class Film:
    """The table over time. `at(t)` is the state once everything up to time t (s) has happened."""

    def __init__(self, tokens: Sequence[Cell], changes: Iterable[Change]) -> None:
        self.start = State((), tuple(tokens))
        self.changes = sorted(changes, key=lambda c: c.t)

    @classmethod
    def of(cls, played: Round) -> Film:
        """The film of a simulated round."""
        changes = []
        for act in played.acts:
            if act.type in ("card", "joker"):
                changes.append(Change(act.laid, lay=act.piece))
            elif act.type == "taken_back":
                changes.append(Change(act.laid, lift=act.piece))
            changes += [Change(act.token_at, token=(m.origin, m.target)) for m in act.moves]
        return cls(played.tokens, changes)

    def at(self, t: float) -> State:
        state = self.start
        for change in self.changes:
            if change.t > t:
                break
            state = state.after(change)
        return state


def looks(acts: Sequence[Act], rng: random.Random, most: int, lag: bool = False) -> Iterator[tuple[float, int]]:
    """When the table is looked at, and how many acts are over then: after 1 to `most` acts each.

    If nothing happens for more than a second afterwards it is looked at again; with `lag` also while a token has
    yet to follow its piece.
    """
    yield 0.5, 0
    k = 0
    while k < len(acts):
        k = min(len(acts), k + rng.randint(1, most))
        t = max(a.hand_out for a in acts[:k])
        later = acts[k:]
        if later and min(min(a.laid, a.token_at) for a in later) < t + 0.1:
            continue
        if lag:
            yield max(a.laid for a in acts[:k]) + 0.05, k
        yield t + 0.02, k
        following = later[0].laid - 0.1 if later else t + 8.0
        if following - t > 1.0:
            yield following, k


def perfect(state: State, hidden: Iterable[Cell] = (), camera: PlaneCamera = CAMERA) -> BoardReading:
    """What a reader without fault says of a `camera`'s picture. Pieces and tokens on hidden squares are not seen. Of a
    card whose other half cannot be seen it says only that something lies there. Where that half lies under a card that
    is read, it says so, and whose card it is."""
    away = frozenset(hidden)
    on_top: dict[Cell, Piece] = {c: p for p in state.pieces for c in p.cells}
    cards, jokers = [], []
    for piece in state.pieces:
        if any(on_top[c] != piece for c in piece.cells) or away & set(piece.cells):
            continue
        if piece.kind == "card":
            a, b = piece.cells
            cards.append(CardSeen((a, b), (piece.colours[0], piece.colours[1]), piece.owner, 0.999, piece.candidates))
        else:
            jokers.append(JokerSeen(piece.cells[0], piece.owner, 0.999))
    half_seen = {c for p in state.pieces for c in p.cells
                 if on_top[c] == p and any(on_top[k] != p or k in away for k in p.cells)}
    tokens = tuple(TokenSeen(c, 0.999) for c in state.tokens if c not in away)
    read = {c for card in cards for c in card.cells}
    halves = tuple(HalfSeen(c, other, on_top[c].owner) for c in sorted(half_seen - away)
                   for other in on_top[c].cells if other != c and other in read)
    behind = covered_by([t.cell for t in tokens], away | half_seen, camera)
    return BoardReading(tuple(cards), tuple(jokers), tokens, hidden=away | half_seen, halves=halves, behind=behind)


def shows(reading: BoardReading, state: State, known: State) -> bool:
    """Whether a reading shows what is new since the table was `known` as it is: tokens, pieces, nothing hidden."""
    clean = perfect(state)
    right = {*reading.cards, *reading.jokers} | {*perfect(known).cards, *perfect(known).jokers}
    return ({t.cell for t in reading.tokens} == set(state.tokens) and reading.hidden == clean.hidden
            and right.issuperset((*clean.cards, *clean.jokers)))


TOKENS_LOST, INKS_LOST = 0.05, 0.5
"""Share of squares on which a strange token is never told, and of halves under tokens whose ink is not. In rendered
rounds of eleven art worlds it was up to one token of four, and one half of three."""


@dataclass
class NoisyReader:
    """A reader that drops, hides and confuses at set rates (0..1).

    `wrong`: of the pieces and tokens, one by one; `hides`: looks with a hidden patch; `misses`: whole looks; `covers`:
    tokens of a look that hide the square behind them. `sure`: confidence of a wrong reading; a calibrated reader is
    rarely sure of a mistake. `drops`: whether it also overlooks pieces, which says nothing about how sure it is.
    `strange`: as in art that it does not know. On some squares it never tells a token, on others never the ink of half
    a card under one.
    """

    rng: random.Random
    wrong: float = 0.02
    hides: float = 0.05
    misses: float = 0.0
    covers: float = 0.0
    sure: float = 0.95
    drops: bool = True
    camera: PlaneCamera = CAMERA
    strange: bool = False
    _drawn: str = field(default="", init=False)

    def read(self, state: State, board: Collection[Cell]) -> BoardReading | None:
        """A reading, or None for a look that is missed."""
        rng = self.rng
        if rng.random() < self.misses:
            return None
        hidden: set[Cell] = set()
        if rng.random() < self.hides:
            r, c = rng.choice(sorted(board))
            hidden = {cell for cell in board
                      if abs(cell[0] - r) <= HIDDEN_RADIUS and abs(cell[1] - c) <= HIDDEN_RADIUS}
        if self.covers:
            hidden = hidden.union(*(self._behind(t, board) for t in state.tokens if rng.random() < self.covers))
        clean = perfect(state, hidden, self.camera)
        if self.strange:
            clean = self._strange(clean)
        cards = (self._card(card) if rng.random() < self.wrong else card for card in clean.cards)
        jokers = (self._joker(joker) if rng.random() < self.wrong else joker for joker in clean.jokers)
        tokens = (self._token(token, board) if rng.random() < self.wrong else token for token in clean.tokens)
        return replace(clean, cards=tuple(c for c in cards if c), jokers=tuple(j for j in jokers if j),
                       tokens=tuple({t.cell: t for t in tokens if t}.values()))

    def _strange(self, clean: BoardReading) -> BoardReading:
        """The reading without what is never told on these squares."""
        standing = {t.cell for t in clean.tokens}
        lost, inkless = ({c for c in standing if self._draw(c, what) < share}
                         for what, share in (("token", TOKENS_LOST), ("ink", INKS_LOST)))

        def without_ink(card: CardSeen) -> CardSeen:
            one, two = (UNKNOWN if c in inkless else ink for c, ink in zip(card.cells, card.colours, strict=True))
            return replace(card, colours=(one, two))

        unread = tuple(without_ink(card) for card in clean.cards
                       if inkless.intersection(card.cells) and lost.isdisjoint(card.cells))
        cards = tuple(card for card in clean.cards if standing.isdisjoint(card.cells)
                      or not (lost | inkless).intersection(card.cells))
        dark = {c for card in clean.cards if card not in cards for c in card.cells}
        return replace(clean, cards=cards, unread=unread, tokens=tuple(t for t in clean.tokens if t.cell not in lost),
                       hidden=clean.hidden | lost | dark)

    def _draw(self, cell: Cell, what: str) -> float:
        """0..1, the same whenever it is asked for a square."""
        if not self._drawn:
            self._drawn = str(self.rng.random())
        return random.Random(f"{self._drawn} {cell} {what}").random()

    def _behind(self, token: Cell, board: Collection[Cell]) -> list[Cell]:
        """The square that a token hides most of, if any: the nearest behind it without being its own."""
        behind = covered_by([token], board, self.camera) - {token}
        return sorted(behind, key=lambda c: ((c[0] - token[0]) ** 2 + (c[1] - token[1]) ** 2, c))[:1]

    def _card(self, card: CardSeen) -> CardSeen | None:
        kind = self.rng.choice(("owner", "unknown", "colour", *(("drop",) if self.drops else ())))
        if kind == "drop":
            return None
        if kind == "owner":
            return replace(card, owner=self.rng.choice(FRAMES), confidence=self.sure)
        if kind == "unknown":
            return replace(card, owner=UNKNOWN, candidates=(card.owner, self.rng.choice(FRAMES)))
        return replace(card, colours=(self.rng.choice(COLOURS), card.colours[1]), confidence=self.sure)

    def _joker(self, joker: JokerSeen) -> JokerSeen | None:
        kind = self.rng.choice(("owner", "unknown", *(("drop",) if self.drops else ())))
        if kind == "drop":
            return None
        if kind == "owner":
            return replace(joker, owner=self.rng.choice(FRAMES), confidence=self.sure)
        return replace(joker, owner=UNKNOWN, candidates=(joker.owner, self.rng.choice(FRAMES)))

    def _token(self, token: TokenSeen, board: Iterable[Cell]) -> TokenSeen | None:
        if self.rng.random() < 0.5:
            return None
        near = [c for c in board if abs(c[0] - token.cell[0]) + abs(c[1] - token.cell[1]) == 1]
        return TokenSeen(self.rng.choice(sorted(near)), self.sure)
