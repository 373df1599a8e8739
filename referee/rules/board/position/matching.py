"""A maximum matching: as many as possible of one side, each with another one of those it is linked to.

Why it exists: tokens and the squares they may stand on, ends of pieces and what may follow at them. A library for
graphs would take longer to be handed so few than to match them. What it does not do: weigh one match against another.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")


def matching(side: Iterable[A], links: Mapping[A, Collection[B]]) -> dict[B, A]:
    """A maximum matching of `side` into the other one (augmenting paths; Kuhn 1955): of the other side -> of this."""
    matched: dict[B, A] = {}

    def augment(one: A, tried: set[B]) -> bool:
        for other in links[one]:
            if other not in tried:
                tried.add(other)
                if other not in matched or augment(matched[other], tried):
                    matched[other] = one
                    return True
        return False

    for one in side:
        augment(one, set())
    return matched
