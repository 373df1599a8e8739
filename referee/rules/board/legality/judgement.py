"""What is said about a placement: the rules that fail, and the one that is reported.

Why it exists: the belief, the diagnosis and the umpire hand judgements on without judging. What it does not do: judge
(`judging`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.rules.board.observation import Cell
from referee.rules.core import ACCUSING, Verdict

STILL_RULES = frozenset({"BG-PLACE-1", "BG-PLACE-3", "BG-PLACE-6"})
"""Rules that one picture proves to be broken, whatever happened before (rules: evidence S)."""


@dataclass(frozen=True, slots=True)
class Failure:
    """One rule that a placement breaks (or, class `house_rule`/`unclear`, may break)."""

    rule: str
    cls: Verdict
    key: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is said about a placement.

    `cls`, `rule`, `key`, `params` speak about the rule reported; `failures` lists all that fail, in order. `token` is
    the index of the token used; None: no token fits, or its place is not known. `token_cells` are the cells on which it
    belongs now, two for a free placement; `free`: whether it was one.
    """

    cls: Verdict
    rule: str | None
    key: str
    params: Mapping[str, Any]
    token: int | None = None
    token_cells: tuple[Cell, ...] = ()
    free: bool = False
    failures: tuple[Failure, ...] = ()

    @property
    def still_failure(self) -> Failure | None:
        """A rule broken that one picture proves, whatever happened before (rules: evidence S)."""
        return next((f for f in self.failures
                     if f.cls in ACCUSING and f.rule in STILL_RULES), None)

    @property
    def question(self) -> Failure | None:
        """What the picture leaves to the table, where something is proved beside it (rules 2.3)."""
        still = self.still_failure
        return still if still is not None and still.cls == "house_rule" and self.cls == "violation" else None
