"""Who laid a die, by accounting of colours; nobody's hand is followed.

Why it exists: dice on the board carry no owner, but a die never changes its colour. What a seat's loose dice of a
colour are fewer than before, that seat has laid.

Only full counts are compared: of each colour six dice are in the game, so a colour is *full* in a look that shows six
of it. A die that was overlooked, or lies under a hand, makes its colour short, and the account waits. What it does not
do: judge, or speak.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import dist

from referee.rules.dice.conditions import SETTINGS
from referee.rules.dice.legality import DICE, DIE_COLOURS, OF_A_COLOUR
from referee.rules.dice.observation import Die, Seat

Loose = tuple[Die, ...]
COUNTED = 0.9
"""Confidence from which a die counts for its colour: what readers call sure. A die overlooked and another one taken for
its colour would make a full count of a short one."""


FEWEST = 3
"""Dice of a seat that plays, at the start: four share 24. One or two are a neighbour's that rolled there."""
DOUBT = 0.5
"""Confidence above which there is a die at all, of whatever colour."""


@dataclass(frozen=True)
class Account:
    """What became of one colour between two full counts. `before` and `now`: all loose dice seen at these moments.

    `laid`: seat -> how many of the colour it laid. None: more than one course of events explains the counts.
    `returned`: dice of the colour that went back from the board meanwhile. `since`: number of the look that `before`
    was seen in.
    """

    colour: str
    before: Loose
    now: Loose
    laid: Mapping[Seat, int] | None
    returned: int
    since: int

    @property
    def layer(self) -> Seat | None:
        """The one seat that laid dice of the colour; None where none did, several, or it cannot be told."""
        seats = [seat for seat, n in (self.laid or {}).items() if n]
        return seats[0] if len(seats) == 1 else None


@dataclass
class _Colour:
    """The book of one colour since its last full count."""

    colour: str
    before: Loose | None = None
    since: int = 0
    laid: int = 0
    returned: list[Seat | None] = field(default_factory=list)
    strayed: dict[Seat, Seat | None] = field(default_factory=dict)
    """Seats beside which a die of somebody else came to lie in play, and whose it is, where that is known."""


@dataclass
class Accounts:
    """The books of one round. `each`: dice of a seat at the start, as far as agreed; else all have equally many."""

    each: Mapping[Seat, int]
    players: Collection[Seat] = ()
    _books: dict[str, _Colour] = field(default_factory=lambda: {c: _Colour(c) for c in DIE_COLOURS})
    _shared_out: bool = False
    _late: bool = False
    """The first full look came when dice were laid: who plays is known of those only who threw all their dice."""
    _seats: tuple[Seat, ...] = ()
    exchanged: set[tuple[Seat, str]] = field(default_factory=set)
    """Seats that may have taken a die of a colour back in this look, for which somebody laid one in the same place."""
    _short: set[Seat] = field(default_factory=set)
    _unequal: set[tuple[Seat, str]] = field(default_factory=set)

    def forget(self, colours: Collection[str] = DIE_COLOURS) -> None:
        """Something happened unseen, so that no count before it tells anything: begin with the next one."""
        for book in (self._books[c] for c in colours if c in self._books):
            book.before, book.laid, book.returned = None, 0, []

    def take_in(self, look: int, loose: Loose, board: Sequence[Die], laid: Iterable[Die],
                returned: Iterable[tuple[Die, Seat | None]]) -> list[Account]:
        """One look; `board`: all that lies there now. Returns the accounts of the colours that are full in it."""
        self.exchanged = set()
        for die in laid:
            if die.colour in self._books:
                self._books[die.colour].laid += 1
        for die, owner in returned:
            if die.colour in self._books:
                self._books[die.colour].returned.append(owner)
        counts = counted((*board, *loose))
        full = [c for c in DIE_COLOURS if counts[c] == OF_A_COLOUR]
        there = [d for d in loose if d.seat is not None and d.confidence > DOUBT]
        if not self._shared_out and (len(full) == len(DIE_COLOURS) or (not board and len(there) == DICE)):
            self._share_out(there, bool(board))
        return [account for c in full if (account := self._close(c, look, loose)) is not None]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays: as told, else whoever had dice in the first full look; none before it."""
        return self._seats or tuple(self.players)

    @property
    def oldest(self) -> int:
        """The number of the look with the oldest count that is still open."""
        return min(book.since for book in self._books.values())

    def trusted(self, seat: Seat, colour: str) -> bool:
        """Whether all dice of the colour beside a seat are its own, as far as the accounts go."""
        return seat not in self._books[colour].strayed and (seat, colour) not in self._unequal

    def own(self, seat: Seat, colour: str, look: int) -> bool:
        """Whether all dice of the colour beside a seat were its own in a look, by a count of then or later."""
        book = self._books[colour]
        return self._shared_out and book.before is not None and book.since >= look and self.trusted(seat, colour)

    def strange(self, seat: Seat, colour: str) -> bool:
        """Whether a die of the colour beside a seat is a neighbour's, or may be by what the counts showed."""
        return seat in self._books[colour].strayed or (not self._late and (seat, colour) in self._unequal)

    def vouch(self, seat: Seat, colour: str) -> None:
        """A seat has thrown all dice of a colour that lie beside it: none of them is a neighbour's."""
        self._books[colour].strayed.pop(seat, None)
        self._unequal.discard((seat, colour))
        if self._late and not self.players:
            self._seats = tuple(sorted({*self._seats, seat}))
            self._short.add(seat)
        if not self._unequal:
            self._short = set()

    def out(self, seat: Seat) -> bool:
        """Whether a seat beside which no die lies can have none elsewhere."""
        return self._shared_out and seat not in self._short and not any(
            book.strayed for book in self._books.values())

    def _share_out(self, loose: Sequence[Die], laid: bool) -> None:
        """The first full look: who has more dice than agreed may have a neighbour's, who has fewer may miss one.

        Once dice were `laid`, nobody can tell: each seat may have laid one of its own beside a neighbour's.
        """
        self._shared_out = True
        counts = Counter(d.seat for d in loose if d.seat is not None)
        self._late = laid
        self._seats = tuple(self.players) or tuple(sorted(s for s, n in counts.items() if n >= FEWEST and not laid))
        share = DICE // len(self._seats) if self._seats else 0
        self._unequal = {(seat, c) for seat, n in counts.items() for c in DIE_COLOURS
                         if laid or n > (self.each.get(seat, share) if seat in self._seats else 0)}
        if self._unequal:
            self._short = {seat for seat in self._seats if laid or counts[seat] < self.each.get(seat, share)}

    def _close(self, colour: str, look: int, loose: Loose) -> Account | None:
        book = self._books[colour]
        before, since = book.before, book.since
        now_of = _seats_of(loose, colour)
        account = None
        if before is not None:
            laid = self._laid(book, _seats_of(before, colour), now_of, loose)
            account = Account(colour, before, loose, laid, len(book.returned), since)
        book.strayed = {seat: whose for seat, whose in book.strayed.items() if now_of[seat]}
        self._unequal = {(seat, c) for seat, c in self._unequal if c != colour or now_of[seat]}
        book.before, book.since, book.laid, book.returned = loose, look, 0, []
        return account

    def _laid(self, book: _Colour, before: Mapping[Seat, int], now: Mapping[Seat, int],
              loose: Loose) -> dict[Seat, int] | None:
        """How many dice of the colour each seat laid, where only one answer fits."""
        seats = sorted({*before, *now, *(s for s in book.returned if s is not None)})
        fewer = {seat: before.get(seat, 0) - now.get(seat, 0) for seat in seats}
        known = [s for s in book.returned if s is not None]
        if len(known) < len(book.returned) and book.laid:
            self._stray(book, fewer, self._arrived(book, loose))
            return None
        back = Counter(known) if len(known) == len(book.returned) else Counter(
            {seat: -n for seat, n in fewer.items() if n < 0})
        found = {seat: n + back[seat] for seat, n in fewer.items()}
        if any(n < 0 for n in found.values()) or sum(found.values()) != book.laid or sum(
                back.values()) != len(book.returned):
            self._stray(book, fewer, {seat for seat in seats if fewer[seat] < 0 or found[seat] < 0})
            return None
        if self._exchanged(book, loose, found, back):
            self._stray(book, fewer, self._arrived(book, loose))
            return None
        doubted = {seat for seat in seats if not self.trusted(seat, book.colour) or not self._plays(seat, book)}
        return None if any(found[seat] for seat in doubted) else found

    def _plays(self, seat: Seat, book: _Colour) -> bool:
        """Whether somebody plays at a seat, as far as is known: a die or two may have rolled to where nobody sits."""
        if self.seats:
            return seat in self.seats
        return sum(die.seat == seat for die in book.before or ()) >= FEWEST

    def _arrived(self, book: _Colour, loose: Loose) -> set[Seat]:
        """Seats beside which a die of the colour lies where none lay."""
        before = book.before or ()
        return {b.seat for b in loose if b.colour == book.colour and b.seat is not None
                and not any(_same(a, b) for a in before)}

    def _exchanged(self, book: _Colour, loose: Loose, found: Mapping[Seat, int], back: Mapping[Seat, int]) -> bool:
        """Whether a seat that lost a die may have rolled it beside another one, which laid one of its own.

        A seat has rolled if a die of it lies elsewhere; one without dice may have rolled its last one. A die that it
        took `back` may lie beside anybody.
        """
        before = book.before or ()
        went = {a.seat for a in before if a.colour == book.colour and not any(_same(a, b) for b in loose)}
        still = {b.seat for b in loose} - {b.seat for b in loose if not any(_same(a, b) for a in before)}
        return any(n and (seat not in still or back.get(seat)) and went - {seat} for seat, n in found.items())

    def _stray(self, book: _Colour, fewer: Mapping[Seat, int], gained: Collection[Seat]) -> None:
        """Dice came to lie beside another seat, or went home from there, or were exchanged on the board."""
        self.exchanged |= {(seat, book.colour) for seat in gained}
        lost = [seat for seat, n in fewer.items() if n > 0]
        if len(gained) == len(lost) == 1 and not book.laid and not book.returned:
            (to,), (origin,) = gained, lost
            if book.strayed.get(origin) == to:
                del book.strayed[origin]
                return
            book.strayed[to] = None if to in book.strayed else origin
            return
        for seat in gained:
            book.strayed[seat] = None


def _seats_of(loose: Loose, colour: str) -> Counter[Seat]:
    """How many dice of a colour are surely in sight beside each seat."""
    return Counter(d.seat for d in loose if d.colour == colour and d.seat is not None and d.confidence >= COUNTED)


def _same(a: Die, b: Die) -> bool:
    """Whether two looks show one die that nobody touched."""
    return a.seat == b.seat and a.colour == b.colour and dist(a.at, b.at) <= SETTINGS.place


def counted(dice: Iterable[Die]) -> Counter[str]:
    """How many of each colour are surely in sight. A die that was read with doubt may be of another colour."""
    return Counter(d.colour for d in dice if d.confidence >= COUNTED)
