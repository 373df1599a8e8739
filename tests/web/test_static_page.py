"""The page needs nothing from elsewhere, builds no markup from text, and can be read in one sitting."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

STATIC = Path(str(resources.files("referee.web").joinpath("static")))
FILES = sorted(STATIC.iterdir())


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_nothing_is_loaded_from_elsewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
    assert not re.findall(r"https?://[\w.]|@import|//cdn", text)


@pytest.mark.parametrize("path", [p for p in FILES if p.suffix == ".js"], ids=lambda p: p.name)
def test_text_never_becomes_markup_or_code(path: Path) -> None:
    forbidden = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|DOMParser|srcdoc"
    assert not re.findall(forbidden, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_a_file_can_be_read_in_one_sitting(path: Path) -> None:
    assert path.read_text(encoding="utf-8").count("\n") <= 400


def test_every_module_that_is_imported_exists() -> None:
    for path in FILES:
        for name in re.findall(r"from \"\./([\w.]+)\"", path.read_text(encoding="utf-8")):
            assert (STATIC / name).is_file(), f"{path.name} imports {name}"
