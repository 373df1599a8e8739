"""The eyes of the dice game: the board learned, dice read on it, beside it and without it. Judges nothing."""

from referee.vision.dice.examine import examine
from referee.vision.dice.learning import learn
from referee.vision.dice.reading.anew import seen_anew
from referee.vision.dice.reading.reader import Reader, read_dice, ready
from referee.vision.dice.teaching import DiceTeachError, learned, lesson, teach

__all__ = ["DiceTeachError", "Reader", "examine", "learn", "learned", "lesson", "read_dice", "ready", "seen_anew",
           "teach"]
