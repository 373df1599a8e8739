"""Runs the referee on folders of cards with truth.

Why it exists: `referee evaluate` and the tests measure the same way, through the same doors a user goes through. What
it does not do: print, or know the truth files' format (`truth`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from referee.capture import SourceError, open_source
from referee.evaluate.cards import figures, verdicts
from referee.evaluate.cards.truth import CardsRound, CardsStill, TrueDeck, find
from referee.evaluate.common.rows import as_row
from referee.games.cards.sight import SIGHT
from referee.session.match.agreed.match_file import MatchError, MatchSetup
from referee.session.watch.session import Session
from referee.values.cards import CardsTable
from referee.vision.common import ImageError, TableNotFound, load_image

EYES = SIGHT
Decks = dict[tuple[Path, Path], tuple[CardsTable | None, figures.Learned]]
"""Bare table and deck -> what was learned of them: stills come in groups of one deck."""


def evaluate(folders: Sequence[Path], on_row: Callable[[str, int, int], None] | None = None) -> dict[str, Any]:
    """Learn, read, count and watch all cards with truth in these folders.

    Returns `{"cards photo": figures, "cards round": figures}` (each only when there are such), each with its `rows`.
    `on_row` is told what was done, how many were, and of how many. `TruthError` when a folder holds no truth.
    """
    stills, rounds = find(folders)
    total = len(stills) + len(rounds)
    still_rows: list[figures.StillRow] = []
    round_rows: list[verdicts.RoundRow] = []
    decks: Decks = {}

    def done(name: str) -> None:
        if on_row is not None:
            on_row(name, len(still_rows) + len(round_rows), total)

    for still in stills:
        still_rows.append(evaluate_still(still, decks))
        done(still.name)
    for recorded in rounds:
        round_rows.append(evaluate_round(recorded, decks))
        done(recorded.name)
    report: dict[str, Any] = {}
    if still_rows:
        report["cards photo"] = {**figures.still_figures(still_rows), "rows": [as_row(r) for r in still_rows]}
    if round_rows:
        report["cards round"] = {**verdicts.round_figures(round_rows), "rows": [as_row(r) for r in round_rows]}
    return report


def evaluate_still(still: CardsStill, decks: Decks) -> figures.StillRow:
    """One still: learn its deck, read it, count it, compare."""
    table, learned = _learn(still.deck, decks)
    if table is None:
        return figures.judge_still(still, learned, None)
    try:
        image = load_image(still.image)
        reading = EYES.reader(table).read(image)
    except ImageError as e:
        row = figures.judge_still(still, learned, None)
        row.error = str(e)
        return row
    counted = EYES.count(table, [image]) if still.truth.kind == "count" else None
    return figures.judge_still(still, learned, reading, counted)


def evaluate_round(recorded: CardsRound, decks: Decks) -> verdicts.RoundRow:
    """One round: learn its deck, referee it, compare."""
    table, learned = _learn(recorded.deck, decks)
    if table is None:
        return verdicts.judge_round(recorded, learned, None)
    try:
        match = recorded.match
        setup = MatchSetup.from_mapping(recorded.agreed()) if match is None else MatchSetup.load(match)
        with recorded.source() as spec, open_source(spec) as source:
            lines = list(Session(table, source, setup).run())
    except (SourceError, ImageError, MatchError) as e:
        row = verdicts.judge_round(recorded, learned, None)
        row.error = str(e)
        return row
    return verdicts.judge_round(recorded, learned, lines)


def _learn(deck: TrueDeck, decks: Decks) -> tuple[CardsTable | None, figures.Learned]:
    key = deck.empty, deck.image
    if key not in decks:
        try:
            table = EYES.learn([load_image(deck.empty)], deck=load_image(deck.image))
        except (TableNotFound, ImageError) as e:
            decks[key] = None, figures.Learned(error=str(e))
        else:
            decks[key] = table, figures.judge_deck(table, deck.cards)
    return decks[key]
