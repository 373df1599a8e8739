"""The doctor: camera, view and installation, go or no-go."""

import cv2
import pytest

from referee.capture import SourceError, open_source
from referee.files.table import load_table
from referee.games.board import sight as board_sight
from referee.session.watch.doctor import examine_source, model_check, pictures_check, rate_check, whole_check
from referee.vision.common.networks.model import ModelError
from tests.support.pictures import loaded


def names(checks) -> dict[str, bool]:
    return {c.name: c.ok for c in checks}


def test_a_picture_is_looked_at_with_and_without_a_table(rendered) -> None:
    table = load_table(rendered.table)
    for given, picture in ((None, rendered.empty), (table, rendered.empty), (table, rendered.final)):
        with open_source(str(picture)) as source:
            found = names(examine_source(source, given))
        assert {"source", "board", "size", "angle", "focus", "light", "noise"} <= set(found)
        assert found["board"] and "frame_rate" not in found and "rest" not in found


def test_a_recording_is_also_asked_for_its_rate_and_rest(rendered, tmp_path) -> None:
    still = loaded(rendered.empty)
    writer = cv2.VideoWriter(str(tmp_path / "a.avi"), cv2.VideoWriter.fourcc(*"MJPG"), 10.0, still.shape[1::-1])
    for _ in range(30):
        writer.write(still)
    writer.release()
    with open_source(str(tmp_path / "a.avi")) as source:
        found = {c.name: c for c in examine_source(source)}
    assert found["frame_rate"].ok and found["frame_rate"].value == pytest.approx(10.0, rel=0.02)
    assert found["rest"].ok


def test_without_a_board_it_says_so_and_stops(rendered, tmp_path) -> None:
    cv2.imwrite(str(tmp_path / "grey.png"), loaded(rendered.empty) // 4 + 90)
    blank = tmp_path / "blank.png"
    cv2.imwrite(str(blank), cv2.blur(loaded(rendered.empty), (301, 301)))
    with open_source(str(blank)) as source:
        *_, last = examine_source(source)
    assert last.name == "board" and not last.ok and "show the whole empty board" in last.text


def test_a_source_that_cannot_be_opened_is_an_error() -> None:
    with pytest.raises(SourceError), open_source("nowhere.mp4") as source:
        list(examine_source(source))


@pytest.mark.parametrize(("fps", "ok"), [(30.0, True), (10.0, True), (2.0, False)])
def test_a_slow_camera_is_no_go(fps: float, ok: bool) -> None:
    found = rate_check([n / fps for n in range(20)])
    assert found.ok == ok and found.value == pytest.approx(fps)
    assert ("more light" in found.text) != ok


def test_a_model_that_is_not_the_one_is_no_go(monkeypatch) -> None:
    assert model_check().ok

    def other(_: str) -> None:
        raise ModelError("model-other", name="squares.onnx", found="1", wanted="2")

    monkeypatch.setattr(board_sight, "shipped_file", other)
    assert not model_check().ok and "manifest" in model_check().text


@pytest.mark.parametrize(("interval", "words"), [
    (None, "nobody knows how far apart"), (1.0, "1 s apart"), (4.0, "longer than a hand stays")])
def test_a_folder_is_asked_whether_its_pictures_go_together_and_how_far_apart_they_are(
        rendered, tmp_path, interval, words) -> None:
    for name in ("a.jpg", "b.jpg"):
        cv2.imwrite(str(tmp_path / name), loaded(rendered.empty))
    with open_source(str(tmp_path), interval=interval) as source:
        found = {c.name: c for c in examine_source(source, load_table(rendered.table))}
    assert found["pictures"].ok and "2 pictures" in found["pictures"].text and words in found["pictures"].text
    assert ("accuses nobody" in found["pictures"].text) == (interval != 1.0)
    assert found["board"].ok and "frame_rate" not in found


def test_pictures_of_another_size_or_that_cannot_be_read_are_no_go() -> None:
    check = pictures_check([(640, 480), (640, 480), (320, 240)], 4, 1.0)
    assert not check.ok and "1 of another size" in check.text and "1 cannot be read" in check.text


def test_a_stream_that_loses_packets_is_no_go() -> None:
    assert whole_check(0, 20).ok
    assert not whole_check(3, 20).ok and "3 of 20" in whole_check(3, 20).text
