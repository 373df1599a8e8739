"""Whether a match can be read: all that may ever be asked of it is asked once.

Why it exists: a match may come from a stranger's file, and a disk may damage one. It must never keep the others from
being opened, nor a page or a start from working; so it is tried whole, and what cannot be read is said to be damaged.
What it does not do: mend anything.
"""

from __future__ import annotations

import json
import re
import time
from datetime import datetime
from typing import Any
from weakref import WeakKeyDictionary

from referee.games.api.game import Game
from referee.games.api.lines import Look, Rejudged, Said, spots_of
from referee.games.api.sight import AnySight
from referee.i18n import languages, spoken
from referee.i18n.speech import ENGLISH
from referee.i18n.verdicts import render
from referee.session.match.commands import CommandError
from referee.session.match.play import DamagedMatch, MatchPlay, reading
from referee.session.shown import told
from referee.session.shown.script import script
from referee.session.shown.sentences import named, sentence
from referee.session.shown.view import Grown, learned_view
from referee.store import Missing, Store
from referee.values.common import Table

__all__ = ["DamagedMatch", "Patience", "asked_for", "reading", "sound", "trial"]

PATIENCE_S = 1.0
"""A match of five rounds by hand takes about 20 ms, an evening before a camera some tenths of a second."""
DAY = re.compile(r"\d{4}-\d\d-\d\d")

_sound: WeakKeyDictionary[Store, dict[int, tuple[int, ...]]] = WeakKeyDictionary()
"""The matches of a log that were tried, and how many lines each of their rounds had then."""


def sound(store: Store, number: int) -> MatchPlay:
    """A match that can be read; `DamagedMatch` otherwise. Each is tried once, and again when more was said in it."""
    play, known = MatchPlay(store, number), _sound.setdefault(store, {})
    size = tuple(map(len, play.logs))
    if known.get(number) != size:
        trial(play)
        known[number] = size
    return play


class Patience:
    """How long whoever asks for a list of all matches waits for those to be tried that never were."""

    def __init__(self) -> None:
        self._until = time.monotonic() + PATIENCE_S

    def sound(self, store: Store, number: int) -> MatchPlay:
        """As `sound`; once the time is over only what the list itself says is tried, and the rest another time."""
        if time.monotonic() < self._until:
            return sound(store, number)
        with reading(number):
            play = MatchPlay(store, number)
            began(play.match.created_at)
            play.time_left(0.0)
            _said([play.match.edition, *(person.name for person in play.fold.roster)])
        return play


def asked_for(store: Store, number: int) -> MatchPlay:
    """A match that people ask for; `CommandError` where there is none of that number, or it cannot be read."""
    try:
        return sound(store, number)
    except Missing as e:
        raise CommandError("match-none", number=number) from e


def trial(play: MatchPlay, *, judged: bool = False) -> None:
    """Ask a match everything once: views, sentences, replay, sheet, film. `DamagedMatch` where there is no answer.

    `judged`: the last round is judged anew as well, as it is when it is gone on with.
    """
    with reading(play.match.id):
        table = play.table
        began(play.match.created_at)
        play.time_left(0.0)
        _said([told.whole(play), learned_view(play, Grown())])
        told.sheet_of(play)
        for number, log in enumerate(play.logs, 1):
            _said(told.one_round(play, number))
            script(play, number, "en")
            players, game = play.fold.rounds[number - 1].standing.players, play.plan.rules.game
            for line in log:
                _said(sentence(line, players, game))
                for spot in spots_of(line):
                    if not _is_spot(spot, table, game):
                        raise ValueError(f"{spot!r} is no spot of the table")
                if isinstance(line, Said) and (here := line.legal_here):
                    _said(render(here["key"], named(here["params"], players, game)))
            lines = play.lines(number)
            if (sight := game.sight) is not None:
                sight.corrections(lines)
                for line in lines:
                    if isinstance(line, Look):
                        _on_the_table(sight, table, line)
        if judged:
            judge = play.judged_again(Rejudged(t=0.0), play.number)
            _ = judge and judge()


def began(text: str) -> datetime:
    """When a match was begun, in the one way that browsers read as well. `ValueError` for another."""
    if not DAY.match(text):
        raise ValueError(f"{text[:40]!r} is no time")
    return datetime.fromisoformat(text)


def _said(view: Any) -> None:
    """What screens get must be sayable in another language than English, and JSON that can be sent."""
    other = next((language for language in languages() if language != ENGLISH), ENGLISH)
    json.dumps(spoken(view, other), allow_nan=False, ensure_ascii=False).encode()


def _is_spot(name: str, table: Table | None, game: Game) -> bool:
    if table is not None:
        return name in table.spots
    return game.sight is not None and game.sight.showing.names_spot(name)


def _on_the_table(sight: AnySight, table: Table | None, line: Look) -> None:
    seen = sight.look_of(line)
    if table is not None and not set(sight.spots_of(seen)) <= table.spots.keys():
        raise ValueError("a look shows spots that the table does not have")
