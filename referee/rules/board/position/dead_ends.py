"""When a token is in a dead end (rules: BG-DEAD-1).

Why it exists: a blocked token obliges a player. So what "no possibility to lay a new card" means is kept in one place,
with its stricter readings. What it does not do: say who blocked it (`apply`).

By default only geometry counts: no pair of uncovered squares leads away from the token. `deck` also asks
that a card of the set fits the pair, `unplayed` that such a card has not been laid yet in this round. The
last one cannot be seen by a camera (hands and player boards are hidden), so nobody is accused because of it.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator
from dataclasses import replace
from functools import lru_cache

from referee.rules.board.observation import Cell
from referee.rules.board.options import Options
from referee.rules.board.position.layout import ANY_COLOUR, Layout
from referee.rules.board.position.state import JOKERS_EACH, Position


def blocked(position: Position, token: int, options: Options) -> bool:
    """Whether token number `token` is in a dead end. A token in the hand (place None) is not."""
    t = position.tokens[token]
    return t is not None and blocked_at(position, t, options)


def blocked_at(position: Position, t: Cell, options: Options) -> bool:
    """Whether a token at cell `t` would be in a dead end.

    ValueError for the readings `deck` and `unplayed` if the position does not know the cards of the set.
    """
    jokers = jokers_left(position) if options.dead_end_jokers == "count" else 0
    if options.dead_end == "geometry":
        shut_in = position.lying.shut_in
        if t not in shut_in:
            covered = position.covered
            shut_in[t] = all(n in covered or m in covered for n, m in position.layout.ways(t))
        return shut_in[t] and not (jokers and _reachable(position, t, None, jokers))
    check_deck(position.deck, options)
    fitting = position.deck if options.dead_end == "deck" else position.unplayed
    return not _reachable(position, t, fitting, jokers)


def squares_alone(options: Options) -> bool:
    """Whether it depends on the squares that are covered alone if a token is in a dead end."""
    return options.dead_end == "geometry" and options.dead_end_jokers != "count"


def check_deck(deck: Collection[tuple[str, str]], options: Options) -> None:
    """ValueError if the readings `deck` and `unplayed` are asked and the cards of the set are not known."""
    if options.dead_end != "geometry" and not deck:
        raise ValueError(f"dead_end = {options.dead_end!r} needs the card list of the set: 'deck', like [\"RG\"]")


def readings_differ(position: Position, token: int, options: Options) -> bool:
    """Not blocked by the squares alone, but blocked in a stricter reading (BG-DEAD-6): nobody is accused."""
    geometry, *stricter = _readings(options)
    if not position.deck or blocked(position, token, geometry):
        return False
    answers, asked = position.lying.answers(options), (readings_differ, position.tokens[token])
    found = answers.get(asked)
    if found is None:
        found = answers[asked] = any(blocked(position, token, reading) for reading in stricter)
    return bool(found)


@lru_cache(maxsize=8)
def _readings(options: Options) -> tuple[Options, ...]:
    return tuple(replace(options, dead_end=reading) for reading in ("geometry", "deck", "unplayed"))


def _uncovered_pairs(layout: Layout, covered: Container[Cell], t: Cell) -> Iterator[tuple[Cell, Cell]]:
    """Pairs n, m of uncovered squares with n beside t and m beside n, other than t."""
    for n, m in layout.ways(t):
        if n not in covered and m not in covered:
            yield n, m


def _reachable(position: Position, t: Cell, fitting: frozenset[tuple[str, str]] | None, jokers: int,
               laid: frozenset[Cell] = frozenset()) -> bool:
    """Whether a fitting pair (None: any) touches t, or a joker's square from which one can be reached; jokers cover
    the squares `laid`.

    The bare square that the token leaves for a joker is free for what follows it.
    """
    layout, covered = position.layout, position.covered
    if any(n not in laid and m not in laid
           and (fitting is None or _fits(layout.colour(n), layout.colour(m), fitting))
           for n, m in _uncovered_pairs(layout, covered, t)):
        return True
    return jokers > 0 and any(
        _reachable(position, n, fitting, jokers - 1, laid | {n})
        for n in layout.neighbours(t) if n not in covered and n not in laid
    )


def _fits(x: str, y: str, designs: frozenset[tuple[str, str]]) -> bool:
    if ANY_COLOUR not in (x, y):
        return (min(x, y), max(x, y)) in designs
    return any(x in (ANY_COLOUR, p) and y in (ANY_COLOUR, q) for d in designs for p, q in (d, d[::-1]))


def jokers_left(position: Position) -> int:
    """The most jokers any one player still has."""
    return max((JOKERS_EACH - position.jokers_used(p) for p in position.players), default=JOKERS_EACH)
