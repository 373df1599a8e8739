"""Whether pictures are missing in an H.264 stream, from the numbers that its slices carry (ITU-T H.264, 7.3 and 7.4.3).

Why it exists: where a whole compressed picture was lost the decoder says nothing and copies the one before; every
picture until the next key frame is then built upon the wrong one. A lost one leaves a hole in `frame_num`. What it does
not do: decode. A picture on which no other is built leaves no hole, and does no harm.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

SLICE, SLICE_PART, IDR, SPS, PPS = 1, 2, 5, 7, 8
HEAD = 64
"""Bytes of a slice that are looked at: its header's first four numbers take at most 16."""
PARAMETERS = 4096
"""... and of a parameter set, whose lists take some hundred."""
MOST_UNITS = 4096
"""Of a packet; a large picture has some dozen."""
LONGEST = 32
"""Bits of an Exp-Golomb number."""
WITH_CHROMA = frozenset({100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135})
"""Profiles whose parameters also describe the colour format (7.3.2.1.1)."""


@dataclass(frozen=True, slots=True)
class _Sequence:
    """What of a sequence parameter set is needed to read `frame_num`."""

    bits: int
    planes: bool
    gaps_allowed: bool


class FrameNumbers:
    """Feed it every packet of one stream in decoding order. `extradata`: the container's parameter sets, if any."""

    def __init__(self, extradata: bytes | None = None) -> None:
        self._sequences: dict[int, _Sequence] = {}
        self._pictures: dict[int, int] = {}
        self._length = 0
        self._before: int | None = None
        if extradata and extradata[0] == 1 and len(extradata) > 6:  # avcC (ISO/IEC 14496-15, 5.3.3)
            self._length = (extradata[4] & 3) + 1
            for unit in _parameter_sets(extradata):
                self._take(unit)
        elif extradata:
            self.hole(extradata)

    def hole(self, packet: bytes) -> bool:
        """Whether a picture is missing before this packet, on which later ones are built."""
        units = _by_length(packet, self._length) if self._length else _by_start_code(packet)
        holes = [self._take(unit) for unit in islice(units, MOST_UNITS)]  # each must be taken in
        return any(holes)

    def _take(self, unit: bytes) -> bool:
        kind = unit[0] & 31 if unit else 0
        try:
            if kind == SPS:
                self._sequence(_Bits(unit[1:PARAMETERS]))
            elif kind == PPS:
                bits = _Bits(unit[1:PARAMETERS])
                self._pictures[bits.ue()] = bits.ue()
            elif kind in (SLICE, SLICE_PART, IDR):
                return self._slice(unit, kind)
        except (IndexError, KeyError):
            return False  # cut off, or its parameters never came: the decoder complains of that itself
        return False

    def _sequence(self, bits: _Bits) -> None:
        profile = bits.u(8)
        bits.u(16)
        number, planes = bits.ue(), False
        if profile in WITH_CHROMA:
            chroma = bits.ue()
            planes = chroma == 3 and bool(bits.u(1))
            bits.ue()
            bits.ue()
            bits.u(1)
            if bits.u(1):
                for i in range(12 if chroma == 3 else 8):
                    if bits.u(1):
                        bits.scaling_list(16 if i < 6 else 64)
        width = bits.ue() + 4
        order = bits.ue()
        if order == 0:
            bits.ue()
        elif order == 1:
            bits.u(1)
            bits.ue()
            bits.ue()
            for _ in range(bits.ue()):
                bits.ue()
        bits.ue()
        self._sequences[number] = _Sequence(width, planes, bool(bits.u(1)))

    def _slice(self, unit: bytes, kind: int) -> bool:
        bits = _Bits(unit[1:HEAD])
        bits.ue()
        bits.ue()
        sequence = self._sequences[self._pictures[bits.ue()]]
        if sequence.planes:
            bits.u(2)
        number = bits.u(sequence.bits)
        before, referred = self._before, bool(unit[0] >> 5 & 3)
        if kind == IDR:
            self._before = 0
            return False
        if referred:
            self._before = number
        return (before is not None and not sequence.gaps_allowed
                and number not in (before, (before + 1) % (1 << sequence.bits)))


class _Bits:
    """Reads the bits of a unit, without the bytes that keep start codes apart. IndexError at its end."""

    def __init__(self, data: bytes) -> None:
        self._data = data.replace(b"\0\0\3", b"\0\0")
        self._at = 0

    def u(self, count: int) -> int:
        value = 0
        for _ in range(count):
            value = value << 1 | self._data[self._at >> 3] >> (7 - (self._at & 7)) & 1
            self._at += 1
        return value

    def ue(self) -> int:
        """An Exp-Golomb number (9.1). IndexError for a longer one than there are."""
        zeros = 0
        while not self.u(1):
            zeros += 1
            if zeros > LONGEST:
                raise IndexError
        return (1 << zeros) - 1 + self.u(zeros)

    def scaling_list(self, size: int) -> None:
        last = following = 8
        for _ in range(size):
            if following:
                code = self.ue()
                following = (last + (code + 1 >> 1) * (1 if code & 1 else -1)) % 256
            last = following or last


def _by_start_code(data: bytes) -> Iterator[bytes]:
    """The units of a byte stream (Annex B); of slices only the beginning is copied."""
    at = data.find(b"\0\0\1")
    while at >= 0:
        following = data.find(b"\0\0\1", at + 3)
        yield data[at + 3 : following if following >= 0 else len(data)]
        at = following


def _by_length(data: bytes, size: int) -> Iterator[bytes]:
    """The units of a packet in which each comes after its length, as in MP4."""
    at = 0
    while at + size < len(data):
        length = int.from_bytes(data[at : at + size], "big")
        yield data[at + size : at + size + length]
        at += size + length


def _parameter_sets(avcc: bytes) -> Iterator[bytes]:
    at, count = 6, avcc[5] & 31
    for _ in range(2):
        for _ in range(count):
            length = int.from_bytes(avcc[at : at + 2], "big")
            yield avcc[at + 2 : at + 2 + length]
            at += 2 + length
        if at >= len(avcc):
            return
        at, count = at + 1, avcc[at]
