"""Which game, who plays, by which edition and options, and what was called: the `match.toml` of `referee watch`.

Why it exists: a recording holds pictures only; what people agreed and called has to be told. The format is
described in docs/file-formats.md. What it does not do: keep a match over several rounds (`store` does).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, Strict, WithJsonSchema, create_model

from referee.files import FileFault, parse_toml, read_text
from referee.files.forms import Form, Whole, checked, refused
from referee.games.api.game import Game, MatchError
from referee.games.api.setup import AS_USUAL, Setup
from referee.games.registry import EYES, LETTERS, LIVE, USUAL, game_agreed, game_named, is_seen_on
from referee.rules.choices import SECONDS, Choices

__all__ = ["MatchError", "MatchSetup"]

LONGEST = 1_000_000
"""Bytes of a match file; one with every house rule takes three thousand."""

@dataclass(frozen=True)
class MatchSetup(Setup):
    """One round's circumstances; where nothing is said, the usual game with its own first edition and defaults."""

    game: str = USUAL

    def __post_init__(self) -> None:
        game = game_named(self.game)
        object.__setattr__(self, "game", game.rules.game)
        object.__setattr__(self, "edition", self.edition or game.editions[0])
        if self.options is AS_USUAL:
            object.__setattr__(self, "options", game.rules.options())

    @classmethod
    def load(cls, path: Path | str, usual: str = USUAL) -> MatchSetup:
        """Read a match file, of the `usual` game where it names none. `MatchError` names the file, the key and what is
        wrong with it."""
        path = Path(path)
        try:
            text = read_text(path, LONGEST)
        except FileNotFoundError as e:
            raise MatchError("match-file-missing", path=path) from e
        except FileFault as e:
            raise MatchError("match-file-unreadable", path=path, why=e) from e
        try:
            data = parse_toml(text)
        except FileFault as e:
            raise MatchError("match-file-no-toml", path=path, why=e) from e
        try:
            return cls.from_mapping(data, usual)
        except MatchError as e:
            raise MatchError("file-at", path=path, why=e) from e

    @classmethod
    def from_mapping(cls, data: Mapping[str, Any], usual: str = USUAL) -> MatchSetup:
        """The same from what a TOML parser gives. `MatchError` names the key."""
        named = data.get("game", usual)
        if not isinstance(named, str) or game_agreed(named) is None:
            raise MatchError(refused("game", named, f"one of {', '.join(LIVE)}"))
        game = game_agreed(named, data.get("rules"))
        if game is None:
            raise MatchError(refused("rules", data["rules"], f"one of {', '.join(_rules_of(named))}"))
        form: Any = checked(form_of(game), data, MatchError)
        players, called = dict(form.players), form.round
        _each_its_own(players, game)
        try:
            options = game.rules.options.from_mapping(form.options)
        except ValueError as e:
            raise MatchError(f"options: {e}") from e
        caller = next((seat for seat, name in players.items() if name == called.caller), called.caller)
        if caller is not None and caller not in game.seats:
            raise MatchError(refused("round.caller", caller, f"the name of a player or one of {', '.join(game.seats)}"))
        if called.stop is not None and caller is None and called.end is None:
            others = "".join(f', or end = "{end}"' for end in game.ends[1:])
            raise MatchError(f'round.stop: say who called it (caller = "{game.seats[0]}", say){others}')
        if called.start is not None and called.stop is not None and called.stop < called.start:
            raise MatchError("match-stop-before-start", stop=f"{called.stop:g}", start=f"{called.start:g}")
        counts = {count.name: dict(getattr(form, count.name)) for count in game.told if count.name in data}
        for key, seats in [*counts.items(), ("round.caller", () if caller is None else (caller,))]:
            for seat in seats:
                if players and seat not in players:
                    raise MatchError("match-nobody-plays", key=key, seat=seat, players=", ".join(players))
        return cls(game=game.rules.game, edition=form.edition, players=players, counts=counts, options=options,
                   start=called.start, stop=called.stop, caller=caller, end=called.end)


class Part(Form):
    """A table of a match file. People write it by hand, so what is not known there is a slip of the pen."""

    model_config = ConfigDict(extra="forbid")
    group = "a table, under a line like [players]"


Seconds = Annotated[float, Strict(), Field(allow_inf_nan=False, ge=0, lt=100_000)]


def form_of(game: Game) -> type[Part]:
    """The form of a match file of this game."""
    seat, edition, end = _one_of(game.seats), _one_of(game.editions), _one_of(game.ends)
    called = create_model(
        "Round", __base__=Part, __doc__="What was called, in seconds of the recording.",
        start=(Seconds | None, None), stop=(Seconds | None, None),
        caller=(str | None, Field(None, description="who called stop: a seat or a name")), end=(end | None, None))
    counts: dict[str, Any] = {
        count.name: (_by(seat, Annotated[Whole, Field(ge=0, le=count.most)]),
                     Field({}, description=f"a number of {count.what} by seat")) for count in game.told}
    options = Annotated[dict[str, Any], WithJsonSchema(_options_schema(game.rules.options))]
    names = (game.rules.game, *(name for name in EYES if name not in LIVE and is_seen_on(game, name)))
    letters = LETTERS.get(game.document)
    rules: dict[str, Any] = {} if letters is None else {"rules": (_one_of((letters,)), Field(letters, description=(
        "the rule document, where several are played on such tables")))}
    return create_model(
        "MatchFile", __base__=Part, __doc__="A match file: what the camera cannot know.",
        game=(_one_of(names), game.rules.game), **rules, edition=(edition, game.editions[0]),
        players=(_by(seat, str), Field({}, description="seat = name")),
        round=(called, called()), options=(options, Field({}, description="house rules")), **counts)


def _rules_of(named: str) -> list[str]:
    """The letters by which the games of that name are told from one another."""
    return [letters for letters in LETTERS.values() if game_agreed(named, letters) is not None]


def _one_of(words: tuple[str, ...]) -> Any:
    return Literal.__getitem__(words)


def _by(seat: Any, value: Any) -> Any:
    return dict[seat, value]


def _options_schema(options: type[Choices]) -> dict[str, Any]:
    """The house rules with their values, the default first, and their questions."""
    questions = options.explanations()
    rules: dict[str, Any] = {}
    for name, values in options.permitted().items():
        words = [v for v in values if v != SECONDS]
        flags = [flag for flag, names in ((True, ("yes", "on")), (False, ("no", "off"))) if set(names) & set(words)]
        known: dict[str, Any] = {"enum": [*words, *flags]}
        rules[name] = {"description": questions[name], "default": values[0]} | (
            {"anyOf": [known, {"type": "number", "exclusiveMinimum": 0}]} if SECONDS in values else known)
    return {"type": "object", "additionalProperties": False, "properties": rules}


def _each_its_own(players: Mapping[str, str], game: Game) -> None:
    """A name tells one player from the others, so that it is not the seat of another one."""
    fewest, most = game.players
    if players and not fewest <= len(players) <= most:
        raise MatchError("match-players", fewest=fewest, most=most, n=len(players))
    taken: set[str] = set()
    for seat, name in players.items():
        if name and (name in taken or name in set(game.seats) - {seat}):
            raise MatchError("match-name-twice", seat=seat, name=f"{name!r}")
        taken.add(name)
