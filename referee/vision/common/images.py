"""From a picture file to pixels, with one clear sentence for every file that is not a picture.

Why it exists: a text file named `.jpg`, a picture cut off in copying and one that would fill the memory must be refused
first. Pictures of one still moment are averaged here, too. What it does not do: look at what is in a picture.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.files import FileTooLarge, read_whole, why_not
from referee.files.pictures import (
    MOST_BYTES,
    MOST_PIXELS,
    PictureFault,
    header_of,
    in_proportion,
    kind_of,
    lean_png,
    walk_jpeg,
)
from referee.i18n.said import SaidError
from referee.vision.common.apart import TooLarge, decode_apart

if TYPE_CHECKING:
    from referee.values.common import Table

__all__ = [
    "IMAGE_SUFFIXES", "MOST_PIXELS", "ImageError", "TooLargeError", "called", "decode_image", "is_picture",
    "load_image", "mean", "reference_picture", "walk_jpeg",
]

IMAGE_SUFFIXES = (".jpg", ".jpeg", ".jpe", ".jfif", ".png", ".bmp", ".webp", ".tif", ".tiff", ".heic", ".heif", ".avif")
"""A file of these endings is meant to be a still picture, even where it is a broken one."""


class ImageError(SaidError, ValueError):
    """A picture that cannot be used; the message says in one sentence what to change."""


class TooLargeError(ImageError):
    """A picture with more pixels, or more to be done, than may be."""


def called(name: Path | str) -> Path:
    """The file or folder of this name; where there is none, with a leading `~` for the home folder."""
    path = Path(name)
    return path if os.path.lexists(path) else Path(os.path.expanduser(path))  # noqa: PTH111 (that raises where nobody is called so)


def is_picture(data: bytes) -> bool:
    """Whether a file that begins so (16 bytes are enough) is a still picture of a kind that can be decoded."""
    return kind_of(data) not in (None, "gif")  # GIF is taken for a film


def load_image(path: Path | str) -> NDArray[np.uint8]:
    """Decode a picture file, whatever its name: H x W x 3, uint8, BGR, turned upright as it says of itself.

    Raises `ImageError` when there is no such file, when it is not a picture, or when it is cut off. It does, too, when
    it has more pixels than `MOST_PIXELS`, or than `OPENCV_IO_MAX_IMAGE_PIXELS` allows.
    """
    path = called(path)
    try:
        data = read_whole(path, MOST_BYTES)
    except IsADirectoryError as e:
        raise ImageError("image-folder", path=path) from e
    except FileNotFoundError as e:
        raise ImageError("image-missing", path=path) from e
    except FileTooLarge as e:
        raise _too_large(str(path), MOST_PIXELS) from e
    except (OSError, ValueError) as e:
        raise ImageError("image-unreadable", path=path, why=why_not(e)) from e
    return decode_image(data, str(path))


def decode_image(data: bytes, name: str, most_pixels: int = MOST_PIXELS) -> NDArray[np.uint8]:
    """Decode an encoded picture; `name` stands in the messages. Raises `ImageError` as `load_image` does.

    Nothing is decoded before its header was looked at, so that no file takes more than `MOST_BYTES`.
    """
    if not data:
        raise ImageError("image-empty", name=name)
    most_pixels = min(most_pixels, int(os.environ["OPENCV_IO_MAX_IMAGE_PIXELS"]))
    try:
        header = header_of(data)
        if not header.fits(len(data), most_pixels):
            raise _too_large(name, most_pixels)
        if header.kind in ("heif", "tiff", "gif"):
            return decode_apart(data, most_pixels)
    except PictureFault as e:
        raise ImageError({"unknown": "image-no-picture", "cut": "image-cut", "damaged": "image-damaged"}[e.fault],
                         name=name) from e
    except TooLarge as e:
        raise _too_large(name, most_pixels) from e
    try:
        image = cv2.imdecode(np.frombuffer(lean_png(data) if header.kind == "png" else data, np.uint8),
                             cv2.IMREAD_COLOR)
    except cv2.error as e:
        raise ImageError("image-damaged", name=name) from e
    if image is None:
        raise ImageError("image-damaged", name=name)
    return np.asarray(image, np.uint8)


def reference_picture(table: Table) -> NDArray[np.uint8]:
    """The picture of the empty table that it was learned from: uint8, BGR, of its size or smaller in its proportions.

    Raises `ImageError` where it holds none, or one that cannot be decoded to that.
    """
    if not table.reference:
        raise ImageError("table-no-reference")
    try:
        image = decode_image(table.reference, "reference")
    except ImageError as e:
        raise ImageError("table-reference-damaged") from e
    if not in_proportion(image.shape[1], image.shape[0], table.width, table.height):
        raise ImageError("table-reference-damaged")
    return image


def _too_large(name: str, most_pixels: int) -> TooLargeError:
    return TooLargeError("image-too-large", name=name, megapixels=max(1, most_pixels // 1_000_000))


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
