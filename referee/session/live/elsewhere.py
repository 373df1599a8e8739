"""A log from which another program plays: shown as it grows, and nothing said here is written.

Why it exists: two programs that play one match show two truths. What it does not do: know who plays
(`store.Holding`), or take over (`cli`).
"""

from __future__ import annotations

import logging

from referee.session.live.evening import Evening
from referee.session.match.commands import CommandError
from referee.store import Player, StoreError

logger = logging.getLogger(__name__)


def refuse(evening: Evening) -> None:
    """`CommandError` that names the page on which it is played, where that is another program's."""
    if evening.passing.elsewhere:
        raise CommandError("hub-elsewhere", address=evening.passing.elsewhere)


class Shown:
    """The match that another program plays, as an evening shows it."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._mark: tuple[int, ...] | None = None

    def look(self, player: Player) -> None:
        """Show what is played there as it is in the log now."""
        self._played(player.address)
        store, match = self._evening.store, player.match
        try:
            mark = (match, *(played.last for played in store.rounds(match)))
            if mark != self._mark:
                self._evening.open(match or None)
                self._mark = mark
        except (CommandError, StoreError) as e:  # what was shown last stays, and it is tried again
            logger.warning("%s", e)

    def end(self) -> None:
        """Nobody else plays any more."""
        self._played("")
        self._evening.open(None)

    def _played(self, elsewhere: str) -> None:
        if self._evening.passing.elsewhere != elsewhere:
            self._evening.passing.elsewhere = elsewhere
            self._evening.tell_storage()
