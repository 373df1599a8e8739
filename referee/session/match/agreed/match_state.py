"""A match as rounds played one after the other: whether a round can be scored, its points, and what runs on.

Why it exists: what a player holds in this round follows from every round before it, and any decision in an earlier
round changes it; so it is folded from the rounds' logs, never kept. Dashboard, summary and final check ask here alike
whether there is a score. What it does not do: the points themselves (`rules`), threads, pictures.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.games.api.game import Carried, Game, Played
from referee.games.api.standing import Standing
from referee.i18n.said import SaidError
from referee.rules.core import ScoreSheet
from referee.values.common import UNKNOWN


class NotScored(SaidError, ValueError):
    """A round has no score yet; the message says what is missing."""


@dataclass(frozen=True)
class MatchRules:
    """How this match is scored: the game, its edition and the options of the table."""

    game: Game
    edition: str
    options: Mapping[str, Any]

    def played(self, standing: Standing, carried: Carried) -> Played:
        """A round as it is to be scored."""
        return Played(standing, carried, self.options)

    def score(self, played: Played) -> ScoreSheet:
        """The score of a round that has ended. `NotScored` while something may still change it."""
        standing = played.standing
        if played.doubt:
            raise NotScored(played.doubt)
        if standing.phase == "stopping":
            raise NotScored("score-no-caller")
        if undecided := [f for f in standing.findings if f.decision == "undecided" and f.cleared_by is None]:
            raise NotScored("score-undecided", place=self._where(map(standing.where, undecided)))
        if unread := sorted(set(_unread(played, self.game))):
            raise NotScored("score-unread", squares=self._where(unread))
        if why := self.game.unclear(played):
            raise NotScored(why)
        if why := self.game.count_problem(played):
            raise NotScored(why)
        if len(self.game.playing(standing)) < 2:
            raise NotScored("score-too-few")
        if standing.end is None:
            raise NotScored("score-no-stop")
        return self.points(played)

    def _where(self, places: Iterable[Sequence[str]]) -> list[str]:
        """Where several pieces lie, in words."""
        return [self.game.eyes.showing.where(spots) for spots in places if spots]

    def points(self, played: Played) -> ScoreSheet:
        """What the rules say of a round, whatever is open in it: people went on to the next. `NotScored` as they do."""
        question = self.game.question(played)
        if self.options:
            question["options"] = dict(self.options)
        try:
            return self.game.rules.sheet("round", question, self.edition)
        except ValueError as e:
            raise NotScored(str(e)) from e


def _unread(played: Played, game: Game) -> Iterator[tuple[str, ...]]:
    """Where pieces lie whose owner nobody knows, as far as the score depends on it."""
    standing = played.standing
    told = {frozenset(p.squares) for p in standing.pieces if p.named}
    lying = [(p.kind, p.candidates, p.squares) for p in standing.pieces if p.owner == UNKNOWN]
    for piece in played.believed:
        squares = list(piece.spots)
        if piece.owner == UNKNOWN and frozenset(squares) not in told:
            lying.append((piece.kind, list(piece.candidates), squares))
    for kind, candidates, squares in lying:
        if game.asks_whose(kind, candidates, played):
            yield tuple(squares)
