"""Which cards of a seat a look shows where they lie, and which have surely left the seat.

Why it exists: all of a seat is seldom in sight while people play; but a card that was read in its place, and whose
place is seen without it, has gone whatever else is hidden. What it does not do: know whose place is which (`seat`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from referee.rules.cards.legality import Card
from referee.rules.cards.observation import Lying, Open
from referee.rules.core import PROOF
from referee.values.cards import CardSeen, card_name


@dataclass
class Leaving:
    """The cards of one seat that were seen to lie where they do no more, until it is certain that they left it.

    Between two looks at it a row card can only have gone to the middle. One of stack or waste may have gone into the
    row; it has left once all of the row is in sight without it.
    """

    _shown: set[Card] = field(default_factory=set)
    _known: set[Card] = field(default_factory=set)
    """Cards that one look read surely. Doubtful readings that agree may all be of another card, read wrongly alike."""
    _twice: set[Card] = field(default_factory=set)
    """Cards that were read in two places at once: a player has each once, so another is read as one of them."""
    _going: dict[Card, bool] = field(default_factory=dict)
    """Card -> whether it lay in the row."""

    def see(self, card: Lying, near: Sequence[CardSeen]) -> None:
        """A card is believed to lie where this look read those `near`."""
        read = max((c.confidence for c in near if c.name == card.name), default=0.0)
        if card.card is not None and read >= PROOF:
            self._known.add(card.card)
        if card.card in self._shown:
            self._twice.add(card.card)
        if card.card in self._known and read:
            self._shown.add(card.card)

    def goes(self, card: Lying, near: Sequence[CardSeen]) -> None:
        """This look, which read those `near`, proves that the card lies no more on top where it lay. One not surely
        known may never have lain there; what comes back onto a stack or waste lies upon it."""
        back = {c.name for c in near} & {card_name(*known) for known in self._known} - {card.name}
        if card.card in self._known and not card.exactly:
            if back and card.place != "row":
                self._going.pop(card.card, None)
            else:
                self._going[card.card] = card.place == "row"

    def told(self, seen: Open, names: Collection[str | None], *, row_clear: bool) -> Open:
        """What the seat has open, with what is proved of single cards; the end of a look.

        `names`: all that this look read at the seat. `row_clear`: each place of the row was in sight, and read.
        """
        there = [card for card in self._going if card_name(*card) in names]
        for card in there:
            del self._going[card]
        left = frozenset(card for card, from_row in self._going.items() if from_row or row_clear)
        for card in left:
            del self._going[card]
        shown, self._shown = frozenset(self._shown), set()
        return replace(seen, shown=shown - self._twice, left=left - self._twice)
