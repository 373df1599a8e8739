"""The bench: every figure stands beside its reference, and a verdict's delay is counted from the last motion."""

import cv2
import pytest

from referee.evaluate.board.bench import BenchError, Step, bench, beside_peer, delays, per_frame
from referee.evaluate.board.figures import Learned, StillRow
from referee.evaluate.board.versus import Compared
from referee.evaluate.common.figure import Figure
from tests.support.pictures import loaded


def step(n: int, state: str = "still", *, referee: float = 1.0, read: bool = False, judged: int = 0) -> Step:
    return Step(n / 30, 5.0, referee, state, read, judged)


@pytest.mark.parametrize(("figure", "met"), [
    (Figure("a", 3.0, "ms", 0.4, 0.5), True), (Figure("a", 3.0, "ms", 0.6, 0.5), False),
    (Figure("a", 90.0, "frames/s", 0.7, 0.6, below=False), True),
    (Figure("a", 90.0, "frames/s", 0.5, 0.6, below=False), False),
    (Figure("a", 400.0, "MB", None, 500.0), True), (Figure("a", 600.0, "MB", None, 500.0), False),
    (Figure("a", 1.0, "ms"), None)])
def test_a_target_is_for_the_share_where_there_is_one(figure: Figure, met: bool | None) -> None:
    assert figure.met is met


def test_frames_are_told_apart_by_what_happens_on_them() -> None:
    steps = [step(0), step(1), step(2, "moving", referee=2.0), step(3, "hand", referee=4.0),
             step(4, read=True, referee=50.0)]
    found = {f.name: f for f in per_frame(steps)}
    assert found["decode a frame"].value == 5.0
    assert found["referee it, nothing happens"].share == pytest.approx(0.2)
    assert found["referee it, something moves"].value == 3.0
    assert found["referee it, the board is read"].share == pytest.approx(10.0)


def test_a_delay_is_counted_from_the_last_motion_and_waits_for_slow_frames() -> None:
    steps = [step(n, "moving") for n in range(4)] + [step(4), step(5), step(6, read=True, referee=60.0, judged=1)]
    [prompt] = delays(steps)
    assert prompt.value == pytest.approx(1000 * 3 / 30 + 60.0)
    slow = [step(n, "moving") for n in range(4)] + [step(4), step(5, read=True, referee=100.0),
                                                    step(6, read=True, referee=60.0, judged=1)]
    [late] = delays(slow)
    assert late.value == pytest.approx(1000 * 2 / 30 + 160.0)
    assert list(delays(steps[:4])) == []


def row(exact: bool, right: int) -> StillRow:
    return StillRow("s", True, Learned(), pieces=10, right=right, exact=exact)


def test_the_peer_is_compared_by_the_cost_of_every_frame_and_by_what_is_read_right() -> None:
    steps = [step(0, referee=1.0), step(1, referee=1.0), step(2, referee=7.0, read=True)]
    told = [f.to_dict() for f in beside_peer(steps, Compared([row(True, 10)] * 4, [row(True, 10)] + [row(False, 4)] * 3,
                                                             [80.0, 96.0, 900.0]))]
    found = {f["name"]: (f["value"], f["share"], f["target"], f["met"]) for f in told}
    assert found == {"YOLO peer, every frame (median)": (96.0, None, None, None),
                     "referee, every frame (mean)": (3.0, 32.0, 30.0, True),
                     "boards at rest read exactly, peer": (25.0, None, None, None),
                     "boards at rest read exactly": (100.0, None, 25.0, True),
                     "pieces at rest read right, peer": (55.0, None, None, None),
                     "pieces at rest read right": (100.0, None, 55.0, True)}
    slow = {f.name: f.met for f in beside_peer(steps, Compared([row(False, 3)], [row(True, 10)], [20.0]))}
    assert not any(slow[name] for name in ("referee, every frame (mean)", "boards at rest read exactly",
                                           "pieces at rest read right"))


@pytest.mark.slow
def test_all_figures_of_a_round_in_one_run(rendered, tmp_path) -> None:
    still = loaded(rendered.empty)
    cv2.imwrite(str(tmp_path / "empty.jpg"), still)
    writer = cv2.VideoWriter(str(tmp_path / "round.mp4"), cv2.VideoWriter.fourcc(*"mp4v"), 10.0, still.shape[1::-1])
    for n in range(15):
        shown = still.copy()
        if n < 4:
            cv2.circle(shown, (600 + 36 * n, 360), 60, (60, 90, 200), -1)
        writer.write(shown)
    writer.release()
    found = bench(tmp_path, rounds=1)
    assert (found["frames"], found["size"]) == (15, [1280, 720])
    assert [f["name"] for f in found["figures"]] == [
        "decode a frame", "referee it, nothing happens", "referee it, something moves",
        "referee it, the board is read", "decode the video", "referee the video", "peak memory of `referee watch`",
        "YOLO peer, every frame (median)", "referee, every frame (mean)",
        "judge a step (median)", "judge a step (99 %)", "judge a step (longest)",
        "judge a whole round (longest)", "peak memory of judging"]
    assert all(f["value"] > 0 for f in found["figures"])


def test_a_folder_without_a_round_is_refused(tmp_path) -> None:
    with pytest.raises(BenchError, match="referee simulate"):
        bench(tmp_path)
