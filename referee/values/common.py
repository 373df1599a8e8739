"""The plain values of every game that travel through the house, from a picture to a reading.

Why they stand here: `tracking`, `session`, `web` and `cli` all handle them, but must not import the
rooms that make them. What they do not do: know a game, see, judge or store.

Pixels are `(x, y)` floats in the image the table was learned from, origin at the centre of the top left pixel.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from referee.i18n.said import SaidError
from referee.kit.taught import TaughtSet

Point = tuple[float, float]
Quad = tuple[Point, Point, Point, Point]
Outline = tuple[Point, ...]
"""Corners of a convex shape, three or more, in order round it."""

UNKNOWN = "unknown"
TABLE_FORMAT = "referee-table/1"


class TableError(SaidError, ValueError):
    """A table file that cannot be used; the message says what to change."""


@dataclass(frozen=True, slots=True)
class Quality:
    """Go (`ok`) or no-go for play, with what to change in words."""

    ok: bool
    warnings: tuple[str, ...] = ()
    pixels_per_square: float | None = None

    def no_go(self, why: str) -> Quality:
        """No-go, for this before all else."""
        return replace(self, ok=False, warnings=(why, *self.warnings))

    def to_dict(self) -> dict[str, Any]:
        out: dict[str, Any] = {"ok": self.ok, "warnings": list(self.warnings)}
        if self.pixels_per_square is not None:
            out["pixels_per_square"] = round(self.pixels_per_square, 1)
        return out


@dataclass(frozen=True, slots=True)
class Check:
    """One thing looked at before play: go (`ok`) or no-go, and in words what was seen and what to change.

    `value` was measured in `unit`, `needed` is its limit; None for what is no number.
    """

    name: str
    ok: bool
    text: str
    value: float | None = None
    unit: str = ""
    needed: float | None = None

    def to_dict(self) -> dict[str, Any]:
        out: dict[str, Any] = {"name": self.name, "ok": self.ok, "text": self.text}
        if self.value is not None:
            out |= {"value": round(self.value, 3), "unit": self.unit, "needed": self.needed}
        return out


@dataclass(frozen=True)
class Table(ABC):
    """What was learned of a table on which nothing lies. A game's own table says what its places are.

    `game`: whose it is. `reference` is the picture it was learned from: an encoded JPEG of `width` x `height`, or made
    smaller. It is kept so that later pictures are compared under the light and camera of this very table. `camera` is
    its pose over the table as a mapping (`referee.geometry.camera.PlaneCamera.to_dict`), in this picture's pixels.
    `taught`: the examples of the pieces that are played with, if somebody taught them.
    """

    game: ClassVar[str]

    width: int
    height: int
    quality: Quality = field(kw_only=True)
    reference: bytes = field(default=b"", kw_only=True)
    camera: Mapping[str, Any] = field(default_factory=dict, kw_only=True)
    taught: TaughtSet | None = field(default=None, kw_only=True)

    @property
    @abstractmethod
    def spots(self) -> Mapping[str, Outline]:
        """The places on which pieces are looked for, by the names that the log calls them."""

    @property
    def covered_spots(self) -> tuple[str, ...]:
        """Spots on which something lay when the table was learned; the first warning of `quality` says what to do."""
        return ()

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """The JSON of a table file (contract)."""


@dataclass(frozen=True, kw_only=True)
class Reading(ABC):
    """What one picture shows on the learned table. Nothing about rules."""

    table_moved: bool = False
    quality: Quality = field(default_factory=lambda: Quality(True))

    @property
    @abstractmethod
    def hidden_spots(self) -> tuple[str, ...]:
        """The spots that could not be seen, in order."""

    @property
    @abstractmethod
    def owners(self) -> Collection[str]:
        """Whose the pieces that are seen are, `UNKNOWN` among them where that could not be read."""

    @property
    def doubtful(self) -> bool:
        """Whether something lies there of which the picture does not tell what it is."""
        return UNKNOWN in self.owners

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """The JSON of `referee read` (contract)."""
