"""The last picture of a round of cards, looked at: tops at the stop, or heaps and stacks that were swiped.

Why it exists: what people count after a round can be read from it. What it does not do: judge how the cards came there,
which no last picture tells, or prove a count (`rules.cards.counting`).
"""

from __future__ import annotations

from referee.games.api.parts import Checked
from referee.games.api.setup import Setup
from referee.games.cards.counted import counted
from referee.games.cards.judging import conditions_of
from referee.rules.cards.observation import CardsFinding, Lying
from referee.values.cards import CardsReading, CardsTable


def check(table: CardsTable, reading: CardsReading, setup: Setup) -> Checked:
    """The tops as pieces; the proved count of each seat whose back is known."""
    unit = table.pixels_per_card or 1.0
    tops = tuple(Lying(card.colour, card.number, card.confidence, (card.centre[0] / unit, card.centre[1] / unit),
                       number, down=card.face == "down", spot=card.spot) for number, card in enumerate(reading.tops))
    found = counted(table.deck.owners, [reading])
    seats = conditions_of(setup).backs
    counts = {seat: {what: n for what in ("centre", "stack") if (n := found[what].get(owner)) is not None}
              for owner, seat in seats.items()} if "unclear" not in found["score"] else {}
    unread = sum(card.card is None and not card.down for card in tops)
    return Checked((), CardsFinding("info", None, "CARD.checked", {"n": len(tops), "k": unread}), len(tops) - unread,
                   False, tops, (), {"tops": found["tops"], "heaps": found["heaps"], "stacks": found["stacks"]}, counts)
