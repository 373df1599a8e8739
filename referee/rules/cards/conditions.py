"""How a table of cards is watched: what the umpire may rely on.

Why it exists: what a family agreed, and what a reader cannot do, decide what may be held against somebody. What it does
not do: watch (`vision`, `tracking`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from referee.rules.cards.common import STACK


@dataclass(frozen=True)
class Conditions:
    """How the table is watched, and what was agreed.

    - `row`: cards in the row at the start, 0 where it is not known;
    - `stacks`: seat -> cards of its stack at the start, `STACK` where it is not named;
    - `sets`: sets of forty cards a player; with two nothing follows from where a card lies;
    - `redeals`: whoever shows a sum of so much at the start may deal again; 0: nobody may;
    - `backs`: back -> the seat that plays with it, where that is known;
    - `timed`: the time between two pictures is known;
    - `first_seq`: number of the first event.
    """

    row: int = 0
    stacks: Mapping[str, int] = field(default_factory=dict)
    sets: int = 1
    redeals: int = 0
    backs: Mapping[str, str] = field(default_factory=dict)
    timed: bool = True
    first_seq: int = 1

    def stack(self, seat: str) -> int:
        """Cards of a seat's stack at the start."""
        return self.stacks.get(seat, STACK)


USUAL = Conditions()


@dataclass(frozen=True, slots=True)
class Settings:
    """What counts as seen. Distances in short sides of a card.

    - `counted`: confidence from which a card is taken for what it was read as; the readers' own word for "sure";
    - `aside`: a card laid farther from the middle of the one below may lie beside that pile, on none;
    - `near`: a card alone so near to a pile may have been meant for it, or have slid off: one and a half long sides;
    - `guessed`: so many cards in a row that nobody saw are still told of, where they can have been laid lawfully. More
      than four actions between two looks are rare;
    - `quickest`: seconds that lie at least between two cards on one pile: several hands may wait over it, but each
      sees the card below it land;
    - `patience`: looks for which a doubt waits for a sight of all seats.
    """

    counted: float = 0.9
    aside: float = 0.4
    near: float = 2.3
    guessed: int = 2
    quickest: float = 0.2
    patience: int = 4


SETTINGS = Settings()
