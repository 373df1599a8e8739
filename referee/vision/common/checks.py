"""Go or no-go of what any game's view is judged by, in words: a measure with its limit, and the light.

Not done here: measuring (`views.sharpness`, each game's `quality`).
"""

from __future__ import annotations

from dataclasses import dataclass

from referee.i18n.said import Said
from referee.values.common import Check


@dataclass(frozen=True, slots=True)
class CheckSettings:
    """When a table is lit well. Shares are of pieces on rendered boards that were read rightly.

    - `darkest`: linear light of a middling spot's brightest channel: 97 % right from here on, below 80 %.
    - `burnt`: share of the spots' pixels at the end of the scale: 99 % right below, 88 % from 0.2 on.
    - `step`: 8 bit level that counts as the end of the scale.
    """

    darkest: float = 0.06
    burnt: float = 0.15
    step: int = 250


CHECKS = CheckSettings()


def checked(name: str, value: float, limit: float, unit: str, ok: bool, seen: Said, change: Said) -> Check:
    """One measure: what was `seen`, and unless that is `ok` what to `change`."""
    return Check(name, ok, seen if ok else Said("view-both", seen=seen, change=change), value, unit, limit)


def light(lit: float, burnt: float) -> Check:
    """Whether the table is lit well: `lit` is linear light, 0..1, `burnt` a share of pixels (see `CHECKS`)."""
    if lit < CHECKS.darkest:
        return Check("light", False, Said("view-dark"), lit, "", CHECKS.darkest)
    if burnt > CHECKS.burnt:
        return Check("light", False, Said("view-burnt", share=round(100 * burnt)), lit, "", CHECKS.darkest)
    return Check("light", True, Said("view-lit"), lit, "", CHECKS.darkest)
