"""From what a user writes to an opened source.

Why it exists: the one place that knows what `0`, `/dev/v4l/by-id/...`, `round.mp4`, `photos/`, `photos/*.jpg`,
`rtsp://...` and `-` mean. What it does not do: read a picture.
"""

from __future__ import annotations

import glob
from pathlib import Path

from referee.capture.base import IMAGE_SUFFIXES, Source, SourceError
from referee.capture.live import LiveSource
from referee.capture.mjpeg import MjpegPipe, Readable
from referee.capture.stills import Stills, name_order, pictures_in
from referee.capture.video import VideoFile
from referee.capture.worker import is_device

SCHEMES = ("rtsp", "rtsps", "http", "https", "rtmp", "udp")


def open_source(spec: str, *, interval: float | None = None, fps: float | None = None,
                stdin: Readable | None = None) -> Source:
    """Open a camera (its number or `/dev/...`), video file, picture, folder or pattern of pictures, address, or `-`
    (standard input).

    `interval`: seconds between two still pictures, None: not known. `fps`: the rate of the pictures on standard input.
    `stdin`: taken instead of the process's own standard input. Raises `SourceError` with what to change; an
    address or a camera is only tried once the source is iterated.
    """
    if spec == "-":
        return MjpegPipe(stdin or open(0, "rb", buffering=0, closefd=False), fps)
    if is_device(spec):
        return LiveSource(spec)
    if "://" in spec:
        if spec.split("://")[0].lower() not in SCHEMES:
            raise SourceError("source-scheme", spec=spec, schemes=", ".join(s + "://" for s in SCHEMES))
        return LiveSource(spec)
    path = Path(spec)
    if path.is_dir():
        return Stills(spec, pictures_in(path), interval)
    if path.is_file():
        return Stills(spec, [path], interval) if path.suffix.lower() in IMAGE_SUFFIXES else VideoFile(path)
    if glob.has_magic(spec):
        found = sorted((p for p in map(Path, glob.glob(spec, recursive=True)) if p.is_file()), key=name_order)  # noqa: PTH207
        pictures = [p for p in found if p.suffix.lower() in IMAGE_SUFFIXES]
        if not pictures:
            raise SourceError("source-no-match", spec=spec)
        return Stills(spec, pictures, interval)
    if path.exists():
        raise SourceError("source-neither", spec=spec)
    raise SourceError("source-missing", spec=spec)
