"""A table at a glance: of the state that its screens follow what somebody needs who watches fifty tables at once.

Why it exists: a club's page shows every table in small, and a table tells of itself every few seconds; the whole state
is a hundred times as long. What it does not do: send it, or say anything in words: languages are the reader's.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from referee.session.shown.scenes import TROUBLE
from referee.values.common import UNKNOWN

MOST_PEOPLE = 12


def glance(state: Mapping[str, Any]) -> dict[str, Any]:
    """The match in play in small, as JSON of about half a kilobyte; `{"match": None}` where none is.

    `scene`: its name. `clock_s`: seconds of the round when this was said; it `runs` or stands. `people`: seat, name,
    `total`, `points` of the round once it is scored, `place`. `rule` and `name`: of the finding that is shown.
    """
    match, shown = state["match"], state.get("scene") or {"name": "home"}
    if match is None:
        return {"match": None, "scene": "home", "demo": False}
    at, found = state["round"], _finding(state, shown.get("seq"))
    runs = at["phase"] == "running" and not at["paused"] and (state.get("source") or {}).get("state") != "ended"
    return {
        "match": match["id"], "game": match["game"], "document": match["document"], "over": match["over"],
        "rounds": match["rounds"], "target": match["target"], "minutes": match["minutes"], "by_hand": match["by_hand"],
        "demo": state.get("demo") is not None, "round": at["number"], "phase": at["phase"], "paused": at["paused"],
        "clock_s": at.get("clock_s"), "runs": runs, "scene": shown["name"],
        "rule": found.get("rule"), "name": "".join(_names([found])) if found else "",
        "winners": _winners(state),
        "people": [{"seat": p["seat"], "name": p["name"], "total": p["total"], "points": p["points"],
                    "place": p["place"]} for p in state["players"][:MOST_PEOPLE]],
    }


def scores_in(seen: Mapping[str, Any]) -> tuple[Hashable, ...]:
    """What a glance says of the score: another where somebody has other points, or another name."""
    people = tuple((p.get("name"), p.get("total"), p.get("points")) for p in seen.get("people") or ())
    return seen.get("round"), seen.get("over"), people


def waiting(state: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What waits for people at the table: `what`, and `names` of those whom it is about; empty where nothing does.

    `incident`: something is wrong and nobody has said what counts. `question`: the camera cannot tell, `owner`: whose a
    piece is. `camera`: nothing is refereed.
    """
    if state["match"] is None or state.get("demo") is not None:
        return []
    waits = [{"what": kind, "names": _names(found)} for kind in ("incident", "question")
             if (found := [f for f in state["findings"] if f["kind"] == kind])]
    if state["question"] is not None:
        waits.append({"what": "owner", "names": []})
    at_work = state["round"]["phase"] in ("waiting", "running")
    if at_work and not state["match"]["by_hand"] and state["camera"]["state"] in TROUBLE:
        waits.append({"what": "camera", "names": []})
    return waits


def _finding(state: Mapping[str, Any], seq: int | None) -> dict[str, Any]:
    return next((found for found in state["findings"] if found["seq"] == seq), {})


def _names(found: list[dict[str, Any]]) -> list[str]:
    """Each once, the first first; nobody for what is nobody's."""
    return list(dict.fromkeys(str(f["name"]) for f in reversed(found) if f["player"] not in (None, UNKNOWN)))


def _winners(state: Mapping[str, Any]) -> list[str]:
    """The names of those who have won the match, once it is over."""
    if not state["match"]["over"]:
        return []
    names = {person["id"]: person["name"] for person in state["people"]}
    return [names[person] for person in state["score"]["winners"] if names.get(person)]
