"""The JSON questions about play of the dice game: a die laid, dice rolled again, the stop call, a whole board.

Why it exists: what may be laid is a question as in the other games; `legality` answers it. What it does not do: score
(`ruleset`), or judge hands and speed, which only people see.

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
from referee.rules.dice import legality
from referee.rules.dice.legality import DICE, DIE_COLOURS, SPACES, Face

Answer = dict[str, Any]


def judge(data: Mapping[str, Any]) -> Answer:
    """Verdict, rule, text key and parameters for `move`; ValueError with a sentence for bad input."""
    move = inputs.table(data, "move")
    kind = inputs.one_of(move, "type", tuple(_MOVES))
    inputs.only_fields(move, ("type", *_FIELDS[kind]), f"a move of type {kind}")
    found = _MOVES[kind](move)
    if inputs.flag(data, "stopped", False) and kind == "lay":
        return legality.after_stop().answer()
    return found


def die(value: Any, key: str) -> Face:
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
    return legality.lay((colour, number), row, space, lying).answer()


def _reroll(move: Mapping[str, Any]) -> Answer:
    dice = inputs.whole(move, "dice", 1, DICE)
    rolled = inputs.whole(move, "rolled", 1, dice)
    return legality.reroll(rolled, dice).answer()


def _stop(move: Mapping[str, Any]) -> Answer:
    left = inputs.whole(move, "dice", 0, DICE)
    return legality.stop(left).answer()


def _board(move: Mapping[str, Any]) -> Answer:
    rows = inputs.table(move, "rows")
    inputs.only_known(rows, "rows", DIE_COLOURS)
    seen: dict[str, list[Face | None]] = {}
    for row in rows:
        spaces = inputs.rows(rows, row)
        if len(spaces) > SPACES:
            raise ValueError(f"{row!r} has {len(spaces)} spaces; a row has {SPACES}")
        seen[row] = [None if value is None else die(value, row) for value in spaces]
    return legality.board(seen).answer()


_FIELDS = {
    "lay": ("die", "row", "space", "lying"), "reroll": ("dice", "rolled"), "stop": ("dice",), "board": ("rows",),
}
_MOVES: dict[str, Callable[[Mapping[str, Any]], Answer]] = {
    "lay": _lay, "reroll": _reroll, "stop": _stop, "board": _board,
}
