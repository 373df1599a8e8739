"""The page in few files: what a module comes to in them, what they name, and the way back to the modules."""

from __future__ import annotations

import json
import os
import re
from importlib import resources
from pathlib import Path

import pytest

from referee.club.app import PAGES as CLUB_PAGES
from referee.web.app import PAGES
from referee.web.bundle import Bundle, UnknownFormError, module_of

STATIC = Path(str(resources.files("referee.web").joinpath("static")))
PAGE = Bundle.of(STATIC, (STATIC / "index.html").read_text("utf-8"), "page")
CLUB = Bundle.of(STATIC, (STATIC / "club.html").read_text("utf-8"), "club-page")
BOTH = pytest.mark.parametrize(("bundle", "pages"), [(PAGE, PAGES), (CLUB, CLUB_PAGES)], ids=["table", "club"])
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


@pytest.mark.parametrize(("text", "body", "exports"), [
    ('import { a, b as c } from "./x.js";', "const { a, b: c } = $of('live/x.js');", {}),
    ('import {\n  a,\n} from "../x.js";', "const {\n  a,\n} = $of('x.js');", {}),
    ('import * as x from "./x.js";', "const x = $of('live/x.js');", {}),
    ('import "./x.js";', "$of('live/x.js');", {}),
    ("export const a = 1;", "const a = 1;", {"a": "a"}),
    ("export async function a() {}", "async function a() {}", {"a": "a"}),
    ("export class A {}", "class A {}", {"A": "A"}),
    ("const a=1;export{a as b,c};", "const a=1;", {"b": "a", "c": "c"}),
    ('export { a, b as c } from "./x.js";', "", {"a": "$of('live/x.js').a", "c": "$of('live/x.js').b"}),
    ('const a = () => import("./x.js");', "const a = () => $later('live/x.js');", {}),
    ('/** @param {import("./x.js").X} x */\n// a\nf(x); // b', "\n\nf(x); // b", {}),
])
def test_what_a_line_comes_to(text: str, body: str, exports: dict[str, str]) -> None:
    found = module_of("live/y.js", text)
    assert (found.body, found.exports) == (body, exports)


@pytest.mark.parametrize("text", ["export default 1;", 'import x from "./x.js";', "export let x = 1;",
                                  'export * from "./x.js";', 'import { x } from "preact";'])
def test_a_form_that_is_not_known_is_refused(text: str) -> None:
    with pytest.raises(UnknownFormError, match=re.escape(f"y.js: {text}")):
        module_of("y.js", text)


@BOTH
def test_each_address_asks_for_what_it_needs(bundle: Bundle, pages: dict[str, str]) -> None:
    folder, text = Path(bundle.entry).parent, (STATIC / bundle.entry).read_text("utf-8")
    addresses = re.findall(r'\[/\^(.*)\$/, \(\) => import\("\./([^"]+)"\)', text)
    for path, module in pages.items():
        concrete = path.format(rule="BG-1", number=7, id="a-b") if "{" in path else path
        assert [(folder / own).as_posix() for form, own in addresses
                if re.fullmatch(form.replace("?<", "?P<"), concrete)] == [module]
    assert {bundle.chunks + module for module in pages.values()} <= set(bundle.files)
    for module in pages.values():
        named = re.findall(r'="/static/abc/([^"]+)"', bundle.page("abc", module))
        assert named == ["icon.svg", bundle.script, bundle.style, bundle.chunks + module, bundle.script]


@BOTH
def test_the_page_is_made_of_few_files_and_no_module_runs_twice(bundle: Bundle, pages: dict[str, str]) -> None:
    base = set(re.findall(r'^"(\S+\.js)": \(\) => \{$', bundle.files[bundle.script], re.M))
    for name, text in bundle.files.items():
        if name.startswith(bundle.chunks) and name.endswith(".js"):
            own = set(re.findall(r'^"(\S+\.js)": \(\) => \{$', text, re.M))
            assert own and not own & base
            assert set(re.findall(r"\$of\('([^']+)'\)", text)) <= own | base


def test_no_module_needs_itself_in_a_circle() -> None:
    modules = {path.relative_to(STATIC).as_posix(): path.read_text("utf-8") for path in STATIC.rglob("*.js")}
    needs = {path: module_of(path, text).needs for path, text in modules.items()}
    settled: set[str] = set()
    while free := {path for path, wanted in needs.items() if path not in settled and settled.issuperset(wanted)}:
        settled |= free
    assert not needs.keys() - settled, "in a bundle a module must be made before what needs it"


def numbers(text: str) -> list[int]:
    """The numbers of a part of a source map."""
    found, bits, value = [], 0, 0
    for digit in map(DIGITS.index, text):
        value |= (digit & 31) << bits
        bits += 5
        if not digit & 32:
            found.append(-(value >> 1) if value & 1 else value >> 1)
            bits = value = 0
    return found


def test_the_map_leads_back_to_the_line() -> None:
    name = PAGE.chunks + PAGES["/play"]
    told, lines = json.loads(PAGE.files[f"{name}.map"]), PAGE.files[name].splitlines()
    texts: dict[Path, list[str]] = {}
    source = line = looked = 0
    for own, part in zip(lines, told["mappings"].split(";"), strict=False):
        if part:
            _, step, down, _ = numbers(part)
            source, line = source + step, line + down
            path = Path(os.path.normpath(STATIC / Path(name).parent / told["sources"][source]))
            if own and not re.search(r"\$of|\$later|function|const|class", own):
                assert texts.setdefault(path, path.read_text("utf-8").splitlines())[line] == own
                looked += 1
    assert looked > 1000
