"""A round as a film: its pictures, with what lay there outlined and every verdict in words above the picture.

Why it exists: what was refereed can be looked at again, shown, and kept. The words stand in a strip of their own, so
that nothing of the table is covered. It is above, where no player lays its buttons over them. What it does not do: keep
pictures (`footage`), or run in the background (`filming`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np
from PIL import Image as Drawn
from PIL import ImageDraw, ImageFont

from referee.rules.core import JUDGED
from referee.session.film.encoding import H264
from referee.session.film.footage import reduced
from referee.session.film.overlay import OWNER_BGR, TOKEN_BGR, Overlay, thickness
from referee.session.shown.script import BEFORE_S, Scene, Script
from referee.values.common import UNKNOWN, Table
from referee.vision.common.images import Image

Pictures = Iterable[tuple[float, Image]]
"""Seconds of the round, and a picture (H x W x 3, uint8, BGR)."""

EVERY_S = 0.1
"""A picture every so often: what hands do is seen, and a film is made in a third of the time it lasts."""
LONGEST_STILL_S = 2.0
"""A camera that was away leaves no minutes of one frozen picture."""
SAID_S = 5.0
"""How long words stand: a sentence is read in three seconds."""
STRIP = 0.16  # of the picture's height
PLAIN_LINE = (215, 215, 215)
"""Around a piece whose owner has no colour, or is not known: red is for what is wrong."""
CALM, WRONG, ASKED = (28, 29, 32), (27, 36, 165), (0, 92, 158)  # backgrounds of the words, BGR
WRONG_LINE, ASKED_LINE = (60, 60, 255), (0, 170, 255)
FONTS = ("DejaVuSans.ttf", "Arial.ttf", "LiberationSans-Regular.ttf")
"""Fonts with the letters of most names; where a system has none of them, Pillow's own has those of Latin."""


def make(path: Path, told: Script, pictures: Pictures, table: Table,
         progress: Callable[[float], bool] = lambda share: True) -> int:
    """Make the film; returns how many pictures it has. `progress` is told 0 to 1 and answers whether to go on.

    `OSError` where the file cannot be written.
    """
    overlay, film = Overlay(table), None
    at, due, shown, before = -1, told.begin, 0, None
    elapsed = 0.0
    try:
        for t, image in pictures:
            if t > told.end or not progress((t - told.begin) / max(told.end - told.begin, 1e-6)):
                break
            if t < due:
                continue
            due = t + EVERY_S * 0.95  # a picture that comes a little early is not left out
            while at + 1 < len(told.scenes) and told.scenes[at + 1].t <= t:
                at += 1
            picture = _drawn(reduced(image).copy(), told, at, t, overlay)
            if film is None:
                film = H264(path, picture.shape[1], picture.shape[0])
            elapsed += min(t - before, LONGEST_STILL_S) if before is not None else 0.0
            before = t
            film.add(picture, round(elapsed * 1000))
            shown += 1
    finally:
        if film is not None:
            film.close()
    return shown


def _drawn(image: Image, told: Script, at: int, t: float, overlay: Overlay) -> Image:
    """A picture with its outlines and, above it, the strip of words."""
    scene = told.scenes[at] if at >= 0 else Scene(t)
    thick = thickness(image)
    for owner, squares in scene.pieces:
        overlay.outline(image, squares, PLAIN_LINE if owner == UNKNOWN else OWNER_BGR.get(owner, PLAIN_LINE), 2 * thick)
    for token in scene.tokens:
        overlay.ring(image, token, TOKEN_BGR, thick)
    for cls, squares in scene.open:
        overlay.outline(image, squares, WRONG_LINE if cls == "violation" else ASKED_LINE, 5 * thick)
    said = _said(told, at, t)
    height = round(image.shape[0] * STRIP) // 2 * 2
    clock = max(0, int(t - told.begin - BEFORE_S))
    strip = _strip(image.shape[1], height, said.text, said.kind, f"{clock // 60}:{clock % 60:02d}",
                   tuple(told.players.items()))
    return np.vstack([strip, image])


def _said(told: Script, at: int, t: float) -> Scene:
    """The newest words that still stand; a verdict stays before what is merely laid."""
    found = Scene(t)
    for scene in told.scenes[at::-1] if at >= 0 else ():
        if scene.t < t - SAID_S:
            break
        if scene.text and (not found.text or (scene.kind in JUDGED and found.kind not in JUDGED)):
            found = scene
    return found


@lru_cache(maxsize=32)
def _strip(width: int, height: int, text: str, kind: str, clock: str, players: tuple[tuple[str, str], ...]) -> Image:
    """The words, and below them the clock and who has which colour."""
    ground = WRONG if kind == "violation" else ASKED if kind in JUDGED else CALM
    strip = Drawn.new("RGB", (width, height), ground[::-1])
    draw = ImageDraw.Draw(strip)
    edge, small = round(height * 0.12), _font(round(height * 0.22))
    size = round(height * 0.36)
    while size > height * 0.16 and draw.textlength(text, _font(size)) > width - 2 * edge:
        size -= 1
    draw.text((edge, height * 0.32), text, (255, 255, 255), _font(size), anchor="lm")
    x, y = float(edge), height * 0.79
    draw.text((x, y), clock, (255, 255, 255), small, anchor="lm")
    x += draw.textlength(clock, small) + 2 * edge
    for seat, name in players:
        if x > width - edge:
            break
        if seat in OWNER_BGR:
            box = (x, y - edge * 0.7, x + edge * 2.2, y + edge * 0.7)
            draw.rectangle(box, outline=OWNER_BGR[seat][::-1], width=max(2, height // 40))
            x += 3 * edge
        draw.text((x, y), name, (255, 255, 255), small, anchor="lm")
        x += 2 * edge + draw.textlength(name, small)
    return np.ascontiguousarray(cv2.cvtColor(np.asarray(strip, np.uint8), cv2.COLOR_RGB2BGR).astype(np.uint8))


@lru_cache(maxsize=64)
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    for name in FONTS:
        try:
            return ImageFont.truetype(name, size)
        except OSError:
            continue
    return ImageFont.load_default(size)
