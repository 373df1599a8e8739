"""The page needs nothing from elsewhere, builds no markup from text, and each file can be read in one sitting."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

STATIC = Path(str(resources.files("referee.web").joinpath("static")))
FILES = sorted(path for path in STATIC.rglob("*") if path.is_file())
OWN = [path for path in FILES if "vendor" not in path.relative_to(STATIC).parts]
CODE = [path for path in FILES if path.suffix in (".js", ".css", ".html", ".svg")]
MODULES = [path for path in FILES if path.suffix == ".js"]
IMPORT = re.compile(r"""(?<![\w"-])(?:from|import\(|import)\s*["']([\w./@-]+)["']""")
FETCHED = r"""(?:src|href|url\(|import\(|from|fetch\()\s*=?\s*["'(]?\s*(?:https?:)?//"""


def name(path: Path) -> str:
    return path.relative_to(STATIC).as_posix()


@pytest.mark.parametrize("path", CODE, ids=name)
def test_nothing_is_loaded_from_elsewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.findall(FETCHED, text)
    assert not re.findall(r"@import|//cdn", text)
    if path in OWN:
        assert not re.findall(r"https?://[\w.]", text.replace("http://www.w3.org/2000/svg", ""))


@pytest.mark.parametrize("path", [path for path in OWN if path.suffix == ".js"], ids=name)
def test_addresses_are_asked_for_under_the_path_that_a_proxy_puts_before(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    fixed = re.findall(r"""(?:\b(?:src|href)\s*=\s*(?:\$\{)?|\bfetch\()[`"']/""", text)
    assert not fixed, "base/root.js has `at` for it"


@pytest.mark.parametrize("path", [path for path in OWN if path.suffix == ".js"], ids=name)
def test_text_never_becomes_markup_or_code(path: Path) -> None:
    forbidden = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|DOMParser|srcdoc"
    assert not re.findall(forbidden, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", [path for path in CODE if path in OWN], ids=name)
def test_a_file_can_be_read_in_one_sitting(path: Path) -> None:
    assert path.read_text(encoding="utf-8").count("\n") <= 300


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_every_module_that_is_imported_exists(path: Path) -> None:
    for imported in IMPORT.findall(path.read_text(encoding="utf-8")):
        assert imported.startswith("."), f"{imported} is no file of the page"
        assert (path.parent / imported).resolve().is_file(), f"{name(path)} imports {imported}"


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_every_name_that_is_imported_is_exported(path: Path) -> None:
    for names, imported in re.findall(r'import \{([^}]*)\} from "([^"]+)"', path.read_text(encoding="utf-8")):
        target = (path.parent / imported).resolve()
        if target in OWN:
            exported = set(re.findall(r"export (?:async )?(?:function|const|let) (\w+)", target.read_text("utf-8")))
            exported |= {one.strip() for group in re.findall(r"export \{([^}]*)\}", target.read_text("utf-8"))
                         for one in group.split(",")}
            assert {one.split(" as ")[0].strip() for one in names.split(",") if one.strip()} <= exported


def test_every_module_is_reached_from_the_page() -> None:
    reached, waiting = set[Path](), [STATIC / "app.js", STATIC / "club" / "app.js"]
    while waiting:
        path = waiting.pop()
        if path not in reached:
            reached.add(path)
            waiting += [(path.parent / imported).resolve() for imported in IMPORT.findall(path.read_text("utf-8"))]
    assert [name(path) for path in MODULES if path not in reached] == []


def test_every_sheet_of_style_is_linked() -> None:
    documents = "".join((STATIC / name).read_text("utf-8") for name in ("index.html", "club.html"))
    linked = set(re.findall(r'href="/static/([^"]+)"', documents))
    assert {name(path) for path in OWN if path.suffix == ".css"} <= linked
    assert all((STATIC / path).is_file() for path in linked)
