"""Small films for tests, in which every picture shows when it is to be seen.

Why it exists: whether times are true can only be told from what a picture shows. What it does not do: look
like a table.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import av
import numpy as np

SIZE = (48, 64)
STEP = 6
"""Grey levels a picture is brighter than the one before, of 16 on: black and white are not kept by codecs."""
IDENTITY = np.array([1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30], ">i4").tobytes()


def picture(n: int) -> np.ndarray:
    """The n-th of a film, brighter at the right, and most at the bottom right."""
    image = np.full((*SIZE, 3), 16 + STEP * n, np.uint8)
    image[:, SIZE[1] // 2:] += 30
    image[SIZE[0] // 2:, SIZE[1] // 2:] += 30
    return image


def number(image: np.ndarray) -> int:
    """Which of a film it is. On its way through a codec it became three grey levels darker."""
    return round((float(image[:, :SIZE[1] // 2 - 8].mean()) - 13) / STEP)


def film(target: Path | io.BytesIO, times: Sequence[float], codec: str = "libx264", *, kind: str | None = None,
         sound_s: float = 0.0, ticks: int = 1000, pictures: Sequence[np.ndarray] = (), **options: str) -> None:
    """A film of numbered pictures, or of these, at these times (s), in so many `ticks` a second, with so much silence.

    `kind` names the container where the file does not."""
    with av.open(target, "w", format=kind, options=options) as container:
        stream = container.add_stream(codec, rate=30)
        assert isinstance(stream, av.VideoStream)
        pictures = pictures or [picture(n) for n in range(len(times))]
        stream.height, stream.width = pictures[0].shape[:2]
        stream.pix_fmt = "yuvj420p" if codec == "mjpeg" else "yuv420p"
        stream.codec_context.time_base = Fraction(1, ticks)
        stream.codec_context.gop_size = 10
        if codec == "libx264":
            stream.options = {"preset": "ultrafast", "qp": "4", "bf": "2"}
        sound = container.add_stream("aac", rate=8000, layout="mono") if sound_s else None
        for image, t in zip(pictures, times, strict=True):
            frame = av.VideoFrame.from_ndarray(image, format="bgr24")
            frame.pts, frame.time_base = round(ticks * t), Fraction(1, ticks)
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
        if sound is not None:
            for n in range(int(sound_s * 8)):
                silence = av.AudioFrame.from_ndarray(np.zeros((1, 1000), np.float32), format="fltp", layout="mono")
                silence.sample_rate, silence.pts, silence.time_base = 8000, 1000 * n, Fraction(1, 8000)
                container.mux(sound.encode(silence))
            container.mux(sound.encode(None))


def shown_from(path: Path, begin_s: float, seconds: float) -> None:
    """Trim an MP4 as phones do: its edit list shows a part, all pictures stay in the file (ISO/IEC 14496-12, 8.6.6)."""
    data = bytearray(path.read_bytes())
    at, media, movie = (data.find(kind) for kind in (b"elst", b"mdhd", b"mvhd"))
    ticks, whole = (int.from_bytes(data[head + 16 : head + 20], "big") for head in (media, movie))
    before = int.from_bytes(data[at + 16 : at + 20], "big")
    data[at + 12 : at + 16] = round(seconds * whole).to_bytes(4, "big")
    data[at + 16 : at + 20] = (before + round(begin_s * ticks)).to_bytes(4, "big")
    path.write_bytes(data)


def turned(path: Path, a: int, b: int, c: int, d: int) -> None:
    """Give an MP4 this display matrix."""
    matrix = np.array([a << 16, b << 16, 0, c << 16, d << 16, 0, 0, 0, 1 << 30], ">i4").tobytes()
    data = path.read_bytes()
    at = data.index(IDENTITY, data.index(b"tkhd"))
    path.write_bytes(data[:at] + matrix + data[at + len(matrix):])


def cut(path: Path) -> None:
    """Cut a film off in the middle one of its compressed pictures."""
    with av.open(path) as container:
        places = [packet.pos for packet in container.demux(video=0) if packet.size]
    middle = places[len(places) // 2]
    assert middle is not None, "this container tells where its packets are"
    path.write_bytes(path.read_bytes()[: middle + 20])
