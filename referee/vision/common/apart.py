"""Pictures of rare kinds, decoded in a process of its own that may take only so much memory and time.

Why it exists: TIFF, GIF, HEIF and AVIF hold boxes in boxes, tiles and films, and no header tells what their decoders
will take. So the limit is the system's (Linux), and a decoder that crashes takes nobody with it. What it does not do:
JPEG, PNG, BMP and WebP, whose headers tell it (`referee.files.pictures`).

`python -m referee.vision.common.apart` reads the file on its standard input and writes `HEADER` (a word, height,
width). Where the word is `good` the pixels follow.
"""

from __future__ import annotations

import io
import os
import struct
import subprocess
import sys

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.files.pictures import MOST_PIXELS, PictureFault, kind_of
from referee.limits import bound

HEADER = struct.Struct("<4sII")
GOOD, BAD, LARGE = b"good", b"bad ", b"much"
SECONDS = 20
"""Time of the processor; 50 megapixels of AVIF take three."""


class TooLarge(Exception):
    """It has more pixels, or takes more memory or time, than it may."""


def decode_apart(data: bytes, most_pixels: int = MOST_PIXELS) -> NDArray[np.uint8]:
    """The pixels of an encoded picture: H x W x 3, uint8, BGR, upright. Raises `PictureFault` or `TooLarge`."""
    with subprocess.Popen([sys.executable, "-m", "referee.vision.common.apart", str(most_pixels)],
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(data)
            process.stdin.close()
        except BrokenPipeError:
            pass  # it refused before it had read everything, or has crashed: which of them, it says now
        head = process.stdout.read(HEADER.size)
        if len(head) < HEADER.size:  # the system ended it
            raise TooLarge
        word, height, width = HEADER.unpack(head)
        if word == LARGE:
            raise TooLarge
        if word == BAD:
            raise PictureFault("damaged")
        image = np.empty((height, width, 3), np.uint8)
        if process.stdout.readinto(image.data.cast("B")) < image.nbytes:  # type: ignore[attr-defined]
            raise TooLarge
        return image


def main() -> None:
    """Decode what comes on standard input."""
    most_pixels, data = int(sys.argv[1]), sys.stdin.buffer.read()
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints must not get between the pixels
    decode = _heif if kind_of(data) == "heif" else _other
    cv2.setNumThreads(1)  # each thread's stack would count
    bound(seconds=SECONDS)
    try:
        image = decode(data, most_pixels)
    except MemoryError:
        image = None
    except (OSError, ValueError, EOFError, RuntimeError, SyntaxError, cv2.error):  # of Pillow, and of what it calls
        out.write(HEADER.pack(BAD, 0, 0))
        return
    if image is None:
        out.write(HEADER.pack(LARGE, 0, 0))
        return
    out.write(HEADER.pack(GOOD, *image.shape[:2]))
    out.write(np.ascontiguousarray(image).data)
    out.flush()


def _other(data: bytes, most_pixels: int) -> NDArray[np.uint8] | None:
    """TIFF and GIF, whose sizes were looked at before."""
    image = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    if image is None:
        raise ValueError("no picture")
    return np.asarray(image, np.uint8) if image.shape[0] * image.shape[1] <= most_pixels else None


def _heif(data: bytes, most_pixels: int) -> NDArray[np.uint8] | None:
    """HEIF, which OpenCV does not know, and AVIF, which it does not turn. None where it is too large."""
    from PIL import AvifImagePlugin, Image, ImageOps
    from pillow_heif import open_heif, register_heif_opener

    Image.MAX_IMAGE_PIXELS = None  # looked at here
    AvifImagePlugin.DEFAULT_MAX_THREADS = 2
    register_heif_opener()
    with Image.open(io.BytesIO(data)) as picture:
        if picture.width * picture.height > most_pixels:
            return None
        if picture.format != "HEIF":
            upright = ImageOps.exif_transpose(picture).convert("RGB")
            return np.asarray(upright)[:, :, ::-1]
    found = np.asarray(open_heif(io.BytesIO(data), bgr_mode=True))
    return found if found.ndim == 3 and found.shape[2] == 3 else cv2.cvtColor(
        found, cv2.COLOR_BGRA2BGR if found.ndim == 3 else cv2.COLOR_GRAY2BGR).astype(np.uint8)


if __name__ == "__main__":
    main()
