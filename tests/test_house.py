"""The house keeps its order: who imports whom, what ships, how long a file may be, what every module says of itself.

import-linter holds the contracts between rooms (pyproject.toml); here is what it cannot say.
"""

import ast
import inspect
import re
import subprocess
import sys
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "referee"
MODULES = sorted(PACKAGE.rglob("*.py"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LONGEST_FILE = 400
"""Lines: so many can be read in one sitting."""
MOST_WORDS = 25
"""Of a sentence: a longer one is read twice."""
MOST_METHODS, MOST_ATTRIBUTES = 20, 12
"""Of a class: with more it does several things, however short its file. Fields of a frozen value are what it says."""
LARGER = {
    "referee.evaluate.board.figures.RoundRow": (0, 15),
    "referee.evaluate.board.figures.StillRow": (0, 14),
    "referee.evaluate.cards.figures.StillRow": (0, 14),
    "referee.evaluate.cards.verdicts.RoundRow": (0, 14),
    "referee.evaluate.board.rounds.Figures": (1, 21),
    "referee.games.api.game.Game": (26, 16),
    "referee.games.api.standing.Standing": (35, 21),
    "referee.games.board.game.BoardGame": (21, 16),
    "referee.games.board.learning.learning.Learning": (32, 16),
    "referee.rules.board.diagnosis.window.Window": (14, 19),
    "referee.rules.board.evidence.looks.Looks": (26, 8),
    "referee.rules.board.umpire.deciding.Decider": (33, 5),
    "referee.rules.board.umpire.umpire.Umpire": (19, 16),
    "referee.session.live.desk.Desk": (20, 13),
    "referee.session.live.relay.Relay": (15, 19),
    "referee.session.shown.regulars.Figures": (2, 14),
    "referee.session.watch.session.Session": (19, 29),
    "referee.sim.board.render.renderer.Renderer": (23, 8),
    "referee.store.log.Store": (29, 5),
    "referee.store.database.writer.Writer": (24, 14),
    "referee.tracking.board.memory.BoardMemory": (22, 8),
    "referee.vision.board.reading.pieces.PieceFinder": (13, 14),
    "referee.vision.board.teaching.seen.Board": (1, 14),
    "referee.web.wire.connections.Connection": (18, 18),
}
"""Classes with more methods or attributes, and how many: these numbers may only fall."""


def imports_of(path: Path) -> set[str]:
    """Top-level names of absolute imports, `referee.x.y` in full."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module)
    return found


def ids(paths):
    return [str(p.relative_to(ROOT)) for p in paths]


PURE = [p for room in ("rules", "kit") for p in sorted((PACKAGE / room).rglob("*.py"))]


@pytest.mark.parametrize("path", PURE, ids=ids(PURE))
def test_rules_and_kit_need_nothing_but_the_standard_library(path):
    room = ".".join(path.relative_to(ROOT).parts[:2])
    foreign = {name for name in imports_of(path)
               if name.split(".")[0] not in sys.stdlib_module_names and not f"{name}.".startswith(f"{room}.")}
    assert not foreign


def test_the_plain_values_need_nothing_but_the_standard_library_texts_and_the_kit():
    foreign = {n for path in (PACKAGE / "values").glob("*.py") for n in imports_of(path)
               if n.split(".")[0] not in sys.stdlib_module_names}
    assert foreign == {"referee.i18n.said", "referee.kit.taught", "referee.values.common"}


def test_capture_takes_only_picture_decoding_from_vision():
    for path in sorted((PACKAGE / "capture").rglob("*.py")):
        assert {n for n in imports_of(path) if n.startswith("referee.vision")} <= {"referee.vision.common.images"}, path


REGISTERED = PACKAGE / "games"
"""The one place where a game is known to everything else."""
MEASURING = ("sim", "evaluate")
"""The rooms that play and measure the board game itself."""


@pytest.mark.parametrize("path", MODULES, ids=ids(MODULES))
def test_no_game_is_known_by_name_but_where_it_is_registered(path):
    room = path.relative_to(PACKAGE)
    game = {"board", "cards", "dice"} & {*room.parts}
    if room.parts[0] in ("rules", *MEASURING) or game or path.is_relative_to(REGISTERED):
        return
    assert not re.search(r"(rules|games)([./]| import )(board|cards|dice)", path.read_text("utf-8"))


def test_store_takes_only_the_core_of_the_rules():
    for path in sorted((PACKAGE / "store").rglob("*.py")):
        assert {n for n in imports_of(path) if n.startswith("referee.rules")} <= {"referee.rules.core"}, path


@pytest.mark.parametrize("path", MODULES, ids=ids(MODULES))
def test_every_module_says_what_it_is_for_and_can_be_read_in_one_sitting(path):
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= LONGEST_FILE
    assert not text.strip() or ast.get_docstring(ast.parse(text)), "a module begins with what it is for"


def described(tree: ast.Module) -> list[str]:
    """What the docstrings of module, classes and functions say, and the strings below assignments."""
    rooms = [n for n in ast.walk(tree)
             if isinstance(n, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)]
    texts = [text for room in rooms if (text := ast.get_docstring(room))]
    below = [below for n in ast.walk(tree) for body in (getattr(n, "body", None),) if isinstance(body, list)
             for above, below in pairwise(body) if isinstance(above, ast.Assign | ast.AnnAssign)]
    return texts + [inspect.cleandoc(n.value.value) for n in below if isinstance(n, ast.Expr)
                    and isinstance(n.value, ast.Constant) and isinstance(n.value.value, str)]


def too_long(text: str) -> list[str]:
    """Its sentences of too many words. One ends with its paragraph or point of a list, or at . ? ! : ; and a space."""
    said = [sentence for block in re.split(r"\n\s*\n|\n\s*- ", text)
            for sentence in re.split(r"(?<=[.?!:;])\s+", " ".join(block.split()))]
    return [sentence for sentence in said if len(re.findall(r"\S*\w\S*", sentence)) > MOST_WORDS]


@pytest.mark.parametrize("path", MODULES, ids=ids(MODULES))
def test_what_the_code_says_of_itself_is_read_once(path):
    assert not [s for text in described(ast.parse(path.read_text(encoding="utf-8"))) for s in too_long(text)]


def test_a_long_sentence_is_found_wherever_it_stands():
    long, short = "a " * MOST_WORDS + "word", "a " * (MOST_WORDS - 1) + "word"
    at = ['"""{}"""', 'def f():\n    """Short.\n\n    - {}"""', 'class A:\n    x: int\n    """{}."""',
          'class A:\n    def f(self):\n        self.x = 1\n        """{}."""', 'A = 1\n"""Short: {}"""']
    for code in at:
        found = [[s for text in described(ast.parse(code.format(words))) for s in too_long(text)]
                 for words in (short, long)]
        assert found[0] == [] and len(found[1]) == 1, code


def test_rules_and_values_which_do_not_know_each_other_mean_the_same():
    from referee.rules import core
    from referee.rules.board import observation
    from referee.values import board, common

    assert core.UNKNOWN == common.UNKNOWN
    assert observation.Cell == board.Cell


def is_value(node: ast.ClassDef) -> bool:
    """Whether a class is a frozen dataclass, a form or the type of a JSON object: all its fields are given at once."""
    frozen = any("frozen=True" in ast.unparse(decorator) for decorator in node.decorator_list)
    return frozen or any(ast.unparse(base).endswith(("Form", "Part", "TypedDict")) for base in node.bases)


def size_of(node: ast.ClassDef) -> tuple[int, int]:
    """How many methods a class has, and how many attributes: of its own, and given to `self`."""
    methods = [m for m in node.body if isinstance(m, ast.FunctionDef | ast.AsyncFunctionDef)]
    if is_value(node):
        return len(methods), 0
    names = {m.target.id for m in node.body if isinstance(m, ast.AnnAssign) and isinstance(m.target, ast.Name)}
    names |= {t.id for m in node.body if isinstance(m, ast.Assign) for t in m.targets if isinstance(t, ast.Name)}
    names |= {at.attr for method in methods for at in ast.walk(method)
              if isinstance(at, ast.Attribute) and isinstance(at.ctx, ast.Store) and ast.unparse(at.value) == "self"}
    return len(methods), len(names)


def test_no_class_does_many_things_and_those_that_do_only_shrink():
    found = {f"{'.'.join(path.relative_to(ROOT).with_suffix('').parts)}.{node.name}": size_of(node)
             for path in MODULES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
             if isinstance(node, ast.ClassDef)}
    large = {name: size for name, size in found.items() if size[0] > MOST_METHODS or size[1] > MOST_ATTRIBUTES}
    assert large == LARGER, "give a class less to do; where it has less than the list says, lower or strike its line"


def test_the_package_list_names_every_package_and_every_folder_that_ships():
    listed = set(PROJECT["tool"]["setuptools"]["packages"])
    found = {".".join(p.parent.relative_to(ROOT).parts) for p in PACKAGE.rglob("__init__.py")}
    assert listed == found | {"referee.models", "referee.samples", "referee.calibration"}


def test_every_command_is_described_in_the_readme():
    from referee.cli import COMMANDS

    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    missing = [name for name in COMMANDS if f"`referee {name}" not in readme]
    assert not missing


def test_every_command_has_a_file_and_a_help_text():
    from referee.cli import COMMANDS, app

    registered = {c.name: c.callback.__doc__ for c in app.registered_commands}
    assert set(registered) == set(COMMANDS)
    assert all(registered.values())


def test_links_between_documents_lead_somewhere():
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (path.parent / target).exists(), f"{path.name} links to {target}"


def test_no_path_of_a_developers_machine_is_tracked():
    listed = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z"], capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    pattern = re.compile(rb"(?<![\w.~-])/(?:home|Users|work|opt/rv|tmp)/[a-z]")
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if path.suffix in (".py", ".md", ".toml", ".json", ".js", ".html", ".css", "") and path.is_file():
            found = pattern.search(path.read_bytes())
            assert not found, f"{name}: {found and found[0].decode()}"
