"""What is said of a deed, typed: class, rule, text, and what would have been legal instead.

Why it exists: the umpires of the games and their JSON questions give the same rulings. What it does not do: know any
game's rules.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.rules.core import Verdict


@dataclass(frozen=True)
class Ruling:
    """What is said of a deed: class, rule id, key of its text with `params`.

    `legal_here`: what would have been legal instead, as a text key with parameters; None where nothing is to be said.
    """

    cls: Verdict
    rule: str | None
    key: str
    params: Mapping[str, Any] = field(default_factory=dict)
    legal_here: Mapping[str, Any] | None = None

    @property
    def lawful(self) -> bool:
        return self.cls == "legal"

    def answer(self) -> dict[str, Any]:
        """The ruling as the answer to a question."""
        return {"verdict": self.cls, "rule": self.rule, "key": self.key, "params": dict(self.params), "failures": []}


def said(key: str, places: Collection[str] = (), **params: Any) -> dict[str, Any]:
    """What would have been legal instead, as key and parameters of its text, with the spots that it names."""
    return {"key": key, "params": params, "places": list(places), "token": []}
