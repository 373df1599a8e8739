"""What every look's line in the log says, whatever the game: when it was, by which pictures, how often.

Why it exists: after a restart, or once people have corrected what the camera said, the round is judged anew from what
was seen; each game says what is its own (`Sight.look_line`). What it does not do: correct anything, or judge.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.rules.core import Observation

LOOK = "look"
"""The type of such a line; it is no event of the game and is shown nowhere."""


def line_of_look(seen: Observation, own: Mapping[str, Any]) -> dict[str, Any]:
    """The line of a look with what is the game's `own`; what is empty or usual is left out."""
    line: dict[str, Any] = {"type": LOOK, "t": round(seen.t, 3), "frame": seen.frame, **own}
    if seen.evidence:
        line["pictures"] = list(seen.evidence)
    if seen.looks != 1:
        line["looks"] = seen.looks
    return {**line, "blind": True} if seen.blind else line


def every_look(line: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of every `Observation`, of such a line."""
    return {"t": line["t"], "frame": line["frame"], "evidence": tuple(line.get("pictures", ())),
            "looks": line.get("looks", 1), "blind": line.get("blind", False)}
