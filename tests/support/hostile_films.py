"""Films made to harm whoever opens them, and small whole ones.

Why it exists: a container names counts and sizes before it holds anything, and a demuxer makes room for them. What it
does not do: damage whole ones (`hostile_files`).
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import av
import numpy as np

Named = tuple[str, bytes]


@cache
def films() -> tuple[Named, ...]:
    """Small whole films of the usual kinds."""
    return tuple((f"film {n}.{end}", film(form, codec)) for n, (form, codec, end) in enumerate((
        ("mp4", "libx264", "mp4"), ("mov", "mjpeg", "mov"), ("matroska", "libx264", "mkv"), ("avi", "mjpeg", "avi"),
        ("mpegts", "mpeg2video", "ts"), ("yuv4mpegpipe", "rawvideo", "y4m"), ("webm", "libvpx", "webm"),
        ("flv", "flv", "flv"), ("ivf", "libvpx", "ivf"), ("gif", "gif", "gif"))))


def film(form: str, codec: str, size: tuple[int, int] = (64, 48), frames: int = 4, **options: str) -> bytes:
    """A film of grey pictures."""
    file = io.BytesIO()
    with av.open(file, "w", format=form) as container:
        stream = container.add_stream(codec, rate=10, options=options)
        assert isinstance(stream, av.VideoStream)
        stream.width, stream.height = size
        stream.pix_fmt = {"mjpeg": "yuvj420p", "gif": "rgb8"}.get(codec, "yuv420p")
        stream.time_base = Fraction(1, 10)
        for n in range(frames):
            frame = av.VideoFrame.from_ndarray(np.full((size[1], size[0], 3), 40 * n % 256, np.uint8), format="rgb24")
            frame.pts = n
            container.mux(stream.encode(frame))
        container.mux(stream.encode())
    return file.getvalue()


def hostile_films() -> Iterator[Named]:
    """Films that were made to harm."""
    mp4 = film("mp4", "libx264")
    at = mp4.index(b"stsz") + 8
    for count in (1_000_000, 4_000_001, 170_000_000, 2**32 - 1):
        yield f"{count} samples.mp4", mp4[:at] + struct.pack(">II", 1, count) + mp4[at + 8:]
        yield f"{count} samples of one piece.mp4", _pieced(mp4, count)
    for name in (b"stts", b"ctts", b"stsc", b"stco", b"elst", b"stss"):
        if (place := mp4.find(name)) > 0:
            yield f"{name.decode()}.mp4", mp4[:place + 8] + b"\x7f\xff\xff\xff" + mp4[place + 12:]
            yield f"{name.decode()} times.mp4", mp4[:place + 12] + b"\x7f\xff\xff\xff" + mp4[place + 16:]
    yield "boxes.mp4", mp4[:24] + b"\0\0\0\x08free" * 2_000_000
    yield "no length.mp4", mp4[:24] + b"\0\0\0\0moov" * 1000
    yield "riff.avi", b"RIFF\0\0\0\0" * 2_000_000
    yield "zeros.h264", b"\0\0\0\1\x67\x42" + bytes(5_000_000) + b"\0\0\1\x68" + bytes(3_000_000)
    for side in (2**31 - 1, 65_535, 12_000):
        yield f"{side}.y4m", f"YUV4MPEG2 W{side} H{side} F25:1 C420\nFRAME\n".encode() + bytes(5000)
    ivf = film("ivf", "libvpx")
    yield "large.ivf", ivf[:12] + b"\xff" * 4 + ivf[16:]
    yield "frame.ivf", ivf[:32] + b"\xff\xff\xff\x7f" + ivf[36:]
    yield "large.gif", b"GIF89a\xff\xff\xff\xff\0\0\0," + bytes(4) + b"\xff\xff\xff\xff\0\x08" + bytes(600)
    yield "sixteen thousand.avi", film("avi", "mjpeg", (8192, 8192), 1)
    yield "4K.mp4", film("mp4", "libx264", (3840, 2160), 20, preset="ultrafast", refs="16", tune="zerolatency")
    yield "8K.mp4", film("mp4", "libx264", (7680, 4320), 1, preset="ultrafast")
    mkv = film("matroska", "libx264")
    yield "sizes.mkv", mkv.replace(b"\xb0\x81\x40", b"\xb0\x81\xff").replace(b"\xba\x81\x30", b"\xba\x81\xff")
    cluster = mkv.index(b"\x1f\x43\xb6\x75") + 4
    yield "block.mkv", mkv[:cluster] + b"\x08\x7f\xff\xff\xff\xa3\x08\x7f\xff\xff\xf0"
    yield "name.mp4", mp4 + _box(b"udta", _box(b"\xa9nam", b"\0\4\0\0\xff\xfe\xff\xfe"))


def _box(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body) + 8) + kind + body


def _pieced(mp4: bytes, count: int) -> bytes:
    """The same with a piece of so many samples that all are as the default says."""
    run = _box(b"trun", struct.pack(">II", 0, count))
    head = _box(b"tfhd", struct.pack(">IIIII", 0x38, 1, 1, 1, 0))
    return mp4 + _box(b"moof", _box(b"mfhd", bytes(8)) + _box(b"traf", head + run))
