"""Which game, who plays, by which edition and options, and what was called: the `match.toml` of `referee watch`.

Why it exists: a recording holds pictures only; what people agreed and called has to be told. The format is
described in docs/file-formats.md. What it does not do: keep a match over several rounds (`store` does).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from referee.rules.choices import Choices
from referee.session.game import Count, Game, MatchError
from referee.session.games import LIVE, USUAL, game_named

__all__ = ["MatchError", "MatchSetup"]

AS_USUAL = Choices()
"""No choice among house rules: the defaults of whatever game is played."""


@dataclass(frozen=True)
class MatchSetup:
    """One round's circumstances. Seats stand for players; names are for people.

    `edition`, `options`: the game's own first edition and defaults where nothing is said. `players`: seat -> name;
    empty: those whose pieces are seen. `counts`: the numbers that people tell, by name (`Game.told`) and seat. `start`,
    `stop`: the calls, in seconds of the source; None: not known. `caller`: the seat that called stop. `end`: how the
    round ended (`Game.ends`); None: not known.
    """

    game: str = USUAL
    edition: str = ""
    players: Mapping[str, str] = field(default_factory=dict)
    counts: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    options: Choices = AS_USUAL
    start: float | None = None
    stop: float | None = None
    caller: str | None = None
    end: str | None = None

    def __post_init__(self) -> None:
        game = game_named(self.game)
        object.__setattr__(self, "edition", self.edition or game.editions[0])
        if self.options is AS_USUAL:
            object.__setattr__(self, "options", game.rules.options())

    @classmethod
    def load(cls, path: Path | str) -> MatchSetup:
        """Read a match file. `MatchError` names the file, the key and what is wrong with it."""
        path = Path(path)
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
        except FileNotFoundError as e:
            raise MatchError(f"no such match file: {path}") from e
        except OSError as e:
            raise MatchError(f"{path} cannot be read: {e.strerror}") from e
        except (UnicodeDecodeError, tomllib.TOMLDecodeError) as e:
            raise MatchError(f"{path} is not a TOML file: {e}") from e
        try:
            return cls.from_mapping(data)
        except MatchError as e:
            raise MatchError(f"{path}: {e}") from e

    @classmethod
    def from_mapping(cls, data: Mapping[str, Any]) -> MatchSetup:
        """The same from what a TOML parser gives. `MatchError` names the key."""
        game = game_named(_one_of(data.get("game", USUAL), tuple(LIVE), "game"))
        told = [count.name for count in game.told]
        _only(data, ("game", "edition", "players", *told, "round", "options"), "")
        called = _table(data, "round")
        _only(called, ("start", "stop", "caller", "end"), "round.")
        players = _players(_table(data, "players"), game)
        try:
            options = game.rules.options.from_mapping(_table(data, "options"))
        except ValueError as e:
            raise MatchError(f"options: {e}") from e
        caller = called.get("caller")
        if caller is not None:
            caller = _one_of(_seat_of(caller, players), game.seats, "round.caller")
        if "stop" in called and caller is None and "end" not in called:
            others = "".join(f', or end = "{end}"' for end in game.ends[1:])
            raise MatchError(f'round.stop: say who called it (caller = "{game.seats[0]}", say){others}')
        start, stop = _seconds(called, "start"), _seconds(called, "stop")
        if start is not None and stop is not None and stop < start:
            raise MatchError(f"round.stop: {stop:g} s is before round.start, {start:g} s")
        for key in told:
            for seat in _table(data, key):
                _plays(_one_of(seat, game.seats, key), key, players)
        if caller is not None:
            _plays(caller, "round.caller", players)
        return cls(
            game=game.rules.game,
            edition=_one_of(data.get("edition", game.editions[0]), game.editions, "edition"),
            players=players,
            counts={count.name: _counts(data, count, game) for count in game.told if count.name in data},
            options=options,
            start=start, stop=stop, caller=caller,
            end=None if called.get("end") is None else _one_of(called["end"], game.ends, "round.end"),
        )


def _players(data: Mapping[str, Any], game: Game) -> dict[str, str]:
    """Seat -> name. A name tells one player from the others, so that it is not the seat of another one."""
    players = {_one_of(k, game.seats, "players"): v for k, v in data.items()}
    fewest, most = game.players
    if players and not fewest <= len(players) <= most:
        raise MatchError(f"players: this game is for {fewest} to {most} players; {len(players)} are named")
    taken: set[str] = set()
    for seat, name in players.items():
        if not isinstance(name, str):
            raise MatchError(f"players.{seat}: {name!r} is not a name; write it in quotation marks")
        if name and (name in taken or name in set(game.seats) - {seat}):
            raise MatchError(f"players.{seat}: {name!r} is said of another player; give each a name of their own")
        taken.add(name)
    return players


def _plays(seat: str, key: str, players: Mapping[str, str]) -> None:
    if players and seat not in players:
        raise MatchError(f"{key}: nobody plays with {seat}; the players are {', '.join(players)}")


def _seat_of(who: Any, players: Mapping[str, str]) -> Any:
    """A player may be called by name."""
    return next((seat for seat, name in players.items() if name == who), who)


def _only(data: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in known:
            raise MatchError(f"{where}{key} is not known here; known are {', '.join(known)}")


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise MatchError(f"{key} must be a table; write it under a line [{key}]")
    return value


def _one_of(value: Any, choices: tuple[str, ...], key: str) -> str:
    if value not in choices:
        raise MatchError(f"{key}: {value!r} is not one of {', '.join(choices)}")
    return str(value)


def _counts(data: Mapping[str, Any], count: Count, game: Game) -> dict[str, int]:
    return {_one_of(seat, game.seats, count.name): _number(value, f"{count.name}.{seat}", count)
            for seat, value in _table(data, count.name).items()}


def _number(value: Any, key: str, count: Count) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= count.most:
        raise MatchError(f"{key}: {value!r} is not a number of {count.what} (0 to {count.most})")
    return value


def _seconds(data: Mapping[str, Any], key: str) -> float | None:
    value = data.get(key)
    if value is None:
        return None
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value < 1e6:
        raise MatchError(f"round.{key}: {value!r} is not a time in seconds")
    return float(value)
