"""What is shown and said of a game's table: to screens, on terminals, in films, and within sentences.

Why it exists: spots and pieces look and are called otherwise in each game. What it does not do: draw, or judge.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic

from referee.games.api.parts import Mark, ReadingT, TableT


class Showing(ABC, Generic[TableT, ReadingT]):
    """What one game shows and says of its table."""

    @abstractmethod
    def view(self, table: TableT) -> dict[str, Any]:
        """The learned table as screens draw it, as JSON."""

    @abstractmethod
    def beside(self, standing: Any) -> dict[str, Any]:
        """What screens show of the table in play besides its pieces and tokens, of the game's `standing`, as JSON."""

    @abstractmethod
    def in_sight(self, reading: ReadingT) -> dict[str, Any]:
        """What screens show of the newest reading beside what stands, as JSON; nothing of it is kept."""

    @abstractmethod
    def lines(self, reading: ReadingT) -> list[str]:
        """What was read, for a terminal."""

    @abstractmethod
    def marks(self, reading: ReadingT) -> Sequence[Mark]:
        """What is drawn of a reading, the lowest first."""

    @abstractmethod
    def tally(self, pieces: Sequence[Any], seats: Sequence[str]) -> dict[str, Any]:
        """How many pieces of each kind and owner lie there, as JSON; owners in the order of the `seats`."""

    @abstractmethod
    def in_sum(self, score: Mapping[str, Any], counts: Mapping[str, Mapping[str, int]],
               standing: Any) -> dict[str, Any]:
        """What a summary or a final check says of a round's `score`, a sheet or why there is none, as JSON.

        `counts`: what was counted or seen of each seat, by `Field`, as far as it is known; `standing`: the game's.
        """

    @abstractmethod
    def told(self, found: Mapping[str, Any]) -> list[str]:
        """What lies there by a summary or a final check, which hold the `tally`, for a terminal."""

    @abstractmethod
    def where(self, spots: Sequence[str]) -> str:
        """Where a piece lies, in words within a sentence."""

    @abstractmethod
    def in_words(self, params: Mapping[str, Any], *, pairs: bool) -> dict[str, Any]:
        """The parameters of a verdict's sentence with every spot in words. `pairs`: `a` and `b` are said as "a–b"."""

    @abstractmethod
    def names_spot(self, name: str) -> bool:
        """Whether a spot of a table of this game may be called so."""

    @abstractmethod
    def deed(self, rule: str | None, kind: str | None) -> str:
        """What puts right a mistake against a `rule` with a piece of a `kind`, in three or four words."""


class NamedSpots(Showing[TableT, ReadingT]):
    """Of a game that chooses it: its spots have names of one word, which people call them by."""

    def beside(self, standing: Any) -> dict[str, Any]:
        return {}

    def in_sight(self, reading: ReadingT) -> dict[str, Any]:
        return {}

    def in_sum(self, score: Mapping[str, Any], counts: Mapping[str, Mapping[str, int]],
               standing: Any) -> dict[str, Any]:
        return {"score": dict(score)}

    def where(self, spots: Sequence[str]) -> str:
        return ", ".join(spots)

    def in_words(self, params: Mapping[str, Any], *, pairs: bool) -> dict[str, Any]:
        return dict(params)

    def names_spot(self, name: str) -> bool:
        return name.isidentifier()
