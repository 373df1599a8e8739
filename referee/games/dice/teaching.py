"""What people may teach of this family's dice: all of them in one picture, in four rows from one to six.

Why it exists: small translucent dice differ from family to family. What it does not do: tell the rows (`vision.dice`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import dist
from typing import Any, ClassVar

from referee.games.api.learning import TaughtBefore
from referee.games.api.parts import Image, TaughtReport, TeachingError
from referee.kit.taught import Kind
from referee.values.common import Outline
from referee.values.dice import DiceReading, DiceTable
from referee.vision.dice import DiceTeachError, learned, lesson

DIE = "die"
NEAR = 0.5
"""Of a die's width: what people were shown lies no farther off, or it has been moved since."""


class DiceTeaching(TaughtBefore[DiceTable, DiceReading]):
    """One picture of the dice in rows, shown before a round. The rows name the dice; people look whether that is so."""

    kinds: ClassVar[tuple[str, ...]] = (DIE,)
    own: ClassVar[frozenset[Kind]] = frozenset(("die",))

    def proposals(self, table: DiceTable, image: Image) -> dict[str, Any]:
        """As every game's; each piece has the `pips` and, as `owner`, the colour that its row says. `problem`: why
        nothing can be learned from this picture, and then pieces have neither."""
        told = lesson(image, _board(table, image))
        named: list[tuple[list[float], str | None, int | None]] = [
            (die.box.tolist(), die.colour, die.pips) for die in told.dice]
        named = named or [(box, None, None) for box in told.boxes.tolist()]
        height, width = image.shape[:2]
        return {"width": width, "height": height, "colours": [], "problem": str(told.problem or ""), "pieces": [
            {"id": n, "kind": DIE, "at": _middle(box), "owner": colour, "pips": pips, "quad": _corners(box)}
            for n, (box, colour, pips) in enumerate(named)]}

    def taught_by(self, table: DiceTable, image: Image, pieces: Sequence[Mapping[str, Any]],
                  colours: Mapping[str, str]) -> tuple[DiceTable, TaughtReport]:
        """`pieces`: the dice as they were shown to people; `TeachingError` where they lie elsewhere by now."""
        told = lesson(image, _board(table, image))
        try:
            taught, report = learned([(image, told)], table.taught)
        except DiceTeachError as e:
            raise TeachingError(str(e)) from e
        shown = [piece["at"] for piece in pieces]
        if len(shown) != len(told.dice) or not all(
                any(dist(_middle(die.box.tolist()), at) < NEAR * (die.box[2] - die.box[0]) for at in shown)
                for die in told.dice):
            raise TeachingError("dice-teach-moved")
        return replace(table, taught=taught), report


def _board(table: DiceTable, image: Image) -> Outline:
    """The board's corners in pictures of this size."""
    height, width = image.shape[:2]
    return tuple((x * width / table.width, y * height / table.height) for x, y in table.board)


def _middle(box: Sequence[float]) -> list[float]:
    x0, y0, x1, y1 = box
    return [round((x0 + x1) / 2, 1), round((y0 + y1) / 2, 1)]


def _corners(box: Sequence[float]) -> list[list[float]]:
    x0, y0, x1, y1 = (round(v, 1) for v in box)
    return [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]
