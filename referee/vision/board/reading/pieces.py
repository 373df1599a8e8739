"""What may be a piece on one board, and whose it is: pairs of squares that carry one card, jokers, their frames.

Why it exists: a card shows on two squares, and square reader, closer look and taught examples have a word on each. What
is weighed with what stands here. Not done here: asking the square reader (`networks.asking`), inks (`inks`), tokens
(`standing`), and what is certain enough to be said (`reader`).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.kit.taught import TaughtSet
from referee.values.board import BoardTable, Cell
from referee.values.common import UNKNOWN
from referee.vision.board.networks.asking import HIDDEN, Answer, softmax
from referee.vision.board.networks.frames import ANSWERS, Closer, Frames
from referee.vision.board.networks.squarenet import CARD, FRAME_ORDER, JOKER, OTHER, STEPS, VIEWS
from referee.vision.board.reading.borders import Borders
from referee.vision.board.reading.examples import Examples
from referee.vision.board.reading.jointly import Jointly, owners_alike


@dataclass(frozen=True, slots=True)
class PieceSettings:
    """How sure pieces and their owners must be, and when they are looked at closer.

    - `seen`: a piece or a bare square must be this probable, else the square counts as hidden.
    - `owner`: a frame must be this probable, else the owner is unknown; of 1 600 rendered pieces above it none was
      wrong.
    - `joker_owner`: so probable must that of a joker be, which has one square to tell it. Of 13 rendered jokers between
      this and `owner` 2 were somebody else's, of 40 cards none; a closer look made 10 of the others surer. Beside
      taught pieces `owner` is enough. Of 336 jokers of fourteen worlds 326 are above 0.99 and 334 above `owner`. None
      of them is wrong, also where of their owner only cards were taught.
    - `apart`: how far a square may be right that carries half of a card which its neighbour knows nothing of.
    - `alone`: beside taught pieces two squares less surely one card are it only if all squares together say so. Of 21
      such pairs of fifteen worlds 3 were none, of which they deny 2, and 5 of the others.
    - `in_front`: how much of the doubt about a half is put down to the token, hand or card in front of it.
    - `clear_side`: pixels a square from which frames are believed as the network says; below, evidence counts by area.
    - `joker_side`: the same for jokers, whose frame lies whole on one square. What the network says of it counts twice
      from here on, less below. Of 63 rendered jokers that it called 0.8 to 0.94 sure one was wrong.
    - `by_square`: how much what the square reader says of the four kinds of lines counts beside taught examples. It
      does so only for owners of whom nothing was taught, and to tell whether two squares have the same lines.
    - `by_class`: the same of the closer look.
    - `piece_art`: logit of known art that half of them must have. Path-traced boards in play of the known world are at
      -2.3 and more. Where finely seen they are at -0.9 and more. Of other worlds most are below.
    - `art_pieces`: squares of pieces that are asked whether their art is known, where nothing was taught.
    - `by_border`: logits by the difference in likeness of the borders, for each half. Two cards and a joker of each
      owner were taught in 85 drawn worlds. Of their 1 405 fine cards 95 % are 0.9 sure, and 2 of these wrong. By
      embeddings alone it is 91 %. Kinds of lines, compared as well, add nothing, nor do pieces read just now.
    - `taught_owner`: so probable must an owner be beside taught pieces.
    - `nobody`: logit of who cannot own a piece: neither taught nor among the players.
    - `first`: views of the closer look at one half of a card.
    - `quick`: and at pieces that nothing leaves in doubt.
    - `settled`: a card that beside taught ones one half tells so surely in one view is not looked at closer. Of 935
      pieces so told in fifteen worlds both halves and more views said another player's of none. From 0.99 on they did
      of one of 1 002.
    - `excluded`: logits by which the classes must hold a stranger for less likely than another. 1 028 cards and 276
      jokers were of owners left out of a set. 101 and 3 of them went to others by likeness, surely so with 2.8 at most.
      Nine in ten of the others' pieces stay theirs. Of 250 jokers of owners of whom only cards were taught none went to
      others. Of 870 cards of owners of whom only jokers were taught two did.
    """

    seen: float = 0.90
    owner: float = 0.94
    joker_owner: float = 0.99
    apart: float = 0.25
    alone: float = 0.95
    in_front: float = 0.75
    clear_side: float = 48.0
    joker_side: float = 60.0
    by_square: float = 0.2
    by_class: float = 0.5
    piece_art: float = -3.0
    art_pieces: int = 8
    by_border: float = 9.0
    taught_owner: float = 0.9
    nobody: float = -30.0
    first: int = 1
    quick: int = 2
    settled: float = 0.995
    excluded: float = 4.0


PIECES = PieceSettings()


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose a piece is: a frame's name or `unknown`, then with the `candidates`, likeliest first; how `sure` what is
    said is (0..1)."""

    name: str
    candidates: tuple[str, ...]
    sure: float


@dataclass(frozen=True, slots=True)
class Pieces:
    """What may be a piece: `pairs` of squares that carry one card, and how surely; `jokers` and how surely. `frame`:
    logits (4) of what each of these squares shows, but for those that a hand hides. `taught`: logits of how much
    likelier each is a taught owner's than nobody's. `border`: how much less alike it is to an owner's than to the
    likest (4; see `Borders`). `art`: whether it is known, None where nobody asked. Beside taught pieces also the logits
    (4) by the `classes` alone. `strangers`: the places in `FRAME_ORDER` of who may own cards and was taught none; of
    `joker_strangers` nothing was taught."""

    pairs: Sequence[tuple[Cell, Cell, float]]
    jokers: dict[Cell, float]
    frame: dict[Cell, NDArray[np.float64]]
    taught: dict[Cell, float]
    border: Mapping[Cell, NDArray[np.float64]]
    art: bool | None
    classes: Mapping[Cell, NDArray[np.float64]] = field(default_factory=dict)
    strangers: tuple[int, ...] = ()
    joker_strangers: tuple[int, ...] = ()

    def owner(self, cells: Sequence[Cell]) -> Owner:
        """Whose the piece on these squares is. `unknown` where nobody's frame is probable enough, and where it is like
        no taught piece or may be a stranger's. So it is where nothing was taught and the art is strange."""
        least = PIECES.taught_owner if self.taught else PIECES.joker_owner if cells[0] in self.jokers else PIECES.owner
        logits = _sum(self.frame, cells) + PIECES.by_border * _sum(self.border, cells)
        said = owner_of(logits, least)
        like = [self.taught[c] for c in cells if c in self.taught]
        if said.name != UNKNOWN and ((like and sum(like) < 0) or self.art is False):
            return Owner(UNKNOWN, (said.name, *(f for f in FRAME_ORDER if f != said.name)), said.sure)
        if said.name != UNKNOWN and (others := self._may_be_of(cells)):
            return Owner(UNKNOWN, (said.name, *(f for f in others if f != said.name)), said.sure)
        return said

    def _may_be_of(self, cells: Sequence[Cell]) -> list[str]:
        """The strangers whose the piece may be: likeness to what was taught says nothing of them."""
        by_class = _sum(self.classes, cells)
        strangers = self.joker_strangers if cells[0] in self.jokers else self.strangers
        return [FRAME_ORDER[k] for k in strangers if by_class.max() - by_class[k] < PIECES.excluded]


@dataclass(frozen=True, slots=True)
class _Look:
    """A picture of full size, taken by `camera`, and what the square reader says of it."""

    image: NDArray[np.uint8]
    camera: PlaneCamera
    answer: Answer


class PieceFinder:
    """Made once a table; `frames` looks closer at its squares. `owners`: who may own pieces."""

    def __init__(self, table: BoardTable, frames: Frames, scale: float, owners: Iterable[str] = ()) -> None:
        self._cells = tuple(s.cell for s in table.squares)
        self._names = frozenset(self._cells)
        side = {s.cell: np.sqrt(cv2.contourArea(np.array(s.quad, np.float32))) * scale for s in table.squares}
        self._weight = {c: min(1.0, float(v / PIECES.clear_side) ** 2) for c, v in side.items()}
        self.joker_weight = {c: 2.0 * min(1.0, float(v / PIECES.joker_side) ** 2) for c, v in side.items()}
        self.frames = frames
        taught = table.taught or TaughtSet()
        self._examples = Examples(taught, frames)
        self._jointly = Jointly(self._cells)
        self._borders = Borders(taught)
        self.strangers = tuple(FRAME_ORDER.index(o) for o in owners if not taught.pieces("half", o))
        self._joker_strangers = tuple(FRAME_ORDER.index(o) for o in owners if o not in taught.owners)
        self._strange = table.strange and table.taught is None
        self._seen: dict[Cell, list[NDArray[np.float64]]] = {}  # what the closer look says, view by view
        self._border: dict[tuple[Cell, int | None], NDArray[np.float64]] = {}
        self._look: _Look | None = None  # the last one that was compared with taught pieces

    def find(self, image: NDArray[np.uint8], camera: PlaneCamera, answer: Answer, bare: Container[Cell]) -> Pieces:
        """What may be a piece in a picture of full size, taken by `camera`, by what the square reader says of it.

        Where it is in doubt whose, or whether a joker lies there, a closer look is weighed with its word. It does not
        tell half of a card from a joker with a token on it. One of 13 such was half of a card: the square reader was
        0.6 sure that it is a joker, and the closer look 0.99. Of the others that was 0.989 at least. Where a set was
        taught, all pieces are looked at closer and compared with it; of most cards one half is enough.
        """
        pairs = self.pairs(answer)
        halves = {c for a, b, _ in pairs for c in (a, b)}
        jokers = {c: self._joker(answer, c, bare) for c in self._cells if c not in halves
                  and answer.kind[c].argmax() == JOKER and not answer.under_hand(c)}
        frame = {c: self.joker_weight[c] * answer.frame[c] for c in jokers}
        frame |= {c: self._weight[c] * answer.frame[c] for c in halves if not answer.under_hand(c)}
        doubtful = [c for c, sure in jokers.items()
                    if sure < PIECES.seen or owner_of(frame[c], PIECES.joker_owner).name == UNKNOWN]
        for a, b, _ in pairs:
            seen = [c for c in (a, b) if c in frame]
            if owner_of(sum(frame[c] for c in seen)).name == UNKNOWN:
                doubtful += seen
        found = Pieces(pairs, jokers, frame, {}, {}, None)
        look = _Look(image, camera, answer)
        self._seen = {c: v for c, v in self._seen.items() if answer.kept[c] and c not in doubtful}
        self._border = {(c, k): v for (c, k), v in self._border.items() if answer.kept[c]}  # elsewhere may lie others
        if self._examples:
            return self._compared(look, found, doubtful)
        rest = [c for c in frame if c not in doubtful][:max(0, PIECES.art_pieces - len(doubtful))]
        self._ask(look, doubtful, len(VIEWS))
        self._ask(look, rest, PIECES.quick)
        closer = self._said(doubtful)
        for k, cell in enumerate(doubtful):
            frame[cell] = frame[cell] + closer.frame[k] + closer.as_known[k]
        self._surer_jokers(found, doubtful, answer)
        return replace(found, art=self._known(self._said([*doubtful, *rest])))

    def _compared(self, look: _Look, found: Pieces, doubtful: Sequence[Cell]) -> Pieces:
        """The pieces compared with the taught ones: of a card first the half before which there is least.

        Names are those of the taught pieces alone: were they exchanged, so would be the names that are said.
        """
        self._look = look
        cards = [[c for c in (a, b) if c in found.frame] for a, b, _ in found.pairs]
        first = [min(cells, key=lambda c: look.answer.in_front[c]) for cells in cards if cells]
        self._ask(look, first, PIECES.first)
        quick = self._beside_examples(look, found, first)
        asked = [*found.jokers]
        for cells in cards:
            said = quick.owner(cells)
            if said.name == UNKNOWN or said.sure < PIECES.settled:
                asked += cells
        self._ask(look, [c for c in asked if c in doubtful], len(VIEWS))
        self._ask(look, [c for c in asked if c not in doubtful], PIECES.quick)
        self._surer_jokers(found, [*found.jokers], look.answer, min(0.0, self._examples.joker_from))
        asked = [*dict.fromkeys((*first, *asked))]
        found, more = self._found_jointly(look, found, asked)
        return self._beside_examples(look, found, [*dict.fromkeys((*asked, *more))])

    def _found_jointly(self, look: _Look, found: Pieces, asked: Sequence[Cell]) -> tuple[Pieces, list[Cell]]:
        """With the pieces that only all squares together tell, without those that these deny, and the squares that were
        asked about for that."""
        answer = look.answer
        pairs = [pair for pair in found.pairs if pair[2] >= PIECES.alone]
        known = {c: (JOKER, sure) for c, sure in found.jokers.items() if sure >= PIECES.seen}
        known |= {c: (CARD + side, sure) for c, (side, sure) in _halves(pairs).items()}
        lines, owners = PIECES.by_square * answer.frame, np.zeros(answer.frame.shape)
        compared = np.zeros(answer.kept.shape, bool)
        weak = [c for c in _halves(found.pairs) if c not in known and not answer.under_hand(c)]
        alike = owners_alike(answer, lines, owners, compared)
        more = [*dict.fromkeys((*self._jointly.doubtful(answer, alike, known), *weak))]
        self._ask(look, more, PIECES.quick)
        cells = [*dict.fromkeys((*asked, *more))]
        closer = self._said(cells)
        at = tuple(np.array(cells, np.intp).reshape(-1, 2).T)
        lines[at] += PIECES.by_class * closer.frame
        owners[at], compared[at] = self._examples.weigh(closer.embedding), True
        alike = owners_alike(answer, lines, owners, compared)
        joker = {c: float(j) - self._examples.joker_from for c, j in zip(cells, closer.joker, strict=True) if c in more}
        cards, jokers = self._jointly.found(answer, alike, known, joker)
        halves = {c for a, b, _ in cards for c in (a, b)}
        frame = found.frame | {c: self._weight[c] * answer.frame[c] for c in halves if not answer.under_hand(c)}
        frame |= {c: self.joker_weight[c] * answer.frame[c] for c in jokers}
        jokers |= {c: sure for c, sure in found.jokers.items() if sure < PIECES.seen and c not in halves}
        return replace(found, pairs=[*pairs, *cards], jokers=jokers, frame=frame), [c for c in more if c in frame]

    def _beside_examples(self, look: _Look, found: Pieces, asked: Sequence[Cell]) -> Pieces:
        """The pieces by what the closer look says of the squares that were `asked` about."""
        closer = self._said(asked)
        likely = self._examples.weigh(closer.embedding)
        taught = {c: float(likely[k].max()) for k, c in enumerate(asked)}
        lines = PIECES.by_class * closer.frame
        lines += PIECES.by_square * np.array([found.frame[c] for c in asked]).reshape(lines.shape)
        for k in range(len(FRAME_ORDER)):
            if k not in self._examples.owners:
                likely[:, k] = np.log(softmax(lines)[:, k]) if k in self.strangers else PIECES.nobody
        side = {c: s for c, (s, _) in _halves(found.pairs).items()}
        weight = np.array([self._weight[c] for c in asked])[:, None]
        return replace(found, frame=dict(zip(asked, weight * likely, strict=True)), taught=taught,
                       border=self._borders_of(look, {c: side.get(c) for c in asked}),
                       classes=dict(zip(asked, lines, strict=True)), strangers=self.strangers,
                       joker_strangers=self._joker_strangers)

    def _surer_jokers(self, found: Pieces, asked: Iterable[Cell], answer: Answer, joker_from: float = 0.0) -> None:
        """Weigh what the closer look says of jokers before which there is nothing; it takes for one what has a logit
        above `joker_from`."""
        cells = [c for c in asked if c in found.jokers and answer.in_front[c] < HIDDEN]
        for cell, logit in zip(cells, self._said(cells).joker, strict=True):
            found.jokers[cell] = with_odds(found.jokers[cell], float(logit) - joker_from)

    def _known(self, closer: Closer) -> bool | None:
        """Whether the art of the board and of its pieces is known; None where nothing tells."""
        if self._strange:
            return False
        return bool(np.median(closer.art) > PIECES.piece_art) if len(closer.art) else None

    def _ask(self, look: _Look, cells: Sequence[Cell], views: int) -> None:
        """Ask the closer look about squares, each in so many views, those that it was asked in before included."""
        for k in range(views):
            fresh = [c for c in cells if len(self._seen.get(c, ())) == k]
            if fresh:
                said = self.frames.of(look.image, look.camera, fresh, VIEWS[k:k + 1])
                for cell, answer in zip(fresh, said, strict=True):
                    self._seen.setdefault(cell, []).append(answer)

    def _said(self, cells: Sequence[Cell]) -> Closer:
        """What the closer look says of squares that it was asked about: the mean over the views."""
        return Closer.of(np.array([np.mean(self._seen[c], axis=0) for c in cells]).reshape(-1, ANSWERS))

    def _borders_of(self, look: _Look, sides: Mapping[Cell, int | None]) -> dict[Cell, NDArray[np.float64]]:
        """What `Borders` says of squares; on which side of each the other half of its card lies, None of a joker."""
        fresh = [(c, s) for c, s in sides.items() if (c, s) not in self._border]
        if fresh and self._borders:
            shown = self.frames.close_ups(look.image, look.camera, [c for c, _ in fresh])
            self._border |= {(c, s): self._borders.likest(p, s) for (c, s), p in zip(fresh, shown, strict=True)}
        return {c: self._weight[c] * self._border[c, s] for c, s in sides.items() if (c, s) in self._border}

    def half(self, answer: Answer, cell: Cell) -> Owner:
        """Whose half of a card is that goes on under another piece, to where the square reader sees its other half."""
        if not self._examples or self._look is None:
            return owner_of(self._weight[cell] * answer.frame[cell])
        down, right = STEPS[int(answer.kind[cell][CARD:CARD + 4].argmax())]
        card = (cell, (cell[0] + down, cell[1] + right), 1.0)
        self._ask(self._look, [cell], PIECES.quick)
        alone = Pieces([card], {}, {cell: answer.frame[cell]}, {}, {}, None)
        return self._beside_examples(self._look, alone, [cell]).owner((cell,))

    def _joker(self, answer: Answer, cell: Cell, bare: Container[Cell]) -> float:
        """How surely a joker lies on a square. Half of a card does not where its other half would lie on a bare square,
        or beside the board."""
        beside = ((cell[0] + r, cell[1] + c) for r, c in STEPS)
        none = sum(float(p) for p, b in zip(answer.kind[cell][CARD:CARD + 4], beside, strict=True)
                   if b in bare or b not in self._names)
        return float(answer.kind[cell][JOKER]) / (1.0 - none)

    def pairs(self, answer: Answer) -> list[tuple[Cell, Cell, float]]:
        """Neighbouring squares that carry one card, the likeliest first, no square twice. Something may be in front of
        one half, or lie over part of it and leave the same frame to be seen. What the network makes of that half counts
        little against what the other shows."""
        kind, covered = answer.kind, answer.in_front
        frames = softmax(answer.frame)

        def half(cell: Cell, side: int, beside: Cell) -> float:
            p, front = float(kind[cell][CARD + side]), float(covered[cell])
            if front >= HIDDEN:
                return p + PIECES.in_front * front * (1 - p)
            return p + PIECES.in_front * float(kind[cell][OTHER]) * float(frames[cell] @ frames[beside])

        found = []
        for a in self._cells:
            for d in (1, 2):
                b = (a[0] + STEPS[d][0], a[1] + STEPS[d][1])
                if b not in self._names:
                    continue
                p, q = float(kind[a][CARD + d]), float(kind[b][CARD + (d + 2) % 4])
                sure = max(_together(p, half(b, (d + 2) % 4, a)), _together(half(a, d, b), q))
                if sure >= PIECES.seen and not (answer.under_hand(a) and answer.under_hand(b)):
                    found.append((a, b, sure))
        used: set[Cell] = set()
        pairs = []
        for a, b, sure in sorted(found, key=lambda f: -f[2]):
            if a not in used and b not in used:
                used |= {a, b}
                pairs.append((a, b, sure))
        return pairs


def _halves(pairs: Iterable[tuple[Cell, Cell, float]]) -> dict[Cell, tuple[int, float]]:
    """On which side the other half of each lies (0..3 as in `squarenet.STEPS`), and how surely."""
    return {c: (STEPS.index((d[0] - c[0], d[1] - c[1])), sure) for a, b, sure in pairs for c, d in ((a, b), (b, a))}


def owner_of(logits: NDArray[np.float64], least: float = PIECES.owner) -> Owner:
    """Whose frame shows; unknown where none is `least` probable, then with the candidates and how probable they are
    together."""
    p = softmax(logits)
    best = int(p.argmax())
    if p[best] >= least:
        return Owner(FRAME_ORDER[best], (), float(p[best]))
    candidates = tuple(FRAME_ORDER[i] for i in np.argsort(-p) if p[i] > (1 - least) / 3)
    return Owner(UNKNOWN, candidates, float(sum(p[FRAME_ORDER.index(c)] for c in candidates)))


def _sum(told: Mapping[Cell, NDArray[np.float64]], cells: Sequence[Cell]) -> NDArray[np.float64]:
    """(4,): the sum of what is told of these squares."""
    total: NDArray[np.float64] = np.sum([told[c] for c in cells if c in told] or [np.zeros(len(FRAME_ORDER))], axis=0)
    return total


def with_odds(p: float, logit: float) -> float:
    """Probability `p` once something else says so with the odds of this `logit`."""
    yes, no = p / (1 + np.exp(-logit)), (1 - p) / (1 + np.exp(logit))
    return float(yes / (yes + no))


def _together(p: float, q: float) -> float:
    """Probability that two squares carry one card, each of which alone says so with `p` and `q`. A card always has two
    halves, so that they mostly err together; where they disagree, one of them may lie under something else."""
    both, apart = p * q, p * (1 - q) + (1 - p) * q
    return both / (both + (1 - p) * (1 - q) + PIECES.apart * apart)


