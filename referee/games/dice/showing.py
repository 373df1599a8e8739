"""The board of the dice game and its dice as they are shown and said.

Why it exists: spaces are called by column and value, and what counts lies beside the board. What it does not do: draw,
or judge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from referee.games.api.parts import Mark
from referee.games.api.showing import Showing
from referee.games.dice.lines import Shown
from referee.games.dice.options import LEFT
from referee.games.dice.standing import DiceStanding
from referee.games.dice.view import dice_view
from referee.i18n import say
from referee.i18n.said import Joined, Said
from referee.rules.dice.observation import Die
from referee.values.common import UNKNOWN
from referee.values.dice import COLOURS, DiceReading, DiceTable, DieSeen, parse_space_id, space_id


class DiceShowing(Showing[DiceTable, DiceReading]):
    """Spaces by colour and value, dice by what they show."""

    def view(self, table: DiceTable) -> dict[str, Any]:
        return {**dice_view(table)}

    def beside(self, standing: DiceStanding) -> dict[str, Any]:
        """The dice beside the board as they lie now, each with the place by which people name it; who may be `out`."""
        if standing.now is None:
            return {"loose": None, "unseen": [], "at_stop": None, "out": []}
        return {"unseen": list(standing.now.unseen), "loose": _loose(standing.now.dice), "at_stop": _at_stop(standing),
                "out": list(standing.out)}

    def in_sight(self, reading: DiceReading) -> dict[str, Any]:
        return {}

    def in_sum(self, score: Mapping[str, Any], counts: Mapping[str, Mapping[str, int]],
               standing: Any) -> dict[str, Any]:
        """`dice_left` and `score` by seat, as far as they are known; the rest of the score as `sheet`."""
        if "unclear" in score:
            return {LEFT: {seat: of[LEFT] for seat, of in counts.items() if LEFT in of}, "score": dict(score)}
        return {LEFT: dict(score[LEFT]), "score": dict(score["score"]),
                "sheet": {key: value for key, value in score.items() if key not in ("score", LEFT)}}

    def lines(self, reading: DiceReading) -> list[str]:
        out = [f"die    {_place(die):<9}  {die.colour} {die.pips or '?'}  {die.confidence:.3f}" for die in reading.dice]
        return [*out, *([f"hidden {' '.join(reading.hidden_spots)}"] if reading.hidden else [])]

    def marks(self, reading: DiceReading) -> list[Mark]:
        return [*(Mark((spot,)) for spot in reading.hidden_spots),
                *(Mark((die.space,), UNKNOWN if die.colour == UNKNOWN or die.pips is None else die.colour)
                  for die in reading.on_board if die.space is not None)]

    def tally(self, pieces: Sequence[Die], seats: Sequence[str]) -> dict[str, Any]:
        found = Counter(die.colour for die in pieces if die.space is not None)
        return {"on_board": {colour: found[colour] for colour in (*COLOURS, UNKNOWN) if found[colour]}}

    def told(self, found: Mapping[str, Any]) -> list[str]:
        """Dice on the board by colour; dice left by seat where that is known."""
        on_board = [Joined([Said("cli-value", value=colour), str(n)]) for colour, n in found["on_board"].items()]
        left = [Joined([Said("cli-value", value=seat), str(n)]) for seat, n in found.get("dice_left", {}).items()]
        return [Said("cli-dice-on-board", counts=on_board or Said("cli-none")),
                *([Said("cli-dice-left", counts=left)] if left else [])]

    def where(self, spots: Sequence[str]) -> Said:
        colour, value = parse_space_id(spots[0])
        return Said("spot-space", colour=Said("cli-value", value=colour), n=value)

    def in_words(self, params: Mapping[str, Any], *, pairs: bool) -> dict[str, Any]:
        return {name: self.where([value]) if isinstance(value, str) and self.names_spot(value) else value
                for name, value in params.items()}

    def names_spot(self, name: str) -> bool:
        try:
            return space_id(*parse_space_id(name)) == name
        except ValueError:
            return False

    def deed(self, rule: str | None, kind: str | None) -> str:
        if rule == "DG-PLAY-6":
            return say("deed-roll-all")
        return say("deed-die-back" if rule != "DG-PLAY-7" else "deed-roll-again")


def _loose(dice: Iterable[Shown]) -> list[dict[str, Any]]:
    return [{"seat": die.seat, "colour": die.colour, "pips": die.pips, "at": list(die.at)} for die in dice]


def _at_stop(standing: DiceStanding) -> dict[str, Any] | None:
    """The dice that were counted, in the picture in which they were, with where its spaces are; those that only people
    saw are not in it."""
    line = standing.at_stop
    if line is None or not line.pictures or standing.phase not in ("stopping", "stopped"):
        return None
    picture = dict(line.pictures[0])
    outlines = dict(zip(line.squares, picture.pop("outline"), strict=True))
    return {"picture": picture, "spots": outlines, "dice": _loose(die for die in line.dice if any(die.at))}


def _place(die: DieSeen) -> str:
    return die.space or die.seat or "-"
