"""Every promise of SECURITY.md has a figure, and what measures it is there."""

from __future__ import annotations

import ast
import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "SECURITY.md").read_text(encoding="utf-8")


def promises(text: str) -> list[list[str]]:
    """The rows of the table under *Promises*: promise, figure, what measures it."""
    [section] = re.findall(r"^## Promises$(.*?)^## ", text, re.DOTALL | re.MULTILINE)
    rows = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in section.splitlines() if "|" in line]
    assert rows[0] == ["promise", "figure", "measured by"], "the table has these columns"
    return rows[2:]


def wanting(row: list[str]) -> str:
    """What a promise lacks; empty where it lacks nothing."""
    if len(row) != 3 or not all(row):
        return "a promise, a figure and what measures it"
    if not re.search(r"\d", row[1]):
        return "a figure"
    measures = re.findall(r"`([^`]+)`", row[2])
    if not measures:
        return "a script or a test"
    return next((f"{name}: there is no such script or test" for name in measures if not exists(name)), "")


def exists(name: str) -> bool:
    """Whether a script (`tests.soak.NAME`) can be run, or a test (`tests/FILE.py::NAME`) is there."""
    if "/" not in name:
        return (name.startswith("tests.") and (path := ROOT / (name.replace(".", "/") + ".py")).is_file()
                and importlib.util.spec_from_file_location(name, path) is not None
                and "def main()" in path.read_text(encoding="utf-8"))
    file, _, test = name.partition("::")
    if not (ROOT / file).is_file():
        return False
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return test in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("row", promises(TEXT), ids=lambda row: row[0][:60])
def test_every_promise_has_a_figure_and_what_measures_it(row: list[str]) -> None:
    assert wanting(row) == ""


@pytest.mark.parametrize(("row", "lacks"), [
    (["safe", "", "`tests.soak.access`"], "a promise"), (["safe", "very", "`tests.soak.access`"], "a figure"),
    (["safe", "0 of 7", "people looked"], "a script"), (["safe", "0 of 7", "`tests.soak.nowhere`"], "no such"),
    (["safe", "0 of 7", "`tests/test_security.py::test_of_nothing`"], "no such"), (["safe", "7"], "a promise"),
    (["safe", "0 of 7", "`tests/nowhere.py::test_a`"], "no such"),
])
def test_a_promise_that_lacks_something_is_found(row: list[str], lacks: str) -> None:
    assert lacks in wanting(row)


def test_there_are_promises_and_the_readme_leads_to_them() -> None:
    assert len(promises(TEXT)) >= 10
    assert "](SECURITY.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)\)", TEXT):
        assert (ROOT / target).exists(), target
