"""A piece that lies on the board, and a judgement about it, as the fold of a round keeps them (`standing`).

Why it exists: whoever shows or scores a round speaks of these two. What it does not do: fold.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class PieceOnBoard:
    """What lies on spots. `colours` and `number`: what it shows, where its kind has some."""

    seq: int
    kind: str
    owner: str
    squares: list[str]
    colours: list[str]
    candidates: list[str]
    number: int | None = None
    lifted: bool = False  # collected after the stop call
    when_unknown: bool = False  # not seen between the stop call and its being gone: taken back before, or collected
    seen_late: bool = False  # first seen after the stop call: it may have been laid before or after it
    named: bool = False  # people said whose it is
    added: bool = False  # people said that it lies there


@dataclass(slots=True)
class OpenFinding:
    """A judgement and what became of it. `subject` is the event it speaks about, `named` who was accused. `owner`:
    whose piece it is if that became known later; `taken_back`: whether it was cleared by taking the piece back."""

    seq: int
    subject: int
    cls: str
    rule: str | None = None
    named: str | None = None
    squares: tuple[str, ...] = ()
    cleared_by: int | None = None
    decision: str | None = None
    owner: str | None = None
    taken_back: bool = False

    @property
    def player(self) -> str | None:
        """The seat it is about; None or `unknown` where nobody can tell."""
        return self.owner or self.named

    def about(self, seat: str) -> bool:
        return self.player == seat

    @property
    def stands(self) -> bool:
        """Not put right, and not allowed by the table."""
        return self.cleared_by is None and self.decision != "allowed"

    @property
    def asks(self) -> bool:
        """People have to look or to decide."""
        return self.cleared_by is None and (self.decision == "undecided" or (
            self.decision is None and self.cls in ("house_rule", "unclear")))

    @property
    def accuses(self) -> bool:
        """A proved violation nobody has put right or decided on."""
        return self.cleared_by is None and self.decision is None and self.cls == "violation"
