"""What a game brings to be refereed live: who may play it, what sees it, what judges it, how a round is made up.

Why it exists: rules are pure and vision knows no rules, so both meet here. The session, the log, the dashboard and
the commands ask a `Game` and treat all alike. What it does not do: know any game (`games.registry`), or keep a match.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from referee.games.api.codec import COMMON, Codec
from referee.games.api.sight import AnySight
from referee.games.api.standing import OpenFinding, Standing
from referee.i18n import itemised, say
from referee.i18n.said import SaidError
from referee.rules.core import Ruleset, ScoreSheet


class MatchError(SaidError, ValueError):
    """A match that cannot be played as it was described; the message names file, key and reason."""


@dataclass(frozen=True, slots=True)
class Count:
    """A number by seat that people tell: at most `most`, of `what`; a match file has a table of its `name`.

    `kept_as`: the option under which the log keeps what was brought into the match; none for what is of one round.
    """

    name: str
    most: int
    what: str
    kept_as: str = ""


Matters = Callable[[Any, Any, str], bool]
"""Of a game, what was played and a seat: whether anything hangs on a number."""
Most = Callable[[Any, Any, str], int]
"""Of a game, what was played and a seat: the largest number that can be counted."""


def _always(game: Any, played: Any, seat: str) -> bool:
    return True


def _no_limit(game: Any, played: Any, seat: str) -> int:
    return 10**9


@dataclass(frozen=True, slots=True)
class Field:
    """What people count for a seat after a round, from `min` to `max`; `bool`: yes or no.

    `matters`: whether it is asked of a seat as things stand. `most`: how much there can be in this round, if less.
    """

    name: str
    max: int
    min: int = 0
    optional: bool = False
    bool: bool = False
    matters: Matters = _always
    most: Most = _no_limit

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "label": say(f"count-{self.name.replace('_', '-')}"), "min": self.min,
                "max": self.max, "optional": self.optional, "bool": self.bool}


@dataclass(frozen=True, slots=True)
class Flag:
    """What people say of a round as a whole; `seats`: of some seats of it."""

    name: str
    seats: bool = False

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "label": say(f"flag-{self.name.replace('_', '-')}"), "seats": self.seats}


Task = tuple[str | None, str]
"""What is to be done now: by which seat (None: by all), as a sentence."""


@dataclass
class Carried:
    """What runs on from round to round: the game's counts by name and seat, and the points of each round by seat."""

    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    points: dict[int, dict[str, int | float]] = field(default_factory=dict)

    def of(self, name: str, seat: str) -> int:
        """What a seat brings into the round in play; 0 where nothing is known."""
        return self.counts.get(name, {}).get(seat, 0)

    def total(self, seat: str) -> int | float:
        return sum(points.get(seat, 0) for points in self.points.values())


@dataclass(frozen=True)
class Played:
    """A round to be scored: what stands on the table, what ran on to it, and the house rules that differ.

    `believed`: what the camera takes to lie there, if that is more than the log says. `doubt`: what else speaks
    against a score.
    """

    standing: Standing
    carried: Carried
    options: Mapping[str, Any]
    believed: tuple[Any, ...] = ()
    doubt: str = ""


class Game(ABC):
    """One game as it is played: who plays, what is counted, how a round is made up.

    `seats`: what tells the players' pieces apart, called a `seat_word`. `players`: fewest and most. `ends`: how a round
    may end, the first by somebody's call. `brought`: what a seat may bring into a round; `counted`: what may be counted
    after it. `rounds`: how many a match has unless people say; 0: open end. `document`: which rule document it is.
    `sight`: how it is seen and judged; None where a camera cannot. `fields`, `flags`: what people count by hand.
    """

    rules: ClassVar[Ruleset]
    seats: tuple[str, ...]
    players: tuple[int, int]
    seat_word: ClassVar[str] = "seat"
    editions: ClassVar[tuple[str, ...]] = ("",)
    ends: ClassVar[tuple[str, ...]] = ("regular",)
    rounds: ClassVar[int] = 1
    document: str = ""
    sight: ClassVar[AnySight | None]
    tokens: int = 0
    fields: tuple[Field, ...] = ()
    flags: tuple[Flag, ...] = ()
    edition: str = ""
    brought: tuple[Count, ...] = ()
    counted: Count | None = None
    standing: ClassVar[type[Standing]] = Standing

    # what is made of a round

    @abstractmethod
    def question(self, played: Played) -> dict[str, Any]:
        """What the rules are asked for the score of a round that has ended (their kind `round`)."""

    def asks_whose(self, kind: str, candidates: Sequence[str], played: Played) -> bool:
        """Whether the score depends on whose a piece is that one of the `candidates` owns, or anybody."""
        return True

    def unclear(self, played: Played) -> str:
        """What of this game's own speaks against a score, as a sentence; empty where nothing does."""
        return ""

    def finished(self, played: Played) -> list[str]:
        """The seats that have surely laid everything, which ends a round that nobody called."""
        return []

    def carry(self, played: Played, sheet: ScoreSheet) -> dict[str, dict[str, int]]:
        """The counts that run on to the next round, by name and seat."""
        return played.carried.counts

    def rounds_for(self, players: int) -> int:
        """How many rounds a match of so many players has unless people say; 0: open end."""
        return self.rounds

    def winners(self, totals: Mapping[str, int | float], options: Mapping[str, Any]) -> list[str]:
        """Who has most points; several where they tie."""
        return [name for name, points in totals.items() if points == max(totals.values())]

    def join_start(self, totals: Mapping[str, int | float], options: Mapping[str, Any]) -> int | float | None:
        """The points a late player starts with by the rules; None where they say nothing."""
        return None

    def carry_over(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The counts that a match hands on to the next one between the same people."""
        return ()

    def refused(self, seats: Sequence[str], brought: Mapping[str, Mapping[str, int]]) -> str:
        """Why these seats cannot begin with what is brought into the match, as a sentence; empty where they can."""
        return ""

    # what people count

    def presets(self, played: Played) -> dict[str, dict[str, int]]:
        """Seat -> field -> what the camera saw; nothing where there was none."""
        return {}

    def count_problem(self, played: Played) -> str:
        """Why the counts cannot be right, as a sentence; empty where they can."""
        return ""

    def leaving(self, played: Played) -> list[str]:
        """The seats that are out of the match by this round, and whose points are void."""
        return []

    def counts(self, found: OpenFinding, played: Played) -> bool | None:
        """Whether a finding counts as a mistake in the score as things stand; None where the table is asked."""
        return False

    def mistakes(self, played: Played, seat: str) -> int | None:
        """How many mistakes of a seat count in a round that was scored; None where nobody looked for them."""
        return played.standing.counted.get(seat, {}).get("wrong")

    def mistake_costs(self, player: str) -> str:
        """What a mistake costs whoever made it, as a sentence with their name."""
        return ""

    # what people do

    def outset(self, played: Played) -> list[str]:
        """What to set out for this round, as sentences."""
        return []

    def do_now(self, played: Played, sheet: ScoreSheet) -> list[Task]:
        """What is to be done before the next round."""
        return []

    def why(self, played: Played, sheet: ScoreSheet, seat: str) -> str:
        """Where the points of a seat come from, in one sentence."""
        items = next((line.items for line in sheet.lines if line.player == seat), ())
        return itemised(items)

    # what is shown

    def seat_view(self, played: Played, seat: str, sheet: ScoreSheet | None) -> dict[str, Any]:
        """What a screen shows of a seat besides what it shows in every game, as JSON."""
        return {}

    def score_view(self, sheet: ScoreSheet) -> dict[str, Any]:
        """What a screen shows of a score besides points, as JSON."""
        return {}

    def score_lines(self, sheet: ScoreSheet) -> dict[str, str]:
        """A score sheet for people: seat and the sentence about it."""
        return {line.player: f"{line.points:g} points" for line in sheet.lines}

    # for all games alike

    @property
    def camera(self) -> bool:
        """Whether it can be seen."""
        return self.sight is not None

    @property
    def eyes(self) -> AnySight:
        """How it is seen. `MatchError` where a camera cannot."""
        if self.sight is None:
            raise MatchError(f"the game {self.rules.game} cannot be refereed by a camera")
        return self.sight

    def playing(self, standing: Standing) -> list[str]:
        """The seats that take part: those named, else those whose pieces were seen."""
        named = standing.players or {p.owner for p in standing.pieces}
        return [seat for seat in self.seats if seat in named]

    @property
    def told(self) -> tuple[Count, ...]:
        """Every count that people may tell."""
        return self.brought if self.counted is None else (*self.brought, self.counted)


def codec_of(game: Game) -> Codec:
    """The lines that the log of a game may hold."""
    return COMMON if game.sight is None else game.sight.codec


def places_of(game: Game) -> list[str]:
    """The seats that a camera tells apart by where they are; none where it needs no such."""
    return [] if game.sight is None else list(game.sight.places)
