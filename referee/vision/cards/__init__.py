"""The eyes of the card games: a deck learned from its picture, cards and heaps read on a table. Judges nothing."""

from referee.vision.cards.deck.kept import deck_of, set_of
from referee.vision.cards.deck.learning import deck_in
from referee.vision.cards.examine import examine, ready
from referee.vision.cards.learning import NO_DECK, learn, with_deck
from referee.vision.cards.places.seats import Agreed
from referee.vision.cards.reading.anything import read_cards
from referee.vision.cards.reading.reader import Reader

__all__ = ["NO_DECK", "Agreed", "Reader", "deck_in", "deck_of", "examine", "learn", "read_cards", "ready", "set_of",
           "with_deck"]
