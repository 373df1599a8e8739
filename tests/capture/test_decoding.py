"""Which pictures of a recording with lost packets are called damaged, and that no others are."""

import subprocess
from pathlib import Path

import cv2
import numpy as np
import pytest
from imageio_ffmpeg import get_ffmpeg_exe

from referee.capture import Frame, open_source
from referee.capture.files.h264 import FrameNumbers
from tests.support.damaged import encode, spoil

WIDTH, HEIGHT, FRAMES, KEYS = 320, 240, 40, 10


def film() -> bytes:
    """A still picture over which something noisy moves."""
    rng = np.random.default_rng(3)
    ground = cv2.resize(rng.integers(0, 255, (24, 32, 3), np.uint8), (WIDTH, HEIGHT))
    moving = cv2.resize(rng.integers(0, 255, (40, 40, 3), np.uint8), (80, 80))
    pictures = []
    for i in range(FRAMES):
        picture = ground.copy()
        picture[80:160, 5 * i : 5 * i + 80] = moving
        pictures.append(picture.tobytes())
    return b"".join(pictures)


RAW = ("-f", "rawvideo", "-pix_fmt", "bgr24", "-s", f"{WIDTH}x{HEIGHT}", "-r", "10", "-i", "-")


@pytest.fixture(scope="module")
def whole(tmp_path_factory) -> Path:
    return encode(RAW, tmp_path_factory.mktemp("film") / "whole.ts", KEYS, film())


def frames(path: Path) -> list[Frame]:
    with open_source(str(path)) as source:
        return [item for item in source if isinstance(item, Frame)]


def damaged(path: Path) -> list[float]:
    return [round(f.t, 1) for f in frames(path) if f.damaged]


def test_a_whole_recording_has_no_damaged_picture(whole):
    assert len(frames(whole)) == FRAMES and damaged(whole) == []


@pytest.mark.parametrize("way", ["part", "flipped"])
def test_a_picture_that_came_in_part_is_damaged_and_so_are_those_up_to_the_next_key_frame(whole, tmp_path, way):
    assert damaged(spoil(whole, tmp_path / "v.ts", [14], way)) == [1.4, 1.5, 1.6, 1.7, 1.8, 1.9]


def test_where_a_whole_picture_is_missing_those_built_upon_it_are_damaged(whole, tmp_path):
    """The decoder copies the one before and says nothing of it."""
    assert damaged(spoil(whole, tmp_path / "v.ts", [14], "whole")) == [1.5, 1.6, 1.7, 1.8, 1.9]


def test_the_last_picture_before_a_key_frame_may_be_missing_without_harm(whole, tmp_path):
    assert damaged(spoil(whole, tmp_path / "v.ts", [19], "whole")) == []


def test_a_key_frame_that_came_in_part_heals_nothing(whole, tmp_path):
    found = damaged(spoil(whole, tmp_path / "v.ts", [14, 20], "part"))
    assert (found[0], found[-1]) == (1.4, 2.9)


@pytest.mark.parametrize("name", ["v.mp4", "v.mkv", "v.h264"])
def test_a_missing_picture_is_noticed_in_every_container(whole, tmp_path, name):
    """The times of a bare stream are counted, so that the missing one is not among them."""
    spoilt, path = spoil(whole, tmp_path / "v.ts", [14], "whole"), tmp_path / name
    subprocess.run([get_ffmpeg_exe(), "-v", "error", "-y", "-i", str(spoilt), "-c", "copy", str(path)], check=True)
    assert len(damaged(path)) == 5
    clean = tmp_path / f"clean_{name}"
    subprocess.run([get_ffmpeg_exe(), "-v", "error", "-y", "-i", str(whole), "-c", "copy", str(clean)], check=True)
    assert len(frames(clean)) == FRAMES and damaged(clean) == []


@pytest.mark.parametrize("extra", [
    ("-bf", "3"), ("-bf", "3", "-x264-params", "b-pyramid=normal:open-gop=1"), ("-x264-params", "slices=4"),
    ("-refs", "4"), ("-profile:v", "high444", "-pix_fmt", "yuv444p"), ("-crf", "45"), ("-x264-params", "tff=1"),
    ("-x264-params", "keyint=1000")])
def test_no_way_of_encoding_is_taken_for_damage(tmp_path, extra):
    path = encode(RAW, tmp_path / "v.ts", KEYS, film(), *extra)
    assert len(frames(path)) == FRAMES and damaged(path) == []


@pytest.mark.parametrize("codec", ["mpeg4", "mjpeg", "libx265", "libvpx"])
def test_other_codecs_are_whole_too(tmp_path, codec):
    path = tmp_path / "v.mkv"
    subprocess.run([get_ffmpeg_exe(), "-v", "error", "-y", *RAW, "-c:v", codec, "-pix_fmt",
                    "yuvj420p" if codec == "mjpeg" else "yuv420p", str(path)], input=film(), check=True)
    assert len(frames(path)) == FRAMES and damaged(path) == []


def test_a_picture_that_the_file_says_is_turned_is_turned(whole, tmp_path):
    path = tmp_path / "v.mp4"
    subprocess.run([get_ffmpeg_exe(), "-v", "error", "-y", "-display_rotation", "90", "-i", str(whole), "-c", "copy",
                    str(path)], check=True)
    expected = cv2.VideoCapture(str(path)).read()[1]
    assert np.array_equal(frames(path)[0].image, expected) and expected.shape == (WIDTH, HEIGHT, 3)


@pytest.mark.parametrize("rubbish", [b"", b"\0\0\1", b"\0\0\1\x67", b"\0\0\1\x65\xff", b"\0\0\1\x41" + b"\0" * 100])
def test_bytes_that_are_no_stream_leave_no_hole_and_raise_nothing(rubbish):
    numbers = FrameNumbers(rubbish)
    assert not numbers.hole(rubbish) and not FrameNumbers(b"\1" + rubbish * 9).hole(rubbish)
