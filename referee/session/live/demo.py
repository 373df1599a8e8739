"""A recorded sample round as a match: its table laid out, its players seated.

Why it exists: the demo begins from the command line and from the page alike. What it does not do: play it (`desk`).
"""

from __future__ import annotations

from referee.session.live.evening import Evening
from referee.session.match.plans import plan_of_setup
from referee.session.match.play import DEMO
from referee.session.match.sample import FIRST, sample_folder, sample_setup, sample_table


def begin_sample(evening: Evening, game: str = FIRST) -> str:
    """A new match of one round with the sample's players and table; returns the source to play.

    `CommandError` where there is no sample of this game.
    """
    folder = sample_folder(game)
    plan = plan_of_setup(sample_setup(folder), rounds=1)
    evening.store.keep(evening.new_match(plan, sample_table(folder)), DEMO, True)
    return str(folder / "round.mp4")
