"""A match as rounds played one after the other: points, player boards, places.

Why it exists: what a player holds in this round follows from every round before it, and any decision
in an earlier round changes it; so it is folded from the rounds' logs, never kept. What it does not do:
the points themselves (`rules`), threads, pictures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.rules.core import Ruleset
from referee.session.standing import Standing

FRAME_ORDER = ("solid", "double", "dashed", "dotted")


@dataclass(frozen=True, slots=True)
class Equipment:
    """What every player begins with (kit): cards and jokers of one frame."""

    cards: int = 15
    jokers: int = 2


@dataclass(frozen=True)
class RoundResult:
    """One finished round: `detail` is the ruleset's answer to a `round` question."""

    number: int
    detail: Mapping[str, Any]

    def chips(self, frame: str) -> int:
        return int(self.detail["chips"].get(frame, 0))


@dataclass(frozen=True)
class MatchRules:
    """How this match is scored: the ruleset, its edition, the table's options, the pieces of the set."""

    rules: Ruleset
    edition: str
    options: Mapping[str, Any]
    equipment: Equipment = Equipment()

    def playing(self, standing: Standing) -> list[str]:
        """The frames that take part: those named, else those seen on the board."""
        seen = {p.owner for p in standing.pieces}
        named = standing.players or {frame: "" for frame in FRAME_ORDER if frame in seen}
        return sorted(named, key=lambda f: FRAME_ORDER.index(f) if f in FRAME_ORDER else len(FRAME_ORDER))

    def left(self, standing: Standing, frame: str, tableau: int) -> int:
        """Cards neither on the board nor on the player board."""
        return max(0, self.equipment.cards - tableau - standing.placed(frame, "card"))

    def jokers_used(self, standing: Standing, frame: str) -> int:
        return min(self.equipment.jokers, standing.placed(frame, "joker"))

    def mistake(self, standing: Standing, frame: str) -> bool:
        return standing.made_mistake(frame, scope=str(self.options.get("mistake_scope", "colours_and_cover")),
                                     swapped=str(self.options.get("swapped_colours", "ask")))

    def score(self, standing: Standing, tableaus: Mapping[str, int]) -> dict[str, Any]:
        """The ruleset's answer for a stopped round. ValueError with its sentence when it has none."""
        players = [{
            "id": frame,
            "remaining": self.left(standing, frame, tableaus.get(frame, 0)),
            "jokers_used": self.jokers_used(standing, frame),
            "mistake": self.mistake(standing, frame),
            "tableau": tableaus.get(frame, 0),
        } for frame in self.playing(standing)]
        question: dict[str, Any] = {"end": standing.end, "caller": standing.caller, "players": players}
        known = {k: v for k, v in self.options.items() if k != "start_tableau"}
        if known:
            question["options"] = known
        answer = self.rules.answer("round", question, self.edition)
        return dict(answer.get(self.edition, answer))

    def tableaus(self, before: Mapping[str, int], result: RoundResult) -> dict[str, int]:
        """The player boards after a round, common removal included."""
        return {**before, **{frame: int(n) for frame, n in result.detail["tableau_after"].items()}}

    def play_back(self, rounds: Sequence[Standing]) -> tuple[list[RoundResult], dict[str, int]]:
        """Results of the stopped rounds in order, and the player boards after them."""
        tableaus = {str(f): int(n) for f, n in dict(self.options.get("start_tableau") or {}).items()}
        results: list[RoundResult] = []
        for number, standing in enumerate(rounds, start=1):
            if standing.phase != "stopped":
                continue
            result = RoundResult(number, self.score(standing, tableaus))
            results.append(result)
            tableaus = self.tableaus(tableaus, result)
        return results, tableaus
