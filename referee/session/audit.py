"""The check at the end of a round from its final picture (BG-AUDIT): what lies wrong, what is unclear, the counts.

Why it exists: the sheets have the players check each other's cards; one picture can do that. What it does not
do: say in which order things happened, or accuse anybody of what only the course of the round could prove.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from referee.capture import Frame, Source, SourceError
from referee.i18n import render
from referee.rules.core import Observation, Piece
from referee.session.match_file import MatchSetup
from referee.session.seeing import AVERAGED, MotionSensor, PictureReader
from referee.session.session import umpire
from referee.session.standing import Standing
from referee.session.summary import count, score
from referee.tracking.stillness import Stillness
from referee.values import UNKNOWN, Reading, Table, cell_id

SHOWN = ("type", "player", "squares", "colours", "class", "rule", "text")
SURE = 0.9
"""Below this a piece is not judged but named as unclear: the same bound as for live verdicts (tracking, umpire)."""


def final_reading(source: Source, table: Table, reader: PictureReader, sensor: MotionSensor) -> Reading:
    """Read the last picture of a source of moments, or the last still moment of a stream.

    `SourceError` when nothing in a stream ever rests.
    """
    last: NDArray[np.uint8] | None = None
    resting: list[NDArray[np.uint8]] = []
    averaged: list[NDArray[np.uint8]] | None = None
    stillness = Stillness(len(table.squares))
    for item in source:
        if not isinstance(item, Frame):
            continue
        if item.settled:
            last, averaged = item.image, None
            continue
        motion = sensor.update(item.image)
        if stillness.step(item.t, motion.changed, motion.since_still) == "still":
            resting.append(item.image)
            del resting[:-AVERAGED]
            last, averaged = item.image, resting
        else:
            resting = []
    if last is None:
        raise SourceError(f"nothing in {source.name} ever rests; give a picture of the board at the end of the round")
    return reader.read(last, averaged)


def audit(table: Table, reading: Reading, setup: MatchSetup | None = None, language: str = "en") -> dict[str, Any]:
    """Check what a reading of the final picture shows.

    Returns `cards` and `jokers` by owner, `tokens`, `correct` (how many pieces lie right), `wrong` (findings),
    `unclear` (squares and why), `hidden`, and `score` as in a summary. `{"table_moved": true}` alone when the
    table is not where it was learned: then nothing can be said.
    """
    setup = setup or MatchSetup()
    if reading.table_moved:
        return {"table_moved": True}
    sure, doubtful = _pieces(reading)
    judge = umpire(table, setup)
    events = judge.observe(Observation(
        0.0, 0, laid=tuple(sure), tokens=frozenset(t.cell for t in reading.tokens), hidden=reading.hidden))
    events += judge.finish(0.0)
    said = [e for e in events if e.key and e.type in ("card", "joker", "finding")]
    lines = [e.to_dict() | {"text": render(e.key, e.params, language)} for e in said]
    wrong = [line for line in lines if line["class"] in ("violation", "house_rule")]
    accused = {tuple(line["squares"]) for line in wrong}
    unclear = _unclear(sure, doubtful, reading)
    unclear += [{"squares": line["squares"], "why": line["text"]} for line in lines
                if line["class"] == "unclear" or (line["type"] == "finding" and line["class"] == "info")]
    named = {square for entry in unclear for square in entry["squares"]}
    right = [p for p in sure if tuple(map(cell_id, p.cells)) not in accused and not named & set(map(cell_id, p.cells))]
    pieces = [*sure, *doubtful]
    sheet = ({"unclear": f"{len(unclear)} places on the board cannot be judged"} if unclear
             else score(Standing.of(lines, setup.players), pieces, setup))
    return {
        "table_moved": False, "cards": count(pieces, "card"), "jokers": count(pieces, "joker"),
        "tokens": len(reading.tokens), "correct": len(right),
        "wrong": [{key: line[key] for key in SHOWN} for line in wrong],
        "unclear": unclear, "hidden": [cell_id(c) for c in sorted(reading.hidden)], "score": sheet,
    }


def _pieces(reading: Reading) -> tuple[list[Piece], list[Piece]]:
    """The pieces read with certainty, and the others."""
    pieces = [Piece("card", c.owner, c.cells, c.colours, c.candidates, c.confidence) for c in reading.cards]
    pieces += [Piece("joker", j.owner, (j.cell,), (), j.candidates, j.confidence) for j in reading.jokers]
    return [p for p in pieces if p.confidence >= SURE], [p for p in pieces if p.confidence < SURE]


def _unclear(sure: list[Piece], doubtful: list[Piece], reading: Reading) -> list[dict[str, Any]]:
    """What one picture leaves open, each with its squares and the reason."""
    out = [{"squares": _ids(p), "why": f"the {p.kind} cannot be read with certainty"} for p in doubtful]
    out += [{"squares": _ids(p), "why": f"whose {p.kind} this is cannot be read"} for p in sure if p.owner == UNKNOWN]
    covered = Counter(cell for p in (*sure, *doubtful) for cell in p.cells)
    out += [{"squares": [cell_id(cell)], "why": "more than one piece lies here; which was first cannot be seen"}
            for cell, pieces in sorted(covered.items()) if pieces > 1]
    out += [{"squares": [cell_id(c) for c in o.cells], "why": o.note} for o in reading.off_grid]
    return out


def _ids(piece: Piece) -> list[str]:
    return [cell_id(c) for c in piece.cells]
