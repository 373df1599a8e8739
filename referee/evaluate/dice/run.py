"""Runs the referee on folders of dice with truth.

Why it exists: `referee evaluate` and the tests measure the same way, through the same doors a user goes through. What
it does not do: print, or know the truth files' format (`truth`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from referee.capture import SourceError, open_source
from referee.evaluate.common.rows import as_row
from referee.evaluate.dice import figures, verdicts
from referee.evaluate.dice.truth import GAME, DiceRound, DiceStill, find
from referee.games.dice.sight import DiceSight
from referee.session.match.agreed.match_file import MatchSetup
from referee.session.watch.audit import audit
from referee.session.watch.session import Session
from referee.values.common import Outline
from referee.values.dice import DiceTable
from referee.vision.common import ImageError, TableNotFound, load_image

SIGHT = DiceSight()


def evaluate(folders: Sequence[Path], on_row: Callable[[str, int, int], None] | None = None) -> dict[str, Any]:
    """Learn, read, check and watch all dice with truth in these folders.

    Returns `{"dice photo": figures, "dice round": figures}` (each only when there are such), each with its `rows`.
    `on_row` is told what was done, how many were, and of how many. `TruthError` when a folder holds no truth.
    """
    stills, rounds = find(folders)
    total = len(stills) + len(rounds)
    still_rows: list[figures.StillRow] = []
    round_rows: list[verdicts.RoundRow] = []

    def done(name: str) -> None:
        if on_row is not None:
            on_row(name, len(still_rows) + len(round_rows), total)

    for still in stills:
        still_rows.append(evaluate_still(still))
        done(still.name)
    for recorded in rounds:
        round_rows.append(evaluate_round(recorded))
        done(recorded.name)
    report: dict[str, Any] = {}
    if still_rows:
        report["dice photo"] = {**figures.still_figures(still_rows), "rows": [as_row(r) for r in still_rows]}
    if round_rows:
        report["dice round"] = {**verdicts.round_figures(round_rows), "rows": [as_row(r) for r in round_rows]}
    return report


def evaluate_still(still: DiceStill) -> figures.StillRow:
    """One still: learn its bare board, read it, check it, compare."""
    table, learned = _learn(still.empty_image, still.spaces)
    if table is None:
        return figures.judge_still(still, learned, None)
    try:
        reading = SIGHT.reader(table).read(load_image(still.image))
    except ImageError as e:
        row = figures.judge_still(still, learned, None)
        row.error = str(e)
        return row
    row = figures.judge_still(still, learned, reading)
    if still.audit is not None:
        figures.judge_audit(row, still.audit, audit(table, reading, MatchSetup(GAME)))
    return row


def evaluate_round(recorded: DiceRound) -> verdicts.RoundRow:
    """One round: learn its bare board, referee it, compare.."""
    table, learned = _learn(recorded.empty_image, recorded.spaces)
    if table is None:
        return verdicts.judge_round(recorded, learned, None)
    setup = MatchSetup(GAME) if recorded.match is None else MatchSetup.load(recorded.match)
    try:
        with open_source(str(recorded.source)) as source:
            lines = list(Session(table, source, setup).run())
    except (SourceError, ImageError) as e:
        row = verdicts.judge_round(recorded, learned, None)
        row.error = str(e)
        return row
    return verdicts.judge_round(recorded, learned, lines)


def _learn(image: Path, spaces: Mapping[str, Outline]) -> tuple[DiceTable | None, figures.Learned]:
    try:
        table = SIGHT.learn([load_image(image)])
    except (TableNotFound, ImageError) as e:
        return None, figures.Learned(error=str(e))
    return table, figures.judge_table(table, spaces)
