"""A phone as a source: what it may send, which of two is the camera, its clock, and how it is lost and comes back."""

from __future__ import annotations

import threading

import cv2
import numpy as np
import pytest

from referee.capture import Frame, Notice, Phone, PhoneSource, PictureRefused, SourceError, open_source
from referee.capture.streams import phone
from referee.i18n.said import Said

ONE, OTHER = b"1" * 16, b"2" * 16


def jpeg(width: int = 320, height: int = 240, grey: int = 100) -> bytes:
    return cv2.imencode(".jpg", np.full((height, width, 3), grey, np.uint8))[1].tobytes()


class Clock:
    """The machine's clock, for the phone and its source."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    it = Clock()
    monkeypatch.setattr(phone, "time", it)
    monkeypatch.setattr(phone, "TICK_S", 0.0)
    return it


def refused(box: Phone, data: bytes, sender: bytes = ONE) -> PictureRefused:
    with pytest.raises(PictureRefused) as told:
        box.push(sender, data, 0.0)
    return told.value


PNG = cv2.imencode(".png", np.zeros((240, 320, 3), np.uint8))[1].tobytes()
HUGE = bytes.fromhex("ffd8ffc0000b08ffffffff01011100ffd9")  # says that it has 65535 x 65535 pixels


@pytest.mark.parametrize(("data", "sentence"), [
    (b"", "no JPEG"),
    (b"GET / HTTP/1.1", "no JPEG"),
    (PNG, "no JPEG"),
    (jpeg()[:-200], "no JPEG"),
    (b"\xff\xd8\xff", "no JPEG"),
    (HUGE, "65535x65535"),
    (jpeg(100, 100), "100x100"),
    (jpeg() + bytes(phone.LARGEST), "4 MB at most"),
], ids=["empty", "text", "png", "cut off", "a beginning", "huge", "tiny", "too many bytes"])
def test_what_is_no_picture_of_a_camera_is_refused_in_a_sentence(data: bytes, sentence: str) -> None:
    told = refused(Phone(), data)
    assert sentence in str(told)
    assert not told.other


def test_the_newest_picture_only(clock: Clock) -> None:
    box = Phone()
    for grey in (10, 20, 30):
        box.push(ONE, jpeg(grey=grey), grey / 10)
    taken = box.take(0)
    assert isinstance(taken, phone.Picture)
    assert round(float(taken.image.mean())) == 30
    assert box.take(0) is None


def test_the_first_of_two_phones_stays_until_it_leaves_or_is_replaced(clock: Clock) -> None:
    box = Phone()
    box.push(ONE, jpeg(), 0.0)
    assert refused(box, jpeg(), OTHER).other
    box.push(OTHER, jpeg(), 0.0, instead=True)
    assert refused(box, jpeg(), ONE).other
    box.leave(ONE, Said("phone-gone"))  # it is not the camera: its word does not count
    assert isinstance(box.take(0), phone.Picture)
    box.leave(OTHER, Said("phone-gone"))
    box.push(ONE, jpeg(), 5.0)
    clock.now += phone.HELD_S + 1
    box.push(OTHER, jpeg(), 5.0)


def times(box: Phone, clock: Clock, shots: list[tuple[float, float]]) -> list[float]:
    """When pictures were taken, by the machine's clock, of `(seconds until it arrives, the phone's clock)`."""
    found = []
    for later, shot in shots:
        clock.now += later
        box.push(ONE, jpeg(), shot)
        taken = box.take(0)
        assert isinstance(taken, phone.Picture)
        found.append(round(taken.at - 1000.0, 3))
    return found


def test_times_are_those_of_the_shots_however_late_they_come(clock: Clock) -> None:
    assert times(Phone(), clock, [(0.0, 50.0), (0.1, 50.1), (0.5, 50.2), (0.0, 50.3), (0.1, 50.7)]) == [
        0.0, 0.1, 0.2, 0.3, 0.7]


@pytest.mark.parametrize("shots", [
    [(0.0, 50.0), (0.1, float("nan")), (0.1, float("inf")), (0.1, 50.3)],
    [(0.0, 50.0), (0.1, 3.0), (0.1, 3.1), (0.1, 3.2)],
    [(0.0, 50.0), (0.1, 1e300), (0.1, 50.2), (0.1, 50.3)],
], ids=["no number", "loaded again", "nonsense"])
def test_a_clock_that_makes_no_sense_does_not_disorder_times(clock: Clock, shots: list[tuple[float, float]]) -> None:
    found = times(Phone(), clock, shots)
    assert found == sorted(found)
    assert all(0.0 <= t <= 0.31 for t in found)


def told(source: PhoneSource) -> Frame | Notice:
    return next(iter(source))


def test_it_is_waited_for_lost_and_comes_back_at_another_size(clock: Clock) -> None:
    box = Phone()
    source = PhoneSource(box)
    seen: list[object] = []

    def next_of(items: list[object]) -> None:
        item = told(source)
        items.append((item.kind, str(item.text)) if isinstance(item, Notice) else item.image.shape[:2])

    next_of(seen)
    for n in range(4):
        clock.now += 0.1
        box.push(ONE, jpeg(), n / 10)
        next_of(seen)
    box.leave(ONE, Said("phone-hidden"))
    next_of(seen)
    clock.now += 30.0
    box.push(ONE, jpeg(240, 320), 33.0)
    next_of(seen)
    next_of(seen)
    clock.now += 2.0
    next_of(seen)
    assert seen == [
        ("waiting", str(Said("phone-awaited"))), *[(240, 320)] * 4,
        ("source_lost", str(Said("phone-hidden"))),
        ("source_back", "the phone delivers again"), (320, 240),
        ("source_lost", str(Said("phone-silent")))]


def test_a_loss_is_seen_within_two_seconds_and_time_goes_on(clock: Clock) -> None:
    box = Phone()
    source = PhoneSource(box)
    told(source)
    for n in range(9):
        clock.now += 0.2
        box.push(ONE, jpeg(), n / 5)
        assert isinstance(told(source), Frame)
    clock.now += 1.9
    lost = told(source)
    assert isinstance(lost, Notice) and (lost.kind, round(lost.t, 1)) == ("source_lost", 3.5)


def test_a_source_that_nobody_feeds_can_be_stopped() -> None:
    source = PhoneSource(Phone())
    told(source)
    threading.Timer(0.1, source.stop).start()
    assert next(iter(source), None) is None


def test_only_the_dashboard_has_a_phone() -> None:
    with pytest.raises(SourceError, match="referee serve"):
        open_source("phone")
