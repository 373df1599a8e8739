"""What one still of the table proves: dice that lie wrong, dice that are left, and the score.

Why it exists: a look at the table at the end is the whole score. What it does not do: know in which order dice were
laid, or who laid them. A die is named only where no order could have put it there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.rules.dice import placing
from referee.rules.dice.accounting import COUNTED, DOUBT, counted
from referee.rules.dice.legality import DICE, DIE_COLOURS, OF_A_COLOUR, taken
from referee.rules.dice.observation import DiceFinding, Die, Seat
from referee.rules.dice.placing import Seen
from referee.rules.dice.ruleset import Options, score
from referee.rules.ruling import Ruling

CHECKED = "DICE.checked"
"""The text key of the sum: how many dice lie wrong (`n`), and how many cannot be judged (`k`)."""


@dataclass(frozen=True)
class StillCheck:
    """The check of one still.

    - `findings`: of dice on the board, wrong ones and those that cannot be judged (`unclear`);
    - `dice_left`: seat -> loose dice of the four colours; the seats that play, where that is known, else those with
      dice;
    - `caller`: who has none left; None where nobody has none, or where that is not certain;
    - `score`: seat -> points with sum 0; None where it is not certain, and then `why` says so as a text key.
    """

    findings: tuple[DiceFinding, ...]
    dice_left: Mapping[Seat, int]
    caller: Seat | None
    score: Mapping[Seat, int] | None
    why: Ruling | None

    @property
    def wrong(self) -> tuple[DiceFinding, ...]:
        return tuple(f for f in self.findings if f.cls == "violation")


def check(dice: Sequence[Die], bare: Collection[str] = (), players: Collection[Seat] = (), *, over: bool = False,
          each: Mapping[Seat, int] | None = None, options: Options | None = None) -> StillCheck:
    """Check a still.

    `dice`: all that were read, with `space` or `seat`; `bare`: spaces on which surely nothing lies, without which a gap
    is told only where all six dice of its colour are in sight. `players`: the seats that play. Without them an empty
    seat may be nobody's, unless the round is `over`: then the only empty one is the caller's. `each`: dice of a seat at
    the start, where they are unequal.
    """
    board = [d for d in dice if d.space is not None]
    loose = [d for d in dice if d.space is None and d.colour in DIE_COLOURS]
    counts = counted((*board, *loose))
    seen = Seen(board, (), counts, bare)
    findings = tuple(_findings(board, seen))
    if all(counts[c] == OF_A_COLOUR for c in DIE_COLOURS):  # there are no more dice than these
        loose = [d for d in loose if d.confidence > DOUBT]
    left = Counter(d.seat for d in loose if d.seat is not None)
    seats = tuple(players) or tuple(sorted(left))
    dice_left = {seat: left[seat] for seat in seats}
    why = _uncertain(counts, findings, left, seats, players)
    empty = [seat for seat in seats if not left[seat]]
    doubted = [d for d in loose if DOUBT < d.confidence < COUNTED]
    if why is None and doubted:
        why = Ruling("unclear", "DG-SETUP-1", "DICE.score_dice", {"n": DICE + len(doubted), "dice": DICE})
    if why is None and not players:
        free = [seat for seat in ("bottom", "right", "top", "left") if not left[seat]]
        if over and len(free) == 1:
            empty, dice_left = free, {**left, free[0]: 0}
        elif free:
            why = Ruling("unclear", None, "DICE.score_players", {"n": len(free)})
    if why is None and len(empty) != 1:
        why = Ruling("unclear", None, "DICE.score_caller", {"n": len(empty)})
    if why is not None:
        return StillCheck(findings, dice_left, None, None, why)
    points = _points(dice_left, empty[0], findings, options or Options(), each)
    if isinstance(points, Ruling):
        return StillCheck(findings, dice_left, empty[0], None, points)
    return StillCheck(findings, dice_left, empty[0], points, None)


def _points(left: Mapping[Seat, int], caller: Seat, findings: Iterable[DiceFinding], options: Options,
            each: Mapping[Seat, int] | None) -> Mapping[Seat, int] | Ruling:
    """The points, or why there are none: a wrong die goes back to whoever laid it, and nobody knows who did."""
    if any(f.cls == "violation" for f in findings) and options.wrong_die == "back":
        return Ruling("unclear", None, "DICE.score_wrong", {})
    agreed = dict(each) if each is not None else dict.fromkeys(left, DICE)
    asked: dict[str, Any] = {"caller": caller, "dice_left": dict(left)}
    return score(asked, options, agreed=agreed)[0]


def _uncertain(counts: Counter[str], findings: Iterable[DiceFinding], left: Counter[Seat], seats: Collection[Seat],
               players: Collection[Seat]) -> Ruling | None:
    """Why no score can be said of what is seen, whoever plays."""
    if any(counts[c] != OF_A_COLOUR for c in DIE_COLOURS):
        found = sum(counts[c] for c in DIE_COLOURS)
        return Ruling("unclear", "DG-SETUP-1", "DICE.score_dice", {"n": found, "dice": DICE})
    if any(f.cls == "unclear" for f in findings):
        return Ruling("unclear", None, "DICE.score_unclear", {})
    if players and any(seat not in seats for seat in left):
        return Ruling("unclear", None, "DICE.score_strayed", {})
    return None


def _findings(board: Sequence[Die], seen: Seen) -> Iterable[DiceFinding]:
    """What is wrong or unclear on the board, space by space."""
    for space in sorted({d.space or "" for d in board}):
        there = [d for d in board if d.space == space]
        fitting = []
        for die in there:
            ruling, _ = placing.judge(die, seen)
            if ruling.lawful:
                fitting.append(die)
            else:
                yield _finding(die, ruling)
        for die in fitting[1:]:
            sure = all(seen.believable(d) for d in fitting)
            yield _finding(die, taken((die.colour, die.pips or 0)) if sure else placing.unclear(
                die, "DICE.two", "DG-PLAY-3"))


def _finding(die: Die, ruling: Ruling) -> DiceFinding:
    return DiceFinding(ruling.cls, ruling.rule, ruling.key, ruling.params, legal_here=ruling.legal_here, die=die)
