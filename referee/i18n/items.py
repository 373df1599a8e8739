"""What a line of a score sheet is made of, in words: "14 in the centre − 2 × 3 in the stack".

Why it exists: people want to see where their points come from. What it does not do: count them (`rules`).
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.i18n.verdicts import language, render

SIGNED = frozenset({"stack", "wrong", "dice_left"})
"""Items that take points away: they follow a minus sign."""
STACK_POINTS = 2


def itemised(items: Iterable[tuple[str, int | float]], lang: str = "en") -> str:
    """The items of a `ScoreLine` as one sentence part. Items without words of their own are named as they are."""
    texts = language(lang).texts
    said = ""
    for name, number in items:
        n = abs(number) // STACK_POINTS if name == "stack" else abs(number)
        known = f"ITEM.{name}" in texts
        part = render(f"ITEM.{name}", {"n": n}, lang) if known else f"{name.replace('_', ' ')} {number:g}"
        if name in SIGNED:
            said += f" − {part}" if said else f"−{part}"
        else:
            said += f", {part}" if said else part
    return said
