"""Pictures and films made to harm whoever opens them, and whole ones that are then damaged by chance.

Why it exists: every decoder has been made to take gigabytes, or for ever, by a few bytes. What it does not do: texts
(`hostile_texts`), or say what should become of any of them.
"""

from __future__ import annotations

import io
import random
import struct
import zlib
from collections.abc import Iterator
from functools import cache

from PIL import Image
from pillow_heif import register_heif_opener

from tests.support.hostile_films import films

PNG = b"\x89PNG\r\n\x1a\n"
Named = tuple[str, bytes]


def chunk(name: bytes, data: bytes, length: int | None = None) -> bytes:
    """A chunk of a PNG, which may lie about its length."""
    said = len(data) if length is None else length
    return struct.pack(">I", said) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(width: int, height: int, *, colour: int = 2, extra: bytes = b"", pixels: bytes | None = None) -> bytes:
    """A PNG of one colour, whole unless other `pixels` (packed) are given."""
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[colour]
    packed = pixels if pixels is not None else zlib.compress(bytes((width * channels + 1) * height))
    header = struct.pack(">IIBBBBB", width, height, 8, colour, 0, 0, 0)
    palette = chunk(b"PLTE", bytes(768)) if colour == 3 else b""
    return PNG + chunk(b"IHDR", header) + palette + extra + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


@cache
def bomb(megabytes: int) -> bytes:
    """So many megabytes of nothing, packed."""
    return zlib.compress(bytes(megabytes << 20), 9)


def pngs() -> Iterator[Named]:
    """PNGs that lie, or hold what unpacks to much."""
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", 8, 8, 8, 2, 0, 0, 0))
    yield "41 bytes.png", PNG + header + b"\xff\xff\xff\xf0IDAT"
    for size in ((2**31 - 1, 2**31 - 1), (60_000, 60_000), (7000, 7000), (48 << 20, 1), (1, 48 << 20), (0, 5)):
        yield f"size {size}.png", png(*size, pixels=zlib.compress(bytes(100)))
    for name, head in ((b"iCCP", b"a\0\0"), (b"zTXt", b"a\0\0"), (b"iTXt", b"a\0\1\0\0\0")):
        yield f"{name.decode()}.png", png(8, 8, extra=chunk(name, head + bomb(300)))
        yield f"{name.decode()} much.png", png(8, 8, extra=chunk(name, head + bomb(300)) * 20)
    yield "chunks.png", png(8, 8, extra=chunk(b"tEXt", b"a\0b") * 50_000)
    yield "film.png", png(8, 8, extra=chunk(b"acTL", struct.pack(">II", 2**31 - 1, 0)) + chunk(
        b"fcTL", struct.pack(">IIIIIHHBB", 0, 60_000, 60_000, 0, 0, 1, 1, 0, 0)))
    yield "packed.png", png(8, 8, pixels=bomb(300))
    yield "exif.png", png(8, 8, extra=chunk(b"eXIf", b"MM\0*\0\0\0\x08" + b"\xff" * 5_000_000))
    yield "whole.png", png(4000, 3000)


def jpeg(size: tuple[int, int] = (64, 48), **options: object) -> bytes:
    return encoded("JPEG", size, **options)


def encoded(form: str, size: tuple[int, int] = (64, 48), **options: object) -> bytes:
    """A small whole picture, a gradient so that it has something to be decoded."""
    register_heif_opener()
    file = io.BytesIO()
    Image.linear_gradient("L").resize(size).convert("RGB").save(file, form, **options)
    return file.getvalue()


def _sized(data: bytes, width: int, height: int) -> bytes:
    at = next(i for i in range(len(data)) if data[i] == 0xFF and data[i + 1] in (0xC0, 0xC2))
    return data[:at + 5] + struct.pack(">HH", height, width) + data[at + 9:]


def wrong_jpegs() -> Iterator[Named]:
    """Small JPEGs that lie about their size or hold another."""
    small, slow = jpeg(), jpeg(progressive=True)
    for size in ((65_500, 65_500), (8000, 6000), (65_535, 1), (0, 0), (16_000, 8000)):
        yield f"size {size}.jpg", _sized(small, *size)
        yield f"size {size} progressive.jpg", _sized(slow, *size)
    frame = small[(at := small.index(b"\xff\xc0")):at + 2 + int.from_bytes(small[at + 2:at + 4], "big")]
    yield "two sizes.jpg", small[:at] + frame[:5] + b"\xff\xf0\xff\xf0" + frame[9:] + small[at:]
    yield "sampling.jpg", small[:at] + frame[:11] + b"\xff" + frame[12:] + small[at + len(frame):]
    yield "components.jpg", small[:at] + frame[:9] + b"\xff" + frame[10:] + small[at + len(frame):]
    yield "thumbnail.jpg", small[:2] + b"\xff\xdb" + struct.pack(">H", len(small) + 2) + small + small[2:]


def jpegs() -> Iterator[Named]:
    """Those, and JPEGs that go over their pixels without end, are nothing but markers, or as large as may be."""
    small = jpeg()
    yield from wrong_jpegs()
    big = jpeg((4000, 3000), progressive=True, quality=20)
    scan = big.index(b"\xff\xda", big.index(b"\xff\xda") + 2)
    again = big[scan:big.index(b"\xff", scan + 20)]
    for times in (40, 5000):
        yield f"{times} scans.jpg", big[:-2] + again * times + b"\xff\xd9"
    yield "fill.jpg", b"\xff\xd8\xff" + b"\xff" * 20_000_000
    yield "markers.jpg", b"\xff\xd8" + b"\xff\xe0\0\2" * 5_000_000 + small[2:]
    yield "restarts.jpg", b"\xff\xd8\xff\xe0\0\2" + b"\xff\xd0" * 10_000_000 + small[2:]
    loop = b"Exif\0\0MM\0*\0\0\0\x08\0\x02" + struct.pack(">HHII", 0x8769, 4, 1, 8) + struct.pack(
        ">HHII", 0x112, 3, 2**32 - 1, 8) + struct.pack(">I", 8)
    yield "exif.jpg", small[:2] + b"\xff\xe1" + struct.pack(">H", len(loop) + 2) + loop + small[2:]
    yield "twelve megapixels.jpg", jpeg((4000, 3000))
    yield "fifty megapixels.jpg", jpeg((8160, 6120), exif=_turned())


def _turned() -> bytes:
    exif = Image.Exif()
    exif[0x112] = 6
    return exif.tobytes()


def others() -> Iterator[Named]:
    """BMP, WebP, TIFF, GIF, HEIF and AVIF that lie."""
    bmp = bytearray(encoded("BMP"))
    for place, value in ((22, -(2**31)), *((at, 2**31 - 1) for at in (10, 14, 18, 22, 46))):
        yield f"{place} {value}.bmp", bytes(bmp[:place]) + struct.pack("<i", value) + bytes(bmp[place + 4:])
    yield "packed.bmp", bytes(bmp[:18]) + struct.pack("<iiHHI", 7000, 7000, 1, 8, 1) + bytes(bmp[34:])
    for canvas in (0xFFFFFF, 20_000):
        body = b"VP8X" + struct.pack("<I", 10) + b"\2\0\0\0" + canvas.to_bytes(3, "little") * 2
        yield f"canvas {canvas}.webp", b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body
    lossless = encoded("WEBP", lossless=True)
    yield "large.webp", lossless[:21] + b"\xff\xff\xff\x0f" + lossless[25:]
    yield "longer.webp", lossless[:4] + b"\xff\xff\xff\x7f" + lossless[8:]
    for name, fields in _TIFFS.items():
        yield f"{name}.tif", tiff(fields)
    yield "loop.tif", tiff({}, following=8)
    yield "entries.tif", b"II*\0\x08\0\0\0\xff\xff" + bytes(60)
    yield "large.gif", b"GIF89a" + b"\xff" * 4 + bytes(3) + encoded("GIF")[13:]
    gif = encoded("GIF")
    at = gif.index(b",", 13)
    yield "frame.gif", gif[:at + 5] + b"\xff" * 4 + gif[at + 9:]
    for form in ("HEIF", "AVIF"):
        whole = encoded(form)
        at = whole.index(b"ispe") + 8
        for side in (2**31 - 1, 30_000, 7000):
            yield f"side {side}.{form.lower()}", whole[:at] + struct.pack(">II", side, side) + whole[at + 8:]
        yield f"first box.{form.lower()}", whole[:whole.index(b"meta") - 4]
    large = encoded("HEIF", (8000, 6000), quality=10)
    at = large.rindex(b"ispe") + 8
    yield "smaller than it is.heif", large[:at] + struct.pack(">II", 64, 48) + large[at + 8:]


_TIFFS: dict[str, dict[int, int]] = {
    "large": {256: 2**31 - 1, 257: 2**31 - 1}, "square": {256: 60_000, 257: 60_000}, "wide": {256: 48 << 20, 257: 1},
    "tile": {322: 1 << 24, 323: 1 << 24}, "tiles": {322: 16_384, 323: 16_384},
    "strip": {278: 2**32 - 1, 279: 2**32 - 1},
    "bits": {258: 65_535}, "samples": {277: 65_535}, "packed": {259: 8, 256: 7000, 257: 7000, 278: 7000},
    "place": {273: 2**32 - 1}, "doubles": {258: 64, 339: 3, 256: 6000, 257: 6000}}


def tiff(fields: dict[int, int], following: int = 0) -> bytes:
    """A TIFF of 8 x 8 grey pixels, with other fields."""
    known = {256: 8, 257: 8, 258: 8, 259: 1, 262: 1, 273: 200, 277: 1, 278: 8, 279: 64} | fields
    entries = b"".join(struct.pack("<HHII", tag, 4, 1, value) for tag, value in sorted(known.items()))
    body = struct.pack("<H", len(known)) + entries
    return (b"II*\0\x08\0\0\0" + body + struct.pack("<I", following)).ljust(200, b"\0") + bytes(64)


def pictures() -> Iterator[Named]:
    """All pictures that were made to harm."""
    yield from pngs()
    yield from jpegs()
    yield from others()


@cache
def whole() -> tuple[Named, ...]:
    """Small whole pictures of every kind."""
    return (("a.png", encoded("PNG")), ("b.jpg", jpeg()), ("c.jpg", jpeg(progressive=True, exif=_turned())),
            ("d.bmp", encoded("BMP")), ("e.webp", encoded("WEBP")), ("f.webp", encoded("WEBP", lossless=True)),
            ("g.tif", encoded("TIFF")), ("h.tif", encoded("TIFF", compression="tiff_lzw")), ("i.gif", encoded("GIF")),
            ("j.heic", encoded("HEIF")), ("k.avif", encoded("AVIF", speed=10)))


def damaged(rng: random.Random, data: bytes) -> bytes:
    """A copy that was cut, spliced, or in which some bytes or numbers are others."""
    out = bytearray(data)
    for _ in range(rng.randint(1, 3)):
        at, way = rng.randrange(max(1, min(len(out), rng.choice((64, 512, 1 << 30))))), rng.randrange(6)
        if way == 0:
            out[at:at + 1] = bytes([rng.randrange(256)])
        elif way == 1:
            out[at:at + 4] = rng.choice((b"\xff" * 4, b"\x7f\xff\xff\xff", bytes(4), b"\0\1\0\0", b"\xff\xff\xff\x7f"))
        elif way == 2:
            out[at:at + 2] = rng.choice((b"\xff\xff", b"\xff\x7f", b"\0\0", b"\xff\xdc"))
        elif way == 3:
            del out[max(1, at):]
        elif way == 4:
            out[at:at] = out[at:at + rng.randrange(200)]
        else:
            del out[at:at + rng.randrange(1, 40)]
    return bytes(out)


def damaged_pictures(seed: int, count: int) -> Iterator[Named]:
    """Whole pictures of every kind in turn, damaged."""
    rng, kinds = random.Random(seed), whole()
    for n in range(count):
        name, data = kinds[n % len(kinds)]
        yield f"{n} {name}", damaged(rng, data)


def damaged_films(seed: int, count: int) -> Iterator[Named]:
    """Whole films in turn, damaged."""
    rng, kinds = random.Random(seed), films()
    for n in range(count):
        name, data = kinds[n % len(kinds)]
        yield f"{n} {name}", damaged(rng, data)
