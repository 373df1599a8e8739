"""Writes recorded rounds: films, pictures and JSON files, whatever is played.

Why: every game's rounds are recorded alike. The bytes of a film depend on the encoder: libx264 through an installed
ffmpeg, else MPEG-4 part 2 through OpenCV. What this module does not do: play, draw, or know the truth.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from referee.files import write_whole
from referee.sim.common.arrays import Image

FORMAT = "referee-simulated-round/1"
"""Of the `truth.json` of a recorded round."""
CRF = 25
"""Quality of H.264: frame lines of 2 pixels stay readable, a minute of 1080p takes about 5 MB."""


class RecordError(ValueError):
    """A round that cannot be recorded as asked; the message says what to change."""


def write_film(frames: Iterable[Image], path: Path, size: tuple[int, int], fps: float) -> str:
    """The frames (BGR, `size` width and height) as MP4; the codec used: h264, or mpeg4 where no ffmpeg is installed."""
    part = path.with_name(path.name + ".part")
    codec = "h264" if shutil.which("ffmpeg") else "mpeg4"
    with (_ffmpeg if codec == "h264" else _opencv)(part, size, fps) as put:
        for image in frames:
            put(image)
    part.replace(path)
    return codec


def write_jpeg(path: Path, image: Image, quality: int) -> None:
    """A picture as JPEG."""
    ok, data = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])
    if not ok:
        raise RecordError(f"the picture {path.name} could not be encoded")
    path.write_bytes(data.tobytes())


def write_json(path: Path, value: dict[str, Any]) -> None:
    """JSON in one line."""
    write_whole(path, json.dumps(value, separators=(",", ":")))


@contextmanager
def _ffmpeg(path: Path, size: tuple[int, int], fps: float) -> Iterator[Callable[[Image], None]]:
    command = [
        "ffmpeg",
        "-y",
        "-loglevel",
        "error",
        "-f",
        "rawvideo",
        "-pix_fmt",
        "bgr24",
        "-s",
        f"{size[0]}x{size[1]}",
        "-r",
        f"{fps:g}",
        "-i",
        "-",
        "-an",
        "-c:v",
        "libx264",
        "-preset",
        "medium",
        "-crf",
        str(CRF),
        "-pix_fmt",
        "yuv420p",
        "-movflags",
        "+faststart",
        "-f",
        "mp4",
        str(path),
    ]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stderr is not None
        into = process.stdin

        def put(image: Image) -> None:
            into.write(np.ascontiguousarray(image).data)

        try:
            yield put
        except BrokenPipeError:
            pass  # ffmpeg ended early and says why below
        finally:
            into.close()
        said = process.stderr.read().decode(errors="replace").strip()
        if process.wait() != 0:
            raise RecordError(f"ffmpeg could not write {path.name}: {said or 'no reason given'}")


@contextmanager
def _opencv(path: Path, size: tuple[int, int], fps: float) -> Iterator[Callable[[Image], None]]:
    real = path.with_suffix(".mp4")  # OpenCV chooses the container by the name's end
    writer = cv2.VideoWriter(str(real), cv2.VideoWriter.fourcc(*"mp4v"), fps, size)
    if not writer.isOpened():
        raise RecordError(f"no video can be written to {path.parent}: install ffmpeg, or check the folder")
    try:
        yield writer.write
    finally:
        writer.release()
    real.replace(path)
