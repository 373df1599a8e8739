"""From a picture file to pixels, with one clear sentence for every file that is not a picture.

Why it exists: a text file named `.jpg`, a picture cut off while it was copied and one that would fill the
memory must each be refused before anything looks at them; and pictures of one still moment are averaged. What it does
not do: look at what is in a picture.
"""

from __future__ import annotations

import io
import os
import re
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.i18n.said import SaidError

MARKER = re.compile(rb"\xff[^\x00\xd0-\xd7]", re.DOTALL)
"""In entropy-coded data an FF that is followed by neither 00 nor a restart marker starts the next segment."""


IMAGE_SUFFIXES = (".jpg", ".jpeg", ".jpe", ".jfif", ".png", ".bmp", ".webp", ".tif", ".tiff", ".heic", ".heif", ".avif")
"""A file of these endings is meant to be a still picture, even where it is a broken one."""
STARTS = (b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n", b"II*\0", b"MM\0*")
"""Of JPEG, PNG and TIFF files."""
BRANDS = frozenset({b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"mif2", b"msf1", b"avif", b"avis"})
"""Of HEIF and AVIF files, which otherwise begin as MP4 does (ISO/IEC 23008-12, 10)."""


class ImageError(SaidError, ValueError):
    """A picture that cannot be used; the message says in one sentence what to change."""


def called(name: Path | str) -> Path:
    """The file or folder of this name; where there is none, with a leading `~` for the home folder."""
    path = Path(name)
    return path if os.path.lexists(path) else Path(os.path.expanduser(path))  # noqa: PTH111 (that raises where nobody is called so)


def is_picture(data: bytes) -> bool:
    """Whether a file that begins so (16 bytes are enough) is a still picture of a kind that can be decoded."""
    return (data.startswith(STARTS) or (data[4:8] == b"ftyp" and data[8:12] in BRANDS)
            or (data[:4] == b"RIFF" and data[8:12] == b"WEBP") or (data[:2] == b"BM" and data[6:10] == bytes(4)))


def load_image(path: Path | str) -> NDArray[np.uint8]:
    """Decode a picture file, whatever its name: H x W x 3, uint8, BGR, turned upright as it says of itself.

    Raises `ImageError` when there is no such file, when it is not a picture, when it is cut off, or when it has
    more pixels than `OPENCV_IO_MAX_IMAGE_PIXELS` allows.
    """
    path = called(path)
    if path.is_dir():
        raise ImageError("image-folder", path=path)
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
    if data[4:8] == b"ftyp" and is_picture(data):
        return _decode_heif(data, name)
    try:
        image = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error as e:
        raise ImageError("image-too-large", name=name) from e
    if image is None:
        raise ImageError("image-no-picture", name=name)
    return np.asarray(image, np.uint8)


def _decode_heif(data: bytes, name: str) -> NDArray[np.uint8]:
    """HEIF, which OpenCV does not know, and AVIF, which it does not turn."""
    from PIL import Image, ImageOps  # loaded for the few pictures of this kind only
    from pillow_heif import register_heif_opener

    register_heif_opener()
    try:
        with Image.open(io.BytesIO(data)) as picture:
            fits = picture.width * picture.height <= int(os.environ["OPENCV_IO_MAX_IMAGE_PIXELS"])
            upright = ImageOps.exif_transpose(picture).convert("RGB") if fits else None
    except Image.DecompressionBombError:
        upright = None
    except (OSError, ValueError, EOFError, RuntimeError, SyntaxError) as e:  # of Pillow and of its readers of files
        raise ImageError("image-damaged", name=name) from e
    if upright is None:
        raise ImageError("image-too-large", name=name)
    return cv2.cvtColor(np.asarray(upright), cv2.COLOR_RGB2BGR).astype(np.uint8, copy=False)


def mean(frames: Sequence[NDArray[np.uint8]], part: tuple[slice, slice]) -> NDArray[np.uint8]:
    """The last of `frames` (H, W, 3), in its `part` (rows, columns) all frames' mean, rounded."""
    if len(frames) == 1:
        return frames[0]
    out = frames[-1].copy()
    if len(frames) == 2:  # what a live look has; a sixth of the time
        out[part] = cv2.addWeighted(frames[0][part], 0.5, frames[1][part], 0.5, 0)
        return out
    total = np.zeros(frames[0][part].shape, np.float32)
    for frame in frames:
        cv2.accumulate(frame[part], total)
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
