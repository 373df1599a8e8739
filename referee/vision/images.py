"""From a picture file to pixels, with one clear sentence for every file that is not a picture.

Why it exists: a text file named `.jpg`, a picture cut off while it was copied and one that would fill the
memory must each be refused before anything looks at them; and pictures of one still moment are averaged. What it does
not do: look at what is in a picture.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.i18n.said import SaidError

MARKER = re.compile(rb"\xff[^\x00\xd0-\xd7]", re.DOTALL)
"""In entropy-coded data an FF that is followed by neither 00 nor a restart marker starts the next segment."""


class ImageError(SaidError, ValueError):
    """A picture that cannot be used; the message says in one sentence what to change."""


def load_image(path: Path | str) -> NDArray[np.uint8]:
    """Decode a picture file: H x W x 3, uint8, BGR, turned upright as its EXIF data says.

    Raises `ImageError` when there is no such file, when it is not a picture, when it is cut off, or when it has
    more pixels than `OPENCV_IO_MAX_IMAGE_PIXELS` allows.
    """
    path = Path(path)
    try:
        data = path.read_bytes()
    except FileNotFoundError as e:
        raise ImageError("image-missing", path=path) from e
    except OSError as e:
        raise ImageError("image-unreadable", path=path, why=e.strerror) from e
    return decode_image(data, str(path))


def decode_image(data: bytes, name: str) -> NDArray[np.uint8]:
    """Decode an encoded picture; `name` stands in the messages. Raises `ImageError` as `load_image` does."""
    if not data:
        raise ImageError("image-empty", name=name)
    if data.startswith(b"\xff\xd8\xff") and end_of_jpeg(data) is None:
        raise ImageError("image-cut", name=name)
    try:
        image = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error as e:
        raise ImageError("image-too-large", name=name) from e
    if image is None:
        raise ImageError("image-no-picture", name=name)
    return np.asarray(image, np.uint8)


def mean(frames: Sequence[NDArray[np.uint8]], part: tuple[slice, slice]) -> NDArray[np.uint8]:
    """The last of `frames` (H, W, 3), in its `part` (rows, columns) all frames' mean, rounded."""
    if len(frames) == 1:
        return frames[0]
    total = np.zeros(frames[0][part].shape, np.float32)
    for frame in frames:
        cv2.accumulate(frame[part], total)
    out = frames[-1].copy()
    out[part] = cv2.convertScaleAbs(total, alpha=1 / len(frames))
    return out


def end_of_jpeg(data: bytes | bytearray, start: int = 0) -> int | None:
    """Where the JPEG at `start` ends (the index behind its end marker); None while it is incomplete or cut off."""
    at, whole = walk_jpeg(data, start) or (0, False)
    return at if whole else None


def walk_jpeg(data: bytes | bytearray, start: int = 0) -> tuple[int, bool] | None:
    """Where the JPEG at `start` ends, and whether it is whole: False where another picture begins before its end.

    None while it is incomplete. Walks the marker segments (ITU-T T.81, B.1) rather than searching for the end marker,
    because a thumbnail inside a picture has an end marker of its own.
    """
    at = start + 2
    while at + 2 <= len(data):
        if data[at] != 0xFF:
            at = _next_marker(data, at)
            continue
        marker = data[at + 1]
        if marker in (0xD8, 0xD9):
            return (at + 2, True) if marker == 0xD9 else (at, False)
        if marker == 0xFF:
            at += 1
        elif marker in (0x00, 0x01) or 0xD0 <= marker < 0xD8:
            at += 2
        elif at + 4 > len(data):
            return None
        else:
            end = at + 2 + int.from_bytes(data[at + 2:at + 4], "big")
            if marker < 0xE0 and (other := data.find(b"\xff\xd8\xff", at, end)) >= 0:  # no table holds a picture
                return other, False
            at = end
            if marker == 0xDA:
                at = _next_marker(data, at)
    return None


def _next_marker(data: bytes | bytearray, at: int) -> int:
    found = MARKER.search(data, at)
    return found.start() if found else len(data)
