"""The card game after Konrad Weber's detailed rules (rules: 3.2, CW).

Why it exists: one of two documents of the same game, with re-deal, handicap and late joiners. It knows
nothing of the other one. What it does not do: judge play (`play`).
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from referee.rules import inputs
from referee.rules.cards import common, play
from referee.rules.cards.legality import Document
from referee.rules.choices import Choices, choice
from referee.rules.core import ScoreSheet

MAX_PLAYERS = 100
"""The document sets no limit; this one only catches slips of the keyboard."""
RULES = {
    "setup": "CW-1.2.3a", "redeal": "CW-1.2.3b",
    "start": "CW-2.2.2a", "onto": "CW-2.2.2a", "complete": "CW-2.2.2a", "face": "CW-2.2.2b", "source": "CW-2.4.1",
    "gap": "CW-2.3", "store": "CW-2.3", "turn": "CW-2.4.2", "turn_one": "CW-2.4.3",
    "take_up": "CW-2.4.2", "stop": "CW-2.7a", "after": "CW-2.7b", "knocked": "CW-2.5.4",
}
FIELD_M2 = 0.04
"""Least field in the middle a player, in square metres (CW-1.1)."""
ROW_999 = 4
"""Cards in the row of three players if the table follows 999 Games there (A-CW-ROW3)."""
ROW, ROW_TWO, ROW_DOUBLE = 3, 5, 6
"""Cards in the row: usually, with two players, with two players of two sets each (CW-1.2.3a, -1.3)."""
REDEAL_SUM = 30
"""From this sum of the visible cards on a player may deal again (CW-1.2.3b)."""
UNSAID = 1
"""So many cards more on a stack are taken for a handicap that a question does not name (vector CW-V-19)."""
_POINTS = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,20}|/[1-9][0-9]{0,8})?")
REDEAL_PLAYERS = 3
"""With fewer players no sum is set, so nobody may (CW-1.3)."""


_FIELDS: Mapping[str, tuple[str, ...]] = {
    "setup": ("players", "stack", "double", "options"), "legality": ("move", "stopped", "expert", "options"),
    "redeal": ("visible", "players", "redeals", "options"), "handicap": ("stack", "callers", "double", "options"),
    "join_late": ("totals", "options"), "match": ("ids", "rounds", "start_totals", "double", "options"),
    "round": ("players", "caller", "aborted", "disqualified", "stacks", "double", "options"),
}
"""What each kind of question may hold."""


@dataclass(frozen=True)
class Options(Choices):
    """What this document leaves open, as far as it changes an answer."""

    rules: str = choice(
        "weber", "999", explain="With three players, are three cards laid out in the row (Weber) or four (999 Games)?")
    count_step: str = choice(
        "three_plus", "exactly_three", "one",
        explain="How many cards are turned over at a time: three or more, exactly three, or always one?")
    redeal_sum: str = choice(
        "values", "digits", explain="Are the visible cards added by their numbers, or by their digits (a 10 counts 1)?")
    redeal: str = choice(
        "each", "once", explain="May a player deal again after every bad deal, or only once?")
    join_round: str = choice(
        "exact", "nearest", "down", "up", explain="Does a late player start with the exact average, or a rounded one?")
    aborted: str = choice(
        "void", "score", explain="Is a round that was broken off left out, or counted as it stood?")
    disqualified: str = choice(
        "out", "round_zero", explain="Does a disqualified player leave the match, or only get nothing in this round?")
    handicap: str = choice(
        "off", "on",
        explain="Does whoever ends a round by the stop call lay one card more on the stack from then on? Asked for a "
                "handicap, the rules answer in either case.")


class WeberRules:
    """Set-up, legality, re-deal, handicap, late joiners, round and match of the card game, Weber's rules."""

    game = "card_weber"
    kinds = ("setup", "legality", "redeal", "handicap", "join_late", "round", "match")
    options = Options

    def answer(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> dict[str, Any]:
        """What stands under `expected` of a vector; ValueError with a sentence for bad input."""
        inputs.only_fields(data, _FIELDS.get(kind, data), f"a question of kind {kind}")
        options = Options.from_mapping(inputs.table(data, "options", {}))
        sets = 2 if inputs.flag(data, "double", False) else 1
        grown = sets * common.DECK - ROW if options.handicap == "on" else sets * common.STACK + UNSAID
        how = common.Counting(sets * common.DECK, grown, MAX_PLAYERS)
        if kind == "setup":
            return setup(data, sets, options)
        if kind == "legality":
            return play.judge(data, document(options))
        if kind == "redeal":
            return redeal(data, options)
        if kind == "handicap":
            return handicap(data, sets)
        if kind == "join_late":
            return join_late(data, options)
        if kind == "round":
            return _round(data, how, options)
        if kind == "match":
            return common.match_answer(data, how, common.Course(
                joins=lambda totals: join_late({"totals": totals}, options)["start"],
                flags=("aborted", "disqualified"), ended=lambda row, points: _ended(row, points, options),
                needs_counts=lambda row: not _void(row, options)))
        raise ValueError(f"'kind' is {inputs.shown(kind)}; the card game (Weber) answers {', '.join(self.kinds)}")

    def sheet(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> ScoreSheet:
        """Round or match, itemised."""
        answer = self.answer(kind, data, edition)
        return common.match_sheet(answer) if kind == "match" else common.round_sheet(answer)


def document(options: Options) -> Document:
    """The document as the table plays it; up to two sets a player, and a handicap."""
    return Document(RULES, 2 * common.DECK, 2 * common.DECK, in_flight=True, ten_face_down=True, shuffles=False,
                    count_step=options.count_step, first_fewer=True, one_anywhere=True)


def setup(data: Mapping[str, Any], sets: int, options: Options) -> dict[str, float]:
    """Cards in row, stack and hand of each player, and the field they need (CW-1.1).

    `stack` is the player's own with the handicap (CW-3.6).
    """
    players = common.players_at_table(data, 2, MAX_PLAYERS)
    if sets == 2 and players != 2:
        raise ValueError(f"'double' is for two players with two sets each, not for {players}")
    row = ROW_DOUBLE if sets == 2 else ROW_TWO if players == 2 else ROW
    if players == 3 and options.rules == "999":
        row = ROW_999
    cards = sets * common.DECK
    stack = inputs.whole(data, "stack", 1, cards - row, sets * common.STACK)
    return {"row": row, "stack": stack, "hand": cards - stack - row, "field_m2": round(FIELD_M2 * players, 2)}


def redeal(data: Mapping[str, Any], options: Options) -> dict[str, Any]:
    """Whether the visible cards allow a new deal (CW-1.2.3b); `redeals` counts those of this player before."""
    players = common.players_at_table(data, 2, MAX_PLAYERS)
    visible = inputs.rows(data, "visible")
    if not visible or not all(type(n) is int and 1 <= n <= 10 for n in visible):
        raise ValueError(f"'visible' is {inputs.shown(visible)}; it must list the visible cards, numbers from 1 to 10")
    shown = 1 + (ROW_999 if players == 3 and options.rules == "999" else ROW)
    if players >= REDEAL_PLAYERS and len(visible) != shown:
        raise ValueError(f"'visible' lists {len(visible)} cards; the row and the top of the pile show {shown}")
    before = inputs.whole(data, "redeals", 0, 10**6, 0)
    by_value = sum(visible)
    by_digits = sum(int(digit) for n in visible for digit in str(n))
    permitted = players >= REDEAL_PLAYERS and (options.redeal == "each" or before == 0)
    counted = by_digits if options.redeal_sum == "digits" else by_value
    return {
        "face_value_sum": by_value,
        "digit_sum": by_digits,
        "may_redeal_default": permitted and by_value >= REDEAL_SUM,
        "may_redeal_digit_sum_option": permitted and by_digits >= REDEAL_SUM,
        "may_redeal": permitted and counted >= REDEAL_SUM,
    }


def handicap(data: Mapping[str, Any], sets: int) -> dict[str, Any]:
    """Stacks after each round: the caller's grows by one; when all are above the start, all shrink by one (CW-3.6)."""
    given = inputs.table(data, "stack")
    start = sets * common.STACK
    stacks = {name: inputs.whole(given, name, 1, sets * common.DECK, within="stack") for name in given}
    after = []
    for caller in inputs.rows(data, "callers"):
        if caller is not None:
            inputs.only_known([caller], "callers", list(stacks))
            stacks = {name: count + (name == caller) for name, count in stacks.items()}
        if stacks and min(stacks.values()) > start:
            stacks = {name: count - 1 for name, count in stacks.items()}
        after.append(stacks)
    return {"after_each": after}


def join_late(data: Mapping[str, Any], options: Options) -> dict[str, Any]:
    """Points a late player starts with: the average of the totals so far (CW-3.5), and the exact fraction."""
    totals = inputs.table(data, "totals")
    if not totals:
        raise ValueError("'totals' is empty; a late player starts with the average of the others")
    mean = sum((_fraction(name, total) for name, total in totals.items()), Fraction()) / len(totals)
    start = mean
    if options.join_round != "exact":
        whole = {"nearest": math.floor(mean + Fraction(1, 2)), "down": math.floor(mean), "up": math.ceil(mean)}
        start = Fraction(whole[options.join_round])
    return {"start": start.numerator if start.denominator == 1 else float(start), "exact": str(mean)}


def _fraction(name: str, total: Any) -> Fraction:
    """Points as they are written: 20, 15.5 or "31/2"."""
    if not isinstance(total, bool) and _POINTS.fullmatch(str(total)):
        return Fraction(str(total))
    raise ValueError(f"'totals' gives {name} {inputs.shown(total)}; it must be a number or a fraction like \"31/2\"")


def _void(row: Mapping[str, Any], options: Options) -> bool:
    """Whether the round was broken off and is left out (CW-2.5.4)."""
    return inputs.flag(row, "aborted", False) and options.aborted == "void"


def _ended(row: Mapping[str, Any], points: Mapping[str, int],
           options: Options) -> tuple[dict[str, int], tuple[str, ...]]:
    """What a round of a match gives if it was `aborted` or somebody `disqualified`, and who leaves the match for it."""
    out = inputs.names(row, "disqualified", ())
    inputs.only_known(out, "disqualified", tuple(points))
    nothing = tuple(points) if _void(row, options) else out
    return ({name: 0 if name in nothing else total for name, total in points.items()},
            out if options.disqualified == "out" else ())


def _round(data: Mapping[str, Any], how: common.Counting, options: Options) -> dict[str, Any]:
    """A round; `aborted` and `disqualified` (names) as the options say (CW-2.5.4).

    `stacks`: with how many cards on the stack players began, where that is not the usual number (CW-3.6).
    """
    began = inputs.table(data, "stacks", {})
    most = {name: inputs.whole(began, name, 1, how.cards - ROW, within="stacks") for name in began}
    answer = common.round_answer(data, how, most)
    scored: dict[str, int] = answer["score"]
    out = inputs.names(data, "disqualified", ())
    inputs.only_known(out, "disqualified", list(scored))
    parts: dict[str, dict[str, int]] = answer["items"]
    if _void(data, options):
        nothing: dict[str, dict[str, int]] = {name: {"aborted": 0} for name in scored}
        return {"score": dict.fromkeys(scored, 0), "winners": [], "items": nothing, "void": True}
    if options.disqualified == "out":
        scored = {name: total for name, total in scored.items() if name not in out}
    else:
        scored = {name: 0 if name in out else total for name, total in scored.items()}
    parts = {name: {"disqualified": 0} if name in out else parts[name] for name in scored}
    staying = {name: total for name, total in scored.items() if name not in out}
    return {"score": scored, "winners": common.winners(staying), "items": parts}
