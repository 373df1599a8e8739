"""What the outermost parts of a video file say of themselves: whether the file is all there.

Why it exists: a demuxer reads what there is and ends; that a file was cut off, or lost its index, it does not tell from
an end. What it does not do: read pictures or times (`decoding`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

EBML, SEGMENT = b"\x1a\x45\xdf\xa3", b"\x18\x53\x80\x67"
HEAD = 4096
"""Bytes of a Matroska file that are looked at: its header takes about 40."""
MOST_BOXES = 50_000
"""Parts of a part that are gone through: a film in pieces of a second has two each, for seven hours."""
MOST_SAMPLES = 4_000_000
"""Samples of all tracks of an MP4: 30 hours of film with its sound. Ffmpeg makes 36 bytes of each as the file is
opened, also of those that are only said to be there."""
NESTED = frozenset({b"moov", b"trak", b"mdia", b"minf", b"stbl", b"moof", b"traf"})
OPEN_END = 0xFFFFFFFF
"""The length of a RIFF file that was written to a pipe."""


def runs_past_the_end(file: BinaryIO) -> bool:
    """Whether an AVI, Matroska or WebM file says that it is longer than it is. Moves the file's position."""
    size = file.seek(0, os.SEEK_END)
    file.seek(0)
    head = file.read(HEAD)
    return _riff_end(file) > size if head[:4] == b"RIFF" else _matroska_end(head) > size


def _riff_end(file: BinaryIO) -> int:
    """Where the last of the RIFF chunks ends; large AVI files have several."""
    at = end = 0
    for _ in range(MOST_BOXES):
        file.seek(at)
        head = file.read(8)
        length = int.from_bytes(head[4:], "little")
        if head[:4] != b"RIFF" or length == OPEN_END:
            return end
        end = at + 8 + length
        at = end + length % 2
    return end


def _matroska_end(head: bytes) -> int:
    """Where the segment ends, 0 where that is left open (RFC 8794, 4 and 6; RFC 9559, 5.1)."""
    if not head.startswith(EBML):
        return 0
    length, at = _size(head, len(EBML))
    at += length or 0
    if head[at : at + len(SEGMENT)] != SEGMENT:
        return 0
    length, at = _size(head, at + len(SEGMENT))
    return at + length if length is not None else 0


def _size(data: bytes, at: int) -> tuple[int | None, int]:
    """An EBML element's size, None for unknown, and where its data begin."""
    if at >= len(data) or not data[at]:
        return None, at
    width = 9 - data[at].bit_length()
    value = int.from_bytes(data[at : at + width], "big") & (1 << 7 * width) - 1
    return None if value == (1 << 7 * width) - 1 else value, at + width


def lost_its_index(path: Path) -> bool:
    """Whether this is an MP4 without its `moov` box."""
    size = path.stat().st_size
    with path.open("rb") as file:
        if file.read(8)[4:] != b"ftyp":
            return False
        moov = next((end for kind, _, end in _boxes(file, 0, size) if kind == b"moov"), None)
        return moov is None or moov > size


def samples_in(file: BinaryIO) -> int:
    """How many samples an MP4 says it has, in all tracks and pieces; 0 for other files. Moves the file's position."""
    size = file.seek(0, os.SEEK_END)
    file.seek(4)
    return _samples(file, 0, size, len(NESTED)) if file.read(4) == b"ftyp" else 0


def _samples(file: BinaryIO, start: int, end: int, depth: int) -> int:
    found = 0
    for kind, at, after in _boxes(file, start, end):
        file.seek(at)
        if kind in NESTED and depth:
            found += _samples(file, at, min(after, end), depth - 1)
        elif kind in (b"stsz", b"stz2"):
            found += int.from_bytes(file.read(12)[8:], "big")
        elif kind == b"trun":
            found += int.from_bytes(file.read(8)[4:], "big")
        if found > MOST_SAMPLES:
            break
    return found


def _boxes(file: BinaryIO, start: int, end: int) -> Iterator[tuple[bytes, int, int]]:
    """The boxes between two places of an MP4 (ISO/IEC 14496-12, 4.2): kind, where its content begins, where it ends,
    which is behind the file's end where it was cut off."""
    at = start
    for _ in range(MOST_BOXES):
        if at + 8 > end:
            return
        file.seek(at)
        head = file.read(16)
        length, kind, begins = int.from_bytes(head[:4], "big"), head[4:8], at + 8
        if length == 1 and len(head) == 16:
            length, begins = int.from_bytes(head[8:16], "big"), at + 16
        elif not length:
            length = end - at
        if at + length < begins:
            return
        yield kind, begins, at + length
        at += length
