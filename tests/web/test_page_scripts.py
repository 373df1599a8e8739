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

from referee.club.app import TEXTS
from referee.games.registry import GAMES
from referee.i18n.catalogue import sources
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


def done(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True, text=True,
                          timeout=PATIENCE_S, check=False, env={**os.environ, **environment})


def run(*command: str | Path, **environment: str) -> None:
    found = done(*command, **environment)
    assert found.returncode == 0, found.stdout + found.stderr


def tool(name: str) -> Path:
    node()
    path = CHECKS / "node_modules" / ".bin" / name
    needed(path.exists(), f"{name} is not installed")
    return path


def test_the_types_of_the_state_are_those_of_python() -> None:
    assert write_types.FILE.read_text("utf-8") == write_types.text(), "make types"


def test_every_script_fits_the_types() -> None:
    run(tool("tsc"), "--project", CHECKS)


TYPED = {
    "app.js", "around/happened.js", "around/help/camera.js", "around/running.js", "around/setup/draft.js",
    "around/setup/own.js", "around/when.js", "base/device.js", "base/drafts.js", "base/html.js",
    "base/names.js", "base/pages.js", "base/root.js", "base/settings.js", "base/storage.js", "base/text_key.js",
    "base/texts.js", "base/version.js", "club/app.js", "club/calls.js", "club/last.js", "club/one_table.js",
    "club/state.js", "club/tables.js", "club/words.js", "live/between.js", "live/correct_sheet.js",
    "live/count_drafts.js", "live/count_order.js", "live/counting.js", "live/counts.js", "live/demo.js",
    "live/headlines.js", "live/keypad.js", "live/keys.js", "live/photos.js", "live/scenes/by_hand.js",
    "live/scenes/do_now.js", "live/scenes/incident.js", "live/scenes/match_end.js",
    "live/scenes/playing.js", "live/scenes/question.js", "live/scenes/standings.js",
    "live/scenes/winner.js", "live/spoken.js", "live/standing.js", "live/table_tab.js", "live/told.js",
    "tables/board/face.js", "tables/board/help/drawings.js", "tables/board/kind.js",
    "tables/board/tokens_amiss.js", "tables/board/words.js", "tables/camera.js", "tables/cards/before.js",
    "tables/cards/card.js", "tables/cards/correct/corrections.js", "tables/cards/drawing.js",
    "tables/cards/ended.js", "tables/cards/face.js", "tables/cards/found.js", "tables/cards/kind.js",
    "tables/cards/layout.js", "tables/cards/overlay.js", "tables/cards/proof.js",
    "tables/cards/tappable.js", "tables/cards/teach.js", "tables/cards/words.js", "tables/colours.js",
    "tables/dice/before.js", "tables/dice/correct/corrections.js", "tables/dice/correct/pads.js",
    "tables/dice/die.js", "tables/dice/drawing.js", "tables/dice/ended.js", "tables/dice/face.js",
    "tables/dice/found.js", "tables/dice/kind.js", "tables/dice/layout.js", "tables/dice/overlay.js",
    "tables/dice/proof.js", "tables/dice/tappable.js", "tables/dice/teach.js", "tables/dice/words.js",
    "tables/drawn.js", "tables/geometry.js", "tables/marks.js", "tables/offered.js", "tables/pad.js",
    "tables/photo.js", "tables/plain/face.js", "tables/plain/kind.js", "tables/registry.js",
    "tables/seats.js", "tables/teach_shown.js", "ui/club.js", "ui/face.js", "ui/next_time.js",
    "ui/read_number.js",
}
"""The scripts whose every parameter has a type: this list may only grow."""


def test_scripts_whose_every_parameter_has_a_type_keep_it() -> None:
    found = done(tool("tsc"), "--project", CHECKS, "--noImplicitAny", "--pretty", "false").stdout
    named = re.findall(r"^(\S+)\(\d+,\d+\): error", found, re.M)
    untyped = {(ROOT / path).resolve().relative_to(STATIC).as_posix() for path in named}
    scripts = {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.js") if "vendor" not in path.parts}
    assert scripts - untyped == TYPED, "give what you write types; where a script has them all, add it to the list"


def test_every_script_is_written_as_agreed() -> None:
    run(tool("eslint"), "--config", CHECKS / "eslint.config.js", "--max-warnings", "0", STATIC, CHECKS)


def test_what_computes_in_them(tmp_path: Path) -> None:
    found = sources("en")
    texts = tmp_path / "page.ftl"
    texts.write_text("\n".join(found[name] for name in TEXTS), encoding="utf-8")
    tests = sorted(CHECKS.glob("*.test.js"))
    assert tests
    run(node(), "--test", *tests, PAGE_TEXTS=str(texts), TZ="Europe/Berlin")


OWN = sorted(path for path in STATIC.rglob("*.js") if path.relative_to(STATIC).parts[0] not in ("vendor", "tables"))


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.relative_to(STATIC).as_posix())
def test_no_game_is_known_by_name_but_where_its_table_is(path: Path) -> None:
    names = {name for game in GAMES for name in (game.rules.game, game.document)}
    said = set(re.findall(r"""["'`]([\w-]+)["'`]""", path.read_text("utf-8")))
    assert not said & names, "tables/registry.js is where a game is made known"
