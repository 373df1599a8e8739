"""From what a user writes to an opened source.

Why it exists: the one place that knows what `0`, `/dev/v4l/by-id/...`, `round.mp4`, `photos/`, `photos/*.jpg`,
`rtsp://...` and `-` mean. What it does not do: read a picture.
"""

from __future__ import annotations

import glob
import os
import re
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from referee.addresses import names_a_host, shown
from referee.capture.base import Source, SourceError
from referee.capture.files.patterns import Search
from referee.capture.files.stills import Stills, chosen_pictures, looks_like_picture, pictures_in
from referee.capture.files.video import VideoFile
from referee.capture.streams.live import LiveSource
from referee.capture.streams.mjpeg import MjpegFile, MjpegPipe, Readable, is_motion_jpeg
from referee.capture.streams.phone import PHONE
from referee.capture.streams.worker import is_device
from referee.vision.common.images import IMAGE_SUFFIXES, called

SCHEMES = ("rtsp", "rtsps", "http", "https", "rtmp", "udp")
CAMERA = re.compile(r"/dev/video\d+\Z")
"""What a device that is there must be: of others no picture will ever come."""
CAMERA_DIGITS = 2
"""A camera's number has no more where a file or folder has this name: `2026` is a folder."""


def open_source(spec: str, *, interval: float | None = None, fps: float | None = None,
                stdin: Readable | None = None) -> Source:
    """Open a camera (its number or `/dev/...`), video file, picture, folder or pattern of pictures, address, or `-`
    (standard input).

    `interval`: seconds between two still pictures, None: not known. `fps`: the rate of the pictures on standard input
    or in a file of Motion JPEG. `stdin`: taken instead of the process's own standard input. Raises `SourceError` with
    what to change; an address or a camera is only tried once the source is iterated. A phone is opened by the
    dashboard only.
    """
    if spec == "-":
        return MjpegPipe(stdin or open(0, "rb", buffering=0, closefd=False), fps)
    if spec == PHONE:
        raise SourceError("source-phone-served")
    if not spec:
        raise SourceError("source-missing", spec=repr(spec))
    spec = _usable(spec)
    path = called(spec)
    try:
        if is_device(spec) and spec.isdigit() and len(spec) <= CAMERA_DIGITS:
            return LiveSource(spec)
        if path.is_dir():
            return Stills(spec, pictures_in(path), interval)
        if path.is_file():
            return _file(path, interval, fps)
        if is_device(spec) and (not path.exists() or CAMERA.match(os.path.realpath(path))):
            return LiveSource(spec)
        if path.exists():
            raise SourceError("source-neither", spec=spec)
    except OSError as e:
        if "://" not in spec:  # an address may be longer than any file's name
            raise SourceError("source-unreadable", spec=spec, why=e.strerror or str(e)) from e
    if "://" in spec:
        if spec.split("://")[0].lower() not in SCHEMES:
            raise SourceError("source-scheme", spec=shown(spec), schemes=_schemes())
        if not names_a_host(spec):
            raise SourceError("source-no-address", address=shown(spec))
        return LiveSource(spec)
    if glob.has_magic(spec):
        return _pattern(spec, interval, fps)
    if path.suffix.lower() in IMAGE_SUFFIXES:
        raise SourceError("image-missing", path=spec)
    if shown(spec) != spec:
        raise SourceError("source-scheme", spec=shown(spec), schemes=_schemes())
    raise SourceError("source-missing", spec=spec)


def _usable(spec: str) -> str:
    """What was written, a `file://` address as its path. `SourceError` for what the system cannot take."""
    try:
        if spec.lower().startswith("file://"):
            spec = url2pathname(urlsplit(spec).path)
        os.fsencode(spec)
    except ValueError as e:
        raise SourceError("source-missing", spec=spec) from e
    if "\0" in spec:
        raise SourceError("source-missing", spec=spec)
    return spec


def _schemes() -> str:
    return ", ".join(f"{scheme}://" for scheme in SCHEMES)


def _file(path: Path, interval: float | None, fps: float | None) -> Source:
    """A file is what it holds; only one that holds nothing known is what its name says."""
    if looks_like_picture(path):
        return MjpegFile(path, fps) if is_motion_jpeg(path) else Stills(str(path), [path], interval)
    try:
        return VideoFile(path)
    except SourceError:
        if path.suffix.lower() in IMAGE_SUFFIXES:
            return Stills(str(path), [path], interval)  # says what is wrong with the picture
        raise


def _pattern(spec: str, interval: float | None, fps: float | None) -> Source:
    """The pictures a pattern names, or the one video."""
    try:
        found = list(dict.fromkeys(Search(spec).matching(os.path.expanduser(spec))))  # noqa: PTH111
    except OSError as e:
        raise SourceError("source-unreadable", spec=spec, why=e.strerror or str(e)) from e
    if pictures := chosen_pictures(found):
        return Stills(spec, pictures, interval)
    files = [path for path in found if path.is_file()]
    if len(files) == 1:
        return _file(files[0], interval, fps)
    raise SourceError("source-match-others" if files else "source-no-match", spec=spec)
