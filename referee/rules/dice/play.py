"""Judging play of the dice game without a camera: a die laid, dice rolled again, the stop call, a whole board.

Why it exists: what may be laid is a question as in the other games. What it does not do: score (`ruleset`), or
judge hands and speed, which only people see.

A question names one `move`; `stopped: true` when stop was called before it. A die is `"red 3"` or
`{"colour": "red", "number": 3}`. Moves, by `type`:

- `lay`: `die` into `row` (a colour; the die's unless given) on `space` (1 to 6; the die's number unless given);
  `lying`: the numbers that lie in that row already, [] for none;
- `reroll`: `rolled` of the `dice` a player has left;
- `stop`: the call of a player with `dice` left;
- `board`: `rows` (colour -> list of `"red 3"` or null, by space), everything that lies at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from referee.rules import inputs
from referee.rules.core import Verdict

DIE_COLOURS = ("red", "yellow", "green", "blue")
SPACES = 6
DICE = 24

Die = tuple[str, int]
Answer = dict[str, Any]


def judge(data: Mapping[str, Any]) -> Answer:
    """Verdict, rule, text key and parameters for `move`; ValueError with a sentence for bad input."""
    move = inputs.table(data, "move")
    kind = inputs.one_of(move, "type", tuple(_MOVES))
    inputs.only_fields(move, ("type", *_FIELDS[kind]), f"a move of type {kind}")
    found = _MOVES[kind](move)
    if inputs.flag(data, "stopped", False) and kind == "lay":
        return ruling("DG-END-1", "DICE.after_stop")
    return found


def ruling(rule: str | None, key: str, verdict: Verdict = "violation", **params: Any) -> Answer:
    """An answer: what is said, by which rule."""
    return {"verdict": verdict, "rule": rule, "key": key, "params": params, "failures": []}


def die(value: Any, key: str) -> Die:
    """Colour and number of a die, as text or as an object."""
    found = value
    if isinstance(value, str):
        colour, _, number = value.strip().rpartition(" ")
        value = {"colour": colour.strip(), "number": int(number) if number.isascii() and number.isdigit()
                 and len(number) == 1 else number}
    if isinstance(value, Mapping):
        inputs.only_fields(value, ("colour", "number"), f"{key!r}")
    if isinstance(value, Mapping) and value.get("colour") in DIE_COLOURS:
        shown: Any = value.get("number")
        if type(shown) is int and 1 <= shown <= SPACES:
            return str(value["colour"]), shown
    raise ValueError(f"{key!r} is {inputs.shown(found)}; a die is {', '.join(DIE_COLOURS)} and a number from 1 to "
                     f'{SPACES}, like "red 3"')


def _lay(move: Mapping[str, Any]) -> Answer:
    colour, number = die(inputs.value(move, "die"), "die")
    row = inputs.one_of(move, "row", DIE_COLOURS, colour)
    space = inputs.whole(move, "space", 1, SPACES, number)
    lying = inputs.rows(move, "lying")
    if not all(type(n) is int and 1 <= n <= SPACES for n in lying) or len(set(lying)) < len(lying):
        raise ValueError(f"'lying' is {inputs.shown(lying)}; it lists the numbers that lie in the row, 1 to {SPACES}, "
                         "each once")
    about: dict[str, Any] = {"colour": colour, "n": number}
    if row != colour:
        return ruling("DG-PLAY-2", "DICE.row", **about, row=row)
    if number in lying:
        return ruling("DG-PLAY-5", "DICE.late", **about)
    if space != number:
        return ruling("DG-PLAY-3", "DICE.space", **about, space=space)
    if number > 1 and number - 1 not in lying:
        return ruling("DG-PLAY-3", "DICE.order", **about, before=number - 1)
    return ruling(None, "DICE.legal", "legal", **about)


def _reroll(move: Mapping[str, Any]) -> Answer:
    dice = inputs.whole(move, "dice", 1, DICE)
    rolled = inputs.whole(move, "rolled", 1, dice)
    if rolled < dice:
        return ruling("DG-PLAY-6", "DICE.reroll", k=rolled, n=dice)
    return ruling(None, "DICE.rerolled", "legal", n=dice)


def _stop(move: Mapping[str, Any]) -> Answer:
    left = inputs.whole(move, "dice", 0, DICE)
    return ruling("DG-END-1", "DICE.stop_void", n=left) if left else ruling(None, "DICE.stop", "legal")


def _board(move: Mapping[str, Any]) -> Answer:
    rows = inputs.table(move, "rows")
    inputs.only_known(rows, "rows", DIE_COLOURS)
    for row in rows:
        spaces = inputs.rows(rows, row)
        if len(spaces) > SPACES:
            raise ValueError(f"{row!r} has {len(spaces)} spaces; a row has {SPACES}")
        gap = None
        for space, value in enumerate(spaces, 1):
            if value is None:
                gap = gap or space
                continue
            colour, number = die(value, row)
            if colour != row:
                return ruling("DG-PLAY-2", "DICE.row", colour=colour, n=number, row=row)
            if number != space:
                return ruling("DG-PLAY-3", "DICE.space", colour=colour, n=number, space=space)
            if gap is not None:
                return ruling("DG-PLAY-3", "DICE.gap", colour=colour, n=number, before=gap)
    return ruling(None, "DICE.board", "legal")


_FIELDS = {
    "lay": ("die", "row", "space", "lying"), "reroll": ("dice", "rolled"), "stop": ("dice",), "board": ("rows",),
}
_MOVES: dict[str, Callable[[Mapping[str, Any]], Answer]] = {
    "lay": _lay, "reroll": _reroll, "stop": _stop, "board": _board,
}
