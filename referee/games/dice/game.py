"""The dice game: dice left are counted or seen, points add up to nothing, dice go into the bag and are drawn again.

Why it exists: whoever runs a match asks it through `Game`, as any other; it is played by hand or before a camera. What
it does not do: judge or give points (`rules.dice`), or read pictures (`vision`).

Seats are `p1` to `p4` where people count by hand. A camera sees at which side of the board dice lie: whoever it is to
watch sits at one of these sides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from referee.games.api.by_hand import HandGame
from referee.games.api.game import Count, Field, Played, Task
from referee.games.api.standing import OpenFinding, Standing
from referee.games.dice.options import EACH, LEFT, WRONG
from referee.games.dice.sight import DiceSight
from referee.games.dice.standing import LATE, WRONG_PLACE, DiceStanding
from referee.i18n import say
from referee.i18n.said import Joined
from referee.rules.core import ScoreSheet
from referee.rules.dice.legality import DICE
from referee.rules.dice.ruleset import MAX_PLAYERS, MIN_PLAYERS, ROUNDS_EACH, DiceRules
from referee.values.dice import SEATS


def _drawn(game: Any, played: Played, seat: str) -> int:
    """The dice a seat drew for this round; all of the game, where so many cannot play."""
    fits = game.players[0] <= len(game.playing(played.standing)) <= game.players[1]
    return int(game.each(played).get(seat, DICE)) if fits else DICE


class DiceGame(HandGame):
    """Two to four players with the dice they drew from the bag."""

    rules = DiceRules()
    document = "dice"
    seats = (*(f"p{n}" for n in range(1, MAX_PLAYERS + 1)), *SEATS)
    players = (MIN_PLAYERS, MAX_PLAYERS)
    brought = (Count(EACH, DICE, "dice", EACH),)
    fields = (Field(LEFT, DICE, most=_drawn), Field(WRONG, DICE, optional=True))
    standing = DiceStanding
    sight = DiceSight()

    def rounds_for(self, players: int) -> int:
        return ROUNDS_EACH * max(players, MIN_PLAYERS)

    def refused(self, seats: Sequence[str], brought: Mapping[str, Mapping[str, int]]) -> str:
        agreed = {seat: n for seat, n in brought.get(EACH, {}).items() if n}
        if agreed and (set(agreed) != set(seats) or sum(agreed.values()) != DICE):
            return say("refused-dice", n=sum(agreed.values()), dice=DICE)
        return ""

    def playing(self, standing: Standing) -> list[str]:
        """Those named, else the sides at which dice have lain, and those that were counted."""
        assert isinstance(standing, DiceStanding)
        named = standing.players or standing.there | standing.counted.keys() | {p.owner for p in standing.pieces}
        return [seat for seat in self.seats if seat in named]

    # what is made of a round

    def question(self, played: Played) -> dict[str, Any]:
        seats = self.playing(played.standing)
        wrong = {seat: n for seat in seats if (n := self.counted_of(played, seat, WRONG))}
        asked: dict[str, Any] = {"caller": played.standing.caller, LEFT: {
            seat: self.counted_of(played, seat, LEFT) for seat in seats}}
        if wrong:
            asked[WRONG] = wrong
        return {**asked, **self._agreed(played)}

    def asks_whose(self, kind: str, candidates: Sequence[str], played: Played) -> bool:
        """Never of a die that lies right: what counts is what lies beside the board."""
        return False

    def unclear(self, played: Played) -> str:
        """What a camera could not count, unless people did."""
        standing, seats = _standing(played), self.playing(played.standing)
        if standing.loose is None or all(standing.has_counted(seat, LEFT) for seat in seats):
            return ""
        if covered := [self.name(played, seat) for seat in seats if seat in standing.unseen]:
            return say("score-dice-covered", players=covered)
        if not standing.whole:
            return say("score-dice-not-all", n=standing.counted_dice, dice=DICE)
        if strangers := sorted(seat for seat in standing.left if seat not in seats):
            return say("score-dice-strangers", seats=[self.name(played, seat) for seat in strangers])
        nobodys = [p for p in (*standing.late(), *standing.wrong()) if p.owner not in seats]
        if nobodys:
            return say("score-dice-whose", places=_where(p.squares for p in nobodys))
        if unread := [standing.where(f) for f in standing.findings
                      if f.asks and f.cls == "unclear" and f.rule in (*WRONG_PLACE, LATE)]:
            return say("score-dice-unread", places=_where(unread))
        return ""

    def finished(self, played: Played) -> list[str]:
        """The seats of which a camera that saw all dice saw none, or that counted none."""
        standing, seats = _standing(played), self.playing(played.standing)
        counted = {seat: standing.counted[seat][LEFT] for seat in seats if standing.has_counted(seat, LEFT)}
        if len(counted) == len(seats):
            return [seat for seat, n in counted.items() if n == 0]
        return [seat for seat in seats if standing.whole and not standing.left.get(seat)]

    # what people count

    def presets(self, played: Played) -> dict[str, dict[str, int]]:
        standing, caller = _standing(played), played.standing.caller
        if standing.loose is None:
            return {} if caller is None else {caller: {LEFT: 0}}
        wrong = Counter(p.owner for p in standing.wrong())
        return {seat: {LEFT: standing.left.get(seat, 0), WRONG: wrong[seat]}
                for seat in self.playing(standing) if seat in SEATS}

    def counts(self, found: OpenFinding, played: Played) -> bool | None:
        if found.rule not in (*WRONG_PLACE, LATE) or found.cleared_by is not None:
            return False
        if found.cls == "unclear" and found.decision is None:
            return None
        ignored = found.rule != LATE and played.options.get("wrong_die") == "ignore"
        return not ignored and (found.decision == "mistake" or (found.decision is None and found.cls == "violation"))

    def mistakes(self, played: Played, seat: str) -> int | None:
        told = super().mistakes(played, seat)
        if told is not None or not played.standing.seen:
            return told
        return sum(f.about(seat) and self.counts(f, played) is True for f in played.standing.findings)

    def mistake_costs(self, player: str) -> str:
        return say("cost-die", player=player)

    def count_problem(self, played: Played) -> str:
        if not self.players[0] <= len(self.playing(played.standing)) <= self.players[1]:
            return ""
        return super().count_problem(played)

    def slip(self, played: Played, seat: str) -> str:
        """Nobody has more dice left than were drawn, and who called has none: then all points add up to nothing."""
        name = self.name(played, seat)
        counts = {what: self.counted_of(played, seat, what) or 0 for what in (LEFT, WRONG)}
        left, most = sum(counts.values()), self.each(played)[seat]
        if left > most:
            return say("count-dice-more", player=name, n=left, most=most)
        if seat == played.standing.caller and counts[LEFT]:
            return say("count-dice-caller", player=name)
        return ""

    # what people do

    def laid_out(self, played: Played) -> list[str]:
        each = self.each(played)
        if self._agreed(played):
            return [say("outset-dice-one", player=self.name(played, seat), n=n) for seat, n in each.items()]
        return [say("outset-dice", n=next(iter(each.values())))]

    def each(self, played: Played) -> dict[str, int]:
        """Seat -> dice it draws for this round."""
        seats = self.playing(played.standing)
        each = self.rules.answer("setup", {"players": len(seats), **self._agreed(played)})["dice_each"]
        return dict(each) if isinstance(each, Mapping) else dict.fromkeys(seats, each)

    def do_now(self, played: Played, sheet: ScoreSheet) -> list[Task]:
        return [(None, say("do-dice"))]

    def why(self, played: Played, sheet: ScoreSheet, seat: str) -> str:
        left = sum(sheet.detail["dice_left"].values())
        if seat == played.standing.caller:
            return say("why-dice-caller", n=left)
        return say("why-dice-left", n=sheet.detail["dice_left"][seat])

    # what is shown

    def seat_view(self, played: Played, seat: str, sheet: ScoreSheet | None) -> dict[str, Any]:
        standing = _standing(played)
        if standing.loose is None:
            return {}
        counted = {"counted": True} if sheet is not None else {}
        return {"laid": standing.placed(seat, "die"), "left": self.counted_of(played, seat, LEFT), **counted}

    def score_lines(self, sheet: ScoreSheet) -> dict[str, str]:
        left, said = sheet.detail[LEFT], say("count-dice-left")
        return {line.player: Joined([f"{line.points:+d}", " (", said, f" {left[line.player]})"], "")
                for line in sheet.lines}

    # inside

    def _agreed(self, played: Played) -> dict[str, Any]:
        seats = self.playing(played.standing)
        agreed = {seat: n for seat in seats if (n := played.carried.of(EACH, seat))}
        return {EACH: agreed} if len(agreed) == len(seats) and sum(agreed.values()) == DICE else {}


def _where(places: Iterable[Sequence[str]]) -> list[str]:
    """Where several dice lie, in words."""
    return [DiceGame.sight.showing.where(spots) for spots in places if spots]


def _standing(played: Played) -> DiceStanding:
    assert isinstance(played.standing, DiceStanding)
    return played.standing
