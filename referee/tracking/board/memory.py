"""What is believed to lie on the table, from one reading to the next.

Why it exists: a reading is one look, with gaps (a hand, a token in front of a square) and mistakes. This
memory holds what was seen before, and weighs the new look against it. It says what *settled* since the last
one: pieces laid, taken back, or better known, where tokens stand now, and what could not be seen.
What is covered stays believed as it was and is caught up when it comes into view.

What it does not do: look at pictures (`vision`), or know what is allowed (`rules`). It holds no
opinion on who laid what when; the order within an observation is unknown.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from dataclasses import dataclass, field, replace
from itertools import takewhile

from referee.rules.board.observation import BoardObservation, Piece
from referee.rules.core import PROOF
from referee.tracking.board.one_look import OneLook, Place, alike, colours_of
from referee.tracking.voting import UNPROVED, Ballot
from referee.values.board import BoardReading, CardSeen, Cell, HalfSeen
from referee.values.common import UNKNOWN


@dataclass(frozen=True, slots=True)
class MemorySettings:
    """How much it takes to believe something.

    - `sightings`: readings that must agree before a piece or token counts: 1 for a folder of stills, where each picture
      is a settled moment; 2 for a stream. A wrong card often lies in one still only.
    - `certain`: probability 0..1 from which a reading is taken as said. Below it a piece stays pending and
      is read again. 0.9: the readers' own word for "sure"; two readings of 0.75 reach it together.
    - `certain_token`: the same for a token on a new square. Higher, because a token out of place accuses by itself
      and no second property of it can be checked; below it, one more reading.
    - `patience`: readings after which a pending piece is reported with the confidence it has. Then the rules can ask
      the players, instead of nobody ever hearing of it.
    - `long_seen`: readings after which a piece that only the very last one denies was rather overlooked than taken
      away: 1 for a reader that overlooks more often than people take back.
    - `hand_cells`: hidden squares hanging together that mean a hand, not the square behind a token. A token
      hides up to two squares at the lowest angle that is a go; two tokens side by side hide up to four, three may
      hide more: `beyond_tokens` of them must not touch a token.
    - `tokens`: how many stand on the board; a piece lies bare once all of them are seen elsewhere.
    """

    sightings: int = 1
    certain: float = 0.9
    certain_token: float = 0.985
    patience: int = 3
    long_seen: int = 2
    hand_cells: int = 5
    beyond_tokens: int = 3
    tokens: int = 4

    @classmethod
    def stills(cls) -> MemorySettings:
        """Each reading is a settled moment."""
        return cls()

    @classmethod
    def stream(cls) -> MemorySettings:
        """Readings of successive still frames of a video or camera."""
        return cls(sightings=2)


TWIN = 3
"""Readings in a row with another frame, or another colour on one half, after which a well-known card is another one.
A reader that mistakes one frame in two hundred mistakes the same one so often in less than one round of a thousand."""

LOOKS_KEPT = 2
"""Looks whose answers a reader keeps (each asks about other views): what is kept after so many has been counted."""


@dataclass
class _Lying:
    """A piece believed to lie on the table (`reported`) or not yet certain (`piece` is None)."""

    ballot: Ballot = field(default_factory=Ballot)
    piece: Piece | None = None
    near_hand: bool = True
    otherwise: Ballot | None = None
    """Readings in a row that contradict what was reported: read wrong then, or another card in the same place."""
    bare_between: bool = False
    """The squares were seen bare before those readings."""


@dataclass
class _TokenVote:
    believed: bool = False
    run: int = 0
    """Readings in a row that say the opposite of `believed`."""


class BoardMemory:
    """The believed table. One per round; feed it every reading of a settled moment, in time order."""

    def __init__(self, settings: MemorySettings | None = None) -> None:
        self.settings = settings or MemorySettings()
        self._places: dict[Place, _Lying] = {}
        self._tokens: dict[Cell, _TokenVote] = {}
        self._evidence: tuple[str, ...] = ()
        self._last: BoardObservation | None = None
        self._lost: tuple[Piece, ...] = ()
        """Well-known pieces that the last reading took for gone, with nothing in their place and no token moved."""
        self._disowned: list[Place] = []
        self.hand = False
        """Whether the last reading showed a hand over the board."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Everything believed to lie on the table, in the order in which it was first certain."""
        return tuple(lying.piece for lying in self._places.values() if lying.piece is not None)

    def recall(self, looks: Iterable[BoardObservation]) -> None:
        """Begin with what lay there after these, as if it had been read often enough to be well known."""
        pieces, tokens = lying_after(looks)
        for piece in sorted(pieces, key=lambda p: p.cells):
            cells = tuple(sorted(piece.cells))
            colours = piece.colours if cells == piece.cells else piece.colours[::-1]
            known = replace(piece, cells=cells, colours=colours)
            lying = self._places[piece.kind, cells] = _Lying(piece=known, near_hand=False)
            for _ in range(max(self.settings.sightings, self.settings.long_seen)):
                lying.ballot.seen(colours, piece.owner, piece.candidates, piece.confidence)
        self._tokens = {cell: _TokenVote(believed=True) for cell in tokens}

    def reread(self, doubted: Collection[Hashable] = ()) -> None:
        """Whoever reads has learned more: what it could not tell before says nothing of what it can tell now. What it
        has forgotten by what it named the `doubted` pieces leaves them to be named anew, or nobody's."""
        for (kind, cells), lying in self._places.items():
            if lying.piece is not None and (kind, frozenset(cells)) in doubted:
                lying.piece = replace(lying.piece, owner=UNKNOWN, candidates=(lying.piece.owner,))
                self._disowned.append((kind, cells))
            if lying.piece is None or lying.piece.owner == UNKNOWN:
                lying.ballot.whose_again()

    def observe(self, reading: BoardReading, t: float, frame: int, evidence: str = "") -> BoardObservation | None:
        """What settled since the last call. None while the table has moved and is not registered again.

        `t` in seconds and `frame` (index) must not decrease; `evidence` names the picture.
        """
        if reading.table_moved:
            return None
        look = OneLook(reading, self.settings.hand_cells, self.settings.beyond_tokens, self.settings.tokens)
        self.hand = look.hand
        self._sight(look)
        known = {p for p, lying in self._places.items() if lying.ballot.sightings >= self.settings.long_seen}
        removed = self._miss(look)
        laid, identified = self._settle(look, removed)
        for place in self._disowned:
            lying = self._places.get(place)
            if lying is not None and lying.piece is not None and lying.piece.owner == UNKNOWN:
                identified.append(lying.piece)
        self._disowned = []
        tokens, unsure = self._see_tokens(look)
        shots = (*self._evidence, evidence) if evidence else self._evidence
        pending = frozenset(self._pending())
        known_halves = self._half_shown(reading.halves)
        observation = BoardObservation(
            t=t, frame=frame, laid=tuple(laid), removed=tuple(removed), identified=tuple(identified),
            tokens=tokens, hidden=pending.union(look.hidden - known_halves, unsure), evidence=shots,
            unsettled=pending, half_seen=frozenset(h.cell for h in reading.halves) - known_halves,
            behind=reading.behind,
        )
        if evidence and not look.hand and not pending:  # what comes next was not there yet
            self._evidence = (evidence,)
        still = self._last is not None and self._last.tokens == tokens
        self._lost = tuple(p for p in removed if still and (p.kind, p.cells) in known
                           and look.covered.isdisjoint(p.cells))
        self._last = observation
        return observation

    def finish(self, t: float, frame: int) -> BoardObservation | None:
        """The end of the source: what the last reading denied is gone, or unknown if it was seen for long.

        So is what it took for gone, unless a token moved with it or something lies there: it is identified again.

        None when nothing was observed at all.
        """
        if self._last is None:
            return None
        removed: list[Piece] = []
        doubtful = [replace(p, owner=UNKNOWN, candidates=(p.owner,)) for p in self._lost if p.owner != UNKNOWN]
        long = self.settings.long_seen
        for place, lying in list(self._places.items()):
            if lying.ballot.misses > 0 and lying.piece is not None and lying.ballot.sightings >= long:
                lying.piece = replace(lying.piece, owner=UNKNOWN, candidates=(lying.piece.owner,))
                doubtful.append(lying.piece)
            elif lying.ballot.misses > 0:
                del self._places[place]
                if lying.piece is not None:
                    removed.append(lying.piece)
            elif lying.piece is not None and lying.otherwise is not None:
                now = self._piece(place, lying.otherwise)
                if now.owner not in (lying.piece.owner, UNKNOWN):
                    lying.piece = replace(lying.piece, owner=UNKNOWN, candidates=(lying.piece.owner, now.owner))
                    doubtful.append(lying.piece)
        return replace(self._last, t=t, frame=frame, laid=(), removed=tuple(removed), identified=tuple(doubtful))

    def _pending(self) -> set[Cell]:
        """Squares on which it is not certain yet whether something lies, or still lies."""
        doubtful = (p for p, lying in self._places.items()
                    if lying.piece is None or lying.ballot.misses or lying.otherwise is not None)
        return {c for place in doubtful for c in place[1]}

    def _sight(self, look: OneLook) -> None:
        for place, seen in look.pieces.items():
            lying = self._places.setdefault(place, _Lying())
            colours = colours_of(seen) if isinstance(seen, CardSeen) else ()
            lying.near_hand = place[1][0] in look.near_hand or place[1][-1] in look.near_hand
            vote = (colours, seen.owner, seen.candidates, seen.confidence, look.plain(place[1]))
            if look.kept.issuperset(place[1]) and lying.ballot.sightings >= LOOKS_KEPT:
                lying.ballot.seen_as_before()
            elif lying.piece is not None and self._another(lying, lying.piece, colours, seen.owner):
                if lying.otherwise is None:
                    lying.otherwise, lying.bare_between = Ballot(), lying.ballot.misses > 0
                elif not alike(lying.otherwise.best_colours()[0], colours):
                    lying.otherwise = Ballot()  # a third piece: what is to be believed must be read in a row
                lying.otherwise.seen(*vote)
                lying.ballot.misses = 0
            else:
                lying.otherwise = None
                lying.ballot.seen(*vote)

    def _another(self, lying: _Lying, piece: Piece, colours: tuple[str, ...], owner: str) -> bool:
        """Whether this reading is of another piece, or of the same one read differently.

        Another frame alone is a re-reading (cards do not change owner), unless the squares were bare in between or
        the card is well known: then another player's may lie there in its stead.
        """
        if not alike(colours, piece.colours):
            return True
        bare = lying.ballot.misses > 0 or (lying.otherwise is not None and lying.bare_between)
        known = bare or self._well_known(lying)
        return known and UNKNOWN not in (owner, piece.owner) and owner != piece.owner

    def _well_known(self, lying: _Lying) -> bool:
        return (lying.piece is not None and lying.ballot.sightings >= 2
                and lying.piece.confidence >= self.settings.certain)

    def _miss(self, look: OneLook) -> list[Piece]:
        """Count the pieces that should have been seen and were not; return those that are gone."""
        removed = []
        for place, lying in list(self._places.items()):
            if place in look.pieces:
                continue
            if self._lies_under(place, look):
                # Something was laid over it, or in its stead: its other half tells, or that it was gone before.
                if not (self._half_bare(place, look) or self._uncovers(place, look) or lying.ballot.misses):
                    continue
            elif not look.shows(place[1]):
                continue
            lying.ballot.missed()
            if lying.piece is None or lying.ballot.gone:
                del self._places[place]
                if lying.piece is not None:
                    removed.append(lying.piece)
        return removed

    def _lies_under(self, place: Place, look: OneLook) -> bool:
        """Whether a piece is read on some of these squares that is not known longer than the one that lay there."""
        known = self._known_before(place)
        return any(p != place and set(p[1]) & set(place[1]) for p in look.pieces if p not in known)

    def _half_shown(self, halves: Iterable[HalfSeen]) -> set[Cell]:
        """Squares that show the free half of a known card under another piece."""
        known = {place: lying.piece.owner for place, lying in self._places.items() if lying.piece is not None}
        return {h.cell for h in halves
                if known.get(("card", (min(h.cell, h.other), max(h.cell, h.other)))) == h.owner != UNKNOWN}

    def _uncovers(self, place: Place, look: OneLook) -> bool:
        """Whether a piece over which it lay is read, on one of these squares."""
        return any(set(p[1]) & set(place[1]) for p in self._known_before(place) if p in look.pieces)

    def _known_before(self, place: Place) -> set[Place]:
        """The places of the pieces that were first certain before the one that lies there."""
        before = takewhile(lambda item: item[0] != place, self._places.items())
        return {p for p, lying in before if lying.piece is not None}

    def _half_bare(self, place: Place, look: OneLook) -> bool:
        """Whether one of the squares is seen with nothing on it."""
        return any(c not in look.covered and look.shows((c,)) for c in place[1])

    def _settle(self, look: OneLook, removed: list[Piece]) -> tuple[list[Piece], list[Piece]]:
        """Pieces that became certain, and pieces of which more is known."""
        laid: list[Piece] = []
        identified: list[Piece] = []
        for place in look.pieces:
            lying = self._places[place]
            if lying.piece is None:
                if self._counts(place, lying, look):
                    lying.piece = self._piece(place, lying.ballot)
                    self._places[place] = self._places.pop(place)
                    laid.append(lying.piece)
            elif lying.otherwise is not None:
                self._reconsider(place, lying, laid, removed, identified)
            else:
                better = _named(self._piece(place, lying.ballot), lying.piece)
                surer = any(better.confidence >= p > lying.piece.confidence for p in (self.settings.certain, PROOF))
                told = better.colours != lying.piece.colours and better.confidence >= self.settings.certain
                if surer or told or better.owner != lying.piece.owner:
                    lying.piece = better
                    identified.append(better)
        return laid, identified

    def _counts(self, place: Place, lying: _Lying, look: OneLook) -> bool:
        """Whether a pending piece is certain enough, or has been pending for long enough.

        Next to a hand it may still be carried: one more reading. A card read wholly on squares where other
        pieces lie may be their halves, paired wrongly: one more reading too. And while a piece that lay there
        before may have been taken away (half of it is bare now), nobody has covered anything yet. A card of which a
        colour cannot be told may soon be read wholly: it waits for as long as a doubtful one.
        """
        for p, other in self._places.items():
            if p != place and other.piece is not None and set(p[1]) & set(place[1]) and self._half_bare(p, look):
                return False
        ballot = lying.ballot
        needed = self.settings.sightings
        if lying.near_hand or self._wholly_on_others(place):
            needed = max(needed, 2)
        if ballot.sightings >= max(needed, self.settings.patience):
            return True
        piece = self._piece(place, ballot)
        return ballot.sightings >= needed and piece.confidence >= self.settings.certain and UNKNOWN not in piece.colours

    def _wholly_on_others(self, place: Place) -> bool:
        covered = {c for p, other in self._places.items() if p != place and other.piece is not None for c in p[1]}
        return set(place[1]) <= covered

    def _reconsider(self, place: Place, lying: _Lying, laid: list[Piece], removed: list[Piece],
                    identified: list[Piece]) -> None:
        """Read twice otherwise than reported: another piece was laid there, or the first look was poor."""
        assert lying.piece is not None and lying.otherwise is not None
        now = self._piece(place, lying.otherwise)
        twin = now.colours == lying.piece.colours and not lying.bare_between
        pairs = zip(now.colours, lying.piece.colours, strict=False)
        half = now.owner == lying.piece.owner and any(a == b for a, b in pairs)
        alike = twin or (half and not lying.bare_between and self._well_known(lying))
        if lying.otherwise.sightings < (TWIN if alike else 2) or now.confidence < self.settings.certain:
            return
        if UNKNOWN in now.colours:
            return
        if not twin and (lying.bare_between or self._well_known(lying)):
            removed.append(lying.piece)
            laid.append(now)
        else:
            now = _named(now, lying.piece)
            identified.append(now)
        lying.piece, lying.ballot, lying.otherwise, lying.bare_between = now, lying.otherwise, None, False

    def _piece(self, place: Place, ballot: Ballot) -> Piece:
        colours, how_sure = ballot.best_colours()
        owner, candidates, whose = ballot.best_owner(self.settings.certain)
        sure = min(how_sure, whose)
        if owner == UNKNOWN:  # half of a card looks like a joker of nobody as long as a token stands on it
            sure = min(how_sure, UNPROVED) if place[0] == "joker" and not ballot.plain else how_sure
        return Piece(place[0], owner, place[1], colours, candidates, round(sure, 4))

    def _see_tokens(self, look: OneLook) -> tuple[frozenset[Cell], set[Cell]]:
        """Cells with a token now, and cells about which nothing is certain yet."""
        unsure: set[Cell] = set()
        for cell in set(self._tokens) | set(look.tokens):
            vote = self._tokens.setdefault(cell, _TokenVote())
            if cell not in look.tokens and cell in look.hidden:
                continue
            if (cell in look.tokens) == vote.believed:
                vote.run = 0
                continue
            vote.run += 1
            doubtful = cell in look.near_hand or look.tokens.get(cell, 1.0) < self.settings.certain_token
            needed = max(self.settings.sightings, 2 if doubtful and not vote.believed else 1)
            if vote.run >= needed:
                vote.believed, vote.run = not vote.believed, 0
            else:
                unsure.add(cell)
        self._tokens = {c: v for c, v in self._tokens.items() if v.believed or v.run}
        tokens = {c for c, v in self._tokens.items() if v.believed and c in look.tokens and c not in unsure}
        return frozenset(tokens), unsure


def _named(now: Piece, before: Piece) -> Piece:
    """The piece as it is read now; if nobody can tell whose it is, with the owner it had before, and then no surer than
    it was."""
    if now.owner != UNKNOWN:
        return now
    sure = now.confidence if before.owner == UNKNOWN else min(now.confidence, before.confidence)
    return replace(now, owner=before.owner, candidates=before.candidates, confidence=sure)


def lying_after(looks: Iterable[BoardObservation]) -> tuple[list[Piece], frozenset[Cell]]:
    """What lay on the table and where tokens stood when it was looked at last."""
    lying: dict[tuple[str, frozenset[Cell]], Piece] = {}
    tokens: frozenset[Cell] = frozenset()
    for seen in looks:
        for piece in seen.removed:
            lying.pop((piece.kind, frozenset(piece.cells)), None)
        for piece in (*seen.laid, *seen.identified):
            lying[piece.kind, frozenset(piece.cells)] = piece
        tokens = seen.tokens | {t for t in tokens if t in seen.hidden}
    return list(lying.values()), tokens
