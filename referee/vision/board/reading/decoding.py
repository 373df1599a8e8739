"""Decides what is certain enough to be said of a picture: cards, jokers, tokens, and squares that cannot be seen.

Why it exists: it is the last stage of a reading, from what the networks said to the `BoardReading`. What is not certain
is `unknown` or `hidden`. Not done here: asking the networks (`answers`), memory of earlier pictures, and rules.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass

from referee.geometry.camera import PlaneCamera, square_corners
from referee.i18n.said import Said
from referee.values.board import BoardReading, BoardTable, CardSeen, Cell, HalfSeen, JokerSeen, OffGrid
from referee.values.common import UNKNOWN, Quad, Quality
from referee.vision.board.finding.sections import neighbours
from referee.vision.board.networks.asking import HIDDEN, Answer
from referee.vision.board.networks.squarenet import BARE, CARD, FRAME_ORDER, JOKER, OTHER, STEPS
from referee.vision.board.networks.tokens import covered_by
from referee.vision.board.quality import MEASURES
from referee.vision.board.reading.answers import Answers
from referee.vision.board.reading.pieces import PIECES, Owner, Pieces
from referee.vision.board.reading.standing import STANDING


@dataclass(frozen=True, slots=True)
class DecodingSettings:
    """How sure what is said must be.

    - `colour`: so sure must the ink of both halves be, else the whole card counts as hidden. A purple half in a
      finger's shadow was blue with 0.82 (path-traced); of 7 500 pieces read rightly five were less sure than this.
    - `covered`: so sure must it be where something hides most of the half; below it one of three was wrong.
    - `unsure`: and where the square's own ink is not certain, as under glare. Below it three of five rendered halves
      were wrong, of 47 above it none. In any art `Inks` takes that into account.
    - `dazzled`: so sure must a token be, a bare square, and a joker and its frame, where glare makes two inks nearly
      alike (see `TWINS`). Of 9 tokens and jokers less sure there 6 were wrong, in path-traced pictures made darker,
      brighter and so on. A joker was called bare with 0.93.
    - `juts`: a square beside a card is bare if it is so surely that, or else under something that is no piece of its
      own. It must show its own ink as surely as `own_ink`.
    - `own_ink`: see `juts`. In good views none of 60 such squares had a piece on it, at most 0.3 of each was covered.
      In a view that is no go one would have been a joker.
    - `round_foot`: a square this surely bare is seen round the foot of a token that is sure. So is one behind a token,
      round its body, if no hand is near (17 of 17 were bare).
    """

    colour: float = 0.85
    covered: float = 0.90
    unsure: float = 0.97
    dazzled: float = 0.97
    juts: float = 0.3
    own_ink: float = 0.99
    round_foot: float = 0.97


DECODING = DecodingSettings()


@dataclass(frozen=True, slots=True)
class Premises:
    """What is known of a table before a picture of it is read.

    - `tokens`: how many the set has.
    - `thickness`: of cards, in squares; `scale`: of the pictures that are worked on to the table's size.
    - `twins`: how far the two likest inks are apart in the light in which the table was learned (`palette.twins`).
    - `soft`: whether lines run into others, so that they tell no owner.
    """

    table: BoardTable
    tokens: int
    thickness: float
    scale: float
    twins: float
    soft: bool

    @property
    def least(self) -> float:
        """So sure must be what glare may be taken for."""
        return DECODING.dazzled if self.twins < MEASURES.twins else 0.0


def lost(table: BoardTable, what_to_do: Said) -> BoardReading:
    """The reading of a picture in which the board is not where it was."""
    hidden = frozenset(s.cell for s in table.squares)
    return BoardReading(hidden=hidden, table_moved=True, quality=Quality(False, (what_to_do,)))


def decode(answers: Answers, known: Premises) -> BoardReading:
    """What lies on the table, by what was said of its squares."""
    said, standing, pieces = answers.said, answers.standing, answers.pieces
    cells = tuple(s.cell for s in known.table.squares)
    halves = [c for a, b, _ in pieces.pairs for c in (a, b)]
    cards, unread = _cards(answers, known)
    read = {c for card in cards for c in card.cells}
    jokers = _jokers(pieces, known, [c for c in cells if c not in set(halves)])
    shaded = {(r + i, c + j) for r, c in standing.feet for i in (-1, 0, 1) for j in (-1, 0, 1)}  # by a token
    plain = (_jutted_over(said, halves, known.table) | _bare(answers, known)) - (answers.strange - shaded)
    rest = [c for c in cells if c not in {*halves, *(j.cell for j in jokers), *plain}]
    off = [OffGrid(_quad(answers.squares.camera, c, known), Said("board-off-squares"), (c,)) for c in rest
           if int(said.kind[c].argmax()) not in (BARE, JOKER) and said.hidden[c] < HIDDEN]
    tokens, unsure = standing.believed(known.tokens, max(STANDING.token, known.least))
    hide = {*halves} - read | {*rest} | unsure
    behind = covered_by([t.cell for t in tokens], hide, answers.squares.camera)
    return BoardReading(tuple(cards), tuple(jokers), tokens, frozenset(hide), tuple(off),
                   _halves(answers, hide, read, known), kept=frozenset(c for c in cells if said.kept[c]), behind=behind,
                   unread=tuple(unread), quality=_quality(pieces, known.table))


def _bare(answers: Answers, known: Premises) -> set[Cell]:
    """The squares that are called bare surely enough for what is before them."""
    said, found = answers.said, set()
    for cell in (s.cell for s in known.table.squares):
        if said.hidden[cell] < HIDDEN:
            least = max(PIECES.seen, known.least)
        else:
            least = DECODING.round_foot if answers.standing.before(cell) else 1.0
        if said.kind[cell][BARE] >= least:
            found.add(cell)
    return found


def _jokers(pieces: Pieces, known: Premises, cells: Iterable[Cell]) -> list[JokerSeen]:
    """The jokers that are sure enough, of those that may lie on these squares."""
    found = []
    for cell in cells:
        if pieces.jokers.get(cell, 0.0) >= PIECES.seen:
            owner = _owner(pieces, (cell,), known)
            sure = pieces.jokers[cell] * owner.sure
            if sure >= known.least:
                found.append(JokerSeen(cell, owner.name, sure, owner.candidates))
    return found


def _quality(pieces: Pieces, table: BoardTable) -> Quality:
    """That of the table; no go where the pieces are like none that the reader knows."""
    learned = table.quality
    if pieces.art is not False:
        return Quality(learned.ok, learned.warnings)
    strange = Said("view-strange-pieces")
    return Quality(False, learned.warnings if strange in learned.warnings else (strange, *learned.warnings))


def _cards(answers: Answers, known: Premises) -> tuple[list[CardSeen], list[CardSeen]]:
    """The cards whose colours can be told, and others that plainly lie there. These are told only where art of any kind
    is read, and at most a token is on them."""
    if answers.inks is None:
        return [], []
    said, names = answers.said, answers.light.names
    unsure = frozenset(s.cell for s in known.table.squares if s.others)
    cards: list[CardSeen] = []
    unread: list[CardSeen] = []
    for (a, b, sure), colours in zip(answers.pieces.pairs, answers.inks, strict=True):
        told = [c.max() >= _least_ink(half, said, half in unsure and not known.table.any_art)
                for half, c in zip((a, b), colours, strict=True)]
        plain = all(told) or (known.table.any_art and max(said.hidden[a], said.hidden[b]) < HIDDEN)
        if not plain:
            continue
        owner = _owner(answers.pieces, (a, b), known)
        likely = min((float(c.max()) for c, is_told in zip(colours, told, strict=True) if is_told), default=1.0)
        one, two = (names[int(c.argmax())] if is_told else UNKNOWN for c, is_told in zip(colours, told, strict=True))
        seen = CardSeen((a, b), (one, two), owner.name, sure * owner.sure * likely, owner.candidates)
        (cards if all(told) else unread).append(seen)
    return cards, unread


def _least_ink(half: Cell, said: Answer, unsure: bool) -> float:
    """How sure the ink of half of a card must be, for the card to be named; `unsure`: that of its square is."""
    if unsure:
        return DECODING.unsure
    return DECODING.colour if said.hidden[half] < HIDDEN else DECODING.covered


def _owner(pieces: Pieces, cells: Sequence[Cell], known: Premises) -> Owner:
    """Whose a piece is; nobody's for sure where all lines are too soft to be told apart."""
    found = pieces.owner(cells)
    if not known.soft or found.name == UNKNOWN:
        return found
    return Owner(UNKNOWN, (found.name, *(f for f in FRAME_ORDER if f != found.name)), found.sure)


def _halves(answers: Answers, hide: Iterable[Cell], under: Container[Cell], known: Premises) -> tuple[HalfSeen, ...]:
    """Of the squares in `hide` those that plainly show half of a card that goes on onto one of those `under` cards that
    are read."""
    said, front, found = answers.said, answers.said.in_front, []
    for cell in sorted(hide):
        sides = said.kind[cell][CARD:CARD + 4]
        step = STEPS[int(sides.argmax())]
        other = (cell[0] + step[0], cell[1] + step[1])
        if sides.max() >= PIECES.seen and front[cell] < HIDDEN and other in under:
            owner = UNKNOWN if answers.pieces.art is False or known.soft else answers.half(cell).name
            if owner != UNKNOWN:
                found.append(HalfSeen(cell, other, owner))
    return tuple(found)


def _jutted_over(said: Answer, halves: Sequence[Cell], table: BoardTable) -> set[Cell]:
    """Bare squares over whose edge a card beside them lies a little; none where the view is no go."""
    if not table.quality.ok:
        return set()
    kind, same, front = said.kind, said.same, said.in_front
    beside = {n for c in halves for n in neighbours(c)}.intersection(table.layout).difference(halves)
    return {c for c in beside if kind[c][BARE] >= DECODING.juts and kind[c][BARE] + kind[c][OTHER] >= PIECES.seen
            and same[c] >= DECODING.own_ink and front[c] < HIDDEN}


def _quad(camera: PlaneCamera, cell: Cell, known: Premises) -> Quad:
    corners = camera.project(square_corners([cell])[0], known.thickness) / known.scale
    a, b, d, e = ((round(float(x), 1), round(float(y), 1)) for x, y in corners)
    return a, b, d, e
