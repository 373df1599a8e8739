"""What every screen shows by itself: one scene of the round, the same on phone and television.

Why it exists: the order of importance is decided once, here, so that no screen says "all in order" beside a fault.
What it does not do: draw, or know which tab somebody has opened.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.session.shown.findings import LINGERS_S
from referee.values.common import UNKNOWN

TROUBLE = frozenset({"waiting", "lost", "frozen", "dark", "damaged", "moved", "resized", "failed"})
"""States of the camera in which nothing is refereed."""


def scene(state: Mapping[str, Any]) -> dict[str, Any]:
    """`name` of the scene; with `seq` (the finding) and `seqs` (all of them, oldest first) where findings are shown."""
    if state["match"] is None:
        return {"name": "home"}
    phase, score = state["round"]["phase"], state["score"]
    if state["match"]["over"] and not score["final"]:
        return {"name": "match_end"}  # people ended it in a round that does not count any more, perhaps the first
    if phase == "stopping":
        return {"name": "stopping"}
    if phase == "stopped":
        return _after(state)
    if state["camera"]["state"] in TROUBLE and not state["match"]["by_hand"]:
        return {"name": "camera"}
    if phase == "waiting":
        return {"name": "ready"}
    return _found(state, "incident") or _lingering(state) or _found(state, "question") or {"name": "play"}


def _found(state: Mapping[str, Any], kind: str) -> dict[str, Any] | None:
    """The open findings of a kind. The newest incident comes first: that of a minute ago must not hide it. Of questions
    the oldest does, since somebody may be answering it. Whose a piece is the camera asks in passing (`asking`)."""
    pieces = state["table"]["pieces"] if not state["match"]["by_hand"] else ()
    unread = {p["seq"] for p in pieces if p["owner"] == UNKNOWN}
    found = [f for f in reversed(state["findings"]) if f["kind"] == kind
             and not (kind == "question" and f["piece"] in unread)]
    seqs = [f["seq"] for f in found]
    return {"name": kind, "seq": seqs[-1 if kind == "incident" else 0], "seqs": seqs} if seqs else None


def _lingering(state: Mapping[str, Any]) -> dict[str, Any] | None:
    fresh = [f for f in state["findings"] if f.get("cleared_ago_s") is not None and f["cleared_ago_s"] < LINGERS_S
             and f["class"] == "violation"]
    return {"name": "incident", "seq": fresh[0]["seq"], "seqs": [fresh[0]["seq"]]} if fresh else None


def _after(state: Mapping[str, Any]) -> dict[str, Any]:
    """After the stop call: look at what is open, count, then the score; counting goes on from what is open."""
    asked = any(f["kind"] != "done" for f in state["findings"])
    counted = all(player["counted"] for player in state["players"])
    if counted and state["score"]["final"]:
        return {"name": "match_end" if state["match"]["over"] else "score"}
    return {"name": "check" if asked and not counted else "count"}
