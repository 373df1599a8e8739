"""Every table as the club's page shows it: its scene in small, what waits, who calls, who went silent; those first.

Why it exists: of fifty tables two need somebody, and a host must see at once which. What it does not do: ask the
database, or say anything in words but for the titles of rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from referee.i18n.explained import explained
from referee.session.shown.glance import scores_in
from referee.store.club import ClubTable

SILENT_S = 8.0
"""A table tells of itself every three seconds or sooner; two words that are lost are a slow line, three are silence."""
AWAY_S = 2 * 3600.0
"""After so long nobody looks for a table any more: its evening is over."""
GONE_S = 20 * 3600.0
"""After so long it is not shown at all, until it is heard again."""
JITTER_S = 1.5
"""By so much a round's beginning may differ from word to word, for lines are slow now and then."""

COPIED = ("game", "document", "over", "rounds", "target", "minutes", "by_hand", "demo", "round", "phase", "paused",
          "scene", "winners", "people")
"""What is shown as the table told it (`session.shown.glance`)."""


def view(table: ClubTable, now: float, before: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """One table as JSON. `now`: this machine's time in seconds since 1970; `before`: the same a moment ago.

    A table that was closed tells no scene any more: it is `away`, as one that was silent for hours.
    `silent_since`, `help`'s `since` and `clock`'s `began` are such times too. What only moves on with time is kept as
    it was, so that nothing is told of a table of which nothing is new.
    """
    scene, before = table.scene, before or {}
    silent = table.silent_s > SILENT_S
    return {
        "id": table.id, "name": table.name, "page": bool(table.address), "match": table.match,
        "silent_since": _steady(now - table.silent_s, before.get("silent_since")) if silent else None,
        "away": table.silent_s > AWAY_S or not scene, "played_min": int(table.played_s // 60),
        "waiting": [dict(one) for one in table.waiting],
        "help": {"text": table.help, "answered": table.answered, "since": _steady(
            now - table.help_s, (before.get("help") or {}).get("since"))} if table.help else None,
        "clock": _clock(scene, now - table.silent_s, silent, before),
        "rule_title": explained({"rule": scene["rule"]}).get("rule_title", "") if scene.get("rule") else "",
        **{key: scene.get(key) for key in COPIED},
    }


def floor(tables: Iterable[ClubTable], now: float, before: Mapping[str, Any]) -> dict[str, Any]:
    """The state of all tables: `order`, and for each of these its view by the key `t:` and its id."""
    views = [view(table, now, before.get(f"t:{table.id}")) for table in tables if table.silent_s <= GONE_S]
    views.sort(key=rank)
    return {"order": [one["id"] for one in views], **{f"t:{one['id']}": one for one in views}}


def rank(shown: Mapping[str, Any]) -> tuple[int, list[tuple[int, str]], str]:
    """Who comes first: calls for help, then who waits, who is silent, who plays, who does not; then by name."""
    if shown["away"]:
        need = 5
    elif shown["help"] is not None and not shown["help"]["answered"]:
        need = 0
    elif shown["waiting"]:
        need = 1
    elif shown["silent_since"] is not None:
        need = 2
    else:
        need = 4 if shown["game"] is None or shown["over"] else 3
    return need, natural(shown["name"]), shown["id"]


def natural(name: str) -> list[tuple[int, str]]:
    """A name as people put names in order: table 2 before table 10."""
    return [(int(part) if part.isdigit() else 0, part.casefold()) for part in re.findall(r"\d+|\D+", name)]


def score_mark(tables: Iterable[ClubTable]) -> tuple[Any, ...]:
    """What is otherwise where standings may be: lines of a round that runs change none."""
    return tuple((table.id, table.match, table.scene.get("phase"), *scores_in(table.scene),
                  table.changes if table.scene.get("phase") != "running" else 0) for table in tables)


def _steady(at: float, before: float | None) -> float:
    return before if before is not None and abs(at - before) < JITTER_S else round(at, 1)


def _clock(scene: Mapping[str, Any], told: float, silent: bool, before: Mapping[str, Any]) -> dict[str, Any] | None:
    """The round's clock: it runs since `began`, or stands at `s` seconds. None before the round."""
    seconds = scene.get("clock_s")
    if seconds is None:
        return None
    if silent or not scene.get("runs"):
        return {"began": None, "s": int(seconds)}
    same = before.get("round") == scene.get("round") and before.get("clock") is not None
    return {"began": _steady(told - seconds, before["clock"]["began"] if same else None), "s": 0}
