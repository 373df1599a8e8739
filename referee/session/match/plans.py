"""How a match is agreed: what people chose at set-up, or what a match file says, as a plan, checked.

Why it exists: a match begins from the page, from the command line and from a file. What it does not do: play it
(`play`).
"""

from __future__ import annotations

from typing import Any

from referee.games.api.game import Game, MatchError
from referee.games.registry import document, game_of, is_seen_on
from referee.session.match import commands
from referee.session.match.agreed import roster
from referee.session.match.agreed.match_file import MatchSetup
from referee.session.match.agreed.match_state import MatchRules
from referee.session.match.agreed.roster import RosterError, seated
from referee.session.match.commands import CommandError
from referee.session.match.match import MatchPlan, options_json
from referee.store import Store
from referee.values.common import Table


def is_of(table: Table, plan: MatchPlan) -> bool:
    """Whether a table is that of the game of a match."""
    return is_seen_on(plan.rules.game, table.game)


def can_watch(plan: MatchPlan, table: Table | None) -> bool:
    """Whether a camera can watch this match: its table is learned, or will be, with all that is played with."""
    sight = plan.rules.game.sight
    return sight is not None and sight.teaching.enough(table if table is not None and is_of(table, plan) else None)


def others_table(table: Table, plan: MatchPlan) -> bool:
    """Whether it is that of another game which a camera watches, too: then it is not there now."""
    return can_watch(plan, table) and not is_of(table, plan)


def write_match(store: Store, plan: MatchPlan) -> int:
    """A new match of the store; returns its number."""
    return store.new_match(seated(plan.people), plan.rules.edition, options_json(plan))


def plan_from(asked: commands.NewMatch) -> MatchPlan:
    """What people agreed at set-up. `CommandError` with one sentence where it cannot be played like that."""
    try:
        game = document(asked.document)
    except MatchError as e:
        raise CommandError(str(e)).about("document") from e
    options = _options_of(game, asked)
    try:
        people = roster.first(game, [(p.seat, p.name) for p in asked.people]) if asked.people else ()
    except RosterError as e:
        raise CommandError(str(e)).about("people") from e
    _check_brought(game, asked)
    rounds = game.rounds_for(len(people)) if asked.rounds is None else asked.rounds
    return MatchPlan(MatchRules(game, game.edition, options), people, asked.brought, rounds, asked.target,
                     asked.minutes)


def plan_of_setup(setup: MatchSetup, rounds: int | None = None) -> MatchPlan:
    """The match that a match file describes, or one of whoever's pieces are seen."""
    game = game_of(setup.game, setup.edition)
    people = roster.first(game, list(setup.players.items())) if setup.players else ()
    return MatchPlan(MatchRules(game, setup.edition, setup.options.to_mapping()), people, setup.counts,
                     game.rounds_for(len(people)) if rounds is None else rounds)


def _options_of(game: Game, asked: commands.NewMatch) -> dict[str, Any]:
    known = game.rules.options
    for name, choice in asked.options.items():
        try:
            known.from_mapping({name: choice})
        except ValueError as e:
            raise CommandError(str(e)).about(f"options.{name}") from e
    return dict(known.from_mapping(asked.options).to_mapping())


def _check_brought(game: Game, asked: commands.NewMatch) -> None:
    known = {count.name: count for count in game.brought}
    for name, counts in asked.brought.items():
        if name not in known:
            raise CommandError("match-not-brought", name=f"{name!r}").about("brought")
        for seat, n in counts.items():
            if seat not in game.seats or n > known[name].most:
                raise CommandError("match-brings-too-many", name=name, seat=seat, most=known[name].most,
                                   what=known[name].what).about("brought")
    if why := game.refused([p.seat for p in asked.people], asked.brought):
        raise CommandError(why).about("brought")
