"""What a line of a score sheet is made of, in words: "14 in the middle − 2 × 3 in the stack".

Why it exists: people want to see where their points come from. What it does not do: count them (`rules`).
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.i18n.catalogue import has
from referee.i18n.said import Joined
from referee.i18n.verdicts import render, text_key

SIGNED = frozenset({"stack", "wrong", "dice_left"})
"""Items that take points away: they follow a minus sign."""
STACK_POINTS = 2


def itemised(items: Iterable[tuple[str, int | float]]) -> str:
    """The items of a `ScoreLine` as one sentence part. Items without words of their own are named as they are."""
    parts: list[str] = []
    for name, number in items:
        n = abs(number) // STACK_POINTS if name == "stack" else abs(number)
        known = has(text_key(f"ITEM.{name}"))
        if name in SIGNED:
            parts.append(" − " if parts else "−")
        elif parts:
            parts.append(", ")
        parts.append(render(f"ITEM.{name}", {"n": n}) if known else f"{name.replace('_', ' ')} {number:g}")
    return Joined(parts, "")
