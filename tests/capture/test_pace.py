"""When a live source is lost: at once for a fast one, later for a slow one, and never before its first picture."""

import pytest

from referee.capture.streams.pace import LONGEST_S, LOST_S, Pace


def told(*times: float) -> Pace:
    pace = Pace()
    for t in times:
        pace.heard(t)
    return pace


@pytest.mark.parametrize(("times", "patience"), [
    ((), LOST_S), ((0,), LOST_S), ((0, 0.03, 0.07, 0.1), LOST_S), ((0, 2, 4, 6), 6.0), ((0, 9, 18, 27), LONGEST_S)])
def test_patience_follows_the_usual_gap(times: tuple[float, ...], patience: float) -> None:
    assert told(*times).patience == pytest.approx(patience)


def test_a_long_loss_makes_the_next_one_seen_no_later() -> None:
    assert told(0, 0.1, 0.2, 60, 60.1, 60.2).patience == LOST_S


def test_a_source_is_overdue_when_its_patience_is_over() -> None:
    assert not told().overdue(100.0)
    pace = told(0, 0.1, 0.2)
    assert not pace.overdue(0.2 + LOST_S) and pace.overdue(0.3 + LOST_S)
