"""A match as rounds played one after the other: points, player boards, places.

Why it exists: what a player holds in this round follows from every round before it, and any decision
in an earlier round changes it; so it is folded from the rounds' logs, never kept. What it does not do:
the points themselves (`rules`), threads, pictures.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.rules.board.position.state import JOKERS_EACH
from referee.rules.board.scoring.rounds import CARDS_EACH
from referee.rules.core import Ruleset
from referee.session.standing import Standing
from referee.values import FRAMES


@dataclass
class Carried:
    """What runs on from round to round, by frame: player boards, jokers used, and the chips of each round."""

    tableaus: dict[str, int] = field(default_factory=dict)
    jokers: dict[str, int] = field(default_factory=dict)
    chips: dict[int, dict[str, int]] = field(default_factory=dict)  # round number -> frame -> chips

    def total(self, frame: str) -> int:
        return sum(chips.get(frame, 0) for chips in self.chips.values())


@dataclass(frozen=True)
class MatchRules:
    """How this match is scored: the ruleset, its edition and the options of the table."""

    rules: Ruleset
    edition: str
    options: Mapping[str, Any]

    def playing(self, standing: Standing) -> list[str]:
        """The frames that take part: those named, else those seen on the board."""
        named = standing.players or {p.owner for p in standing.pieces}
        return [frame for frame in FRAMES if frame in named]

    def left(self, standing: Standing, frame: str, carried: Carried) -> int:
        """Cards neither on the board nor on the player board, as seen or as the player counted them."""
        most = CARDS_EACH - carried.tableaus.get(frame, 0)
        return min(most, standing.counted.get(frame, max(0, most - standing.placed(frame, "card"))))

    def jokers_used(self, standing: Standing, frame: str) -> int:
        return min(JOKERS_EACH, standing.placed(frame, "joker"))

    def mistake(self, standing: Standing, frame: str) -> bool:
        return standing.made_mistake(frame, scope=str(self.options.get("mistake_scope", "colours_and_cover")),
                                     swapped=str(self.options.get("swapped_colours", "ask")),
                                     take_back=str(self.options.get("take_back", "allowed")))

    def score(self, standing: Standing, carried: Carried) -> dict[str, Any]:
        """The ruleset's answer for a stopped round (rules.md 5.1). ValueError with its sentence if it has none."""
        players = []
        for frame in self.playing(standing):
            used = self.jokers_used(standing, frame)
            player = {"id": frame, "remaining": self.left(standing, frame, carried), "jokers_used": used,
                      "mistake": self.mistake(standing, frame), "tableau": carried.tableaus.get(frame, 0)}
            if self.options.get("jokers_per") == "match":
                player["jokers_left"] = max(0, JOKERS_EACH - carried.jokers.get(frame, 0) - used)
            players.append(player)
        question: dict[str, Any] = {"end": standing.end, "caller": standing.caller, "players": players}
        if self.options:
            question["options"] = dict(self.options)
        return self.rules.answer("round", question, self.edition)

    def play_back(self, rounds: Iterable[Standing], start: Mapping[str, int],
                  spent: Mapping[str, int] | None = None) -> Carried:
        """Score the rounds that were stopped, in order, from player boards and jokers spent at the start.

        ValueError as `score`, naming the round.
        """
        carried = Carried(tableaus=dict(start), jokers=dict(spent or {}))
        for number, standing in enumerate(rounds, start=1):
            if standing.phase != "stopped":
                continue
            try:
                detail = self.score(standing, carried)
            except ValueError as e:
                raise ValueError(f"round {number}: {e}") from e
            carried.chips[number] = dict(detail["chips"])
            carried.tableaus |= detail["tableau_after"]
            for frame in detail["chips"]:
                carried.jokers[frame] = carried.jokers.get(frame, 0) + self.jokers_used(standing, frame)
        return carried
