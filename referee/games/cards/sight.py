"""How the card games are seen and judged: their eyes, memory, umpire and looks, put together. One for both documents.

Why it exists: the one module that knows both what sees the cards and what judges them. What it does not do: either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from referee.files.cards_table import cards_table_in
from referee.files.lines.cards import CARDS_FORMS
from referee.games.api.lines import Line, Look
from referee.games.api.parts import Checked, Image, MotionSensor, PictureReader
from referee.games.api.setup import Setup
from referee.games.api.sight import Contest, Sight
from referee.games.cards.corrections import TYPES, Corrections
from referee.games.cards.counted import counted
from referee.games.cards.final_check import check
from referee.games.cards.judging import conditions_of, opinion_of, umpire_of
from referee.games.cards.lines import CARDS
from referee.games.cards.looks import from_line, to_line
from referee.games.cards.placed import PlacedReader
from referee.games.cards.showing import CardsShowing, told_count
from referee.games.cards.teaching import CardsTeaching
from referee.games.cards.words import WORDS
from referee.geometry.lens import Lens
from referee.i18n.said import Said
from referee.kit.taught import TaughtSet
from referee.rules.cards.observation import CardsObservation, Lying
from referee.rules.cards.umpire import Umpire
from referee.tracking.cards.lying import MemorySettings
from referee.tracking.cards.memory import CardsMemory
from referee.values.cards import SEATS, CardsReading, CardsTable
from referee.values.common import Check, Point
from referee.vision.cards import NO_DECK, Agreed, Reader, deck_of, examine, learn, read_cards, ready
from referee.vision.common import MotionMeter, TableNotFound


class CardsSight(Sight[CardsTable, CardsReading, CardsObservation]):
    """A bare table on which cards of a learned deck lie, judged by the umpire of either document."""

    counts = True
    contest = Contest(opinion_of)
    busy_s = 1.0  # everybody plays at once: a table of four hardly ever rests
    codec = CARDS
    correcting: ClassVar[frozenset[str]] = frozenset(TYPES)
    places = SEATS
    teaching = CardsTeaching()
    words = WORDS
    showing = CardsShowing()
    forms = CARDS_FORMS

    def learn(self, pictures: Sequence[Image], lens: Lens | None = None, taught: TaughtSet | None = None,
              tell: Callable[[str], object] | None = None, corners: Sequence[Point] | None = None,
              deck: Image | None = None, *, whole: bool = True) -> CardsTable:
        if corners is not None:
            raise TableNotFound("cards-no-corners")
        own = None if taught is None or deck is not None else taught.only(self.teaching.own)
        known = deck_of(own)
        table = learn(pictures, deck, tell, known=known if whole or known is not None else NO_DECK)
        return table if known is None else replace(table, taught=own)

    def learned(self, table: CardsTable, output: Any) -> str:
        return Said("cards-learned", faces=len(table.deck.faces), backs=len(table.deck.backs), output=output)

    def table_of(self, data: Mapping[str, Any]) -> CardsTable:
        return cards_table_in(data)

    def seen_anew(self, table: CardsTable, image: Image,
                  latest: Image | None = None) -> tuple[CardsTable, CardsReading] | None:
        """Never: a bare table has nothing by which it could be found elsewhere."""
        return None

    def agrees(self, table: CardsTable, reading: CardsReading, believed: Sequence[Lying]) -> bool:
        """Whether most tops of the centre are where they were."""
        tops = {card.name for card in believed if card.place == "centre" and card.name is not None}
        seen = {card.name for card in reading.tops}
        return not tops or 2 * len(tops & seen) >= len(tops)

    def reader(self, table: CardsTable, setup: Setup | None = None) -> PictureReader[CardsReading]:
        if setup is None:
            return PlacedReader(table, Reader(table))
        known = conditions_of(setup)
        agreed = Agreed(tuple(setup.players) if set(setup.players) <= set(SEATS) else (), known.row)
        return PlacedReader(table, Reader(table, agreed, {seat: back for back, seat in known.backs.items()}))

    def without_table(self, image: Image) -> CardsReading:
        return read_cards(image)

    def sensor(self, table: CardsTable) -> MotionSensor:
        return MotionMeter(table)

    def ready(self) -> Check:
        return ready()

    def examine(self, table: CardsTable, image: Image) -> tuple[Check, ...]:
        return examine(table, image)

    def set_out(self, reading: CardsReading) -> tuple[str, ...]:
        return ()

    def count(self, table: CardsTable, pictures: Sequence[Image]) -> dict[str, Any]:
        reader = Reader(table)
        readings = [reader.read(picture) for picture in pictures]
        if moved := next((reading for reading in readings if reading.table_moved), None):
            return {"table_moved": True, "text": moved.quality.warnings[0]}
        return counted(table.deck.owners, readings)

    def told(self, found: Mapping[str, Any]) -> list[str]:
        return told_count(found)

    def check(self, table: CardsTable, reading: CardsReading, setup: Setup, start: CardsReading | None) -> Checked:
        return check(table, reading, setup)

    def memory(self, *, stills: bool) -> CardsMemory:
        return CardsMemory(MemorySettings.stills() if stills else MemorySettings.stream())

    def judge(self, table: CardsTable, setup: Setup, looks: int = 1, timed: bool = True) -> Umpire:
        """The umpire of one round; the memory waits for as many `looks` as are needed."""
        return umpire_of(setup, timed)

    def look_line(self, seen: CardsObservation) -> Look:
        return to_line(seen)

    def look_of(self, line: Look) -> CardsObservation:
        return from_line(line)

    def spots_of(self, seen: CardsObservation) -> set[str]:
        open_ = [card for one in seen.seats for card in (*one.cards, *one.missing)]
        return {card.spot for card in (*seen.tops, *seen.identified, *seen.held, *open_) if card.spot}

    def corrections(self, lines: Iterable[Line]) -> Corrections:
        return Corrections.of(lines)


SIGHT = CardsSight()
"""What both documents are seen with."""
