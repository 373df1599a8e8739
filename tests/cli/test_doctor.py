"""`referee doctor` and `referee calibrate` as a user runs them."""

import json
import socket

import pytest

from tests.support.command import assert_one_sentence, referee, started


@pytest.mark.slow
def test_doctor_says_go_or_no_go_for_everything_and_its_status_agrees(rendered) -> None:
    done = started("doctor", rendered.empty, "--table", rendered.table, "--port", 0, "--json")
    found = json.loads(done.stdout)
    assert found["ok"] == all(c["ok"] for c in found["checks"]) and done.returncode == (0 if found["ok"] else 1)
    assert [c["name"] for c in found["checks"]][:4] == ["model", "port", "source", "board"]
    assert next(c for c in found["checks"] if c["name"] == "size")["needed"] == 57.0


def test_doctor_without_a_source_looks_at_the_installation(tmp_path) -> None:
    done = referee("doctor", "--port", 0)
    assert done.returncode == 0 and len(done.stdout.splitlines()) == 2
    assert done.stderr.startswith("the installation is ready;")


def test_a_port_that_is_taken_is_no_go() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = referee("doctor", "--port", taken.getsockname()[1])
    assert done.returncode == 1
    assert "NO-GO  port" in done.stdout and "--port" in done.stdout


def test_a_source_that_cannot_be_opened_is_a_check_too() -> None:
    done = referee("doctor", "nowhere.mp4", "--port", 0, "--json")
    found = json.loads(done.stdout)
    assert done.returncode == 1 and not found["ok"]
    assert found["checks"][-1]["name"] == "source" and "nowhere.mp4" in found["checks"][-1]["text"]


def test_learn_with_a_size_needs_the_corners(rendered, tmp_path) -> None:
    done = referee("learn", rendered.empty, "-o", tmp_path / "t.json", "--grid", "8x8")
    assert done.returncode == 2 and "--grid needs --corners" in done.stderr


def test_calibrate_with_pictures_without_the_target_says_what_to_do(rendered, tmp_path) -> None:
    line = assert_one_sentence(started("calibrate", rendered.empty, "-o", tmp_path / "lens.json"))
    assert "take 10 to 20 pictures" in line and not (tmp_path / "lens.json").exists()


def test_learn_with_a_lens_that_is_none_says_what_to_do(rendered, tmp_path) -> None:
    assert_one_sentence(referee("learn", rendered.empty, "-o", tmp_path / "t.json", "--lens", tmp_path / "no.json"))
