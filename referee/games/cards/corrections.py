"""What people say about cards in the centre, laid over what the camera says.

Why it exists: a reader errs, and people see the cards; their word goes before the camera's, so that the judge is shown
the table as it is. What it does not do: judge, or change the log.

- `correct_piece`: who laid a card;
- `correct_card`: what a card is, whatever is read later;
- `remove_piece`: no card came there; what lay beneath is the top still.

A word is about one card: the one that came on top in that field at that time, until another comes on its pile.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from referee.games.api.lines import CorrectPiece, Line, RemovePiece
from referee.games.cards.lines import CorrectCard
from referee.rules.cards.observation import CardsObservation, Lying

TYPES = ("correct_piece", "correct_card", "remove_piece")

SAME_TIME = 0.002
"""Seconds: the log keeps times to a thousandth."""


@dataclass(slots=True)
class _Word:
    """What people said of the card that came at time `laid` in a field; None: nothing of that."""

    spot: str
    laid: float
    seat: str | None = None
    card: tuple[str, int] | None = None
    gone: bool = False


@dataclass
class Corrections:
    """All corrections of one round; give every observation through `apply`, in order, from the first one on."""

    words: list[_Word] = field(default_factory=list)
    about: dict[int, list[_Word]] = field(default_factory=dict)
    """Pile -> the words about its top."""

    @classmethod
    def of(cls, lines: Iterable[Line]) -> Corrections:
        """Those of a round's lines (without undone ones)."""
        told = cls()
        for line in lines:
            match line:
                case CorrectPiece():
                    told.words.append(_Word(line.squares[0], line.laid, seat=line.player))
                case CorrectCard():
                    colour, _, number = line.card.rpartition(" ")
                    told.words.append(_Word(line.squares[0], line.laid, card=(colour, int(number))))
                case RemovePiece():
                    told.words.append(_Word(line.squares[0], line.laid, gone=True))
        return told

    @property
    def outstanding(self) -> bool:
        """Every word is about a card that a look showed."""
        return False

    def apply(self, seen: CardsObservation) -> CardsObservation:
        """The look as people say it was."""
        for card in seen.tops:
            if card.pile is not None:
                self.about[card.pile] = [word for word in self.words if word.spot == card.spot
                                         and abs(word.laid - seen.t) < SAME_TIME]
        tops = tuple(told for card in seen.tops if (told := self._told(card)) is not None)
        identified = tuple(told for card in seen.identified if (told := self._told(card)) is not None)
        return replace(seen, tops=tops, identified=identified)

    def _told(self, card: Lying) -> Lying | None:
        for word in self.about.get(-1 if card.pile is None else card.pile, ()):
            if word.gone:
                return None
            card = replace(card, seat=word.seat or card.seat)
            if word.card is not None:
                card = replace(card, colour=word.card[0], number=word.card[1], confidence=1.0)
        return card
