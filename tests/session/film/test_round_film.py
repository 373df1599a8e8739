"""The film of a round: pictures kept only when asked and within bounds, outlines and words in it, refusals in words."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import av
import numpy as np
import pytest
from numpy.typing import NDArray

from referee.games.api.lines import Watched
from referee.session.film import film, footage
from referee.session.film.film import CALM, WRONG, WRONG_LINE
from referee.session.film.filming import Films
from referee.session.film.footage import EVERY_S, Footage, RoundPictures
from referee.session.film.recording import Recording
from referee.session.live.hub import Hub
from referee.session.match.commands import CommandError
from referee.session.match.play import SOURCE
from referee.session.shown.script import Scene, Script, script
from referee.store import Store
from tests.support import dashboard, diced

PLACE = (1, 1)
VIOLATION_S = 11.5  # seconds of the recorded round


def grey(shade: int = 128) -> NDArray[np.uint8]:
    learned = dashboard.table()
    return np.full((learned.height, learned.width, 3), shade, np.uint8)


def near(picture: Any, colour: tuple[int, int, int]) -> bool:
    return bool((abs(picture.reshape(-1, 3).astype(int) - colour).sum(axis=1) < 60).sum() > 40)


@pytest.fixture
def kept(tmp_path: Path) -> Footage:
    kept = Footage(tmp_path / "log.films")
    kept.keep(True)
    return kept


@pytest.fixture
def played(hub: Hub, store: Store) -> Hub:
    """The recorded round, up to its first violation."""
    hub.set_table(dashboard.table())
    dashboard.play(hub, store, until=9)
    return hub


def record(kept: Footage, times: list[float], place: footage.Place = PLACE) -> None:
    with RoundPictures(kept) as pictures:
        for t in times:
            pictures.picture(place, grey(), t)
            while pictures._waiting.qsize():  # as slow as a camera
                time.sleep(0.001)


def test_only_what_is_wrong_is_outlined_in_red(tmp_path: Path) -> None:
    """Of dice nobody knows whose they are, and their players have no colours."""
    learned = diced.table()
    told = Script([Scene(0.0, pieces=(("unknown", ("red-1",)), ("bottom", ("blue-1",))))], 0.0, 2.0, {"bottom": "Anna"})
    bare = np.full((learned.height, learned.width, 3), 128, np.uint8)
    film.make(tmp_path / "film.mp4", told, [(n / 5, bare) for n in range(5)], learned)
    with av.open(str(tmp_path / "film.mp4")) as made:
        picture = next(made.decode(video=0)).to_ndarray(format="bgr24")
    below = picture[-learned.height:]
    assert near(below, film.PLAIN_LINE)
    assert not near(below, WRONG_LINE) and not near(below, (0, 0, 255))


def test_nothing_is_kept_unless_people_asked_for_it(tmp_path: Path) -> None:
    kept = Footage(tmp_path / "log.films")
    record(kept, [0.0, 1.0])
    assert not kept.keeps and kept.size() == 0 and not kept.folder.exists()


def test_pictures_are_thinned_reduced_and_found_again_by_their_times(kept: Footage, monkeypatch: Any) -> None:
    monkeypatch.setattr(footage, "WIDTH", 401)
    record(kept, [n / 20 + 5 for n in range(40)])
    record(kept, [60.0, 61.0])  # after a restart
    found = list(kept.pictures(PLACE))
    times = [t for t, _ in found]
    assert len(kept.segments(PLACE)) == 2 and times[-2:] == [60.0, 61.0]
    assert len(times) == pytest.approx(2 / EVERY_S + 2, abs=2) and times[0] == 5.0
    assert found[0][1].shape[1] == 400


def test_a_round_that_was_cut_off_can_be_seen_up_to_there(kept: Footage) -> None:
    record(kept, [float(n) for n in range(100)])
    [path] = kept.segments(PLACE)
    path.write_bytes(path.read_bytes()[:path.stat().st_size // 2])
    assert 10 < len(list(kept.pictures(PLACE))) < 100


def test_the_oldest_go_first_and_a_match_takes_its_pictures_along(kept: Footage, monkeypatch: Any) -> None:
    for match in (1, 2, 12):
        record(kept, [0.0], (match, 1))
    sizes = [path.stat().st_size for path in kept.files()]
    Footage(kept.folder, most=sizes[1] + sizes[2]).tidy()
    assert [path.name.split("-")[1] for path in kept.files()] == ["2", "12"]
    kept.delete(1)
    assert kept.size() == sizes[1] + sizes[2]
    kept.delete(2)
    assert [path.name.split("-")[1] for path in kept.files()] == ["12"]
    monkeypatch.setattr(Footage, "room", lambda self: False)
    record(kept, [0.0], (3, 1))
    assert not kept.segments((3, 1)), "the disk has no room"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_disk_that_fills_up_while_pictures_are_kept_stops_nothing_else(kept: Footage, monkeypatch: Any) -> None:
    def full(place: footage.Place) -> Path:
        path = kept.folder / f"match-{place[0]}-round-1-part-1.mkv"
        if place == PLACE:
            path.symlink_to("/dev/full")
        return path

    monkeypatch.setattr(kept, "new_segment", full)
    record(kept, [0.0, 1.0])
    record(kept, [0.0, 1.0], (2, 1))
    assert [t for t, _ in kept.pictures((2, 1))] == [0.0, 1.0]


def test_the_film_shows_outlines_and_words_for_as_long_as_they_stand(played: Hub, tmp_path: Path) -> None:
    play = played.play
    assert play is not None
    told, out = script(play, 1, "en"), tmp_path / "film.mp4"
    assert [scene.kind for scene in told.scenes if scene.text][-1] == "violation"
    pictures = [(n / 2, grey()) for n in range(100)]
    shown = film.make(out, told, pictures, dashboard.table())
    with av.open(str(out)) as container:
        stream = container.streams.video[0]
        frames = [frame.to_ndarray(format="bgr24") for frame in container.decode(stream)]
        assert stream.codec_context.name == "h264" and stream.pix_fmt == "yuv420p"
    assert len(frames) == shown == pytest.approx(2 * (told.end - max(0.0, told.begin)), abs=2)
    first = int((VIOLATION_S - max(0.0, told.begin)) * 2)
    before, after = frames[first - 2], frames[first + 4]
    strip = frames[0].shape[0] - dashboard.table().height
    assert near(after[strip:], WRONG_LINE) and not near(before[strip:], WRONG_LINE)
    assert near(after[:strip], WRONG) and near(before[:strip], CALM) and not near(before[:strip], WRONG)


def test_a_film_speaks_the_language_of_the_screen(played: Hub) -> None:
    assert played.play is not None
    english, french = (script(played.play, 1, language) for language in ("en", "fr"))
    assert [s.text for s in english.scenes] != [s.text for s in french.scenes]
    assert [s.pieces for s in english.scenes] == [s.pieces for s in french.scenes]


def test_a_film_that_is_not_wanted_any_more_ends(played: Hub, tmp_path: Path) -> None:
    assert played.play is not None
    told = script(played.play, 1, "en")
    pictures = ((n / 2, grey()) for n in range(100))
    assert film.make(tmp_path / "film.mp4", told, pictures, dashboard.table(), lambda share: share < 0.5) < 20


def ready(films: Films) -> dict[str, Any]:
    deadline = time.monotonic() + 30
    while (state := films.state(1, 1, "en"))["state"] == "making" and time.monotonic() < deadline:
        time.sleep(0.01)
    return state


@pytest.fixture
def films(played: Hub) -> Iterator[Films]:
    yield played.films
    played.films.close()


def test_what_was_kept_becomes_a_film_and_after_a_correction_another_one(played: Hub, films: Films) -> None:
    assert films.state(1, 1, "en") == {
        "state": "impossible", "text": "No pictures of this round were kept, so there can be no film of it."}
    with pytest.raises(CommandError, match="No pictures"):
        played.command("make_film", {"match": 1, "round": 1, "language": "en"})
    played.command("keep_pictures", {"keep": True})
    record(films.footage, [n / 2 for n in range(40)])
    played.command("make_film", {"match": 1, "round": 1, "language": "en"})
    assert ready(films)["state"] == "ready"
    path = films.file(1, 1, "en")
    assert path is not None and films.kept()["bytes"] > path.stat().st_size
    assert films.file(1, 1, "fr") is None, "that is another film"
    played.command("overrule", {"finding": played.state()["findings"][0]["seq"], "decision": "allowed"})
    assert films.file(1, 1, "en") is None and films.state(1, 1, "en") == {"state": "none"}
    assert played.command("delete_pictures", {}) == {"keeps": True, "bytes": 0}


def test_a_recording_is_read_again(played: Hub, films: Films, store: Store, tmp_path: Path) -> None:
    assert played.play is not None
    with Recording(tmp_path / "evening.mp4", 2.0) as recording:
        for n in range(40):
            recording.add(grey(), n / 2)
    store.keep(1, SOURCE, {"spec": str(tmp_path / "evening.mp4")})
    played.keep_look(Watched(t=0.0, looks=2, live=False))
    films.make(1, 1, "en")
    assert ready(films)["state"] == "ready"
    played.films.footage.delete()
    (tmp_path / "evening.mp4").unlink()
    assert "evening.mp4 is no longer" in films.state(1, 1, "en")["text"]
    played.keep_look(Watched(t=9.0, looks=2, live=True))
    assert "No pictures" in films.state(1, 1, "en")["text"], "what came from a camera is in no file"


def test_a_full_disk_is_said_before_and_while_a_film_is_made(films: Films, monkeypatch: Any) -> None:
    films.footage.keep(True)
    record(films.footage, [n / 2 for n in range(40)])
    monkeypatch.setattr(Footage, "room", lambda self: False)
    with pytest.raises(CommandError, match="nearly full"):
        films.make(1, 1, "en")
    monkeypatch.setattr(Footage, "room", lambda self: True)

    def refuse(*args: Any, **more: Any) -> int:
        monkeypatch.setattr(Footage, "room", lambda self: False)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(film, "make", refuse)
    films.make(1, 1, "en")
    state = ready(films)
    assert state["state"] == "failed" and "nearly full" in state["text"]
    assert not list(films.footage.folder.glob("*.mp4"))


def test_a_round_without_a_camera_has_no_film(store: Store) -> None:
    store.new_match(dashboard.PLAYERS, "new", {"rounds": 1})
    films = Films(store)
    assert films.state(1, 1, "en")["text"].startswith("No camera watched this round")
    with pytest.raises(CommandError):
        films.state(1, 7, "en")
