"""Recordings as phones and programs make them: their times, how they are turned, and where they really break off."""

import io
import shutil
from pathlib import Path

import numpy as np
import pytest

from referee.capture import Frame, Notice, SourceError, open_source
from referee.capture.files.video import VideoFile
from tests.support.clips import cut, film, number, picture, shown_from, turned

STEADY = [n / 25 for n in range(30)]
CHANGING = [0.0, 0.033, 0.066, 0.3, 0.7, 0.733, 1.9, 2.0, 2.04, 2.08, 5.0]
"""As a phone films in the dark, with a last picture that stands for long."""


def seen(path: Path, **options) -> tuple[list[Frame], list[Notice]]:
    with open_source(str(path), **options) as source:
        items = list(source)
    return [i for i in items if isinstance(i, Frame)], [i for i in items if isinstance(i, Notice)]


def assert_whole(path: Path, times: list[float], first: int = 0, within: float = 0.002) -> None:
    frames, notices = seen(path)
    assert [n.text for n in notices] == []
    assert [number(f.image) for f in frames] == list(range(first, first + len(times)))
    assert [f.t for f in frames] == pytest.approx([t - times[0] for t in times], abs=within)
    assert not any(f.damaged for f in frames)


CONTAINERS = [("v.mp4", "libx264"), ("v.mov", "libx264"), ("v.mkv", "libx264"), ("v.webm", "libvpx"),
              ("v.ts", "libx264"), ("v.flv", "libx264")]


@pytest.mark.parametrize(("name", "codec"), CONTAINERS)
def test_a_changing_frame_rate_is_kept_and_nothing_is_missing(tmp_path, name, codec):
    film(tmp_path / name, CHANGING, codec)
    assert_whole(tmp_path / name, CHANGING)


@pytest.mark.parametrize(("name", "first"), [("v.mp4", 5.0), ("v.mkv", 5.0), ("v.ts", 5.0)])
def test_times_count_from_the_first_picture_whatever_its_own_time_is(tmp_path, name, first):
    film(tmp_path / name, [first + t for t in STEADY], avoid_negative_ts="disabled")
    assert_whole(tmp_path / name, STEADY)


@pytest.mark.parametrize(("begin", "seconds"), [(0.0, 0.6), (0.4, 0.4), (0.4, 0.8)])
def test_of_a_trimmed_clip_only_what_its_edit_list_shows_is_seen(tmp_path, begin, seconds):
    path = tmp_path / "v.mp4"
    film(path, STEADY)
    shown_from(path, begin, seconds)
    count = round(seconds * 25)
    assert_whole(path, STEADY[:count], first=round(begin * 25))
    with open_source(str(path)) as source:
        assert source.total == count


def test_a_clip_whose_first_times_lie_before_zero_begins_at_zero(tmp_path):
    """Cut without encoding anew, as ffmpeg and phones do: from the key picture before, which is not shown."""
    path = tmp_path / "v.mp4"
    film(path, [t - 0.48 for t in STEADY], avoid_negative_ts="disabled")
    assert_whole(path, STEADY[12:], first=12)


def test_where_the_first_times_are_not_known_the_rate_tells_them(tmp_path):
    """Matroska has no times before zero."""
    film(tmp_path / "v.mkv", [n / 30 - 0.6 for n in range(30)], avoid_negative_ts="disabled")
    assert_whole(tmp_path / "v.mkv", [n / 30 for n in range(30)])


class Pipe(io.BytesIO):
    """It is written from front to back."""

    def seekable(self) -> bool:
        return False


@pytest.mark.parametrize(("kind", "codec"), [("matroska", "libx264"), ("webm", "libvpx"), ("h264", "libx264")])
def test_a_file_that_names_neither_length_nor_count_is_whole(tmp_path, kind, codec):
    """It was written to a pipe; a bare stream has not even times."""
    path, pipe = tmp_path / "film", Pipe()
    film(pipe, [n / 30 for n in range(30)], codec, kind=kind, ticks=30 if kind == "h264" else 1000)
    path.write_bytes(pipe.getvalue())
    assert_whole(path, [n / 30 for n in range(30)])


@pytest.mark.parametrize("name", ["v.mp4", "v.mkv"])
def test_sound_that_goes_on_after_the_pictures_is_no_missing_end(tmp_path, name):
    film(tmp_path / name, STEADY, sound_s=4.0)
    assert_whole(tmp_path / name, STEADY)


def test_a_header_that_promises_more_seconds_than_there_are_is_not_believed(tmp_path):
    path = tmp_path / "v.mkv"
    film(path, STEADY)
    data = bytearray(path.read_bytes())
    at = data.index(b"\x44\x89\x88") + 3  # Duration, a float of eight bytes
    data[at : at + 8] = np.array([99_000.0], ">f8").tobytes()
    path.write_bytes(data)
    assert_whole(path, STEADY)


def test_recordings_joined_to_one_go_on_in_time(tmp_path):
    film(tmp_path / "1.ts", STEADY)
    path = tmp_path / "v.ts"
    path.write_bytes(2 * (tmp_path / "1.ts").read_bytes())
    frames, notices = seen(path)
    steps = np.diff([f.t for f in frames])
    assert len(frames) == 60 and notices == [] and steps.min() > 0.03 and steps.max() < 0.05


@pytest.mark.parametrize(("name", "codec", "options"), [
    ("v.mp4", "libx264", {"movflags": "faststart"}), ("f.mp4", "libx264", {"movflags": "frag_keyframe+empty_moov"}),
    ("v.mkv", "libx264", {}), ("v.webm", "libvpx", {}), ("v.avi", "mpeg4", {}), ("v.flv", "libx264", {})])
def test_where_a_file_was_cut_off_is_said(tmp_path, name, codec, options):
    path = tmp_path / name
    film(path, STEADY, codec, **options)
    cut(path)
    frames, notices = seen(path)
    assert [n.kind for n in notices] == ["truncated"]
    assert f"breaks off after {frames[-1].t:.1f} s: {len(frames)} " in notices[0].text
    assert ("of 30 frames" in notices[0].text) == (name == "v.mp4")
    assert 5 <= len(frames) < 30


@pytest.mark.parametrize(("a", "b", "c", "d"), [
    (1, 0, 0, 1), (-1, 0, 0, 1), (1, 0, 0, -1), (-1, 0, 0, -1), (0, 1, 1, 0), (0, 1, -1, 0), (0, -1, 1, 0),
    (0, -1, -1, 0)])
def test_turned_and_mirrored_as_the_file_says(tmp_path, a, b, c, d):
    """The pixel in column x and row y goes to column ax + cy and row bx + dy (ISO/IEC 14496-12, 8.3.2)."""
    path = tmp_path / "v.mp4"
    film(path, [0.0, 0.1])
    upright = seen(path)[0][0].image
    turned(path, a, b, c, d)
    y, x = np.indices(upright.shape[:2])
    columns, rows = a * x + c * y, b * x + d * y
    expected = np.zeros(upright.shape if a else (upright.shape[1], upright.shape[0], 3), np.uint8)
    expected[rows - rows.min(), columns - columns.min()] = upright
    assert np.array_equal(seen(path)[0][0].image, expected)


ODD_NAMES = ["20:15.mp4", "a b.mp4", "50%.mp4", "clip%03d.mp4", "#1.mp4", "what?.mp4", "Tür 🎲.mp4", "~film.mp4",
             "-.mp4", "no suffix", "UPPER.MP4", "[1].mp4", "http:round.mp4", "rtsp.mp4", "20261128", "concat:a|b",
             "film.jpg", "film.txt", "film.m3u8"]


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("short") / "v.mp4"
    film(path, STEADY[:3])
    return path


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_video_is_one_whatever_it_is_called(short, tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    shutil.copy(short, name)
    with open_source(name) as source:
        assert len(list(source)) == 3 and source.name == name and not source.moments


def test_a_home_folder_and_an_address_of_a_file_are_understood(short, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    shutil.copy(short, tmp_path / "a b#1.mp4")
    assert len(seen(Path("~/a b#1.mp4"))[0]) == 3
    with open_source((tmp_path / "a b#1.mp4").as_uri()) as source:
        assert len(list(source)) == 3


def test_a_pattern_that_fits_one_video_is_that_video(short, tmp_path):
    shutil.copy(short, tmp_path / "only.mp4")
    assert len(seen(tmp_path / "on*.mp4")[0]) == 3
    shutil.copy(short, tmp_path / "one.mp4")
    with pytest.raises(SourceError, match="several files, none of them a picture"):
        open_source(str(tmp_path / "on*.mp4"))


def test_a_file_of_motion_jpeg_is_a_film_at_the_rate_that_is_said(tmp_path):
    path = tmp_path / "film"
    film(path, STEADY[:5], "mjpeg", kind="mjpeg")
    frames, _ = seen(path, fps=10)
    assert [round(f.t, 3) for f in frames] == [0.0, 0.1, 0.2, 0.3, 0.4]
    assert frames[0].image.shape == picture(0).shape


@pytest.mark.parametrize(("name", "content"), [
    ("notes.txt", b"this is a text\n" * 50), ("list.m3u8", b"#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:9/a.ts\n"),
    ("list.ffconcat", b"ffconcat version 1.0\nfile v.mp4\n"), ("v.mp4", bytes(5000)),
    ("sound.wav", b"RIFF\x24\0\0\0WAVE"),
])
def test_what_is_no_video_is_refused_and_opens_nothing_else(tmp_path, name, content):
    (tmp_path / name).write_bytes(content)
    with pytest.raises(SourceError, match="is not a video that can be played; give an MP4"):
        open_source(str(tmp_path / name))


def test_a_long_film_is_begun_near_its_end_at_a_key_frame(tmp_path):
    film(tmp_path / "long.mp4", [n / 10 for n in range(30)])
    with VideoFile(tmp_path / "long.mp4") as source:
        assert source.skip_to_last(0.5)
        shown = [number(frame.image) for frame in source if isinstance(frame, Frame)]
    assert shown == list(range(20, 30))  # every tenth is a key frame


def test_a_film_that_is_hardly_longer_is_not_begun_near_its_end(tmp_path):
    film(tmp_path / "short.mp4", [n / 10 for n in range(10)])
    with VideoFile(tmp_path / "short.mp4") as source:
        assert not source.skip_to_last(0.5)
