"""One match of the store as it is played: its log read, people's words and the judge's lines written, both folded.

Why it exists: the live table, a past round that is corrected and a match that is only looked at are the same thing.
What it does not do: know screens, cameras or time (`live`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from referee.games.api.game import MatchError
from referee.games.api.learning import Learned
from referee.games.api.lines import (
    PEOPLE,
    Answer,
    Call,
    Line,
    MatchEnd,
    MatchReopened,
    Person,
    Resume,
    RoundStart,
    Stop,
    Watched,
)
from referee.games.api.lines import Undo as Undoing
from referee.games.api.standing import Standing
from referee.games.registry import game_of
from referee.games.tables import table_of
from referee.i18n.said import SaidError
from referee.session.match import words
from referee.session.match.agreed import roster as rosters
from referee.session.match.agreed.match_file import MatchSetup
from referee.session.match.agreed.match_state import MatchRules
from referee.session.match.agreed.roster import RosterError
from referee.session.match.commands import Command, CommandError, Join, Leave, NextRound, Rename, Reseat, Undo
from referee.session.match.judged.evidence import Evidence
from referee.session.match.judged.judging import LiveJudge
from referee.session.match.judged.rejudging import has_looks
from referee.session.match.log.learned import forgotten_in, learned_in
from referee.session.match.log.match_log import UNSEEN, MatchLog
from referee.session.match.match import MatchFold, MatchPlan, effective, fold, undone_of
from referee.store import DamagedEntry, Match, Missing, Store, Unreachable
from referee.values.common import Table

TABLE, SOURCE, DEMO = "table", "source", "demo"
"""What is kept with a match: the learned table, the camera it was played with, that it is the sample: nobody's own
points."""
DAMAGE = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError, DamagedEntry)
"""What reading something else than was written ends in."""
LONGEST_REASON = 120


def plan_of(match: Match) -> MatchPlan:
    """How a match of the store was agreed. ValueError where it was not made by this program."""
    options = dict(match.options)
    game = game_of(str(options.pop("game", "board")), match.edition)
    people = options.pop("people", None)
    roster = (tuple(Person(**person) for person in people) if people is not None
              else tuple(Person(f"person-{n}", name, seat) for n, (seat, name) in enumerate(match.players.items(), 1)))
    limits = {key: int(options.pop(key, 0) or 0) for key in ("rounds", "target", "minutes")}
    if "rounds" not in match.options:
        limits["rounds"] = game.rounds_for(len(roster))
    brought = {count.name: {str(seat): int(n) for seat, n in dict(options.pop(count.kept_as, {})).items()}
               for count in game.brought}
    return MatchPlan(MatchRules(game, match.edition, options), roster, brought, **limits)


class DamagedMatch(CommandError, MatchError):
    """A match of the log that cannot be read; `why`."""

    why = ""


@contextmanager
def reading(number: int) -> Iterator[None]:
    """Whatever a match of that number cannot be read for becomes `DamagedMatch`, with the reason in a sentence."""
    try:
        yield
    except (CommandError, Missing, Unreachable):
        raise
    except DAMAGE as e:
        damaged = DamagedMatch("match-damaged", number=number, why=(why := _reason(e)))
        damaged.why = why
        raise damaged from e


def _reason(error: Exception) -> str:
    return error.said if isinstance(error, SaidError) else f"{type(error).__name__}: {error}"[:LONGEST_REASON]


class MatchPlay:
    """A match of the store; its first round is written with its first line. Not for several threads at once."""

    def __init__(self, store: Store, match: int) -> None:
        """`Missing` where there is none of that number, `DamagedMatch` where it cannot be read."""
        self.store, self.match = store, store.match(match)
        self._table: Table | None = None
        self._table_asked = False
        self._folded: MatchFold | None = None
        self._learned: tuple[tuple[int, ...], tuple[list[Learned], set[str]]] | None = None
        with reading(match):
            self.plan = plan_of(self.match)
            self._log = MatchLog(store, match, self.plan.rules.game)
            self.logs = self._log.rounds
            self.refold()

    @property
    def number(self) -> int:
        """The number of the round in play."""
        return len(self.logs)

    @property
    def table(self) -> Table | None:
        """The learned table kept with the match; the log is asked once, so that what is shown needs no log."""
        if not self._table_asked:
            kept = self.store.kept(self.match.id, TABLE)
            self._table, self._table_asked = table_of(kept) if kept is not None else None, True
        return self._table

    def keep_table(self, table: Table) -> None:
        self._table, self._table_asked = table, True
        self.store.keep(self.match.id, TABLE, table.to_dict())

    def begin(self) -> None:
        """Write the first round, if there is none."""
        self._log.begin()

    def write(self, line: Line, number: int | None = None) -> Line:
        """Write a line of a round, by default the one in play, and fold the match anew."""
        self.begin()
        number = number or self.number
        kept, = self._log.write([line], number)
        running = self.logs[-1].standing.phase not in ("stopping", "stopped")
        only_stands = not kept.by_people and number == self.number and running  # the match need not be folded anew
        if not isinstance(kept, UNSEEN) and not only_stands:
            self.refold()
        return kept

    def refold(self) -> None:
        """Follow everything that was said, in all rounds."""
        self.fold = self._folded = fold(self.plan, self.logs, self._folded)

    def lines(self, number: int) -> list[Line]:
        """All lines of a round with the looks, without undone ones."""
        return effective(self._log.whole(number))

    def learned(self) -> list[Learned]:
        """The examples that were learned in this match and count."""
        return self._known()[0]

    def forgotten(self) -> set[str]:
        """The names of the examples that are to be forgotten."""
        return self._known()[1]

    def time_left(self, now: float) -> float | None:
        """Seconds of play until the time agreed for the match is over, negative after it; None where none was agreed.

        Only rounds count, without their pauses: an evening later, or under a clock that was put right, as much is left.
        `now`: the seconds of the round in play.
        """
        if not self.plan.minutes:
            return None
        return self.plan.minutes * 60 - sum(_lasted(log.standing, now) for log in self.logs)

    def setup(self, number: int | None = None) -> MatchSetup:
        """The circumstances of a round, for what judges it."""
        at = self.fold.rounds[(number or self.number) - 1]
        rules = self.plan.rules
        return MatchSetup(rules.game.rules.game, rules.edition, players=dict(at.standing.players),
                          counts={name: dict(counts) for name, counts in at.played.carried.counts.items()},
                          options=rules.game.rules.options.from_mapping(rules.options))

    # what people say

    def word(self, name: str, command: Command, t: float, device: str = "") -> tuple[Line, int]:
        """A word of people as a line, and the number of its round. `CommandError` if it makes no sense."""
        number = self.round_of(command)
        at = self.fold.rounds[number - 1]
        try:
            said = _said(self, name, command, number)
        except RosterError as e:
            raise CommandError(str(e)) from e
        over = number < self.number and at.standing.phase == "stopped"
        if over and not words.stays_over(self.logs[number - 1], said):
            raise CommandError("play-round-over", number=number)
        t = t if number == self.number else max(t_of(self.logs[number - 1]), at.standing.stopped or 0.0)
        return replace(said, t=round(t, 3), by=PEOPLE, device=device or None), number

    def meant(self, command: Undo) -> Line:
        """The line that an undo would take back. `CommandError` where there is none."""
        said = self.logs[self.round_of(command) - 1]
        about = words.undo(said, undone_of(said), command.event).about
        return next(line for line in said if line.seq in about)

    def next_round(self, command: NextRound) -> bool:
        """Begin the next round; False where it was begun already (a second tap). `CommandError` if it cannot be."""
        at = self.fold.now
        if command.round != self.number:
            if command.round == self.number - 1 and at.standing.phase == "waiting":
                return False
            raise CommandError("play-other-round", round=command.round, current=self.number)
        if at.standing.phase == "waiting":
            raise CommandError("play-not-begun")
        if at.standing.phase != "stopped":
            raise CommandError("play-stop-first")
        if not at.final:
            raise CommandError("play-not-scored", problem=at.problem)
        self._log.next_round()
        self.refold()
        return True

    def rejudged_by(self, line: Line, number: int) -> bool:
        """Whether a word of people changes what the judge was shown, so that the round is judged anew."""
        correcting = frozenset[str]() if (sight := self.plan.rules.game.sight) is None else sight.correcting
        if not isinstance(line, Undoing):
            return line.type in correcting and (not isinstance(line, Answer) or line.sure)
        return any(said.seq in line.about and (said.type in correcting or isinstance(
            said, Stop | Call | Resume | RoundStart)) for said in self.logs[number - 1])

    def judged_again(self, word: Line, number: int) -> Callable[[], list[Line]] | None:
        """What judges a round again with a word of people; None where it was not watched.

        It takes a second or two, and needs nobody to wait: it reads nothing that may change meanwhile. It returns the
        lines that follow from the word, which comes first, for `take`.
        """
        lines = self._log.whole(number)
        table = self.table
        if table is None or not has_looks(lines):
            return None
        watched = next((line for line in lines if isinstance(line, Watched)), Watched())
        sight, setup, last = self.plan.rules.game.eyes, self.setup(number), lines[-1].seq

        def judge() -> list[Line]:
            said: list[Line] = []

            def write(line: Line) -> int:
                said.append(replace(line, seq=last + 1 + len(said)))
                return said[-1].seq

            write(word)
            with reading(self.match.id):
                LiveJudge(sight, lambda: sight.judge(table, setup, looks=watched.looks, timed=watched.timed),
                          Evidence(table, None), lambda: setup.players, write=write).rejudge(
                              effective([*lines, *said]))
            return said

        return judge

    def take(self, lines: Sequence[Line], number: int) -> None:
        """Write what `judged_again` found. `CommandError`, with nothing written, where the round has gone on since."""
        if self._log.goes_on(number, lines[0].seq - 1):
            raise CommandError("play-changed")
        self._log.write(lines, number)
        self.refold()

    # inside

    def _known(self) -> tuple[list[Learned], set[str]]:
        """What was learned and what is forgotten; folded anew once more was said."""
        of = tuple(log.version for log in self.logs)
        if self._learned is None or self._learned[0] != of:
            self._learned = of, (learned_in(self.logs), forgotten_in(map(effective, self.logs)))
        return self._learned[1]

    def round_of(self, command: Command) -> int:
        """The number of the round that a command is about. `CommandError` where there is none of that number."""
        number = command.round or self.number
        if not 1 <= number <= self.number:
            raise CommandError("play-no-round", number=number, last=self.number)
        return number


def _lasted(standing: Standing, now: float) -> float:
    """Seconds that a round was played, until `now` while it runs."""
    if standing.started is None:
        return 0.0
    end = standing.stopped if standing.stopped is not None else now
    return max(0.0, end - standing.started)


def t_of(lines: Sequence[Line]) -> float:
    """The time of the newest line of a round, in seconds."""
    return max((line.time for line in lines), default=0.0)


def _said(play: MatchPlay, name: str, command: Command, number: int) -> Line:
    """What people say, as a line. `CommandError` or `RosterError` if it makes no sense."""
    at, game = play.fold.rounds[number - 1], play.plan.rules.game
    since = play.number if play.fold.now.standing.phase == "waiting" else play.number + 1
    sitting = play.fold.roster
    if isinstance(command, Undo):
        return words.undo(play.logs[number - 1], undone_of(play.logs[number - 1]), command.event)
    if isinstance(command, Join):
        return rosters.event(rosters.join(game, sitting, command.name, command.seat, since, command.start),
                             "join", since)
    if isinstance(command, Leave):
        return rosters.event(rosters.leave(game, sitting, command.person, since), "leave", since)
    if isinstance(command, Rename):
        return rosters.event(rosters.rename(game, sitting, command.person, command.name), "rename", since)
    if isinstance(command, Reseat):
        return rosters.event(rosters.reseat(game, sitting, command.seats), "reseat", since)
    if name in ("end_match", "reopen_match"):
        return MatchEnd() if name == "end_match" else MatchReopened()
    return words.line_of(name, words.round_of(game, at.standing, play.table), command)
