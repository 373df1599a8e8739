"""Writes referee/web/static/types/state.d.ts: the types of the state for the page, from those of Python.

    make types

A test holds the one to the other.
"""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from referee.games.board.view import BoardBare, DrawnSquare
from referee.games.cards.view import CardsBare, DrawnDeck
from referee.games.dice.view import DiceBare, DrawnSpace
from referee.session.shown import state

FILE = Path(__file__).parents[2] / "referee" / "web" / "static" / "types" / "state.d.ts"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "any"}
HEAD = "// Made by tests/support/write_types.py from the types of referee.session.shown.state: change them there.\n"


def declared() -> list[type]:
    """Every type, in the order of the module, and what games draw besides."""
    return [*(found for found in vars(state).values() if is_typeddict(found)), DrawnSquare, BoardBare, DrawnSpace,
            DiceBare, DrawnDeck, CardsBare]


def text() -> str:
    return HEAD + "".join(f"\n{interface(found)}" for found in declared())


def interface(found: type) -> str:
    told = f"/** {' '.join(found.__doc__.split())} */\n" if found.__doc__ else ""
    hints = get_type_hints(found, include_extras=True)
    fields = "".join(f"  {field(name, hint)};\n" for name, hint in hints.items())
    return f"{told}export interface {found.__name__} {{\n{fields}}}\n"


def field(name: str, hint: Any) -> str:
    if get_origin(hint) is NotRequired:
        return f"{name}?: {written(get_args(hint)[0])}"
    return f"{name}: {written(hint)}"


def written(hint: Any) -> str:
    """A type as TypeScript writes it. KeyError for one that no state has so far."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(written(one) for one in inner))
    if origin is Literal:
        return " | ".join(f'"{one}"' for one in inner)
    if origin is list:
        of = written(inner[0])
        return f"({of})[]" if "|" in of else f"{of}[]"
    if origin is dict:
        return f"Record<{written(inner[0])}, {written(inner[1])}>"
    return hint.__name__ if is_typeddict(hint) else PLAIN[hint]


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
