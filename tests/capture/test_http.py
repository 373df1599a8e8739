"""What answers at an `http` address: every habit of real cameras gives pictures, everything else one clear word."""

from __future__ import annotations

import contextlib
import itertools
import time
from collections.abc import Callable, Iterator
from typing import Any

import cv2
import numpy as np
import pytest

from referee.capture.streams.http import GAP_S, SAME_S, NoPictures, Pictures, open_http
from referee.vision.common.images import decode_image
from tests.support.network_camera import STREAMS, NetworkCamera

Open = Callable[..., Pictures]


def jpeg(shade: int) -> bytes:
    return cv2.imencode(".jpg", np.full((24, 32, 3), shade, np.uint8))[1].tobytes()


@pytest.fixture
def camera() -> Iterator[NetworkCamera]:
    shades = itertools.cycle(range(0, 250, 10))
    it = NetworkCamera(lambda: jpeg(next(shades)), gap=0.01)
    yield it
    it.close()


@pytest.fixture
def opened() -> Iterator[Callable[..., Pictures]]:
    with contextlib.ExitStack() as stack:
        def at(url: str, **clock: Any) -> Pictures:
            pictures = open_http(url, **clock)
            assert pictures is not None
            stack.callback(pictures.close)
            return pictures

        yield at


@pytest.mark.parametrize("path", STREAMS)
def test_pictures_are_found_however_a_camera_parts_them(camera: NetworkCamera, opened: Open, path: str) -> None:
    got = list(itertools.islice(opened(camera.url(path)).parts, 4))
    assert [round(float(decode_image(data, "").mean()), -1) for data in got] == [0, 10, 20, 30]


@pytest.mark.parametrize("size", [24, 240])
def test_a_picture_that_is_cut_off_is_left_out(camera: NetworkCamera, opened: Open, size: int) -> None:
    """In its tables or in what follows them."""
    noise = np.random.default_rng(0).integers(0, 255, (size, size, 3), np.uint8)
    camera.picture = lambda: cv2.imencode(".jpg", noise)[1].tobytes()
    parts = opened(camera.url()).parts
    next(parts)
    camera.mode = "cut"
    time.sleep(0.05)
    camera.mode = "play"
    for data in itertools.islice(parts, 8):
        assert data.endswith(b"\xff\xd9") and data.rfind(b"\xff\xd8\xff") == 0


def test_a_single_picture_is_asked_for_again_and_again(camera: NetworkCamera, opened: Open) -> None:
    pictures = opened(camera.url("/shot.jpg"))
    assert pictures.fps == pytest.approx(4.5, abs=0.5)
    begun = time.monotonic()
    got = list(itertools.islice(pictures.parts, 4))
    assert len(set(got)) == 4
    assert time.monotonic() - begun >= 3 * GAP_S
    assert len(camera.asked) == 4


def test_a_slow_picture_is_asked_for_once_at_a_time(camera: NetworkCamera, opened: Open) -> None:
    camera.delay = 0.3
    list(itertools.islice(opened(camera.url("/shot.jpg")).parts, 3))
    assert len(camera.asked) == 3 and min(b - a for a, b in itertools.pairwise(camera.asked)) >= 0.3


def test_a_camera_that_looks_seldom_is_not_taken_for_a_fast_one(camera: NetworkCamera, opened: Open) -> None:
    """Of the very same picture one a second is passed on."""
    now = [0.0]
    camera.picture = lambda: jpeg(7)
    pictures = opened(camera.url("/shot.jpg"), sleep=lambda s: now.__setitem__(0, now[0] + s), clock=lambda: now[0])
    times = [now[0] for _ in itertools.islice(pictures.parts, 4)]
    assert min(b - a for a, b in itertools.pairwise(times)) >= SAME_S


@pytest.mark.parametrize("digest", [False, True])
@pytest.mark.parametrize("path", ["/stream", "/shot.jpg"])
def test_user_and_password_stand_in_the_address(camera: NetworkCamera, opened: Open, path: str, digest: bool) -> None:
    camera.user, camera.digest = ("ann", "a/b@c"), digest
    assert len(list(itertools.islice(opened(camera.url(path, "ann:a%2Fb%40c@")).parts, 3))) == 3
    for user, word in (("", "password"), ("ann:no@", "wrong_password")):
        with pytest.raises(NoPictures) as said:
            open_http(camera.url(path, user))
        assert said.value.word == word


@pytest.mark.parametrize(("path", "word"), [("/", "page"), ("/nowhere", "missing"), ("/403", "forbidden"),
                                            ("/503", "busy"), ("/500", "answer")])
def test_what_is_no_picture_is_told_apart(camera: NetworkCamera, path: str, word: str) -> None:
    with pytest.raises(NoPictures) as said:
        open_http(camera.url(path))
    assert said.value.word == word


def test_a_camera_that_moved_is_followed(camera: NetworkCamera, opened: Open) -> None:
    assert len(list(itertools.islice(opened(camera.url("/moved")).parts, 2))) == 2


@pytest.mark.parametrize("digest", [False, True])
def test_a_password_is_sent_along_to_where_a_camera_moved_on_itself(camera: NetworkCamera, opened: Open,
                                                                    digest: bool) -> None:
    camera.user, camera.digest = ("ann", "a/b"), digest
    assert next(opened(camera.url("/moved", "ann:a%2Fb@")).parts)


def test_a_camera_that_moved_may_name_the_password_of_its_new_place(camera: NetworkCamera, opened: Open) -> None:
    other = NetworkCamera(lambda: jpeg(7), gap=0.01)
    try:
        other.user, camera.moved_to = ("ann", "a/b"), other.url("/stream", "ann:a%2Fb@")
        assert next(opened(camera.url("/moved")).parts)
    finally:
        other.close()


def test_a_camera_that_asks_for_no_known_password_wants_one_all_the_same(camera: NetworkCamera) -> None:
    camera.user, camera.asks = ("ann", "b"), "Bearer"
    for user, word in (("", "password"), ("ann:b@", "wrong_password")):
        with pytest.raises(NoPictures) as said:
            open_http(camera.url("/stream", user))
        assert said.value.word == word


def test_a_camera_is_not_opened_when_it_is_off_and_has_ended_when_it_goes(camera: NetworkCamera,
                                                                         opened: Open) -> None:
    parts = opened(camera.url()).parts
    next(parts)
    camera.off()
    with pytest.raises(NoPictures, match="ended"):
        for _ in parts:
            pass
    with pytest.raises(NoPictures, match="unopened"):
        open_http(camera.url())
