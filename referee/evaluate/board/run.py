"""Runs the referee on folders with truth.

Why it exists: `referee evaluate` and the tests measure the same way, through the same doors a user goes
through. What it does not do: print, or know the truth files' format (`truth`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from referee.capture import SourceError, open_source
from referee.evaluate.board import figures
from referee.evaluate.board.truth import Still, TrueBoard, TrueRound, find
from referee.session.match.agreed.match_file import MatchSetup
from referee.session.watch.session import Session
from referee.values.board import BoardTable
from referee.vision.board import Reader, learn
from referee.vision.board.networks.asking import SQUARES
from referee.vision.common import ImageError, TableNotFound, load_image
from referee.vision.common.networks.model import load_network


def evaluate(folders: Sequence[Path], on_row: Callable[[str, int, int], None] | None = None,
             left_out: Path | None = None) -> dict[str, Any]:
    """Learn, read and watch everything with truth in these folders.

    Returns `{"photo": figures, "round": figures}` (each only when there are such), each with its `rows`. `on_row` is
    told what was done, how many were, and of how many. With `left_out`, a square reader trained without the styles of
    `referee.evaluate.board.styles`, also `"left_out": figures` of both readers for each style of stills. `TruthError`
    when a folder holds no truth, `ModelError` when that reader cannot be used.
    """
    if left_out is not None:
        load_network(SQUARES, left_out)  # said before the work, not in the middle of it
    stills: list[Still] = []
    rounds: list[TrueRound] = []
    for folder in folders:
        found = find(folder)
        stills += found[0]
        rounds += found[1]
    total, done = len(stills) + len(rounds), 0
    still_rows, round_rows, others = [], [], []
    for still in stills:
        rows = evaluate_still(still, (None,) if left_out is None else (None, left_out))
        still_rows.append(rows[0])
        others += rows[1:]
        done += 1
        if on_row is not None:
            on_row(still.name, done, total)
    for recorded in rounds:
        round_rows.append(evaluate_round(recorded))
        done += 1
        if on_row is not None:
            on_row(recorded.name, done, total)
    report: dict[str, Any] = {}
    if still_rows:
        report["photo"] = {**figures.still_figures(still_rows), "rows": [figures.as_row(r) for r in still_rows]}
        if left_out is not None:
            report["left_out"] = figures.style_figures(stills, still_rows, others)
    if round_rows:
        report["round"] = {**figures.round_figures(round_rows), "rows": [figures.as_row(r) for r in round_rows]}
    return report


def evaluate_still(still: Still, models: Sequence[Path | None] = (None,)) -> list[figures.StillRow]:
    """One still: learn its empty board, read it with each of these square readers (None: ours), compare."""
    table, learned = _learn(still.empty_image, still.empty)
    if table is None:
        return [figures.judge_still(still, learned, None) for _ in models]
    try:
        image = load_image(still.image)
        return [figures.judge_still(still, learned, Reader(table, model).read(image)) for model in models]
    except ImageError as e:
        row = figures.judge_still(still, learned, None)
        row.error = str(e)
        return [row for _ in models]


def evaluate_round(recorded: TrueRound) -> figures.RoundRow:
    """One round: learn its empty board, referee it, compare."""
    table, learned = _learn(recorded.empty_image, recorded.empty)
    if table is None:
        return figures.judge_round(recorded, learned, None)
    setup = MatchSetup.load(recorded.match) if recorded.match else MatchSetup()
    try:
        with open_source(str(recorded.source)) as source:
            lines = list(Session(table, source, setup).run())
    except (SourceError, ImageError) as e:
        row = figures.judge_round(recorded, learned, None)
        row.error = str(e)
        return row
    return figures.judge_round(recorded, learned, lines)


def _learn(image: Path, truth: TrueBoard) -> tuple[BoardTable | None, figures.Learned]:
    try:
        table = learn([load_image(image)])
    except (TableNotFound, ImageError) as e:
        return None, figures.Learned(error=str(e))
    return table, figures.judge_table(table, truth)
