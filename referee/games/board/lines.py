"""The lines of the log that only the board game knows: what lies there with its token, and where tokens are.

Why it exists: tokens are the board's own. What it does not do: fold (`game`), or say anything in words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from referee.games.api.codec import COMMON
from referee.games.api.lines import Finding, Laid, Own, Removed, Said


@dataclass(frozen=True, slots=True)
class Move:
    """Where a token came from and went to, as far as that is known."""

    from_: str | None = None
    to: str | None = None


@dataclass(frozen=True, kw_only=True)
class WithToken(Said):
    """What happened, and where a token went with it."""

    token: Move | None = None


@dataclass(frozen=True, kw_only=True)
class Placed(Laid, WithToken):
    """A card or a joker was laid."""


@dataclass(frozen=True, kw_only=True)
class Taken(Removed, WithToken):
    """A card or a joker is gone."""


@dataclass(frozen=True, kw_only=True)
class Reported(Finding, WithToken):
    """A later word about a card, a joker or a token."""


@dataclass(frozen=True, kw_only=True)
class TokenMoved(WithToken, Own):
    """A token moved without a piece."""

    type: str = "token"


@dataclass(frozen=True, kw_only=True)
class TokenAt(Own):
    """People say that a token stands elsewhere than was read."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "from", "to")

    type: str = "token_at"
    from_: str | None = None
    to: str | None = None

    @property
    def spots(self) -> tuple[str | None, str | None]:
        """Where it does not stand, and where it does."""
        return self.from_, self.to


BoardLine = TokenMoved | TokenAt

BOARD = COMMON.and_also(card=Placed, joker=Placed, removed=Taken, finding=Reported, token=TokenMoved, token_at=TokenAt)
