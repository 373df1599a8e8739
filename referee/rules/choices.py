"""House rules as data: named options with permitted values and one explaining sentence each.

Why it exists: every game leaves something to the table; all of them take their options in the same way and
reject a wrong one with the same kind of sentence. What it does not do: know any option.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Self

from referee.rules import inputs

SECONDS = "a number of seconds"
"""Stands among the permitted values of an option that may also be a positive number."""


def choice(*values: str | int, explain: str) -> Any:
    """A dataclass field for an option: its permitted values, the default first."""
    return field(default=values[0], metadata={"values": values, "explain": explain})


@dataclass(frozen=True)
class Choices:
    """Base of a game's options: a frozen dataclass whose fields are made by `choice`."""

    @classmethod
    def permitted(cls) -> dict[str, tuple[str | int, ...]]:
        """Option name -> permitted values, the default first."""
        return {f.name: f.metadata["values"] for f in fields(cls)}

    @classmethod
    def explanations(cls) -> dict[str, str]:
        """Option name -> one sentence for the person who chooses."""
        return {f.name: f.metadata["explain"] for f in fields(cls)}

    @classmethod
    def from_mapping(cls, data: Mapping[str, Any]) -> Self:
        """Options by name; ValueError with a sentence for an unknown name or value.

        Numbers may be written as text (`"14"`), and yes/no, on/off as booleans.
        """
        permitted = cls.permitted()
        chosen: dict[str, Any] = {}
        for name, value in data.items():
            if name not in permitted:
                known = ", ".join(sorted(permitted)) or "none"
                raise ValueError(f"unknown option {inputs.shown(name)}; the options are {known}")
            chosen[name] = _checked(name, value, permitted[name])
        return cls(**chosen)

    def to_mapping(self) -> dict[str, Any]:
        """Only what differs from the defaults, so that `from_mapping(to_mapping())` is the same."""
        return {f.name: value for f in fields(self) if (value := getattr(self, f.name)) != f.default}


def _checked(name: str, value: Any, permitted: tuple[str | int, ...]) -> str | int | float:
    if isinstance(value, bool):
        words = ("yes", "on") if value else ("no", "off")
        value = next((w for w in words if w in permitted), value)
    for option in permitted:
        if option != SECONDS and not isinstance(value, bool) and str(value) == str(option):
            return option
    if SECONDS in permitted and isinstance(value, int | float) and not isinstance(value, bool):
        seconds = float(value)
        if 0 < seconds < float("inf"):
            return seconds
    raise ValueError(f"option {name!r} cannot be {inputs.shown(value)}; it is one of {', '.join(map(str, permitted))}")
