"""The page's scripts: their types against those of the state, their style, and what computes in them.

TypeScript and eslint come by npm (`make check-page`). Where they or Node.js are missing these tests are skipped, but
never in CI.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from importlib import resources
from pathlib import Path

import pytest

from referee.games.registry import GAMES
from referee.i18n.catalogue import sources
from referee.web.app import PAGE_TEXTS
from tests.support import write_types

ROOT = Path(__file__).parents[2]
CHECKS = ROOT / "tests" / "page"
STATIC = Path(str(resources.files("referee.web").joinpath("static")))
NODE = (20, 19)
"""The version that eslint and the tests' clock need."""
PATIENCE_S = 100.0


def needed(found: bool, what: str) -> None:
    if not found and os.environ.get("CI"):
        pytest.fail(f"{what}: in CI the page's scripts must be checked")
    if not found:
        pytest.skip(f"{what}: make check-page says more")


def node() -> str:
    """Where Node.js is, if it is new enough."""
    found = shutil.which("node") or ""
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout if found else "none"
    version = tuple(map(int, re.findall(r"\d+", told)[:2]))
    needed(version >= NODE, f"Node.js {told.strip()}, and {'.'.join(map(str, NODE))} or newer is needed")
    return found


def run(*command: str | Path, **environment: str) -> None:
    done = subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True, text=True,
                          timeout=PATIENCE_S, check=False, env={**os.environ, **environment})
    assert done.returncode == 0, done.stdout + done.stderr


def tool(name: str) -> Path:
    node()
    path = CHECKS / "node_modules" / ".bin" / name
    needed(path.exists(), f"{name} is not installed")
    return path


def test_the_types_of_the_state_are_those_of_python() -> None:
    assert write_types.FILE.read_text("utf-8") == write_types.text(), "make types"


def test_every_script_fits_the_types() -> None:
    run(tool("tsc"), "--project", CHECKS)


def test_every_script_is_written_as_agreed() -> None:
    run(tool("eslint"), "--config", CHECKS / "eslint.config.js", "--max-warnings", "0", STATIC, CHECKS)


def test_what_computes_in_them(tmp_path: Path) -> None:
    found = sources("en")
    texts = tmp_path / "page.ftl"
    texts.write_text("\n".join(found[name] for name in PAGE_TEXTS), encoding="utf-8")
    tests = sorted(CHECKS.glob("*.test.js"))
    assert tests
    run(node(), "--test", *tests, PAGE_TEXTS=str(texts), TZ="Europe/Berlin")


OWN = sorted(path for path in STATIC.rglob("*.js") if path.relative_to(STATIC).parts[0] not in ("vendor", "tables"))


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.relative_to(STATIC).as_posix())
def test_no_game_is_known_by_name_but_where_its_table_is(path: Path) -> None:
    names = {name for game in GAMES for name in (game.rules.game, game.document)}
    said = set(re.findall(r"""["'`]([\w-]+)["'`]""", path.read_text("utf-8")))
    assert not said & names, "tables/registry.js is where a game is made known"
