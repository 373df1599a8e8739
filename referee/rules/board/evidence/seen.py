"""What one still moment shows: the tokens, the squares out of sight, and the pieces that have arrived.

Why it exists: the search, the diagnosis and the umpire speak about the same evidence. It is a value; nothing changes
it. What it does not do: remember earlier looks (`looks`), or say what happened (`belief`). """

from __future__ import annotations

from dataclasses import dataclass

from referee.rules.board.observation import Cell, Piece


@dataclass(frozen=True, slots=True)
class Seen:
    """One still moment, at time `t` (s): the cells with a token, those not seen, and those with a token `before` it.

    `unsettled`: those not seen on which something changed that one look does not prove. `laid`: the cells of what was
    laid since; a token seen there is not on its way to somewhere else. `stood`: those on which all hypotheses begin
    with a token. `one_visit`: since all tokens were last seen, and nothing was open, there was time for one hand's
    visit only."""

    t: float
    tokens: frozenset[Cell]
    hidden: frozenset[Cell]
    before: frozenset[Cell] = frozenset()
    unsettled: frozenset[Cell] = frozenset()
    laid: frozenset[Cell] = frozenset()
    stood: frozenset[Cell] = frozenset()
    one_visit: bool = False


@dataclass(frozen=True, slots=True)
class Arrival:
    """A piece that appeared: surely not there yet at time `absent_at` (s), first seen at `seen_at`.

    At time `bare_at` its squares were seen bare by one look at least, while all tokens stood elsewhere. To have lain
    there it must have been overlooked, and its token slow to follow at that very moment.
    `under`: pieces that are seen to lie over it, and so were laid after it.
    """

    piece: Piece
    seen_at: float
    absent_at: float = float("-inf")
    bare_at: float = float("-inf")
    under: frozenset[Piece] = frozenset()

    @property
    def not_before(self) -> float:
        """The time (s) before which it is not believed to have lain there."""
        return max(self.absent_at, self.bare_at)

SEARCHED_HIDDEN = 6
"""Up to so many hidden squares each joker and card that could lie on them is tried: 6 jokers and at most 7 cards
a player, a search each. A hand hides more, and then anything within its reach is believed possible."""
