"""Recordings with lost packets, made as they are on a bad line: encoded as H.264 in a transport stream, then spoilt.

Why it exists: a smear cannot be drawn by hand; only a decoder that misses something makes it. What it does not do: say
what should be seen.
"""

from __future__ import annotations

import random
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from imageio_ffmpeg import get_ffmpeg_exe

Way = Literal["whole", "part", "flipped"]
PACKET = 188
VIDEO = 0x100
"""The number under which ffmpeg sends the first video of a transport stream."""


def encode(source: Sequence[str], path: Path, key_every: int, data: bytes | None = None, *extra: str) -> Path:
    """A transport stream of what ffmpeg reads with the arguments `source` (and from `data`), with a key frame every so
    many frames and no others."""
    subprocess.run([get_ffmpeg_exe(), "-v", "error", "-y", *source, "-an", "-c:v", "libx264", "-preset", "ultrafast",
                    "-crf", "23", "-g", str(key_every), "-keyint_min", str(key_every), "-sc_threshold", "0", "-bf", "0",
                    "-pix_fmt", "yuv420p", *extra, "-f", "mpegts", str(path)], input=data, check=True)
    return path


def frames_in(stream: bytes) -> list[list[int]]:
    """The transport packets of each compressed frame, by where they begin."""
    frames: list[list[int]] = []
    for at in range(0, len(stream), PACKET):
        if (stream[at + 1] & 0x1F) << 8 | stream[at + 2] == VIDEO:
            if stream[at + 1] & 0x40:
                frames.append([])
            frames[-1].append(at)
    return frames


def spoil(path: Path, out: Path, lost: Sequence[int], way: Way, seed: int = 0) -> Path:
    """A copy in which the frames numbered in `lost` are: whole, a part of their packets, or bits of them flipped."""
    data, rng, gone = bytearray(path.read_bytes()), random.Random(seed), set[int]()
    frames = frames_in(bytes(data))
    for packets in (frames[n] for n in lost):
        some = rng.sample(packets, max(1, len(packets) // 4))
        if way == "whole":
            gone.update(packets)
        elif way == "part":
            gone.update(some)
        for at in some if way == "flipped" else ():
            for _ in range(3):
                data[at + rng.randrange(PACKET // 2, PACKET)] ^= 1 << rng.randrange(8)
    kept = (bytes(data[at : at + PACKET]) for at in range(0, len(data), PACKET) if at not in gone)
    out.write_bytes(b"".join(kept))
    return out
