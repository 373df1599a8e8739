"""What every look's line in the log says, whatever the game: when it was, by which pictures, how often.

Why it exists: after a restart, or once people have corrected what the camera said, the round is judged anew from what
was seen; each game says what is its own (`Sight.look_line`). What it does not do: correct anything, or judge.
"""

from __future__ import annotations

from typing import Any

from referee.games.api.lines import Json, Look
from referee.rules.core import Observation


def line_of_look(seen: Observation, own: Json) -> Look:
    """The line of a look with what is the game's `own`; what is empty or usual is left out."""
    names = [name for name, said in (("pictures", seen.evidence), ("looks", seen.looks != 1), ("blind", seen.blind))
             if said]
    return Look(t=round(seen.t, 3), frame=seen.frame, rest=own, pictures=tuple(seen.evidence), looks=seen.looks,
                blind=seen.blind, fields=(*Look.ALWAYS, *own, *names))


def every_look(line: Look) -> dict[str, Any]:
    """The fields of every `Observation`, of such a line. ValueError where it does not say when it was."""
    if line.t is None or line.frame is None:
        raise ValueError("a look says when it was")
    return {"t": line.t, "frame": line.frame, "evidence": line.pictures, "looks": line.looks, "blind": line.blind}
