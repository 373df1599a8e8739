"""Who plays, by which edition and options, and what was called: the `match.toml` of `referee watch`.

Why it exists: a recording holds pictures only; what people agreed and called has to be told. The format is
described in docs/file-formats.md. What it does not do: keep a match over several rounds (`store` does).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from referee.rules.board.options import Options
from referee.rules.board.position.state import JOKERS_EACH
from referee.rules.board.scoring.rounds import CARDS_EACH
from referee.values import FRAMES

EDITIONS = ("new", "old")
ENDS = ("regular", "stalemate")


class MatchError(ValueError):
    """A match file that cannot be used; the message names file, key and reason."""


@dataclass(frozen=True)
class MatchSetup:
    """One round's circumstances. Frame styles stand for players; names are for people.

    `players`: frame -> name; empty: those whose pieces are seen. `tableau`: frame -> cards on the player board
    when the round starts. `left`: frame -> cards counted in the hand after the stop call. `jokers_spent`: frame ->
    jokers used in earlier rounds (`jokers_per = match`). `start`, `stop`: the calls, in seconds of the source; None:
    not known. `caller`: the frame that called stop. `end`: `regular` or `stalemate`; None: not known.
    """

    edition: str = "new"
    players: Mapping[str, str] = field(default_factory=dict)
    tableau: Mapping[str, int] = field(default_factory=dict)
    left: Mapping[str, int] = field(default_factory=dict)
    jokers_spent: Mapping[str, int] = field(default_factory=dict)
    options: Options = field(default_factory=Options)
    start: float | None = None
    stop: float | None = None
    caller: str | None = None
    end: str | None = None

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
        _only(data, ("edition", "players", "tableau", "left", "jokers_spent", "round", "options"), "")
        called = _table(data, "round")
        _only(called, ("start", "stop", "caller", "end"), "round.")
        players = _players(_table(data, "players"))
        try:
            options = Options.from_mapping(_table(data, "options"))
        except ValueError as e:
            raise MatchError(f"options: {e}") from e
        caller = called.get("caller")
        if caller is not None:
            caller = _frame(_frame_of(caller, players), "round.caller")
        if "stop" in called and caller is None and "end" not in called:
            raise MatchError('round.stop: say who called it (caller = "dashed", say), or end = "stalemate"')
        start, stop = _seconds(called, "start"), _seconds(called, "stop")
        if start is not None and stop is not None and stop < start:
            raise MatchError(f"round.stop: {stop:g} s is before round.start, {start:g} s")
        for key in ("tableau", "left", "jokers_spent"):
            for frame in _table(data, key):
                _plays(_frame(frame, key), key, players)
        if caller is not None:
            _plays(caller, "round.caller", players)
        return cls(
            edition=_one_of(data.get("edition", "new"), EDITIONS, "edition"),
            players=players,
            tableau=_counts(data, "tableau"), left=_counts(data, "left"),
            jokers_spent=_counts(data, "jokers_spent", JOKERS_EACH, "jokers"),
            options=options,
            start=start, stop=stop, caller=caller,
            end=None if called.get("end") is None else _one_of(called["end"], ENDS, "round.end"),
        )


def _players(data: Mapping[str, Any]) -> dict[str, str]:
    """Frame -> name. A name tells one player from the others, so that it is not the frame of another one."""
    players = {_frame(k, "players"): v for k, v in data.items()}
    if players and not 2 <= len(players) <= len(FRAMES):
        raise MatchError(f"players: this game is for 2 to 4 players; {len(players)} are named")
    taken: set[str] = set()
    for frame, name in players.items():
        if not isinstance(name, str):
            raise MatchError(f"players.{frame}: {name!r} is not a name; write it in quotation marks")
        if name and (name in taken or name in set(FRAMES) - {frame}):
            raise MatchError(f"players.{frame}: {name!r} is said of another player; give each a name of their own")
        taken.add(name)
    return players


def _plays(frame: str, key: str, players: Mapping[str, str]) -> None:
    if players and frame not in players:
        raise MatchError(f"{key}: nobody plays with {frame}; the players are {', '.join(players)}")


def _frame_of(who: Any, players: Mapping[str, str]) -> Any:
    """A player may be called by name."""
    return next((frame for frame, name in players.items() if name == who), who)


def _only(data: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in known:
            raise MatchError(f"{where}{key} is not known here; known are {', '.join(known)}")


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise MatchError(f"{key} must be a table; write it under a line [{key}]")
    return value


def _frame(value: Any, key: str) -> str:
    return _one_of(value, FRAMES, key)


def _one_of(value: Any, choices: tuple[str, ...], key: str) -> str:
    if value not in choices:
        raise MatchError(f"{key}: {value!r} is not one of {', '.join(choices)}")
    return str(value)


def _counts(data: Mapping[str, Any], key: str, most: int = CARDS_EACH, what: str = "cards") -> dict[str, int]:
    return {_frame(k, key): _count(v, f"{key}.{k}", most, what) for k, v in _table(data, key).items()}


def _count(value: Any, key: str, most: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise MatchError(f"{key}: {value!r} is not a number of {what} (0 to {most})")
    return value


def _seconds(data: Mapping[str, Any], key: str) -> float | None:
    value = data.get(key)
    if value is None:
        return None
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value < 1e6:
        raise MatchError(f"round.{key}: {value!r} is not a time in seconds")
    return float(value)
