"""The table of a recording, learned from its own beginning.

Why it exists: of an old recording nobody took a picture of the bare board; most begin with one. What it does not do:
guess. Where the board is not found, or something lies on it, the recording is passed over.
"""

from __future__ import annotations

from referee.archive.errors import ArchiveError
from referee.capture import Frame, open_source
from referee.games.registry import eyes_named
from referee.i18n.said import SaidError
from referee.values.common import Table
from referee.vision.common.images import Image

BEGINNINGS_S = (0.0, 1.5, 4.0)
"""When the board is looked for: at once, when whoever switched the camera on has gone, and once more."""
PICTURES = 8
"""Taken for each, as by `referee learn`."""


def learned_from(path: str, game: str) -> Table:
    """The table of a `game`. `ArchiveError` where none can be learned that is good enough to referee by."""
    eyes, why = eyes_named(game), ""
    for pictures in _beginnings(path):
        try:
            table: Table = eyes.learn(pictures)
        except SaidError as e:
            why = why or str(e)
            continue
        if table.quality.ok and not table.covered_spots:
            return table
        why = why or next(iter(table.quality.warnings), "")
    raise ArchiveError("archive-not-learned", why=why)


def _beginnings(path: str) -> list[list[Image]]:
    """Some pictures from each of the first moments."""
    found: list[list[Image]] = [[] for _ in BEGINNINGS_S]
    with open_source(path) as source:
        for item in source:
            if not isinstance(item, Frame) or item.damaged:
                continue
            waiting = [n for n, begin in enumerate(BEGINNINGS_S) if len(found[n]) < PICTURES]
            if not waiting:
                break
            if item.t >= BEGINNINGS_S[waiting[0]]:
                found[waiting[0]].append(item.image)
    return [pictures for pictures in found if pictures]
