"""An archive without a camera: results made by hand, and jobs whose work is to do as they are called.

Why it exists: what an engine does with workers, and what a report says, needs no recording. What it does not do:
referee.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from referee.archive.jobs import Job
from referee.archive.sentences import packed
from referee.i18n import Said

SCORE = {"edition": "new", "end": "regular", "caller": "dashed", "players": {"dashed": "=Anna", "solid": "Ben"},
         "chips": {"dashed": 2, "solid": 0}, "lines": {"dashed": Said("bg-place-6", player="Anna", a="r1c1", b="r1c2"),
                                                       "solid": "place 2"}}


def job(name: str, mark: str = "1") -> Job:
    """A job whose number is its name."""
    return Job(name, f"/films/{name}.mp4", f"{name}.mp4", 100, None, None, "board", False, mark)


def work(one: Job) -> dict[str, Any]:
    """Done at once; the first time it ends its worker as `kill -9` does, and leaves its source behind."""
    if not (seen := Path(one.source)).exists():
        seen.touch()
        os._exit(9)
    return made(one)


def made(one: Job, failed: str | None = None) -> dict[str, Any]:
    """A result without findings, or of a recording that was passed over."""
    return {"format": "referee-archived/1", "id": one.id, "mark": one.mark, "name": one.name, "size": one.size,
            "whole": False, "version": "0", "failed": packed(failed), "took_s": 1.0, **({} if failed else {
                "game": "board", "document": "board-new", "edition": "new", "learned": False, "warnings": [],
                "remarks": [], "seconds": None, "picture": None, "findings": [], "check": packed(
                    {"table_moved": False, "hidden": [], "score": {"unclear": Said("audit-not-judged")}})})}


def jpeg(side: int = 40) -> str:
    """A picture in base64."""
    return base64.b64encode(cv2.imencode(".jpg", np.full((side, side, 3), 99, np.uint8))[1].tobytes()).decode()


def finding(cls: str = "violation", rule: str = "BG-PLACE-6", **more: Any) -> dict[str, Any]:
    """A finding with one picture."""
    found: dict[str, Any] = packed({
        "class": cls, "rule": rule, "player": "dashed", "squares": ["r1c1", "r1c2"],
        "text": Said("bg-place-6", player="<b>Anna</b>", a="r1c1", b="r1c2"), "confidence": 0.9996,
        "rule_title": Said("rule-bg-place-6.title"), "rule_text": Said("rule-bg-place-6"),
        "legal_here": {"text": Said("audit-not-judged")}, "pictures": [{"part": "after", "jpeg": jpeg()}], **more})
    return found
