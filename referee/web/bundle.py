"""The page's modules and sheets of style in few files, put together when the server starts.

Why it exists: a browser learns of a module only from the one that imports it. 140 modules in a chain took seven seconds
on a slow line. So a document asks for `NAME.js`, with what all its pages need, and `NAME/PLACE` for the page at an
address; `page` is the name for a table's, `club-page` for a club's.
How: each module becomes a function that is called once, when it is first needed, whichever file brought it. A map leads
a browser's tools back to the modules themselves, which are served, too. What it does not do: read JavaScript. It knows
the forms in which this page writes `import` and `export`, and refuses others.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath

_COMMENT = re.compile(r"^[ \t]*(?:/\*\*.*?\*/[ \t]*$|//.*?$)", re.S | re.M)
_IMPORT = re.compile(r'^import (?:(\{[^}]*\}|\* as [\w$]+) from )?"(\.[^"]+)";', re.M)
_PASSED_ON = re.compile(r"^export (\{[^}]*\}) from ['\"](\.[^'\"]+)['\"];", re.M)
_LIST = re.compile(r"\bexport ?(\{[^}]*\});?")
_EXPORT = re.compile(r"^export ((?:async )?function\*? |const |class )([\w$]+)", re.M)
_LATER = re.compile(r'(?<=[ \[(]|>)import\("(\.[^"]+)"\)(?!\.)')
_UNKNOWN = re.compile(r"^(?:import|export)\b.*", re.M)
_ENTRY = re.compile(r'<script[^>]* src="/static/([^"]+)"')
_SHEET = re.compile(r'<link rel="stylesheet" href="/static/([^"]+)"(?: media="(\w+)")?>')

_HEAD = """\
const $made = {}, $makers = {};
export const $define = (more) => { for (const name of Object.keys(more)) $makers[name] ??= more[name]; };
export const $of = (name) => ($made[name] ??= $makers[name]());
export const $later = async (name) => {
  if (!(name in $makers)) await import(`./{chunks}${name}`);
  return $of(name);
};
$define({
"""


class UnknownFormError(ValueError):
    """A module imports or exports in a form that is not known here."""


@dataclass(frozen=True)
class Module:
    """A module as a function's body, line for line as it was written; `needs` and `later` are paths from the top."""

    path: str
    body: str
    exports: dict[str, str] = field(default_factory=dict)
    needs: tuple[str, ...] = ()
    later: tuple[str, ...] = ()


def module_of(path: str, text: str) -> Module:
    """What a module at a path comes to in a bundle.

    Raises `UnknownFormError` where an import or export is written in a form that is not known.
    """
    exports: dict[str, str] = {}
    needs: list[str] = []
    later: list[str] = []

    def place(name: str) -> str:
        return normpath((PurePosixPath(path).parent / name).as_posix())

    def imported(found: re.Match[str]) -> str:
        names, target = found[1], place(found[2])
        needs.append(target)
        left = names.replace(" as ", ": ") if names and names.startswith("{") else (names or "").removeprefix("* as ")
        return f"const {left} = $of({target!r});" if left else f"$of({target!r});"

    def passed_on(found: re.Match[str]) -> str:
        target = place(found[2])
        needs.append(target)
        exports.update({name: f"$of({target!r}).{own}" for own, name in _pairs(found[1])})
        return "\n" * found[0].count("\n")

    def listed(found: re.Match[str]) -> str:
        exports.update({name: own for own, name in _pairs(found[1])})
        return "\n" * found[0].count("\n")

    def exported(found: re.Match[str]) -> str:
        exports[found[2]] = found[2]
        return found[1] + found[2]

    def fetched(found: re.Match[str]) -> str:
        later.append(place(found[1]))
        return f"$later({later[-1]!r})"

    body = _COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)
    for form, instead in ((_IMPORT, imported), (_PASSED_ON, passed_on), (_LIST, listed), (_EXPORT, exported),
                          (_LATER, fetched)):
        body = form.sub(instead, body)
    if unknown := _UNKNOWN.search(body):
        raise UnknownFormError(f"{path}: {unknown[0]}")
    return Module(path, body, exports, tuple(needs), tuple(later))


def _pairs(braces: str) -> list[tuple[str, str]]:
    """`{ a, b as c }`: ("a", "a"), ("b", "c")."""
    parts = [part.split() for part in braces.strip("{} \n").split(",") if part.strip()]
    return [(part[0], part[-1]) for part in parts]


@dataclass(frozen=True)
class Bundle:
    """The few files that a document asks for, by name; each script has its map beside it.

    `script` brings what the document's entry needs, `chunks` is the folder of what single pages need besides.
    """

    document: str
    entry: str
    script: str
    style: str
    chunks: str
    files: dict[str, str]

    @classmethod
    @cache
    def of(cls, folder: Path, document: str, name: str) -> Bundle:
        """The files for a document of a folder, which names its entry and its sheets of style.

        Raises `UnknownFormError`; a module that does not exist raises `FileNotFoundError`.
        """
        found = _ENTRY.search(document)
        if found is None:
            raise UnknownFormError("the document names no script")
        made = cls(document, found[1], f"{name}.js", f"{name}.css", f"{name}/", {})
        made.files.update(_scripts(made, folder))
        made.files[made.style] = _styles(folder, document)
        return made

    def page(self, version: str, chunk: str) -> str:
        """The document with its few files, by version; `chunk`: the module of the page at the address.

        Its script, which opens the live line, is named first: it comes over the connection that is open already, and
        waits for no style (`async`). What the page asks for first comes meanwhile. `{language}`: to be filled in.
        """
        at = f"/static/{version}/"
        sheets = list(_SHEET.finditer(self.document))
        begin, end = sheets[0].start(), sheets[-1].end()
        asked = "".join(f'\n <link rel="preload" as="fetch" crossorigin href="/api/{name}">'
                        for name in ("access", "texts/{language}"))
        found = f'{self.document[:begin]}<link rel="modulepreload" href="{at}{self.script}">' \
                f'\n <link rel="stylesheet" href="{at}{self.style}">' \
                f'\n <link rel="modulepreload" href="{at}{self.chunks}{chunk}">{asked}{self.document[end:]}'
        return found.replace(f"/static/{self.entry}", at + self.script).replace('="/static/icon', f'="{at}icon')


def _scripts(bundle: Bundle, folder: Path) -> dict[str, str]:
    known: dict[str, Module] = {}

    def module(path: str) -> Module:
        return module_of(path, (folder / path).read_text(encoding="utf-8"))

    def closure(path: str) -> dict[str, Module]:
        found: dict[str, Module] = {}
        waiting = [path]
        while waiting:
            if (now := waiting.pop()) not in found:
                found[now] = known[now] if now in known else known.setdefault(now, module(now))
                waiting += found[now].needs
        return found

    base = closure(bundle.entry)
    entry = base.pop(bundle.entry)
    files = _file(bundle.script, _HEAD.replace("{chunks}", bundle.chunks), base.values(), entry)
    waiting = [target for one in (entry, *base.values()) for target in one.later]
    while waiting:
        target = waiting.pop()
        if bundle.chunks + target in files:
            continue
        own = {path: found for path, found in closure(target).items() if path not in base}
        up = relpath(bundle.script, (PurePosixPath(bundle.chunks) / target).parent.as_posix())
        files |= _file(bundle.chunks + target, f'import {{ $define, $of, $later }} from "{up}";\n$define({{\n',
                       own.values())
        waiting += [later for one in own.values() for later in one.later]
    return files


def _file(name: str, head: str, modules: Iterable[Module], entry: Module | None = None) -> dict[str, str]:
    """A script of modules, each made when it is asked for, with a module that runs at once at the end; and its map."""
    lines = head.splitlines()
    sources: list[str] = []
    places: list[tuple[int, int] | None] = [None] * len(lines)

    def put(module: Module) -> None:
        own = module.body.splitlines()
        places.extend((len(sources), n) for n in range(len(own)))
        sources.append(relpath(module.path, PurePosixPath(name).parent.as_posix()))
        lines.extend(own)

    for module in sorted(modules, key=lambda one: one.path):
        lines.append(f'"{module.path}": () => {{')
        places.append(None)
        put(module)
        exports = ", ".join(f"{name}: {own}" for name, own in module.exports.items())
        lines.append(f"return {{ {exports} }};\n}},")
        places += [None, None]
    lines.append("});")
    places.append(None)
    if entry:
        put(entry)
    last = PurePosixPath(name).name
    lines.append(f"//# sourceMappingURL={last}.map")
    source_map = {"version": 3, "file": last, "sources": sources, "names": [], "mappings": _mappings(places)}
    return {name: "\n".join(lines) + "\n", f"{name}.map": json.dumps(source_map)}


def _mappings(places: list[tuple[int, int] | None]) -> str:
    """Which line of which source each line is, as source maps have it: differences in base 64, a semicolon a line."""
    found, source, line = [], 0, 0
    for place in places:
        if place is None:
            found.append("")
            continue
        found.append("A" + _number(place[0] - source) + _number(place[1] - line) + "A")
        source, line = place
    return ";".join(found)


def _number(n: int) -> str:
    """A number as a source map writes it: five bits a digit, the lowest first, the sign in the last bit of all."""
    digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    rest, text = (-n << 1 | 1) if n < 0 else n << 1, ""
    while True:
        rest, now = rest >> 5, rest & 31
        text += digits[now | (32 if rest else 0)]
        if not rest:
            return text


def _styles(folder: Path, index: str) -> str:
    """All sheets of style in their order, those of a medium within its braces."""
    sheets = []
    for path, medium in _SHEET.findall(index):
        text = (folder / path).read_text(encoding="utf-8")
        sheets.append(f"@media {medium} {{\n{text}}}\n" if medium else text)
    return "".join(sheets)
