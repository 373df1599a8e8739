"""Who may do what on the dashboard: four roles, each with its rights, and the right that an address asks for.

Why it exists: one table says it, the guard holds everybody to it, and the page shows only what may be done. What it
does not do: find out who somebody is (`access`), or weigh single commands (`session.match.commands.AT_TABLE`).
"""

from __future__ import annotations

from typing import Literal

Role = Literal["viewer", "camera", "player", "host"]
Right = Literal["look", "film", "play", "host"]

RIGHTS: dict[Role, frozenset[Right]] = {
    "viewer": frozenset({"look"}),
    "camera": frozenset({"look", "film"}),
    "player": frozenset({"look", "play"}),
    "host": frozenset({"look", "film", "play", "host"}),
}
"""look: see every page and picture, live. film: send pictures. play: what the table says of the match in play.
host: all else."""

EVERYBODY = ("/static/", "/api/texts/", "/api/languages")
"""Parts of the program and its words, which are no secret; the page that asks for the code is made of them."""
ASKS: dict[str, Right] = {
    "/api/cameras": "host",  # it opens every camera of the machine
    "/api/proposals": "host",
    "/api/journal": "host",  # it names cameras and files
    "/ask/": "look",  # answers from the rules alone; POST only for the length of the question
    "/command/": "play",
    "/camera": "film",
}
"""What an address asks for, longest beginning first; else looking needs `look` and a change `host`."""


def needed(path: str, *, changes: bool) -> Right | None:
    """The right that a request needs; None if it needs none.

    `path` is as the application's routes have it. `changes`: it is neither GET, HEAD nor the live socket.
    """
    if path.startswith(EVERYBODY) and not changes:
        return None
    for beginning in sorted(ASKS, key=len, reverse=True):
        if path == beginning.rstrip("/") or path.startswith(beginning.rstrip("/") + "/"):
            return ASKS[beginning]
    return "host" if changes else "look"


def within(role: Role) -> list[Role]:
    """The roles that may do no more than this one: those whose links it may see and hand on."""
    return [other for other, rights in RIGHTS.items() if rights <= RIGHTS[role]]
