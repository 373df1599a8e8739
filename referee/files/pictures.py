"""What an encoded picture says of itself, before anybody decodes it: its kind, its size, and what decoding will take.

Why it exists: decoders believe a header. 41 bytes of PNG made one take 4 GB, for a chunk said that it was so long. Here
each length is held against the file's own, and each size against a bound. What it does not do: decode.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

GIF_HEAD, GIF_MORE, GIF_PICTURE = 13, 0x21, 0x2C
"""Bytes before the first table of colours; how what is said beside a picture begins, and a picture."""
Kind = Literal["jpeg", "png", "bmp", "webp", "tiff", "gif", "heif"]
Fault = Literal["unknown", "cut", "damaged"]

MOST_PIXELS = 48 << 20
"""Pixels of a picture: 8192 x 6144, a phone's 50 megapixels."""
MOST_BYTES = 350_000_000
"""Bytes of a picture's file and of all that decoding it takes. 50 megapixels take 302 MB: OpenCV makes them twice."""
JPEG_START = b"\xff\xd8\xff"
PNG_START = b"\x89PNG\r\n\x1a\n"
BRANDS = frozenset({b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"mif2", b"msf1", b"avif", b"avis"})
"""Of HEIF and AVIF files, which otherwise begin as MP4 does (ISO/IEC 23008-12, 10)."""
MOST_SEGMENTS = 4096
"""A JPEG of 64 MB full of profiles has a thousand; a file of nothing but markers would be walked for minutes."""
MOST_SCANS = 64
"""Times that a progressive JPEG goes over its pixels: ten are usual."""
MOST_SCANNED = 1_500_000_000
"""Pixels of all its scans together: six seconds."""
SMALLEST = 1100
"""Deflate packs 1032 bytes into one at best; a PNG that says more is not all there."""
KEPT = frozenset({b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"})
"""The chunks of a PNG that make its pixels; profiles and texts, which may be packed bombs, are not looked at."""
MOST_EXIF = 1 << 16

_MARKER = re.compile(rb"\xff[^\x00\x01\xd0-\xd7]", re.DOTALL)
"""In entropy-coded data an FF that is followed by neither 00 nor a restart marker starts the next segment."""
_FILL = re.compile(rb"\xff*")
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_ARITHMETIC = 0xC9
_PROGRESSIVE = frozenset({0xC2, 0xC6, 0xCA, 0xCE})
_EOI, _SOI, _SOS, _APP0 = 0xD9, 0xD8, 0xDA, 0xE0


class PictureFault(ValueError):
    """An encoded picture that is not to be decoded: of no known kind, cut off before its end, or damaged."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Header:
    """Size in pixels as it is stored, not turned; `working`: bytes that decoding takes at most, the pixels among them.

    0 x 0 where only a decoder finds it out (`heif`).
    """

    kind: Kind
    width: int
    height: int
    working: int

    def fits(self, length: int, most_pixels: int = MOST_PIXELS) -> bool:
        """Whether a file of so many bytes may be decoded."""
        return self.width * self.height <= most_pixels and length + self.working <= MOST_BYTES


def header_of(data: bytes) -> Header:
    """What a whole file says of itself. Raises `PictureFault`."""
    kind = kind_of(data)
    if kind is None:
        raise PictureFault("unknown")
    if kind == "heif":
        return Header(kind, 0, 0, 0)
    try:
        header = {"jpeg": _jpeg, "png": _png, "bmp": _bmp, "webp": _webp, "tiff": _tiff, "gif": _gif}[kind](data)
    except (struct.error, IndexError) as e:  # it ends within a number
        raise PictureFault("cut") from e
    if header.width <= 0 or header.height <= 0:
        raise PictureFault("damaged")
    return header


def in_proportion(wide: int, high: int, width: int, height: int) -> bool:
    """Whether a picture of `wide` x `high` is one of `width` x `height`, or that made smaller and rounded."""
    return wide <= width and abs(wide * height - high * width) <= width + height


def shows_whole(data: bytes, width: int, height: int) -> bool:
    """Whether this is a whole JPEG or PNG of that size, or of that made smaller, small enough to be decoded."""
    try:
        header = header_of(data)
    except PictureFault:
        return False
    sized = in_proportion(header.width, header.height, width, height)
    return sized and header.kind in ("jpeg", "png") and header.fits(len(data))


def kind_of(data: bytes) -> Kind | None:
    """The kind of picture that begins so (16 bytes are enough); None for what is none of those that are read."""
    if data.startswith(JPEG_START):
        return "jpeg"
    if data.startswith(PNG_START):
        return "png"
    if data.startswith((b"II*\0", b"MM\0*")):
        return "tiff"
    if data[4:8] == b"ftyp" and data[8:12] in BRANDS:
        return "heif"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "webp"
    if data[:2] == b"BM" and data[6:10] == bytes(4):
        return "bmp"
    return "gif" if data.startswith((b"GIF87a", b"GIF89a")) else None


def is_film(data: bytes) -> bool:
    """Whether a GIF shows one picture after another; False for one that is cut off before its second."""
    if kind_of(data) != "gif" or len(data) < GIF_HEAD:
        return False
    at, shown = GIF_HEAD + _colours(data[10]), 0
    while at < len(data) and data[at] in (GIF_MORE, GIF_PICTURE):
        if data[at] == GIF_PICTURE:
            shown += 1
            if shown == 2:
                return True
            at += 11 + _colours(data[at + 9]) if at + 9 < len(data) else 11
        else:
            at += 2
        while at < len(data) and data[at]:
            at += 1 + data[at]
        at += 1
    return False


def _colours(flags: int) -> int:
    """Bytes of a table of colours, where the flags of a GIF or of a picture in it tell of one."""
    return 3 << (flags & 7) + 1 if flags & 0x80 else 0


def segments(data: bytes | bytearray, start: int = 0) -> Iterator[tuple[int, int, int]]:
    """The marker segments of the JPEG at `start` (ITU-T T.81, B.1): marker, where it begins, where its segment ends.

    Ends with the end marker or with the start marker of another picture; before either where the JPEG is incomplete.
    One with more than `MOST_SEGMENTS` is none: it ends as at another picture.
    """
    at, seen = start + 2, 0
    while at + 2 <= len(data):
        if data[at] != 0xFF:
            at = _next_marker(data, at)
            continue
        marker = data[at + 1]
        if marker == 0xFF:
            found = _FILL.match(data, at)
            at = found.end() - 1 if found else at + 1
        elif marker in (0x00, 0x01) or 0xD0 <= marker < _SOI:
            at = _next_marker(data, at + 2)
        elif marker in (_SOI, _EOI) or seen == MOST_SEGMENTS:
            yield (marker if marker == _EOI else _SOI), at, at + 2
            return
        elif at + 4 > len(data):
            return
        else:
            end = at + 2 + int.from_bytes(data[at + 2:at + 4], "big")
            yield marker, at, end
            at, seen = _next_marker(data, end) if marker == _SOS else end, seen + 1


def walk_jpeg(data: bytes | bytearray, start: int = 0) -> tuple[int, bool] | None:
    """Where the JPEG at `start` ends, and whether it is whole: False where another picture begins before its end.

    None while it is incomplete. Walks the segments rather than searching for the end marker, because a thumbnail inside
    a picture has an end marker of its own.
    """
    for marker, at, end in segments(data, start):
        if marker == _EOI:
            return end, True
        if marker == _SOI:
            return at, False
        if marker < _APP0 and (other := data.find(JPEG_START, at, end)) >= 0:  # no table holds a picture
            return other, False
    return None


def lean_png(data: bytes) -> bytes:
    """A PNG that `header_of` let through, without what does not make its pixels or turn it upright."""
    parts = [PNG_START]
    for name, at, end in _chunks(data):
        if name in KEPT or (name == b"eXIf" and end - at <= MOST_EXIF):
            parts.append(data[at:end])
    return b"".join(parts)


def _next_marker(data: bytes | bytearray, at: int) -> int:
    found = _MARKER.search(data, at)
    return found.start() if found else len(data)


def _jpeg(data: bytes) -> Header:
    width = height = scans = working = 0
    whole = False
    for marker, at, end in segments(data):
        whole = marker == _EOI
        scans += marker == _SOS
        if marker < _APP0 and marker not in (_EOI, _SOI) and data.find(JPEG_START, at, end) >= 0:
            raise PictureFault("cut")
        if marker in _FRAMES:
            if width:
                raise PictureFault("damaged")
            height, width, count = struct.unpack_from(">HHB", data, at + 5)
            working, least = _of_frame(data, at + 10, count, marker, width * height)
            if len(data) < least:
                raise PictureFault("cut")
    if not whole:
        raise PictureFault("cut")
    if not width or not scans or scans > MOST_SCANS or scans * width * height > MOST_SCANNED:
        raise PictureFault("damaged")
    return Header("jpeg", width, height, max(6 * width * height, working if scans > 1 else 0))


def _of_frame(data: bytes, at: int, count: int, marker: int, pixels: int) -> tuple[int, int]:
    """What decoding takes where all coefficients are kept until the end (for several scans), and the fewest bytes of a
    whole file: one bit a block."""
    sampling = [(data[at + 3 * n + 1] >> 4, data[at + 3 * n + 1] & 15) for n in range(count)]
    most = max((h for h, _ in sampling), default=0) * max((v for _, v in sampling), default=0)
    if not most or any(not h or not v or h > 4 or v > 4 for h, v in sampling):
        raise PictureFault("damaged")
    samples = pixels * sum(h * v for h, v in sampling) // most
    return 3 * pixels + 2 * samples, 0 if marker >= _ARITHMETIC else samples // (64 * 8)


def _chunks(data: bytes) -> Iterator[tuple[bytes, int, int]]:
    """The chunks of a PNG: name, and where the whole chunk begins and ends. Raises `PictureFault`."""
    at = len(PNG_START)
    while True:
        length, name = struct.unpack_from(">I4s", data, at)
        end = at + 12 + length
        if end > len(data):
            raise PictureFault("cut")
        yield name, at, end
        if name == b"IEND":
            return
        at = end


def _png(data: bytes) -> Header:
    packed, kinds = 0, list[bytes]()
    for name, at, end in _chunks(data):
        if name in KEPT and name not in kinds:
            kinds.append(name)
        packed += end - at - 12 if name == b"IDAT" else 0
    if kinds[:1] != [b"IHDR"] or b"IDAT" not in kinds or data[8:12] != struct.pack(">I", 13):
        raise PictureFault("damaged")
    width, height, depth, colour = struct.unpack_from(">IIBB", data, 16)
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}.get(colour)
    if channels is None:
        raise PictureFault("damaged")
    if packed * SMALLEST < height * (width * channels * depth // 8):
        raise PictureFault("cut")
    return Header("png", width, height, 6 * width * height + len(data))


def _bmp(data: bytes) -> Header:
    offset, size = struct.unpack_from("<II", data, 10)
    if size == 12:
        width, height, _, depth = struct.unpack_from("<HHHH", data, 18)
        packing = colours = 0
    else:
        width, height, _, depth, packing = struct.unpack_from("<iiHHI", data, 18)
        [colours] = struct.unpack_from("<I", data, 46)
    height = abs(height)
    if width <= 0 or depth not in (1, 4, 8, 16, 24, 32) or (depth <= 8 and colours > 256) or packing > 3:
        raise PictureFault("damaged")
    if packing in (0, 3) and offset + (width * depth + 31) // 32 * 4 * height > len(data):
        raise PictureFault("cut")
    return Header("bmp", width, height, 6 * width * height)


def _webp(data: bytes) -> Header:
    [length], name = struct.unpack_from("<I", data, 4), data[12:16]
    if length + 8 > len(data):
        raise PictureFault("cut")
    if name == b"VP8 ":
        if data[23:26] != b"\x9d\x01\x2a":
            raise PictureFault("damaged")
        width, height = (side & 0x3FFF for side in struct.unpack_from("<HH", data, 26))
        return Header("webp", width, height, 6 * width * height)
    if name == b"VP8L":
        [bits] = struct.unpack_from("<I", data, 21)
        width, height = 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    elif name == b"VP8X":
        width, height = (1 + int.from_bytes(data[at:at + 3], "little") for at in (24, 27))
    else:
        raise PictureFault("damaged")
    return Header("webp", width, height, 10 * width * height)


_WIDTH, _HEIGHT, _BITS, _SAMPLES, _ROWS, _TILE_WIDTH, _TILE_HEIGHT = 256, 257, 258, 277, 278, 322, 323


def _tiff(data: bytes) -> Header:
    order = "<" if data[:2] == b"II" else ">"
    [at] = struct.unpack_from(f"{order}I", data, 4)
    [count] = struct.unpack_from(f"{order}H", data, at)
    fields = dict[int, int]()
    for entry in range(at + 2, at + 2 + 12 * count, 12):
        tag, kind, many = struct.unpack_from(f"{order}HHI", data, entry)
        where = entry + 8
        if tag == _BITS and many > 2:  # a number a sample, which stand elsewhere
            [where] = struct.unpack_from(f"{order}I", data, where)
        if kind in (1, 3, 4):
            [fields[tag]] = struct.unpack_from(f"{order}{' B HI'[kind]}", data, where)
    width, height = fields.get(_WIDTH, 0), fields.get(_HEIGHT, 0)
    deep = max(1, fields.get(_SAMPLES, 1) * fields.get(_BITS, 1) // 8)
    if _TILE_WIDTH in fields:
        part = fields[_TILE_WIDTH] * fields.get(_TILE_HEIGHT, 0)
    else:
        part = width * min(height, fields.get(_ROWS, height))
    pixels = width * height
    return Header("tiff", width, height, part * max(deep, 4) + pixels * (6 if deep <= 8 else 6 + 2 * deep))


def _gif(data: bytes) -> Header:
    width, height = struct.unpack_from("<HH", data, 6)
    return Header("gif", width, height, 12 * width * height)
