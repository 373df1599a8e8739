"""How the card games are seen: the bare table and the deck learned, cards and heaps read.

Why it exists: both documents of the game are played with the same cards, and a round is counted from pictures alone.
What it does not do: see (`vision.cards`), or judge.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from referee.files.cards_table import cards_table_in
from referee.games.api.eyes import Eyes
from referee.games.api.parts import Image, MotionSensor, PictureReader
from referee.games.cards.counted import counted
from referee.geometry.lens import Lens
from referee.i18n.said import Joined, Said
from referee.kit.taught import TaughtSet
from referee.values.cards import CardSeen, CardsReading, CardsTable
from referee.values.common import Check, Point
from referee.vision.cards import Reader, examine, learn, read_cards, ready
from referee.vision.common import MotionMeter, TableNotFound

CARDS = "cards"
"""What tables of either document are called."""


class CardsEyes(Eyes[CardsTable, CardsReading]):
    """A bare table on which cards of a learned deck lie."""

    counts = True

    def learn(self, pictures: Sequence[Image], lens: Lens | None = None, taught: TaughtSet | None = None,
              tell: Callable[[str], object] | None = None, corners: Sequence[Point] | None = None,
              deck: Image | None = None) -> CardsTable:
        if corners is not None:
            raise TableNotFound("cards-no-corners")
        return learn(pictures, deck, tell)

    def learned(self, table: CardsTable, output: Any) -> str:
        return Said("cards-learned", faces=len(table.deck.faces), backs=len(table.deck.backs), output=output)

    def table_of(self, data: Mapping[str, Any]) -> CardsTable:
        return cards_table_in(data)

    def reader(self, table: CardsTable, players: Collection[str] = ()) -> PictureReader[CardsReading]:
        return Reader(table)

    def without_table(self, image: Image) -> CardsReading:
        return read_cards(image)

    def lines(self, reading: CardsReading) -> list[str]:
        heaps = [f"{heap.what:<8} {heap.seat or '-':<8} {heap.owner:<8} {'?' if heap.count is None else heap.count:>3} "
                 f"{heap.confidence:.3f}" for heap in (*reading.heaps, *reading.stacks)]
        hidden = [f"hidden   {' '.join(str(round(v)) for v in box)}" for box in reading.hidden]
        return [*map(_line, reading.cards), *heaps, *hidden]

    def sensor(self, table: CardsTable) -> MotionSensor:
        return MotionMeter(table)

    def ready(self) -> Check:
        return ready()

    def examine(self, table: CardsTable, image: Image) -> tuple[Check, ...]:
        return examine(table, image)

    def count(self, table: CardsTable, pictures: Sequence[Image]) -> dict[str, Any]:
        reader = Reader(table)
        readings = [reader.read(picture) for picture in pictures]
        if moved := next((reading for reading in readings if reading.table_moved), None):
            return {"table_moved": True, "text": moved.quality.warnings[0]}
        return counted(table.deck.owners, readings)

    def told(self, found: Mapping[str, Any]) -> list[str]:
        if "text" in found:
            return [found["text"]]
        counts = [{name: "?" if (n := found[name][owner]) is None else n for name in ("centre", "stack")}
                  for owner in found["centre"]]
        score = found["score"]
        return [*(Said("cards-told", owner=owner, **n) for owner, n in zip(found["centre"], counts, strict=True)),
                score["unclear"] if "unclear" in score else
                Said("cards-told-score", scores=[Joined([owner, str(n)]) for owner, n in score.items()])]


def _line(card: CardSeen) -> str:
    what = card.name or f"{card.colour} ?" if card.face == "up" else f"back {card.owner}"
    return f"{card.place:<8} {card.seat or '-':<8} {what:<12} {card.confidence:.3f}"
