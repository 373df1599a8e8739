"""Sources of still pictures and video files: order, times, damaged files, and the one clear sentence."""

import io
import subprocess
from collections.abc import Iterable
from pathlib import Path

import cv2
import numpy as np
import pytest
from imageio_ffmpeg import get_ffmpeg_exe
from PIL import Image

from referee.capture import Frame, Notice, SourceError, open_source
from referee.capture.files.stills import name_order, pictures_in
from referee.capture.streams.mjpeg import split_jpegs
from referee.files.pictures import is_film


def picture(shade: int, size: tuple[int, int] = (48, 64)) -> np.ndarray:
    image = np.full((*size, 3), shade, np.uint8)
    image[10:30, 10:40] = 255 - shade
    return image


def write_pictures(folder: Path, names: Iterable[str]) -> None:
    for i, name in enumerate(names):
        cv2.imwrite(str(folder / name), picture(i * 20))


def make_video(path: Path, frames: int = 30, *, faststart: bool = False) -> Path:
    """An H.264 video of noise over a moving bar, so that a frame takes some bytes."""
    rng = np.random.default_rng(1)
    data = b"".join(np.roll(rng.integers(0, 255, (96, 128, 3), np.uint8), i, 0).tobytes() for i in range(frames))
    flags = ["-movflags", "+faststart"] if faststart else []
    subprocess.run([get_ffmpeg_exe(), "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgr24", "-s", "128x96",
                    "-r", "30", "-i", "-", "-c:v", "libx264", "-g", "10", "-pix_fmt", "yuv420p", *flags, str(path)],
                   input=data, check=True)
    return path


def items_of(spec: str, **options) -> list[Frame | Notice]:
    with open_source(spec, **options) as source:
        return list(source)


def frames_of(spec: str, **options) -> list[Frame]:
    """All of a source that has nothing to say."""
    items = items_of(spec, **options)
    frames = [item for item in items if isinstance(item, Frame)]
    assert len(frames) == len(items)
    return frames


def test_a_folder_is_read_in_name_order_one_second_apart_and_settled(tmp_path):
    write_pictures(tmp_path, ["frame_10.png", "frame_2.png", "frame_1.png"])
    (tmp_path / "notes.json").write_text("{}")
    frames = frames_of(str(tmp_path))
    assert [Path(f.source).name for f in frames] == ["frame_1.png", "frame_2.png", "frame_10.png"]
    assert [f.t for f in frames] == [0.0, 1.0, 2.0]
    assert all(f.settled for f in frames)


def test_the_interval_between_pictures_can_be_set(tmp_path):
    write_pictures(tmp_path, ["a.png", "b.png"])
    assert [f.t for f in frames_of(str(tmp_path), interval=0.25)] == [0.0, 0.25]


def test_the_times_of_a_folder_are_known_only_if_somebody_says_them(tmp_path):
    write_pictures(tmp_path, ["a.png", "b.png"])
    with open_source(str(tmp_path)) as counted, open_source(str(tmp_path), interval=1.0) as told:
        assert (counted.timed, told.timed) == (False, True)


def test_a_pattern_names_pictures_in_order(tmp_path):
    write_pictures(tmp_path, ["b.png", "a.png", "c.jpg"])
    assert [Path(f.source).name for f in frames_of(str(tmp_path / "*.png"))] == ["a.png", "b.png"]


@pytest.mark.parametrize(("names", "expected"), [
    (["f10", "f9", "f100"], ["f9", "f10", "f100"]),
    (["b", "1", "a"], ["1", "a", "b"]),
    (["frame_001", "frame_000"], ["frame_000", "frame_001"]),
])
def test_name_order(names, expected):
    assert sorted(map(Path, names), key=name_order) == list(map(Path, expected))


def test_a_damaged_picture_in_a_folder_is_reported_and_left_out(tmp_path):
    write_pictures(tmp_path, ["1.jpg", "2.jpg", "3.jpg"])
    (tmp_path / "2.jpg").write_text("not a picture at all")
    first, notice, last = items_of(str(tmp_path))
    assert isinstance(notice, Notice) and notice.kind == "skipped" and "2.jpg" in notice.text
    assert (first.t, last.t) == (0.0, 2.0)


def test_a_jpeg_that_was_cut_off_is_not_taken_for_a_whole_one(tmp_path):
    write_pictures(tmp_path, ["1.jpg"])
    path = tmp_path / "1.jpg"
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(SourceError, match="cut off"):
        frames_of(str(path))


def test_a_folder_of_nothing_but_damaged_pictures_is_an_error(tmp_path):
    for name in ("1.jpg", "2.jpg"):
        (tmp_path / name).write_text("x")
    with pytest.raises(SourceError, match="none of the 2 pictures"):
        frames_of(str(tmp_path))


@pytest.mark.parametrize(("spec", "words"), [
    ("nowhere.mp4", "no such file or folder"),
    ("nowhere*.jpg", "no pictures match"),
    ("ftp://camera/stream", "addresses start with"),
    ("ada:s3cret@camera/x", "ada:\\*\\*\\*@camera/x .*addresses start with"),
])
def test_what_cannot_be_opened_is_said_in_one_sentence(spec, words):
    with pytest.raises(SourceError, match=words) as error:
        open_source(spec)
    assert "\n" not in str(error.value)


def test_an_empty_folder_is_said_in_one_sentence(tmp_path):
    with pytest.raises(SourceError, match="holds no pictures"):
        open_source(str(tmp_path))


def test_a_video_gives_every_frame_with_its_time(tmp_path):
    frames = frames_of(str(make_video(tmp_path / "v.mp4")))
    assert [f.index for f in frames] == list(range(30))
    assert [f.t for f in frames] == pytest.approx([i / 30 for i in range(30)], abs=1e-3)
    assert not any(f.settled for f in frames)
    assert frames[0].image.shape == (96, 128, 3)


def test_an_mp4_without_its_index_says_so(tmp_path):
    path = make_video(tmp_path / "v.mp4")
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    with pytest.raises(SourceError, match="cut off before its index"):
        open_source(str(path))


def test_a_cut_off_video_gives_what_it_has_and_says_so(tmp_path):
    path = make_video(tmp_path / "v.mp4", faststart=True)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    *frames, notice = items_of(str(path))
    assert isinstance(notice, Notice) and notice.kind == "truncated" and "of 30 frames" in notice.text
    assert 5 <= len(frames) <= 25


@pytest.mark.parametrize("content", [b"", b"this is text, whatever its name says\n" * 20])
def test_a_file_that_is_no_video_is_said_in_one_sentence(tmp_path, content):
    path = tmp_path / "v.mp4"
    path.write_bytes(content)
    with pytest.raises(SourceError, match=r"empty|not a video"):
        open_source(str(path))


def test_stopping_ends_the_iteration(tmp_path):
    with open_source(str(make_video(tmp_path / "v.mp4"))) as source:
        seen = []
        for frame in source:
            seen.append(frame)
            source.stop()
    assert len(seen) == 1


def jpeg(shade: int) -> bytes:
    return cv2.imencode(".jpg", picture(shade))[1].tobytes()


class Drip(io.RawIOBase):
    """A pipe that gives a few bytes at a time."""

    def __init__(self, data: bytes, step: int) -> None:
        self.data, self.step = data, step

    def read(self, size: int = -1) -> bytes:
        taken, self.data = self.data[: self.step], self.data[self.step:]
        return taken


@pytest.mark.parametrize("step", [1, 7, 100000])
def test_jpegs_are_split_whatever_the_pipe_gives_at_a_time(step):
    whole = [jpeg(10), jpeg(200), jpeg(90)]
    between = b"\r\n--frame\r\nContent-Type: image/jpeg\r\n\r\n"
    assert list(split_jpegs(Drip(between + between.join(whole) + between, step))) == whole


def test_a_thumbnail_inside_a_picture_does_not_end_it():
    thumb, outer = jpeg(10), jpeg(200)
    segment = b"Exif\x00\x00" + thumb
    picture_ = outer[:2] + b"\xff\xe1" + (len(segment) + 2).to_bytes(2, "big") + segment + outer[2:]
    assert list(split_jpegs(io.BytesIO(picture_ + outer))) == [picture_, outer]


def test_mjpeg_on_standard_input_has_the_times_of_its_rate():
    frames = frames_of("-", fps=10, stdin=io.BytesIO(jpeg(10) + jpeg(60) + jpeg(90)))
    assert [f.t for f in frames] == [0.0, 0.1, 0.2]


def test_standard_input_that_is_no_picture_is_said_in_one_sentence():
    with pytest.raises(SourceError, match=r"Motion JPEG|no picture came"):
        frames_of("-", stdin=io.BytesIO(b"hello " * 1000))


def test_a_folder_with_brackets_in_its_name_is_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "Bilder [2026] (1)"
    folder.mkdir()
    write_pictures(folder, ["a1.jpg", "a[1].jpg", "b.jpg"])
    assert [Path(frame.source).name for frame in frames_of(f"{folder}/*.jpg")] == ["a1.jpg", "a[1].jpg", "b.jpg"]
    assert [Path(frame.source).name for frame in frames_of(f"{folder}/a[12].jpg")] == ["a1.jpg"]
    assert [Path(frame.source).name for frame in frames_of(f"{folder}/a[1].jpg")] == ["a[1].jpg"]


def gif(path: Path, pictures: int) -> Path:
    shown = [Image.fromarray(picture(10 + 20 * n)) for n in range(pictures)]
    shown[0].save(path, save_all=pictures > 1, append_images=shown[1:], duration=100)
    return path


def test_a_gif_that_does_not_move_is_a_picture(tmp_path: Path) -> None:
    still, film = gif(tmp_path / "still.gif", 1), gif(tmp_path / "film.gif", 3)
    [frame] = frames_of(str(still))
    assert frame.settled and frame.image.shape == (48, 64, 3)
    assert [path.name for path in pictures_in(tmp_path)] == ["still.gif"]
    assert not any(frame.settled for frame in frames_of(str(film)))
    for cut in range(len(film.read_bytes())):
        is_film(film.read_bytes()[:cut])


def test_broken_pictures_of_a_pipe_are_told_once_and_counted_at_the_end() -> None:
    good = cv2.imencode(".jpg", picture(10))[1].tobytes()
    bad = good[:20] + b"\xff\xc0\x00\x0b\x08\x00\x00\x00\x00\x01\x01\x11\x00" + good[-2:]
    items = items_of("-", stdin=io.BytesIO(good + bad * 80 + good))
    assert sum(isinstance(item, Frame) for item in items) == 2
    told = [item.text for item in items if isinstance(item, Notice)]
    assert len(told) == 2 and "80 pictures could not be read" in told[-1]
