"""The umpire of a round as a match agreed: by which document, with which rows, stacks and backs.

Why it exists: who judges live and who looks again ask for it alike. What it does not do: judge (`rules.cards.umpire`).
"""

from __future__ import annotations

from referee.games.api.setup import Setup
from referee.games.api.sight import Opinion
from referee.rules.cards import nl999, weber
from referee.rules.cards.conditions import Conditions
from referee.rules.cards.legality import Document
from referee.rules.cards.umpire import Umpire
from referee.rules.core import UNKNOWN
from referee.values.cards import OWNERS, SEATS


def document_of(setup: Setup) -> Document:
    """The rule document of a match."""
    if isinstance(setup.options, weber.Options):
        return weber.document(setup.options)
    return nl999.document(setup.options if isinstance(setup.options, nl999.Options) else nl999.Options())


def conditions_of(setup: Setup, timed: bool = True) -> Conditions:
    """What was agreed. Where nobody was named, nothing that hangs on how many play is known.

    The first player plays with the first back of the learned deck, and so on. `timed`: the time between two pictures
    is known.
    """
    seats = tuple(seat for seat in setup.players if seat in SEATS)
    double = any(setup.counts.get("double", {}).values())
    stacks = {seat: n for seat, n in setup.counts.get("stack", {}).items() if seat in seats and n}
    row, redeals = 0, 0
    if len(seats) > 1 and isinstance(setup.options, weber.Options):
        asked = {"players": len(seats), **({"double": True} if double else {})}
        row = int(weber.setup(asked, 2 if double else 1, setup.options)["row"])
        redeals = weber.REDEAL_SUM if len(seats) >= weber.REDEAL_PLAYERS else 0
    elif len(seats) > 1:
        options = setup.options if isinstance(setup.options, nl999.Options) else nl999.Options()
        row = nl999.setup(len(seats), options)["row"]
    return Conditions(row=row, stacks=stacks, sets=2 if double else 1, redeals=redeals,
                      backs=dict(zip(OWNERS, seats, strict=False)), timed=timed)


def umpire_of(setup: Setup, timed: bool = True) -> Umpire:
    """The umpire of one round."""
    return Umpire(document_of(setup), conditions_of(setup, timed))


def opinion_of(umpire: Umpire, pile: int, since: float, until: float) -> Opinion:
    """What the umpire thinks of a contested moment at a pile, between two times in seconds."""
    found = umpire.opinion(pile, since, until)
    first, lower = (None if seat == UNKNOWN else seat for seat in (found.first, found.lower))
    return Opinion(first, lower, found.ruling.key, found.ruling.params)
