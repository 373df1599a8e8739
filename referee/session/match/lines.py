"""A judge's event as a line of the log, with its words.

Why it exists: the live session and a round judged anew write the same lines. What it does not do: number or keep them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.i18n import render
from referee.i18n.explained import explained
from referee.rules.core import Event

Line = dict[str, Any]


def spots_of(line: Mapping[str, Any]) -> list[str]:
    """Where what a line tells happened; lines call all spots squares."""
    return list(line.get("squares") or ())


def line_of(event: Event, players: Mapping[str, str]) -> Line:
    """The line of an event in the judge's own numbers; `players`: seat -> name."""
    return explained(event.to_dict()) | {"text": _words(event, players)}


def _words(event: Event, players: Mapping[str, str]) -> str:
    """The event as a sentence; a player is called by name where one is known, else by seat."""
    if not event.key:
        return ""
    names = {seat: name for seat, name in players.items() if name}
    said = {key: names.get(value, value) if key.startswith("player") and isinstance(value, str) else value
            for key, value in event.params.items()}
    return render(event.key, said)
