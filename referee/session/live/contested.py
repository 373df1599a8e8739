"""A contested moment seen again: its pictures, and what the judge thinks of it.

Why it exists: the table decides who was first, and can only if it sees the moment once more. What it does not do:
decide, or keep pictures (`lately`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from referee.games.api.lines import Watched
from referee.games.api.sight import Opinion
from referee.i18n import say
from referee.i18n.verdicts import render
from referee.session.live.hub import Hub
from referee.session.match.commands import CommandError
from referee.session.match.judged.rejudging import has_looks, replay
from referee.session.match.play import MatchPlay, reading
from referee.session.shown.sentences import named

ROUND_S = 1.5
"""Seconds shown before and after the moment."""
TOLD_S = 1.5
"""Seconds until a card that was laid is told of: rest has to be found, and two looks to agree."""


def again(hub: Hub, pile: int, at: float) -> dict[str, Any]:
    """The three seconds round `at` (seconds of the round in play) at a pile: `pictures` with their times, and the
    judge's `opinion`: seats that were `first` or lie `lower`, None where looks do not tell, and its `text`.

    `CommandError` where no match is played, or nothing of the game can be contested.
    """
    with hub.lock:
        play = hub.play
        if play is None:
            raise CommandError("play-no-match")
        asked = _asked(play, pile, at)
        game, players = play.plan.rules.game, dict(play.fold.now.standing.players)
    found = asked()
    opinion = {"first": None, "lower": None, "text": say("contest-unseen")} if found is None else {
        "first": found.first, "lower": found.lower, "text": render(found.key, named(found.params, players, game))}
    return {"pile": pile, "at": at, "opinion": opinion, "pictures": [
        {"picture": f"/again/{number}", "t": round(t, 3)} for number, t in hub.picture.lately.between(at - ROUND_S,
                                                                                              at + ROUND_S)]}


def _asked(play: MatchPlay, pile: int, at: float) -> Callable[[], Opinion | None]:
    """What asks the judge of the round in play: a second or two, for which nobody need wait. None: nobody watched."""
    sight = play.plan.rules.game.sight
    if sight is None or (contest := sight.contest) is None:
        raise CommandError("contest-none")
    lines, table, setup = play.lines(play.number), play.table, play.setup()
    watched = next((line for line in lines if isinstance(line, Watched)), Watched())

    def ask() -> Opinion | None:
        if table is None or not has_looks(lines):
            return None
        with reading(play.match.id):
            judge = sight.judge(table, setup, looks=watched.looks, timed=watched.timed)
            replay(sight, judge, lines, sight.corrections(lines))
        return contest.ask(judge, pile, at - ROUND_S, at + ROUND_S + TOLD_S)

    return ask
