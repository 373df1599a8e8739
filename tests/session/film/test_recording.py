"""The recorded video: it keeps the source's time, and shows what was seen."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from referee.capture import Frame, open_source
from referee.session.film.overlay import HIDDEN_BGR, OWNER_BGR, TOKEN_BGR, Overlay, plain
from referee.session.film.recording import LARGEST_GAP_S, Recording, RecordingError
from referee.session.watch.session import Moment
from tests.support.scripted import card, joker, reading, table

GREY = np.full((90, 120, 3), 128, np.uint8)


def frames_in(path):
    capture = cv2.VideoCapture(str(path))
    count = 0
    while capture.read()[0]:
        count += 1
    return count


@pytest.mark.parametrize(("times", "expected"), [
    ([i / 10 for i in range(20)], 20),
    ([0.0, 1.0], 11),
    ([0.0, 0.01, 0.02, 0.3], 4),
    ([0.0, 600.0], 1 + LARGEST_GAP_S * 10 + 1),
])
def test_a_video_lasts_as_long_as_what_it_shows(tmp_path, times, expected):
    with Recording(tmp_path / "v.mp4", fps=10.0) as recording:
        for t in times:
            recording.add(GREY, t)
    assert frames_in(tmp_path / "v.mp4") == pytest.approx(expected, abs=1)


def test_an_odd_size_is_cut_to_an_even_one(tmp_path):
    with Recording(tmp_path / "v.mp4", fps=5.0) as recording:
        recording.add(GREY[:89, :119], 0.0)
    assert frames_in(tmp_path / "v.mp4") == 1


def test_a_video_that_cannot_be_written_is_said_in_one_sentence(tmp_path):
    with Recording(tmp_path / "nowhere" / "v.mp4", 5.0) as recording, pytest.raises(RecordingError, match="ending in"):
        recording.add(GREY, 0.0)


@pytest.mark.parametrize("name", ["20:15.mp4", "a%03d #1?.mp4", "~Tür.MP4"])
def test_a_video_may_have_any_name(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    with Recording(Path(name), 5.0) as recording:
        recording.add(GREY, 0.0)
    with open_source(name) as source:
        assert len(list(source)) == 1


def drawn(**more):
    """The overlay on a grey picture of twice the learned size, and the colours in it."""
    learned = table()
    image = np.full((2 * learned.height, 2 * learned.width, 3), 128, np.uint8)
    moment = Moment(Frame(image, 1.5, 7, "x"), "still", more.pop("seen"), True)
    picture = Overlay(learned).draw(moment, "text")
    assert picture is not image and (image == 128).all()
    return picture


def near(picture, colour, x, y):
    part = picture[max(0, y - 4):y + 5, max(0, x - 4):x + 5].reshape(-1, 3).astype(int)
    return (abs(part - colour).sum(axis=1) < 90).any()


def test_pieces_tokens_and_hidden_squares_are_drawn_where_they_lie():
    seen = reading(card("dashed", (2, 1), (2, 2)), joker("dotted", (3, 3)), tokens=[(1, 5)], hidden=[(3, 0)])
    picture = drawn(seen=seen)
    assert near(picture, OWNER_BGR["dashed"], 2 * 30, 2 * 60)
    assert near(picture, OWNER_BGR["dotted"], 2 * 70, 2 * 80)
    assert near(picture, HIDDEN_BGR, 2 * 20, 2 * 90)
    assert near(picture, TOKEN_BGR, 2 * 120 + 6, 2 * 40)


def test_before_the_first_reading_only_the_state_is_drawn():
    picture = drawn(seen=None)
    assert (picture != 128).any() and (picture[150:] == 128).all()


def test_words_in_the_picture_are_written_in_the_letters_there_are() -> None:
    assert plain("Jörg, Zoë and Weiß: r9c6–r9c7 ☃") == "Jorg, Zoe and Weiss: r9c6-r9c7 ?"
