"""Every test vector of the rule reference, asked through the commands."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from referee.cli import app
from referee.cli.questions import LEGAL_KINDS
from tests.support.command import CliRunner

FILES = sorted((Path(__file__).parent / "vectors").glob("*.json"))
VECTORS = [v for file in FILES for v in json.loads(file.read_text(encoding="utf-8"))]


def question(vector: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in vector.items() if key not in ("expected", "why")}


def command(vector: dict[str, Any]) -> str:
    return "legal" if vector["kind"] in LEGAL_KINDS else "score"


def holds(want: Any, got: Any) -> bool:
    """Everything expected is there; additions are free inside objects."""
    if isinstance(want, dict):
        return isinstance(got, dict) and all(key in got and holds(value, got[key]) for key, value in want.items())
    return bool(want == got)


def test_all_vectors_are_here() -> None:
    assert sum(not v["id"].startswith("OWN-") for v in VECTORS) == 133
    assert len({v["id"] for v in VECTORS}) == len(VECTORS)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: v["id"])
def test_vector(vector: dict[str, Any]) -> None:
    result = CliRunner().invoke(app, [command(vector), "-", "--json"], input=json.dumps(question(vector)))
    assert result.exit_code == 0, result.output
    got = json.loads(result.stdout)
    assert holds(vector["expected"], got), (vector.get("why"), got)


@pytest.mark.parametrize("name", ["legal", "score"])
def test_a_list_is_answered_by_a_list_in_a_process_of_its_own(name: str, tmp_path: Path) -> None:
    mine = [v for v in VECTORS if command(v) == name]
    file = tmp_path / "questions.json"
    file.write_text(json.dumps([question(v) for v in mine]), encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "referee", name, str(file), "--json"], capture_output=True, text=True,
                          timeout=60, check=True)
    assert done.stderr == ""
    answers = json.loads(done.stdout)
    assert len(answers) == len(mine)
    assert [v["id"] for v, got in zip(mine, answers, strict=True) if not holds(v["expected"], got)] == []


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: v["id"])
def test_without_json_the_answer_is_readable_text(vector: dict[str, Any]) -> None:
    result = CliRunner().invoke(app, [command(vector), "-"], input=json.dumps(question(vector)))
    assert result.exit_code == 0, result.output
    assert result.stdout.strip()
    assert "{" not in result.stdout
    assert "None" not in result.stdout
