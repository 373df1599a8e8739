"""The tables as the club's page shows them: who comes first, what is told anew, what silence is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from referee.club.floor import AWAY_S, GONE_S, floor, natural, score_mark, view
from referee.store.club import ClubTable

NOW = 1_000_000.0
SCENE: dict[str, Any] = {"match": 1, "game": "dice", "document": "dice", "round": 2, "phase": "running", "runs": True,
                         "clock_s": 30.0, "scene": "play", "over": False, "rule": None,
                         "people": [{"seat": "top", "name": "Anna", "total": 3, "points": None, "place": None}]}


def table(name: str, silent: float = 0.2, *, scene: dict[str, Any] | None = None, **what: Any) -> ClubTable:
    return ClubTable(id=name, name=name, address="", silent_s=silent, played_s=130.0, match=1, changes=1,
                     scene=SCENE if scene is None else scene, **{"waiting": [], "help": "", "help_s": 0.0,
                                                                "answered": False, **what})


def test_who_needs_somebody_comes_first_and_the_others_in_their_order() -> None:
    tables = [table("Table 10"), table("Table 2"), table("over", scene={**SCENE, "over": True}), table("silent", 12.0),
              table("waits", waiting=[{"what": "question", "names": ["Anna"]}]), table("calls", help="come"),
              table("answered", help="come", answered=True), table("idle", scene={"match": None, "scene": "home"}),
              table("closed", 30.0, scene={}), table("away", AWAY_S + 1), table("gone", GONE_S + 1)]
    assert floor(tables, NOW, {})["order"] == ["calls", "waits", "silent", "answered", "Table 2", "Table 10", "idle",
                                               "over", "away", "closed"]


@pytest.mark.parametrize(("silent_s", "since"), [(2.5, None), (7.9, None), (8.1, NOW - 8.1), (60.0, NOW - 60)])
def test_silence_is_said_within_ten_seconds(silent_s: float, since: float | None) -> None:
    assert view(table("t", silent_s), NOW)["silent_since"] == since


def test_what_only_moves_on_with_time_is_not_told_anew() -> None:
    before = floor([table("t", help="come", help_s=1.0)], NOW, {})
    later = replace(table("t", 0.7, help="come", help_s=3.4), scene={**SCENE, "clock_s": 31.9})
    assert floor([later], NOW + 2.4, before) == before
    slept = replace(later, silent_s=20.0, help="")
    silent = floor([slept], NOW + 22, before)
    assert silent != before and floor([replace(slept, silent_s=24.3)], NOW + 26.4, silent) == silent


def test_a_clock_runs_since_a_moment_or_stands() -> None:
    assert view(table("t", 0.5), NOW)["clock"] == {"began": NOW - 30.5, "s": 0}
    assert view(table("t", scene={**SCENE, "runs": False}), NOW)["clock"] == {"began": None, "s": 30}
    assert view(table("t", 20.0), NOW)["clock"] == {"began": None, "s": 30}
    assert view(table("t", scene={**SCENE, "clock_s": None}), NOW)["clock"] is None


def test_a_rule_is_told_by_its_title() -> None:
    assert view(table("t", scene={**SCENE, "rule": "BG-PLACE-2"}), NOW)["rule_title"]
    assert view(table("t", scene={**SCENE, "rule": "NO-SUCH"}), NOW)["rule_title"] == ""


def test_lines_of_a_round_that_runs_change_no_score() -> None:
    seen = table("t")
    assert score_mark([seen]) == score_mark([replace(seen, changes=9, scene={**SCENE, "clock_s": 99.0})])
    assert score_mark([seen]) != score_mark([replace(seen, scene={**SCENE, "phase": "stopped"})])
    stopped = replace(seen, scene={**SCENE, "phase": "stopped"})
    assert score_mark([stopped]) != score_mark([replace(stopped, changes=2)])


def test_names_are_in_the_order_of_people() -> None:
    assert sorted(["Table 10", "table 2", "Attic"], key=natural) == ["Attic", "table 2", "Table 10"]
