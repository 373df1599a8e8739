"""What was learned from people and from play, folded from the lines of a match: which examples count now.

Why it exists: an answer that is taken back, put right or forgotten must leave nothing behind, also after a restart; so
examples are lines of the log, and what counts follows from all lines. What it does not do: cut examples out of
pictures, or weigh them (a game's `Pupil`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from referee.games.api import lines as log
from referee.games.api.learning import Learned, places_said
from referee.games.api.lines import Line
from referee.kit.taught import By, Example, TaughtSet
from referee.session.match.log.round_log import effective


def learned_in(logs: Sequence[Sequence[Line]]) -> list[Learned]:
    """The examples of all rounds that count, oldest first."""
    rounds = [effective(log) for log in logs]
    forgotten = forgotten_in(rounds)
    return [found for number, lines in enumerate(rounds, 1) for found in _of_round(lines, number)
            if found.name not in forgotten]


def forgotten_in(rounds: Iterable[Iterable[Line]]) -> set[str]:
    """The names of the examples that people want to be forgotten."""
    return {line.example for lines in rounds for line in lines if isinstance(line, log.Forget)}


def _of_round(lines: Sequence[Line], number: int) -> list[Learned]:
    there = {line.seq for line in lines}
    found: dict[tuple[str, frozenset[str]], Learned] = {}
    for line in lines:
        if isinstance(line, log.Learned):
            if there.issuperset(line.about):
                found[line.kind, frozenset(line.place)] = _learned(line, number)
        elif (said := places_said(line)) and not (isinstance(line, log.Answer) and line.player is None):
            found = {key: one for key, one in found.items() if not any(squares & key[1] for squares in said)}
    return list(found.values())


def _learned(line: log.Learned, number: int) -> Learned:
    return Learned(line.evidence[0], line.kind, line.player or "", cast(By, line.how), line.evidence, line.about,
                   number, line)


def pieces_of(taught: TaughtSet | None) -> list[tuple[Example, ...]]:
    """The pieces of a set that were learned in play, each with its examples."""
    found: dict[tuple[str, str], list[Example]] = {}
    for example in taught.examples if taught is not None else ():
        if example.learned:
            found.setdefault((example.owner, str(example.piece) if example.kind == "half" else example.id),
                             []).append(example)
    return [tuple(of) for of in found.values()]
