"""What the outermost parts of a video file say of themselves: whether the file is all there.

Why it exists: a demuxer reads what there is and ends; that a file was cut off, or lost its index, it does not tell from
an end. What it does not do: read pictures or times (`decoding`).
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

EBML, SEGMENT = b"\x1a\x45\xdf\xa3", b"\x18\x53\x80\x67"
HEAD = 4096
"""Bytes of a Matroska file that are looked at: its header takes about 40."""
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
    while True:
        file.seek(at)
        head = file.read(8)
        length = int.from_bytes(head[4:], "little")
        if head[:4] != b"RIFF" or length == OPEN_END:
            return end
        end = at + 8 + length
        at = end + length % 2


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
    """Whether this is an MP4 without its `moov` box: the boxes of the top level are gone through (ISO/IEC 14496-12,
    4.2)."""
    size = path.stat().st_size
    with path.open("rb") as file:
        if file.read(8)[4:] != b"ftyp":
            return False
        at = 0
        while at + 8 <= size:
            file.seek(at)
            head = file.read(16)
            length, kind = int.from_bytes(head[:4], "big"), head[4:8]
            if kind == b"moov":
                return at + length > size
            if length == 1 and len(head) == 16:
                length = int.from_bytes(head[8:16], "big")
            if length < 8:
                return True
            at += length
    return True
