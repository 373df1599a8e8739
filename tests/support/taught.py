"""Taught sets of grey pieces, made by hand."""

from __future__ import annotations

import struct
import zlib

from referee.kit.taught import SIZES, Example, TaughtSet


def png(rows: int = 88, columns: int = 176, grey: int = 90) -> bytes:
    """A grey PNG, made by hand."""
    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    pixels = (b"\0" + bytes([grey]) * (3 * columns)) * rows
    header = struct.pack(">IIBBBBB", columns, rows, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(pixels))
            + chunk(b"IEND", b""))


def card(owner: str, piece: int, grey: int = 90) -> tuple[Example, Example]:
    one, other = (Example("half", owner, png(grey=grey), piece, side, "red", "red") for side in (1, 3))
    return one, other


def joker(owner: str, grey: int = 90) -> Example:
    return Example("joker", owner, png(grey=grey), on="blue")


def token(grey: int = 90) -> Example:
    return Example("token", "", png(*SIZES["token"], grey), rise=0.25)


WHOLE = TaughtSet((*card("solid", 0), *card("solid", 1), joker("solid"), token()), "grandma's")
