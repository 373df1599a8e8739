"""The end of a recording as one picture, checked and scored (`referee audit`).

Why it exists: a final picture is enough for the check the sheets ask for. What it does not do: judge (a game checks
its own pictures), or look at how the round went (`session`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.capture import Frame, Source, SourceError
from referee.games.api.game import Checked, Game
from referee.games.api.sight import Image, MotionSensor
from referee.games.api.standing import JUDGED, OpenFinding, PieceOnBoard, Standing
from referee.games.registry import game_named
from referee.i18n import render
from referee.i18n.explained import explained
from referee.i18n.said import Said, SaidError
from referee.rules.board.observation import Cell, Piece, cell_name
from referee.rules.core import Finding
from referee.session.match.evidence import Evidence, EvidenceSink
from referee.session.match.match_file import MatchSetup
from referee.session.watch.seeing import AVERAGED
from referee.session.watch.summary import count, score
from referee.tracking.board.one_look import pieces_of
from referee.tracking.stillness import Stillness
from referee.values.board import BoardReading, BoardTable, cell_id


class StartError(SaidError, ValueError):
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
        raise SourceError("audit-no-rest", name=source.name)
    return last, averaged


def audit(table: BoardTable, reading: BoardReading, setup: MatchSetup | None = None, *,
          start: BoardReading | None = None, picture: Image | None = None,
          sink: EvidenceSink | None = None) -> dict[str, Any]:
    """Check what a reading of the final picture shows.

    `start`: a reading of the board before the first card, with the tokens on it and nothing else; `picture` and `sink`:
    the final picture, and where its squares are saved for each finding. `StartError` when `start` shows something else.

    Returns:

    - `cards` and `jokers` by owner, `tokens`, and `start`: the squares of the tokens at the start, None if not known;
    - `correct`: how many pieces lie right;
    - `wrong`, `unclear` and `info`: findings with `class`, `rule`, `rule_title`, `rule_text`, `player`, `squares`,
      `text`, `legal_here` and `evidence`;
    - `off_grid`, `hidden`, `text`, and `score` as in a summary.

    Only `table_moved` and `text` when the table is not where it was learned: then nothing can be said.
    """
    setup = setup or MatchSetup()
    if reading.table_moved:
        return {"table_moved": True, "text": "; ".join(reading.quality.warnings)}
    game, pieces = game_named(setup.game), pieces_of(reading)
    begun = _begun(start) if start is not None else frozenset[Cell]()
    found = game.check(table, reading, setup, begun)
    evidence = Evidence(table, sink if picture is not None else None)
    if picture is not None:
        evidence.remember("final", picture)
    said = [_line(f) | {"evidence": [picture.name for picture in evidence.save(["final"], f.spots, n)]}
            for n, f in enumerate(found.findings, 1)]
    return {
        "table_moved": False, "cards": count(pieces, "card", game), "jokers": count(pieces, "joker", game),
        "tokens": len(reading.tokens),
        "start": [cell_name(c) for c in sorted(begun)] or None,
        "correct": found.correct,
        "wrong": [line for line in said if line["class"] in ("violation", "house_rule")],
        "unclear": [line for line in said if line["class"] == "unclear"],
        "info": [line for line in said if line["class"] == "info"],
        "off_grid": [{"squares": [cell_id(c) for c in o.cells], "note": o.note} for o in reading.off_grid],
        "hidden": [cell_id(c) for c in sorted(reading.hidden)],
        "text": render(found.summary.key, found.summary.params),
        "score": score(_standing(game, pieces, found, setup), pieces, setup,
                       "something on the board cannot be judged" if found.open else ""),
    }


def _begun(start: BoardReading) -> frozenset[Cell]:
    """The squares of the tokens before the first card."""
    why = "; ".join(start.quality.warnings) if start.table_moved else \
        Said("audit-not-bare") if pieces_of(start) else "" if start.tokens else Said("audit-no-token")
    if why:
        raise StartError("audit-start-unusable", why=why)
    return frozenset(t.cell for t in start.tokens)


def _line(finding: Finding) -> dict[str, Any]:
    return explained({
        "class": finding.cls, "rule": finding.rule, "player": finding.player,
        "squares": list(finding.spots), "text": render(finding.key, finding.params),
        "legal_here": finding.legal_here})


def _standing(game: Game, pieces: Sequence[Piece], found: Checked, setup: MatchSetup) -> Standing:
    """What lies at the end of a round of which nothing else is known, with what was found about it."""
    lying = [PieceOnBoard(seq=n, kind=p.kind, owner=p.owner, squares=[cell_id(c) for c in p.cells],
                          colours=list(p.colours), candidates=list(p.candidates)) for n, p in enumerate(pieces, 1)]
    places = {tuple(p.squares): p.seq for p in lying}
    findings = [OpenFinding(seq=0, subject=places[squares], cls=f.cls, rule=f.rule, named=f.player, squares=squares)
                for f in found.findings if f.cls in JUDGED
                for squares in [f.spots] if squares in places]
    return game.standing(players=dict(setup.players), pieces=lying, findings=findings)
