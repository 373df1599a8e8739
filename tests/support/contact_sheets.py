"""Small pictures of a page, put together on sheets that people can look through.

Why it exists: no person opens a thousand pictures. What it does not do: judge them.
"""

from __future__ import annotations

import base64
from pathlib import Path

import cv2
import numpy as np
from playwright.sync_api import CDPSession, Page

from tests.support.looked_at import EVERYWHERE, PHONES, SETTLED, TELEVISION

TILE = 320
"""Height of a picture on a sheet, in pixels."""
DARK = (PHONES[1], (1366, 768), TELEVISION)
"""The sizes that are shown dark, too: dark changes nothing but colours."""


class Sheets:
    """A game's sheets, one for each language and page: a row a scene, a column a size, dark ones at the end."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._rows: dict[str, dict[str, list[np.ndarray]]] = {}
        self._lines: dict[Page, CDPSession] = {}

    def take(self, page: Page, language: str, title: str, far: bool, size: tuple[int, int]) -> None:
        """A picture of the page as it is; a television is no phone, and a phone no television."""
        if size in PHONES if far else size == TELEVISION:
            return
        row = self._rows.setdefault(f"{language}-{'screen' if far else 'play'}", {}).setdefault(title, [])
        row.append(self._tile(page, f"{title} {size[0]}x{size[1]}", size))
        if size in DARK:
            page.emulate_media(color_scheme="dark")
            page.evaluate(SETTLED)
            row.append(self._tile(page, f"{title} dark", size))
            page.emulate_media(color_scheme="light")

    def save(self) -> None:
        """Into the folder of `make looks`."""
        for name, rows in self._rows.items():
            whole = [np.hstack(row) for row in rows.values()]
            most = max(row.shape[1] for row in whole)
            sheet = [cv2.copyMakeBorder(row, 0, 0, 0, most - row.shape[1], cv2.BORDER_CONSTANT) for row in whole]
            cv2.imwrite(str(Path(EVERYWHERE) / f"{self._name}-{name}.png"), np.vstack(sheet))

    def _tile(self, page: Page, title: str, size: tuple[int, int]) -> np.ndarray:
        line = self._lines.get(page) or self._lines.setdefault(page, page.context.new_cdp_session(page))
        clip = {"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": TILE / size[1]}
        taken = line.send("Page.captureScreenshot", {"format": "jpeg", "quality": 85, "clip": clip})
        image = cv2.imdecode(np.frombuffer(base64.b64decode(taken["data"]), np.uint8), cv2.IMREAD_COLOR)
        assert image is not None
        tile = cv2.copyMakeBorder(image[:TILE], 18, max(2, 2 + TILE - image.shape[0]), 2, 2, cv2.BORDER_CONSTANT,
                                  value=(40, 40, 40))
        cv2.putText(tile, title, (4, 13), cv2.FONT_HERSHEY_SIMPLEX, 0.4, (255, 255, 255), 1, cv2.LINE_AA)
        return tile
