"""The last picture of a round of the dice game, checked.

Why it exists: one look at the table is the score. What it does not do: judge (`rules.dice.still`), or look at how the
round went.
"""

from __future__ import annotations

from referee.games.api.parts import Checked
from referee.games.api.setup import Setup
from referee.games.dice.options import EACH, LEFT, options_of, sides_of
from referee.games.dice.placed import dice_of
from referee.i18n import render
from referee.rules.dice import still
from referee.rules.dice.observation import DiceFinding
from referee.values.dice import DiceReading, DiceTable


def check(table: DiceTable, reading: DiceReading, setup: Setup) -> Checked:
    """What lies wrong, what cannot be judged, and how many dice each side has left."""
    dice = dice_of(reading)
    bare = {*table.spots} - reading.hidden - {die.space for die in dice}
    each = {seat: n for seat, n in setup.counts.get(EACH, {}).items() if n}
    found = still.check(dice, bare, sides_of(setup), over=True, each=each or None, options=options_of(setup))
    wrong = {finding.die for finding in found.findings}
    lying = [die for die in dice if die.space is not None]
    unclear = sum(finding.cls == "unclear" for finding in found.findings)
    return Checked(
        found.findings, DiceFinding("info", None, still.CHECKED, {"n": len(found.wrong), "k": unclear}),
        sum(die not in wrong for die in lying), bool(unclear), dice, (), {},
        {seat: {LEFT: n} for seat, n in found.dice_left.items()},
        "" if found.why is None else render(found.why.key, found.why.params))
