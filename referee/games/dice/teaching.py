"""What people may teach of this family's dice: nothing yet.

Why it exists: small translucent dice differ from family to family. What it does not do: learn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from referee.games.api.learning import TaughtBefore
from referee.games.api.parts import Image, TaughtReport, TeachingError
from referee.values.dice import DiceReading, DiceTable


class DiceTeaching(TaughtBefore[DiceTable, DiceReading]):
    """One picture of the dice in rows, shown before a round: built where `kinds` names what may be pointed at."""

    kinds: ClassVar[tuple[str, ...]] = ()

    def proposals(self, table: DiceTable, image: Image) -> dict[str, Any]:
        return {"colours": [], "pieces": []}

    def taught_by(self, table: DiceTable, image: Image, pieces: Sequence[Mapping[str, Any]],
                  colours: Mapping[str, str]) -> tuple[DiceTable, TaughtReport]:
        raise TeachingError("teach-no-dice")
