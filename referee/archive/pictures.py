"""The pictures that prove findings, kept within a result and made smaller for a page.

Why it exists: a result is one file, written whole, that holds its own proof. What it does not do: choose what a picture
shows (`session.match.judged.evidence`).
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import Any

import cv2
import numpy as np

from referee.vision.common.images import Image

MOST_BYTES = 6_000_000
"""Of the pictures of one result; a round with twenty findings has 3 MB."""
WHOLE_SIDE, SMALL_SIDE = 960, 260
"""Pixels of the longer side: of a whole table, and of a picture among hundreds on a page."""
QUALITY = 72
"""JPEG quality of what is made smaller; the proof itself keeps its own."""


class Kept:
    """A sink for pictures that keeps them by name until they are asked for."""

    def __init__(self) -> None:
        self._by_name: dict[str, bytes] = {}
        self._given = 0

    def save(self, jpeg: bytes, stem: str) -> str:
        """Keep a picture; the name it is found by is its `stem`, or a like one where there is such."""
        name = stem if stem not in self._by_name else f"{stem}-{len(self._by_name)}"
        self._by_name[name] = jpeg
        return name

    def shown_with(self, line: Mapping[str, Any], part: str = "") -> dict[str, Any]:
        """A finding with its pictures in place of their names; without them once there are too many.

        `part`: which part of a recording they show, instead of `before` or `after` the finding."""
        pictures = []
        for name in line.get("evidence", ()):
            jpeg = self._by_name.get(name)
            if jpeg is not None and self._given + len(jpeg) <= MOST_BYTES:
                self._given += len(jpeg)
                when = "before" if name.partition("_")[2].startswith("before") else "after"
                pictures.append({"part": part or when, "jpeg": base64.b64encode(jpeg).decode("ascii")})
        return {**{key: value for key, value in line.items() if key != "evidence"}, "pictures": pictures}

    def whole(self, picture: Image) -> str:
        """The whole table in small, as base64."""
        return base64.b64encode(_smaller(picture, WHOLE_SIDE)).decode("ascii")


def small(encoded: str) -> str:
    """A kept picture for a page with hundreds, as base64. ValueError where it is none."""
    image = cv2.imdecode(np.frombuffer(base64.b64decode(encoded), np.uint8), cv2.IMREAD_COLOR)
    if image is None:
        raise ValueError("a kept picture is damaged")
    return base64.b64encode(_smaller(np.asarray(image, np.uint8), SMALL_SIDE)).decode("ascii")


def _smaller(image: Image, side: int) -> bytes:
    shrink = min(1.0, side / max(image.shape[:2]))
    if shrink < 1:
        image = np.asarray(cv2.resize(image, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA), np.uint8)
    ok, jpeg = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    if not ok:
        raise ValueError("a picture could not be encoded")
    return jpeg.tobytes()
