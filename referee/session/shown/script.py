"""What a film of a round shows and says, and when: its scenes, by the judge's last word and the people's.

Why it exists: whether a round can be told is known before a picture is drawn. What it does not do: draw (`film.film`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from referee.games.api.lines import Line, Rejudged, Said
from referee.games.api.standing import Standing
from referee.i18n.said import in_language
from referee.session.match.match import effective
from referee.session.match.play import MatchPlay
from referee.session.shown.sentences import name_of, sentence

BEFORE_S, AFTER_S = 2.0, 4.0
"""A film begins so long before the round, and ends so long after it."""


@dataclass(frozen=True)
class Scene:
    """What is shown from `t` on: pieces by owner, tokens, what is open, and what was just said, of which kind."""

    t: float
    pieces: tuple[tuple[str, tuple[str, ...]], ...] = ()
    tokens: tuple[str, ...] = ()
    open: tuple[tuple[str, tuple[str, ...]], ...] = ()
    text: str = ""
    kind: str = ""


@dataclass
class Script:
    """A round as scenes in order, and from when to when it is filmed, in seconds of the round."""

    scenes: list[Scene]
    begin: float
    end: float
    players: dict[str, str] = field(default_factory=dict)


def script(play: MatchPlay, number: int, language: str) -> Script:
    """What happened in a round, by the judge's last word and the people's; `number` counts from 1."""
    at, game = play.fold.rounds[number - 1], play.plan.rules.game
    players = dict(at.standing.players)
    standing = game.standing(players=dict(players))
    scenes: list[Scene] = []
    for line in sorted(_last_word(effective(play.logs[number - 1])), key=lambda line: line.time):
        standing.apply(line)
        text = in_language(sentence(line, standing.players, game), language)
        kind = line.class_ or "" if isinstance(line, Said) and not line.by_people else ""
        scenes.append(_scene(standing, line.time, text, kind))
    times = [scene.t for scene in scenes] or [0.0]
    started, stopped = at.standing.started, at.standing.stopped
    return Script(scenes, (times[0] if started is None else started) - BEFORE_S,
                  (times[-1] if stopped is None else stopped) + AFTER_S,
                  {seat: in_language(name_of(seat, players), language) for seat in game.playing(at.standing)})


def _last_word(lines: list[Line]) -> Iterator[Line]:
    """The lines without what the judge said before it was asked anew."""
    newest = max((n for n, line in enumerate(lines) if isinstance(line, Rejudged)), default=-1)
    return (line for n, line in enumerate(lines) if n > newest or line.by_people)


def _scene(standing: Standing, t: float, text: str, kind: str) -> Scene:
    return Scene(t, tuple((p.owner, tuple(p.squares)) for p in standing.pieces if not p.lifted),
                 tuple(standing.tokens),
                 tuple((f.cls, tuple(standing.where(f))) for f in standing.findings if f.accuses or f.asks), text, kind)
