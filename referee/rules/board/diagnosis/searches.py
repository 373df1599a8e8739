"""The searches of one round whose answers are kept.

Why it exists: the steps decided last are searched again and again, with each piece that is doubted. What it does not
do: decide what is searched (`refutations`). Each `Decider` has its own, so that one round clears no other's.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from operator import is_

from referee.rules.board.belief.hypothesis import Hypothesis
from referee.rules.board.belief.search import Explained, Transition, explain_within

LOOK_BACK_TRIED = 2400
"""Hypotheses tried at most for each step that is explained again."""
SEARCHES_KEPT = 32
"""Searches of which the answer is kept, should it be asked again."""


class _These(tuple[Hypothesis, ...]):
    """Hypotheses of which it is asked again: the very same ones, for comparing what hypotheses say would take long."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash(tuple(map(id, self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _These) and len(self) == len(other) and all(map(is_, self, other))


class Searches:
    """The answers to the searches asked last."""

    def __init__(self) -> None:
        self._kept = lru_cache(maxsize=SEARCHES_KEPT)(_search)

    def within(self, hypotheses: tuple[Hypothesis, ...], change: Transition, errors: int) -> Explained:
        """How `change`, given without its hypotheses, follows from `hypotheses` with so many errors at most."""
        return self._kept(_These(hypotheses), change, errors)

    def forget(self) -> None:
        """The round has begun, or begun anew: nothing is asked again of what was before."""
        self._kept.cache_clear()


def _search(hypotheses: _These, change: Transition, errors: int) -> Explained:
    return explain_within(replace(change, hypotheses=tuple(hypotheses)), errors, LOOK_BACK_TRIED)
