"""The board game, refereed live: its rules put together with what sees it, its set and its score.

Why it exists: whoever runs a match asks it through `Game`, as any other. What it does
not do: judge or give points (`rules.board`), or read pictures (`vision`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, assert_never

from referee.games.api.game import Count, Field, Game, Played, Task
from referee.games.api.lines import Line, Own, RoundStart, Said
from referee.games.api.standing import SET_OUT, OpenFinding, Standing
from referee.games.board.lines import BoardLine, TokenAt, TokenMoved, WithToken
from referee.games.board.options import BOARDED, SPENT
from referee.games.board.sight import BoardSight
from referee.i18n import say
from referee.i18n.spots import spots
from referee.kit.board import load_kit
from referee.rules.board import BoardRules
from referee.rules.core import ScoreSheet

ESTABLISHED = frozenset({"BG-PLACE-1", "BG-PLACE-2", "BG-PLACE-3", "BG-CHECK-3", "BG-AUDIT-1", "BG-AUDIT-2"})
"""What the final check of the sheets establishes (`mistake_scope = colours_and_cover`)."""
SWAPPED = "BG-PLACE-6"

BY_EDITION = "by_edition"

ROUND_BEGINS = (SET_OUT, "ROUND.given")
"""The text keys of the word that tells where the tokens stand."""


class BoardStanding(Standing):
    """What stands in a round of the board game, and whose mistakes count."""

    late_rule = "BG-END-2"

    def apply(self, line: Line) -> None:
        super().apply(line)
        if isinstance(line, Said) and (isinstance(line, RoundStart) or line.key in ROUND_BEGINS) and (
                "tokens" in line.params):
            self.tokens = list(line.params["tokens"])
        elif isinstance(line, WithToken) and line.token is not None and line.token.to is not None:
            self.tokens = [t for t in self.tokens if t != line.token.from_]
            self.tokens += [line.token.to] if line.token.to not in self.tokens else []

    def own(self, line: Own) -> None:
        assert isinstance(line, BoardLine)
        match line:
            case TokenMoved():
                self.put_right(line)
            case TokenAt():
                self.tokens = [t for t in self.tokens if t not in line.spots]
                self.tokens += [line.to] if line.to else []
            case _:
                assert_never(line)

    def made_mistake(self, seat: str, *, scope: str = "colours_and_cover", swapped: str = "ask",
                     take_back: str = "allowed") -> bool:
        """Whether a mistake of this player counts in the scoring (BG-CHECK-3).

        The table's decision goes before the camera's word. Without one: what the final check
        establishes counts, or every proved violation (`scope`); turned colours unless `swapped` is `ok`. A wrong card
        that was taken back before the stop call is forgiven unless `take_back` is `forbidden`.
        """
        return any(found.about(seat) and counts(found, scope=scope, swapped=swapped, take_back=take_back)
                   for found in self.findings)

    def asks_about_the_call(self) -> list[OpenFinding]:
        """Cards of which the table has not said whether they were in the hand when stop was called."""
        return [f for f in self.findings if f.asks and f.cls == "house_rule" and f.rule == self.late_rule]

    def unread(self) -> list[OpenFinding]:
        """Cards of which nobody can tell whether they lie right."""
        return [f for f in self.findings if f.asks and f.cls == "unclear" and f.rule in ESTABLISHED]


def counts(found: OpenFinding, *, scope: str, swapped: str, take_back: str) -> bool:
    """Whether a finding counts as a mistake."""
    if found.cleared_by is not None and not (take_back == "forbidden" and found.taken_back):
        return False
    if found.decision is not None:
        return found.decision == "mistake"
    if found.rule == SWAPPED:
        return swapped != "ok"
    return found.cls == "violation" and (scope == "any_proven_violation" or found.rule in ESTABLISHED)


def _tied(game: BoardGame, played: Played) -> list[str]:
    """The seats whose place hangs on their jokers: whoever shares a number of cards with somebody and made no mistake.

    In the old edition only a stalemate is decided so, if the table agreed on it. Where jokers are not handed out anew,
    everybody's are needed.
    """
    standing, options, seats = played.standing, played.options, game.playing(played.standing)
    if options.get("jokers_per") == "match":
        return seats
    stalemate = standing.end == "stalemate"
    if game.edition == "old" and not (stalemate and options.get("stalemate_tie") == "jokers_then_share"):
        return []
    others = [seat for seat in seats if seat != standing.caller and standing.has_counted(seat, "left")
              and not _mistake(played, seat)]
    left = {seat: game.left(played, seat) for seat in others}
    numbers = [left, {seat: n + played.carried.of(BOARDED, seat) for seat, n in left.items()}][:1 + stalemate]
    shared = [(of, Counter(of.values())) for of in numbers]
    return [seat for seat in others if any(times[of[seat]] > 1 for of, times in shared)]


def _jokers_matter(game: Any, played: Played, seat: str) -> bool:
    """A camera saw them all; people are asked only where somebody's place hangs on them."""
    return played.standing.seen or seat in _tied(game, played)


def _declining_matters(game: Any, played: Played, seat: str) -> bool:
    """Only where the table agreed that cards for the player board may be declined."""
    return bool(played.options.get("tableau_add") == "may")


class BoardGame(Game):
    """Two to four players, each with the cards and jokers of one frame of the standard set."""

    rules = BoardRules()
    seat_word = "frame"
    editions = BoardRules.editions
    ends = ("regular", "stalemate")
    rounds = 6  # what the sheets recommend for the first games (BG-MATCH-1)
    standing = BoardStanding
    sight = BoardSight()

    def __init__(self, edition: str = "") -> None:
        self.edition = edition or self.editions[0]
        self.document = f"board-{self.edition}"
        self._kit = load_kit()
        self.tokens = self._kit.tokens
        self.fields = (Field("left", self._kit.cards_per_player),
                       Field("jokers", self._kit.jokers_per_player, matters=_jokers_matter),
                       Field("mistake", 1, optional=True, bool=True),
                       Field("declined", 1, optional=True, bool=True, matters=_declining_matters))
        self.seats = self._kit.frame_names
        self.players = (2, len(self.seats))
        self.brought = (Count(BOARDED, self._kit.cards_per_player, "cards", "start_tableau"),
                        Count(SPENT, self._kit.jokers_per_player, "jokers", "start_jokers"))
        self.counted = Count("left", self._kit.cards_per_player, "cards")

    # what is made of a round

    def left(self, played: Played, seat: str) -> int:
        """Cards neither on the board nor on the player board, as seen or as the player counted them."""
        most = self._kit.cards_per_player - played.carried.of(BOARDED, seat)
        called = played.standing.caller == seat and not played.standing.seen
        seen = 0 if called else max(0, most - played.standing.placed(seat, "card"))
        return min(most, played.standing.counted.get(seat, {}).get("left", seen))

    def jokers_used(self, played: Played, seat: str) -> int:
        used = played.standing.counted.get(seat, {}).get("jokers", played.standing.placed(seat, "joker"))
        return min(self._kit.jokers_per_player, used)

    def question(self, played: Played) -> dict[str, Any]:
        standing, options, players = played.standing, played.options, []
        for seat in self.playing(standing):
            used = self.jokers_used(played, seat)
            player = {"id": seat, "remaining": self.left(played, seat), "jokers_used": used,
                      "mistake": _mistake(played, seat), "tableau": played.carried.of(BOARDED, seat)}
            if options.get("jokers_per") == "match":
                player["jokers_left"] = max(0, self._kit.jokers_per_player - played.carried.of(SPENT, seat) - used)
            if played.standing.counted.get(seat, {}).get("declined"):
                player["declined"] = True
            players.append(player)
        return {"end": standing.end, "caller": standing.caller, "players": players}

    def asks_whose(self, kind: str, candidates: Sequence[str], played: Played) -> bool:
        """As `Game`: a card is no matter once all who may own it have counted what they have left."""
        counted = played.standing.has_counted
        return kind == "joker" or not all(counted(seat, "left") for seat in candidates or self.playing(played.standing))

    def unclear(self, played: Played) -> str:
        standing = played.standing
        assert isinstance(standing, BoardStanding)
        for key, doubtful in (("asks-call", list(map(standing.where, standing.asks_about_the_call()))),
                              ("unread-placed", list(map(standing.where, standing.unread()))),
                              ("perhaps-back", [p.squares for p in standing.perhaps_taken_back()]),
                              ("perhaps-not-there", [p.squares for p in standing.perhaps_not_there()])):
            if doubtful:
                return say(f"score-{key}", squares=spots(doubtful))
        return ""

    def finished(self, played: Played) -> list[str]:
        return [seat for seat in self.playing(played.standing) if self.left(played, seat) == 0]

    def carry(self, played: Played, sheet: ScoreSheet) -> dict[str, dict[str, int]]:
        counts = played.carried.counts
        spent = {line.player: played.carried.of(SPENT, line.player) + self.jokers_used(played, line.player)
                 for line in sheet.lines}
        return {BOARDED: {**counts.get(BOARDED, {}), **sheet.detail["tableau_after"]},
                SPENT: {**counts.get(SPENT, {}), **spent}}

    def winners(self, totals: Mapping[str, int | float], options: Mapping[str, Any]) -> list[str]:
        best = super().winners(totals, options)
        return [] if options.get("match_tie") == "none" and len(best) > 1 else best

    def carry_over(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The cards on the player boards (BG-MATCH-3); where the rules ask, the table begins anew unless it says so."""
        choice = options.get("carry_over", BY_EDITION)
        return (BOARDED,) if choice == "on" or (choice == BY_EDITION and self.edition == "new") else ()

    # what people count

    def presets(self, played: Played) -> dict[str, dict[str, int]]:
        if not played.standing.seen:
            caller = played.standing.caller
            return {} if caller is None else {caller: {"left": 0}}
        return {seat: {"left": self.left(replace(played, standing=_uncounted(played.standing)), seat),
                       "jokers": played.standing.placed(seat, "joker"), "mistake": int(_seen_mistake(played, seat))}
                for seat in self.playing(played.standing)}

    def counts(self, found: OpenFinding, played: Played) -> bool | None:
        if found.cls == "house_rule" and found.decision is None and found.rule != SWAPPED:
            return None
        if found.cls == "unclear" and found.decision is None:
            return None
        return counts(found, **_mistakes(played))

    def mistakes(self, played: Played, seat: str) -> int | None:
        """As people said in their count, else what was found and counts."""
        told = played.standing.counted.get(seat, {}).get("mistake")
        found = sum(f.about(seat) and self.counts(f, played) is True for f in played.standing.findings)
        if told is None:
            return found if played.standing.seen else None
        return max(found, 1) if told else 0

    def mistake_costs(self, player: str) -> str:
        return say("cost-no-points" if self.edition == "old" else "cost-last", player=player)

    def count_problem(self, played: Played) -> str:
        standing, names = played.standing, played.standing.players
        caller = standing.caller
        if caller in self.playing(standing) and (n := self.left(played, caller)):
            return say("count-caller-left", player=names.get(caller) or say(f"seat-{caller}"), n=n)
        if played.options.get("tableau_add") != "may" and any(of.get("declined") for of in standing.counted.values()):
            return say("count-declined-not")
        if not standing.seen:
            missing = [standing.players.get(seat) or seat for seat in self.playing(standing)
                       if seat != standing.caller and not standing.has_counted(seat, "left")]
            missing = missing or [standing.players.get(seat) or seat for seat in _tied(self, played)
                                  if not standing.has_counted(seat, "jokers")]
            if missing:
                return say("count-missing", players=missing)
        return ""

    # what people do

    def outset(self, played: Played) -> list[str]:
        seats = self.playing(played.standing)
        aside = {seat: n for seat in seats if (n := played.carried.of(BOARDED, seat))}
        sections = self._kit.sections.get(len(seats))
        return [*([say("outset-sections", n=sections)] if sections else []), say("outset-tokens", n=self.tokens),
                *(say("outset-hand", player=played.standing.players.get(seat) or say(f"seat-{seat}"),
                      n=self._kit.cards_per_player - n, aside=n) for seat, n in aside.items())]

    def do_now(self, played: Played, sheet: ScoreSheet) -> list[Task]:
        found, names = sheet.detail, {seat: played.standing.players.get(seat) or say(f"seat-{seat}")
                                      for seat in self.playing(played.standing)}
        tasks: list[Task] = [(seat, say("do-chips", player=names[seat], n=n))
                             for seat, n in found["chips"].items() if n]
        tasks += [(seat, say("do-aside", player=names[seat], n=n)) for seat, n in found["to_tableau"].items() if n]
        if found["removed_each"]:
            tasks.append((None, say("do-remove", n=found["removed_each"])))
        return [*tasks, *((seat, say("do-hand", player=names[seat], n=n)) for seat, n in found["next_hand"].items())]

    def why(self, played: Played, sheet: ScoreSheet, seat: str) -> str:
        left, items = self.left(played, seat), dict(next(line.items for line in sheet.lines if line.player == seat))
        place, role = sheet.detail.get("place", {}).get(seat), sheet.detail.get("role", {}).get(seat)
        if _mistake(played, seat):
            return say("why-board-excluded" if role == "excluded" else "why-board-mistake", n=left)
        if played.standing.caller == seat:
            return say("why-board-caller")
        if played.standing.end == "stalemate" and (place == 1 or role == "winner"):
            return say("why-board-most", n=items["placed"])
        if role == "runner_up":
            return say("why-board-fewest", n=left)
        if not (played.standing.seen or played.standing.has_counted(seat, "jokers")):
            return say("why-board-cards", n=left)  # nobody asked for the jokers, so nobody says how many
        return say("why-board-left", n=left, jokers=self.jokers_used(played, seat))

    # what is shown

    def seat_view(self, played: Played, seat: str, sheet: ScoreSheet | None) -> dict[str, Any]:
        standing, used = played.standing, self.jokers_used(played, seat)
        view = {
            "tableau": played.carried.of(BOARDED, seat), "laid": standing.placed(seat, "card"),
            "left": self.left(played, seat), "left_unclear": standing.unclear_pieces(seat, "card"),
            "jokers_used": used, "jokers_left": self._kit.jokers_per_player - used, "mistake": _mistake(played, seat),
        }
        if sheet is None:
            return view
        found = sheet.detail
        return view | {"place": found.get("place", {}).get(seat), "role": found.get("role", {}).get(seat)} | {
            key: found[key][seat] for key in ("chips", "to_tableau", "tableau_after", "next_hand")}

    def score_view(self, sheet: ScoreSheet) -> dict[str, Any]:
        return {"removed_each": sheet.detail["removed_each"]}

    def score_lines(self, sheet: ScoreSheet) -> dict[str, str]:
        found = sheet.detail
        lines: dict[str, str] = {}
        for seat, chips in found["chips"].items():
            rest = {"chips": chips, "aside": found["to_tableau"][seat], "hand": found["next_hand"][seat]}
            lines[seat] = (say("score-by-place", place=found["place"].get(seat), **rest) if "place" in found
                           else say("score-by-role", role=found["role"].get(seat), **rest))
        return lines


def _mistake(played: Played, seat: str) -> bool:
    """Whether a mistake of this seat counts: as people said in their count, else by what was found."""
    told = played.standing.counted.get(seat, {}).get("mistake")
    return _seen_mistake(played, seat) if told is None else bool(told)


def _seen_mistake(played: Played, seat: str) -> bool:
    assert isinstance(played.standing, BoardStanding)
    return played.standing.made_mistake(seat, **_mistakes(played))


def _mistakes(played: Played) -> dict[str, str]:
    """The house rules on what counts as a mistake."""
    options = played.options
    return {"scope": str(options.get("mistake_scope", "colours_and_cover")),
            "swapped": str(options.get("swapped_colours", "ask")),
            "take_back": str(options.get("take_back", "allowed"))}


def _uncounted(standing: Standing) -> Standing:
    """The round as the camera saw it, without what people counted."""
    return replace(standing, counted={})
