"""The eyes of the card games: a deck learned from its picture, cards and heaps read on a table. Judges nothing."""

from referee.vision.cards.examine import examine, ready
from referee.vision.cards.learning import learn
from referee.vision.cards.reading.reader import Reader, read_cards

__all__ = ["Reader", "examine", "learn", "read_cards", "ready"]
