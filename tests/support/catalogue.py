"""What the catalogue of texts holds and what the source asks of it, for the tests of both."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

import referee
from referee.i18n.catalogue import sources

PACKAGE = Path(referee.__path__[0])


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # the library finds it by this name
        self.names.add(node.id.name)


def parameters(node: BaseNode) -> frozenset[str]:
    """The names of what is filled in."""
    found = _Variables()
    found.visit(node)
    return frozenset(found.names)


@cache
def texts(language: str, file: str | None = None) -> dict[str, frozenset[str]]:
    """Key -> the parameters its text needs, with `.title` and the like as keys of their own; all files or one.

    Of a file's name without a folder it is that file of every game, too.
    """
    if file is not None:
        return {key: of for key, of in texts(language).items() if f"/{_nodes(language)[key][0]}".endswith(f"/{file}")}
    return {key: parameters(node) for key, (_, node) in _nodes(language).items()}


@cache
def _nodes(language: str) -> dict[str, tuple[str, BaseNode]]:
    """Key -> its file and its text."""
    found: dict[str, tuple[str, BaseNode]] = {}
    for name, source in sources(language).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, Junk), f"{name}: {entry.content}"
            if isinstance(entry, Message | Term):
                for part, node in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                    key = f"{entry.id.name}{part}"
                    assert key not in found, f"{name}: {key} stands twice"
                    if node is not None:
                        found[key] = (name, node)
    return found


@dataclass(frozen=True)
class Asked:
    """A place in the source where something is said. `given` is None where parameters come in a mapping."""

    key: str
    given: frozenset[str] | None
    where: str


@cache
def asked() -> list[Asked]:
    """Every `say("...")`, `Said("...")` and error said by key in the package."""
    trees = {path: _tree(path) for path in sorted(PACKAGE.rglob("*.py"))}
    errors = _errors(list(trees.values()))
    found = []
    for path, tree in trees.items():
        names = errors | ({"say", "Said"} & _imported(tree))
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and call.args and _name(call.func) in names:
                every = None in {k.arg for k in call.keywords}
                given = None if every else frozenset(k.arg or "" for k in call.keywords)
                where = f"{path.relative_to(PACKAGE)}:{call.lineno}"
                found += [Asked(key, given, where) for key in _constants(call.args[0]) if " " not in key]
    return found


@cache
def constants() -> set[str]:
    """Every string constant of the package: a key that is none of them is used nowhere."""
    return {node.value for path in PACKAGE.rglob("*.py") for node in ast.walk(_tree(path))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def beginnings() -> tuple[str, ...]:
    """How keys begin that the package puts together, as in `f"said-{kind}"`."""
    nodes = [node for path in PACKAGE.rglob("*.py") for node in ast.walk(_tree(path))]
    starts = {node.values[0].value for node in nodes
              if isinstance(node, ast.JoinedStr) and len(node.values) > 1 and isinstance(node.values[0], ast.Constant)}
    return tuple(str(start) for start in starts if re.fullmatch(r"[a-z]+-(?:[a-z-]+-)?", str(start)))


KEY = r"[a-z0-9]+(?:-[a-z0-9]+)*"
_STRING, _TEMPLATE = re.compile(rf'"({KEY})"'), re.compile(r"`((?:[a-z0-9-]|\$\{[^}]*\})+)`")
_PUT_TOGETHER = re.compile(rf'\bkey\("({KEY})", [^)]*\)')


@dataclass(frozen=True)
class AskedByPage:
    """What of the catalogue a piece of the page names: keys written whole, and patterns of those put together."""

    whole: frozenset[str]
    patterns: frozenset[str]

    def fits(self, key: str) -> bool:
        """Whether the key is named; a number at its end may be put there by the page."""
        return key in self.whole or re.sub(r"-\d$", "", key) in self.whole or any(
            re.fullmatch(pattern, key) for pattern in self.patterns)


def named_by_page() -> AskedByPage:
    """Every key that stands somewhere in the page's modules."""
    return _named("\n".join(_modules()))


def said_by_page() -> AskedByPage:
    """The keys of `t(...)`: each of them is shown to somebody."""
    arguments = [_argument(source, call.end()) for source in _modules()
                 for call in re.finditer(r"(?<![\w.])t\(", source)]
    return _named("\n".join(re.sub(r"[!=]== \"[^\"]*\"", "", argument) for argument in arguments))


def _named(source: str) -> AskedByPage:
    rest = _PUT_TOGETHER.sub("", source)
    made = {re.sub(r"\$\{[^}]*\}", ".+", found) for found in _TEMPLATE.findall(rest) if re.match(r"[a-z]+-", found)}
    return AskedByPage(frozenset(_STRING.findall(rest)),
                       frozenset({f"{start}-.+" for start in _PUT_TOGETHER.findall(source)} | made))


def _argument(source: str, start: int) -> str:
    """The first argument of the call whose bracket opens just before `start`."""
    depth, inside = 0, ""
    for end in range(start, len(source)):
        sign = source[end]
        if inside:
            inside = "" if sign == inside else inside
        elif sign in "\"`":
            inside = sign
        elif depth == 0 and sign in ",)":
            return source[start:end]
        else:
            depth += (sign in "([{") - (sign in ")]}")
    raise AssertionError(f"a call is never closed: {source[start:start + 40]}")


@cache
def _modules() -> tuple[str, ...]:
    static = PACKAGE / "web" / "static"
    return tuple(p.read_text("utf-8") for p in sorted(static.rglob("*.js")) if "vendor" not in p.parts)


def _errors(trees: list[ast.Module]) -> set[str]:
    """The classes of errors said by key, their children's children too."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    names = {"SaidError"}
    while new := {c.name for c in classes if names & {_name(b) for b in c.bases}} - names:
        names |= new
    return names


def _imported(tree: ast.Module) -> set[str]:
    """The names a module takes from the catalogue."""
    return {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module
            and node.module.startswith("referee.i18n") for alias in node.names}


def _constants(node: ast.expr) -> list[str]:
    """The keys an argument may be: one constant, or those of a conditional expression."""
    if isinstance(node, ast.IfExp):
        return _constants(node.body) + _constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
