"""The end of a recording as one picture, checked and scored (`referee audit`).

Why it exists: a final picture is enough for the check the sheets ask for. What it does not do: judge (a game checks
its own pictures), or look at how the round went (`session`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from referee.capture import Notice, Source, SourceError
from referee.games.api.game import Game
from referee.games.api.parts import Checked, Image, MotionSensor
from referee.games.api.standing import JUDGED, OpenFinding, PieceOnBoard, Standing
from referee.games.registry import game_named
from referee.i18n import render, say
from referee.i18n.explained import explained
from referee.rules.core import Finding
from referee.session.match.agreed.match_file import MatchSetup
from referee.session.match.judged.evidence import Evidence, EvidenceSink
from referee.session.watch.seeing import AVERAGED
from referee.session.watch.summary import score
from referee.tracking.stillness import Stillness
from referee.values.common import Reading, Table


class Rest(NamedTuple):
    """A table at rest: its last picture, the frames before it, None of a single moment, and when it was (s)."""

    picture: Image
    averaged: list[Image] | None
    t: float


def final_picture(source: Source, spots: int, sensor: MotionSensor) -> tuple[Image, list[Image] | None]:
    """The last picture of a source of moments, or of the last still moment of a stream with the frames before it.

    `spots`: how many the table has. `SourceError` when nothing in a stream ever rests.
    """
    rest = last_rest(source, spots, sensor)
    return rest.picture, rest.averaged


def last_rest(source: Source, spots: int, sensor: MotionSensor,
              heard: Callable[[Notice], object] | None = None) -> Rest:
    """The same with its time. `heard` is told what the source says of itself."""
    last: Rest | None = None
    resting: list[Image] = []
    stillness = Stillness(spots)
    for item in source:
        if isinstance(item, Notice):
            if heard is not None:
                heard(item)
            continue
        if item.damaged:
            stillness.interrupt()
            resting = []
            continue
        if item.settled:
            last = Rest(item.image, None, item.t)
            continue
        motion = sensor.update(item.image)
        if stillness.step(item.t, motion.changed, motion.since_still) == "still":
            resting.append(item.image)
            del resting[:-AVERAGED]
            last = Rest(item.image, resting, item.t)
        else:
            resting = []
    if last is None:
        raise SourceError("audit-no-rest", name=source.name)
    return last


def audit(table: Table, reading: Reading, setup: MatchSetup | None = None, *,
          start: Reading | None = None, picture: Image | None = None,
          sink: EvidenceSink | None = None) -> dict[str, Any]:
    """Check what a reading of the final picture shows.

    `start`: a reading of the table before the first piece, with what is set out on it and nothing else; `picture` and
    `sink`: the final picture, and where its spots are saved for each finding. `StartError` when `start` shows something
    else.

    Returns:

    - the game's own: `Showing.tally` and `Checked.detail`;
    - `correct`: how many pieces lie right;
    - `wrong`, `unclear` and `info`: findings with `class`, `rule`, `rule_title`, `rule_text`, `player`, `squares`,
      `text`, `legal_here` and `evidence`;
    - `off_grid`, `hidden`, `text`, and what `Showing.in_sum` says of the score, as in a summary.

    Only `table_moved` and `text` when the table is not where it was learned: then nothing can be said.
    """
    setup = setup or MatchSetup()
    if reading.table_moved:
        return {"table_moved": True, "text": "; ".join(reading.quality.warnings)}
    game = game_named(setup.game)
    found = game.eyes.check(table, reading, setup, start)
    evidence = Evidence(table, sink if picture is not None else None)
    if picture is not None:
        evidence.remember("final", picture)
    said = [_line(f) | {"evidence": [picture.name for picture in evidence.save(["final"], f.spots, n)]}
            for n, f in enumerate(found.findings, 1)]
    return {
        "table_moved": False, **game.eyes.showing.tally(found.pieces, game.seats), **found.detail,
        "correct": found.correct,
        "wrong": [line for line in said if line["class"] in ("violation", "house_rule")],
        "unclear": [line for line in said if line["class"] == "unclear"],
        "info": [line for line in said if line["class"] == "info"],
        "off_grid": [{"squares": list(o.spots), "note": o.note} for o in found.beside],
        "hidden": list(reading.hidden_spots),
        "text": _text(found.summary),
        **score(_standing(game, found, setup), found.pieces, setup,
                found.doubt or (say("audit-not-judged") if found.open else "")),
    }


def _text(finding: Finding) -> str:
    """The finding as a sentence; empty where a game has no words for it."""
    return render(finding.key, finding.params) if finding.key else ""


def _line(finding: Finding) -> dict[str, Any]:
    return explained({
        "class": finding.cls, "rule": finding.rule, "player": finding.player,
        **finding.detail(), "text": _text(finding),
        "legal_here": finding.legal_here})


def _standing(game: Game, found: Checked, setup: MatchSetup) -> Standing:
    """What lies at the end of a round of which nothing else is known, with what was found about it."""
    lying = [PieceOnBoard(seq=n, kind=p.kind, owner=p.owner, squares=list(p.spots), colours=[],
                          candidates=list(p.candidates)) for n, p in enumerate(found.pieces, 1)]
    places = {tuple(p.squares): p.seq for p in lying}
    findings = [OpenFinding(seq=0, subject=places[spots], cls=f.cls, rule=f.rule, named=f.player, squares=spots)
                for f in found.findings if f.cls in JUDGED
                for spots in [f.spots] if spots in places]
    return game.standing(players=dict(setup.players), pieces=lying, findings=findings,
                         counted={seat: dict(counts) for seat, counts in found.counts.items()})
