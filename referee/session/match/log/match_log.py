"""The log of one match: the lines of its rounds as the store has them, read once and kept at hand, typed.

Why it exists: the store keeps JSON, and looks by the thousand that only the judge is shown again. What it does not do:
fold what follows from a match (`match`), or know what people mean (`play`).
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.api.codec import written
from referee.games.api.game import Game, codec_of
from referee.games.api.lines import Line, Look, Watched
from referee.session.match.log.round_log import RoundLog
from referee.store import Store

UNSEEN = (Look, Watched)
"""Kinds of lines that are kept for the judge alone."""


class MatchLog:
    """A match of the store, by its number. `rounds`: the lines of each round without what is `UNSEEN`."""

    def __init__(self, store: Store, match: int, game: Game) -> None:
        self._store, self._match, self._game, self._codec = store, match, game, codec_of(game)
        self._ids = [played.id for played in store.rounds(match)]
        self._whole: tuple[int, list[Line]] | None = None
        """The round in play with its looks, once they were asked for."""
        but = tuple(kind.type for kind in UNSEEN)
        self.rounds = [RoundLog(game.standing, self._read(n, but)) for n in range(1, len(self._ids) + 1)] or [
            RoundLog(game.standing)]

    def begin(self) -> None:
        """Write the first round, if there is none."""
        if not self._ids:
            self._ids.append(self._store.new_round(self._match))

    def next_round(self) -> None:
        """Write another round."""
        self._ids.append(self._store.new_round(self._match))
        self.rounds.append(RoundLog(self._game.standing))

    def write(self, lines: Sequence[Line], number: int) -> list[Line]:
        """Write lines of a round, all or none of them; returns them as they are kept."""
        data = self._store.append_all(self._ids[number - 1], [written(line) for line in lines])
        kept = list(map(self._codec.read, data))
        if self._whole is not None and self._whole[0] == number:
            self._whole[1].extend(kept)
        self.rounds[number - 1].add(line for line in kept if not isinstance(line, UNSEEN))
        return kept

    def whole(self, number: int) -> list[Line]:
        """All lines of a round with the looks; those of the round in play stay at hand."""
        if not self._ids:
            return []
        if number != len(self.rounds):
            return self._read(number)
        if self._whole is None or self._whole[0] != number:
            self._whole = number, self._read(number)
        return list(self._whole[1])

    def goes_on(self, number: int, after: int) -> bool:
        """Whether a round has lines of higher numbers."""
        return bool(self._store.events(self._ids[number - 1], after=after))

    def _read(self, number: int, but: tuple[str, ...] = ()) -> list[Line]:
        return list(map(self._codec.read, self._store.events(self._ids[number - 1], but=but)))
