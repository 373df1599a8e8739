"""A table of a club: what the club's page is told of it, and what its own screens show of that.

Why it exists: the evening neither knows nor waits for a club. What it does not do: bring lines there (`store.club`).

Threads: everything may be called from any. What the table shows is asked for in the thread that tells the club.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Self

from referee.i18n.said import Said
from referee.session.live.hub import Hub
from referee.session.match.play import t_of
from referee.session.shown.glance import glance, waiting
from referee.store.club import Beat, Shipper, Silence

CALL = "…"
"""What a call says that says nothing: it is a call all the same."""

logger = logging.getLogger(__name__)


class AtClub:
    """Tells the club whose log is at `club` of an evening whose own log is at `log`, until it is closed.

    `name`: the table's, among the club's. `address` gives the link by which somebody may look at its page, or nothing.
    `said` is told once of each silence, in the thread that tells the club: why the club does not hear the table.
    `StoreError` where there can be no log at that address; one that cannot be reached is waited for.
    """

    def __init__(self, hub: Hub, log: Path | str, club: str, name: str, address: Callable[[], str],
                 said: Callable[[str], object] = lambda text: None) -> None:
        self._hub, self._address, self._said = hub, address, said
        self._text = ""
        self._help = ""
        self._shipper = Shipper(log, club, name, self._beat)
        self._shipper.listeners.append(self._show)
        hub.club = self
        self._show()

    def call(self, text: str | None) -> None:
        """Call the club's host, and say why; None: no longer."""
        self._help = "" if text is None else text or CALL
        self._show()

    def __enter__(self) -> Self:
        self._shipper.start()
        return self

    def __exit__(self, *exc: object) -> None:
        self._hub.club = None
        self._shipper.close()

    # inside

    def _beat(self) -> Beat:
        state, play = self._hub.state(), self._hub.play
        played = 0.0 if play is None else sum(map(t_of, list(play.logs)[:-1])) + self._hub.time()
        return Beat(self._address(), glance(state), waiting(state), self._help, played,
                    None if play is None else play.match.id)

    def _show(self) -> None:
        silence = self._shipper.silence
        text = "" if silence is None else _away(silence)
        if text and text != self._text:
            logger.warning("%s", text)
            self._said(text)
        self._text = text
        self._hub.screens.tell(club={
            "name": self._shipper.name, "text": text, "calls": bool(self._help),
            "help": "" if self._help == CALL else self._help, "answered": bool(self._help) and self._shipper.answered})


def _away(silence: Silence) -> Said:
    """That the club does not hear this table; and why, where the server says so: a wrong password stays wrong."""
    since = silence.since.astimezone().strftime("%H:%M")
    if silence.refused is None:
        return Said("hub-club-away", since=since)
    return Said("hub-club-refused", since=since, why=silence.refused)
