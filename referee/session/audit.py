"""The end of a recording as one picture, checked and scored (`referee audit`).

Why it exists: a final picture is enough for the check the sheets ask for. What it does not do: judge (the check
itself is `rules.board.audit`), or look at how the round went (`session`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from referee.capture import Frame, Source, SourceError
from referee.i18n import render
from referee.rules.board.audit import audit as check
from referee.rules.board.layout import Layout
from referee.rules.board.state import Position
from referee.rules.core import Finding, Piece
from referee.session.match_file import MatchSetup
from referee.session.seeing import AVERAGED, MotionSensor, PictureReader
from referee.session.standing import Standing
from referee.session.summary import count, score
from referee.tracking.stillness import Stillness
from referee.values import Reading, Table, cell_id


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

    Returns `cards` and `jokers` by owner, `tokens`, `correct` (how many pieces lie right), `wrong`, `unclear` and
    `info` (findings with `class`, `rule`, `player`, `squares`, `text`), `off_grid`, `hidden`, `text`, and `score` as
    in a summary. `{"table_moved": true}` alone when the table is not where it was learned: then nothing can be said.
    """
    setup = setup or MatchSetup()
    if reading.table_moved:
        return {"table_moved": True}
    pieces = _pieces(reading)
    tokens = tuple(sorted(t.cell for t in reading.tokens))
    position = Position(Layout(table.layout), pieces, tokens, players=tuple(setup.players))
    found = check(position, setup.options, reading.hidden, tableau=setup.tableau)
    *findings, last = found.findings
    said = [_line(f, language) for f in findings]
    return {
        "table_moved": False, "cards": count(pieces, "card"), "jokers": count(pieces, "joker"), "tokens": len(tokens),
        "correct": found.correct,
        "wrong": [line for line in said if line["class"] in ("violation", "house_rule")],
        "unclear": [line for line in said if line["class"] == "unclear"],
        "info": [line for line in said if line["class"] == "info"],
        "off_grid": [{"squares": [cell_id(c) for c in o.cells], "note": o.note} for o in reading.off_grid],
        "hidden": [cell_id(c) for c in sorted(reading.hidden)],
        "text": render(last.key, last.params, language),
        "score": _score(pieces, said, setup, open_=found.unclear or bool(reading.off_grid)),
    }


def _pieces(reading: Reading) -> tuple[Piece, ...]:
    cards = (Piece("card", c.owner, c.cells, c.colours, c.candidates, c.confidence) for c in reading.cards)
    jokers = (Piece("joker", j.owner, (j.cell,), (), j.candidates, j.confidence) for j in reading.jokers)
    return (*cards, *jokers)


def _line(finding: Finding, language: str) -> dict[str, Any]:
    return {"class": finding.cls, "rule": finding.rule, "player": finding.player,
            "squares": [cell_id(c) for c in finding.cells], "text": render(finding.key, finding.params, language)}


def _score(pieces: Sequence[Piece], findings: Sequence[Mapping[str, Any]], setup: MatchSetup, open_: bool,
           ) -> dict[str, Any]:
    """The score of a round of which only the end is known: never while anything is open."""
    if open_:
        return {"unclear": "something on the board cannot be judged"}
    laid: list[dict[str, Any]] = [
        {"seq": n, "type": p.kind, "player": p.owner, "squares": [cell_id(c) for c in p.cells], "class": "info"}
        for n, p in enumerate(pieces, 1)]
    about = {tuple(line["squares"]): line["seq"] for line in laid}
    judged = [{**f, "seq": n, "type": "finding", "about": [about[tuple(f["squares"])]]}
              for n, f in enumerate(findings, len(laid) + 1) if tuple(f["squares"]) in about]
    return score(Standing.of([*laid, *judged], setup.players), pieces, setup)
