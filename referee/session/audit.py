"""The end of a recording as one picture, checked and scored (`referee audit`).

Why it exists: a final picture is enough for the check the sheets ask for. What it does not do: judge (the check
itself is `rules.board.audit`), or look at how the round went (`session`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.capture import Frame, Source, SourceError
from referee.i18n import render
from referee.i18n.explained import explained
from referee.rules.board.belief.rereading import COLOUR_RULES
from referee.rules.board.final_check.audit import audit as check
from referee.rules.board.legality.alternatives import LegalHere
from referee.rules.board.legality.alternatives import said as legal_here
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import Position
from referee.rules.core import Cell, Finding, Piece, cell_name
from referee.session.evidence import Evidence, EvidenceSink
from referee.session.match_file import MatchSetup
from referee.session.seeing import AVERAGED, Image, MotionSensor
from referee.session.standing import Standing
from referee.session.summary import count, score
from referee.tracking.stillness import Stillness
from referee.values import Reading, Table, cell_id


class StartError(ValueError):
    """A picture that does not show the board before the first card; the message says what to change."""


def final_picture(source: Source, squares: int, sensor: MotionSensor) -> tuple[Image, list[Image] | None]:
    """The last picture of a source of moments, or of the last still moment of a stream with the frames before it.

    `squares`: how many the table has. `SourceError` when nothing in a stream ever rests.
    """
    last: Image | None = None
    resting: list[Image] = []
    averaged: list[Image] | None = None
    stillness = Stillness(squares)
    for item in source:
        if not isinstance(item, Frame):
            continue
        if item.damaged:
            stillness.interrupt()
            resting = []
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
    return last, averaged


def audit(table: Table, reading: Reading, setup: MatchSetup | None = None, language: str = "en", *,
          start: Reading | None = None, picture: Image | None = None,
          sink: EvidenceSink | None = None) -> dict[str, Any]:
    """Check what a reading of the final picture shows.

    `start`: a reading of the board before the first card, with the tokens on it and nothing else; `picture` and `sink`:
    the final picture, and where its squares are saved for each finding. `StartError` when `start` shows something else.

    Returns `cards` and `jokers` by owner, `tokens`, `start` (the squares of the tokens at the start, None if not
    known), `correct` (how many pieces lie right), `wrong`, `unclear` and `info` (findings with `class`, `rule`,
    `rule_title`, `rule_text`, `player`, `squares`, `text`, `legal_here`, `evidence`), `off_grid`, `hidden`, `text`, and
    `score` as in a summary. Only `table_moved` and `text` when the table is not where it was learned: then nothing
    can be said.
    """
    setup = setup or MatchSetup()
    if reading.table_moved:
        return {"table_moved": True, "text": "; ".join(reading.quality.warnings)}
    pieces = _pieces(reading)
    tokens = tuple(sorted(t.cell for t in reading.tokens))
    begun = _begun(start) if start is not None else frozenset[Cell]()
    position = Position(Layout(table.layout, table.uncertain), pieces, tokens, players=tuple(setup.players))
    found = check(position, setup.options, reading.hidden, setup.left, setup.tableau, begun)
    *findings, last = found.findings
    halves = [Finding("unclear", "BG-PLACE-2", "BG-AUDIT-2.half", {"square": cell_name(c)}, (c,))
              for o in reading.off_grid if len(o.cells) == 1 for c in o.cells]
    evidence = Evidence(table, sink if picture is not None else None)
    if picture is not None:
        evidence.remember("final", picture)
    said = [_line(f, position, language) | {"evidence": list(evidence.save(["final"], f.cells, n))}
            for n, f in enumerate((*findings, *halves), 1)]
    return {
        "table_moved": False, "cards": count(pieces, "card"), "jokers": count(pieces, "joker"), "tokens": len(tokens),
        "start": [cell_name(c) for c in sorted(begun)] or None,
        "correct": found.correct,
        "wrong": [line for line in said if line["class"] in ("violation", "house_rule")],
        "unclear": [line for line in said if line["class"] == "unclear"],
        "info": [line for line in said if line["class"] == "info"],
        "off_grid": [{"squares": [cell_id(c) for c in o.cells], "note": o.note} for o in reading.off_grid],
        "hidden": [cell_id(c) for c in sorted(reading.hidden)],
        "text": render(last.key, {**last.params, "k": int(last.params["k"]) + len(halves)}, language),
        "score": _score(pieces, said, setup, open_=found.unclear or bool(reading.off_grid)),
    }


def _begun(start: Reading) -> frozenset[Cell]:
    """The squares of the tokens before the first card."""
    why = "; ".join(start.quality.warnings) if start.table_moved else \
        "cards or jokers lie on the board" if _pieces(start) else "" if start.tokens else "no token is seen"
    if why:
        raise StartError(f"the start picture cannot be used: {why}. Give one from before the first card, with the "
                         "tokens on the board, or none")
    return frozenset(t.cell for t in start.tokens)


def _pieces(reading: Reading) -> tuple[Piece, ...]:
    cards = (Piece("card", c.owner, c.cells, c.colours, c.candidates, c.confidence) for c in reading.cards)
    jokers = (Piece("joker", j.owner, (j.cell,), (), j.candidates, j.confidence) for j in reading.jokers)
    return (*cards, *jokers)


def _line(finding: Finding, position: Position, language: str) -> dict[str, Any]:
    here = _legal_here(finding, position) if finding.cls != "info" else None
    return explained({
        "class": finding.cls, "rule": finding.rule, "player": finding.player,
        "squares": [cell_id(c) for c in finding.cells], "text": render(finding.key, finding.params, language),
        "legal_here": here}, language)


def _legal_here(finding: Finding, position: Position) -> LegalHere:
    """What one picture tells of what would have been legal: the colours that fit the squares, no more."""
    cells = finding.cells
    if finding.rule not in COLOUR_RULES or len(cells) != 2 or any(c not in position.layout for c in cells):
        return legal_here("LEGAL_HERE.picture")
    a, b = cells
    return legal_here("LEGAL_HERE.fits", a=cell_name(a), b=cell_name(b), x=position.layout.colour(a),
                      y=position.layout.colour(b))


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
