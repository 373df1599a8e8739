"""How a round ended: what the scoring of either edition starts from (rules: BG-END, BG-CHECK-3).

Why it exists: both editions score the same facts (who called, cards left, jokers used, mistakes, player
boards) and agree on what ends a round. What it does not do: give points (`new_edition`, `old_edition`) or
carry counts from round to round (`matches`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from referee.rules import inputs
from referee.rules.board.options import Options
from referee.rules.board.position.dead_ends import jokers_left
from referee.rules.board.position.reach import all_free_pairs, joker_cells_with_continuation
from referee.rules.board.position.state import CARDS_EACH, JOKERS_EACH, Position

MIN_PLAYERS, MAX_PLAYERS = 2, 4


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """One player at the end of a round.

    `remaining` are cards neither on the board nor on the player board; `tableau` the cards on the player board before
    the round. `declined`: whether the handicap cards were turned down (only `tableau_add = may`).
    """

    id: str
    remaining: int
    jokers_used: int = 0
    mistake: bool = False
    tableau: int = 0
    declined: bool = False
    jokers_left: int | None = None

    @property
    def placed(self) -> int:
        """Cards laid on the board in this round."""
        return CARDS_EACH - self.tableau - self.remaining

    def joker_rank(self, options: Options) -> int:
        """The smaller, the better in a tie (BG-SCORE-N2): jokers used in this round, or those left, negated."""
        if options.joker_key == "left" and self.jokers_left is not None:
            return -self.jokers_left
        return self.jokers_used


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round: by the call of a player without cards, or by stalemate (then `caller` is None)."""

    end: Literal["regular", "stalemate"]
    caller: str | None
    players: tuple[PlayerResult, ...]

    @classmethod
    def from_mapping(cls, data: Mapping[str, Any]) -> RoundResult:
        """The `input` of a `rounds` vector. ValueError with a sentence naming what is wrong."""
        inputs.only_fields(data, ("end", "caller", "players", "options"), "a round")
        players = tuple(_player(row) for row in inputs.rows(data, "players"))
        ids = [p.id for p in players]
        if not MIN_PLAYERS <= len(ids) <= MAX_PLAYERS:
            raise ValueError(f"'players' lists {len(ids)}; the board game is for {MIN_PLAYERS} to {MAX_PLAYERS}")
        if len(set(ids)) < len(ids):
            raise ValueError(f"'players' names somebody twice: {', '.join(ids)}")
        end = inputs.one_of(data, "end", ("regular", "stalemate"), "regular")
        caller = inputs.value(data, "caller", None)
        if end == "stalemate":
            if caller is not None:
                raise ValueError(f"'caller' is {inputs.shown(caller)}; a stalemate has none, so give null")
            return cls("stalemate", None, players)
        called = next((p for p in players if p.id == caller), None)
        if called is None:
            raise ValueError(f"'caller' is {inputs.shown(caller)}; a regular end needs the player who called stop")
        if called.remaining:
            left = inputs.counted(called.remaining, "card is", "cards are")
            raise ValueError(f"{caller} called stop but {left} left; the round is not over")
        return cls("regular", called.id, players)

    @property
    def clean(self) -> tuple[PlayerResult, ...]:
        """The players without a mistake."""
        return tuple(p for p in self.players if not p.mistake)

    def winners(self, options: Options, tie: str) -> tuple[PlayerResult, ...]:
        """Who takes first place among the players without a mistake; nobody if the finisher made one.

        `tie` decides between players who laid equally many cards in a stalemate: `jokers_then_share`,
        `share` or `fewest_left`.
        """
        if self.end == "regular":
            return tuple(p for p in self.clean
                         if p.id == self.caller or (options.stop_tie == "shared" and p.remaining == 0))
        best = _smallest(self.clean, lambda p: -p.placed)
        if tie == "jokers_then_share":
            best = _smallest(best, lambda p: p.joker_rank(options))
        elif tie == "fewest_left":
            best = _smallest(best, lambda p: p.remaining)
        return best

    def left_key(self, options: Options) -> Callable[[PlayerResult], int]:
        """What the others are ranked by, smaller is better: cards left (or, after a stalemate, cards laid)."""
        if self.end == "stalemate" and options.stalemate_rank == "placed":
            return lambda p: -p.placed
        return lambda p: p.remaining


@dataclass(frozen=True, slots=True)
class Award:
    """What a player gets in a round: chips, own cards onto the player board, and the place or role for it."""

    chips: int
    cards: int
    place: int | None = None
    role: str | None = None


def is_certain_stalemate(position: Position, options: Options) -> bool:
    """No pair of free squares is left anywhere, nor a joker to be laid that would free one, so nobody can lay anything
    (BG-END-3).

    False does not mean that somebody can: hands are hidden.
    """
    return not all_free_pairs(position, options) and not (jokers_left(position) and any(
        joker_cells_with_continuation(position, i, options) for i in range(len(position.tokens))))


def _player(row: Any) -> PlayerResult:
    if not isinstance(row, Mapping):
        raise ValueError(f"'players' holds {inputs.shown(row)}; each player is an object with 'id' and 'remaining'")
    name = inputs.name(inputs.value(row, "id"), "id")
    try:
        inputs.only_fields(row, ("id", "remaining", "jokers_used", "mistake", "tableau", "declined", "jokers_left"),
                           "a player")
        player = PlayerResult(
            id=name,
            remaining=inputs.whole(row, "remaining", 0, CARDS_EACH),
            jokers_used=inputs.whole(row, "jokers_used", 0, JOKERS_EACH, 0),
            mistake=inputs.flag(row, "mistake", False),
            tableau=inputs.whole(row, "tableau", 0, CARDS_EACH, 0),
            declined=inputs.flag(row, "declined", False),
            jokers_left=inputs.whole(row, "jokers_left", 0, JOKERS_EACH) if "jokers_left" in row else None,
        )
    except ValueError as e:
        raise ValueError(f"player {name}: {e}") from e
    if player.placed < 0:
        raise ValueError(f"player {name}: {inputs.counted(player.remaining, 'card')} left and {player.tableau} on the "
                         f"player board are more than the {CARDS_EACH} cards of a player")
    return player


def _smallest(players: Sequence[PlayerResult], key: Callable[[PlayerResult], int]) -> tuple[PlayerResult, ...]:
    """All players with the smallest key."""
    least = min(map(key, players), default=0)
    return tuple(p for p in players if key(p) == least)
