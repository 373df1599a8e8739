"""The film of a round from its page: asked for, made, and played by a browser."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from playwright.sync_api import Browser, expect

from referee.session.film.encoding import H264
from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.support import dashboard
from tests.support.page import opened, press

pytestmark = pytest.mark.browser


def test_a_film_is_made_and_plays(browser: Browser, server: Server, hub: Hub, store: Store) -> None:
    hub.set_table(dashboard.table())
    dashboard.play(hub, store, until=9)
    with opened(browser, server.url, "match/1#1") as page:
        film = page.get_by_role("region", name="Film")
        expect(film).to_contain_text("No pictures of this round were kept")
        with page.expect_response(lambda answer: answer.request.method == "POST"):
            film.get_by_role("checkbox", name="Keep pictures of rounds from now on").check()
        expect(film.get_by_role("checkbox")).to_be_checked()
        assert hub.films.footage.keeps

        picture = cv2.imdecode(np.frombuffer(dashboard.picture(1) or b"", np.uint8), cv2.IMREAD_COLOR)
        assert picture is not None
        kept = H264(hub.films.footage.new_segment((1, 1)), picture.shape[1] // 2 * 2, picture.shape[0] // 2 * 2)
        for n in range(20):
            kept.add(np.asarray(picture, np.uint8), n * 1000)
        kept.close()
        page.reload()
        press(page, "Make a film of this round")
        video = film.locator("video")
        expect(video).to_be_visible()
        page.wait_for_function("() => document.querySelector('video').readyState >= 1")
        assert video.evaluate("v => [v.error, v.videoWidth > 0, Math.round(v.duration)]") == [None, True, 15]
        video.evaluate("v => { v.muted = true; return v.play(); }")
        page.wait_for_function("() => document.querySelector('video').currentTime > 0.1")
        with page.expect_download() as saved:
            film.get_by_role("link", name="Save the film").click()
        assert saved.value.suggested_filename == "referee-match-1-round-1.mp4"
