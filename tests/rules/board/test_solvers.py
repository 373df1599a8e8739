"""One step, is there a lawful order? The umpire's search against a judge that tries every order, and against CP-SAT
where OR-tools is installed (`tests.support.solvers` measures both at length)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.support.solvers import Problem, cramped, problems, searched, simulated, solved, tried


def steps(seeds: range, pieces: int) -> Iterator[Problem]:
    for seed in seeds:
        yield from problems(cramped(seed), pieces)


@pytest.mark.parametrize("pieces", [1, 2, 3])
def test_the_search_finds_a_lawful_order_exactly_where_there_is_one(pieces: int) -> None:
    said: Counter[bool] = Counter()
    for problem in steps(range(100, 125), pieces):
        lawful = tried(problem)
        assert searched(problem) is lawful, problem
        said[lawful] += 1
    assert said[True] >= 100 and said[False] >= 30


def test_a_token_walled_in_by_a_joker_may_be_freed_in_the_same_step() -> None:
    history = cramped(34)
    step = (history[8][1], tuple(p for p, _ in history[9:14] if p is not None), history[13][1].token_cells)
    assert tried(step) and searched(step)


def test_in_simulated_rounds_too() -> None:
    for seed in (1, 2, 3):
        for problem in problems(simulated(seed), 2):
            assert searched(problem) is tried(problem), (seed, problem)


def test_a_constraint_solver_says_the_same() -> None:
    pytest.importorskip("ortools", reason="OR-tools is not needed for anything else: pip install 'ortools>=9.11,<10'")
    for problem in steps(range(100, 104), 2):
        assert solved(problem) is searched(problem), problem
