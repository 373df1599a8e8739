"""Fills in the texts of the catalogue: what Project Fluent calls a pattern, in as much of it as our texts use.

Why it exists: fluent.runtime does the same and brings Babel, 39 MB, for the numbers and plurals of six languages: a
decimal point or comma, and when one is one (`numbers`). `fluent.syntax` reads the files still. tests/i18n compare both
with fluent.runtime and Babel. What it does not do: terms, functions and dates, which no text of ours uses; a text with
them is a `TextError`, as is one whose parameter was not given.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import zip_longest

from fluent.syntax import FluentParser, ast

from referee.i18n.numbers import category, written
from referee.i18n.speech import TextError

Value = str | int | float
Params = Mapping[str, Value]
_Part = Callable[[Params], Value]
"""What stands in one place of a text, once the parameters are known."""
_PARSER = FluentParser(with_spans=False)
_BEGINS = re.compile(r"^(?:(?P<key>[a-zA-Z][\w-]*)(?= *=)|[a-zA-Z#-])", re.MULTILINE)
"""Where an entry begins: a message by its key; anything else, a comment say, only ends the one before."""


class Bundle:
    """The texts of a language, read from the sources of its files; of a key that stands twice the first counts.

    A command says a few of a thousand texts, so each is parsed when it is first asked for.
    """

    def __init__(self, language: str, sources: list[str]) -> None:
        self._language = language
        self._sources: dict[str, str] = {}
        self._found: dict[str, dict[str, ast.Pattern]] = {}
        self._ready: dict[str, _Part] = {}
        for source in sources:
            for key, entry in _entries(source):
                self._sources.setdefault(key, entry)

    def has(self, key: str) -> bool:
        """Whether there is a message with this key, with a text or with attributes only."""
        return key in self._sources

    def fill(self, key: str, params: Params) -> str:
        """The text of a key, or of an attribute (`key.part`), its parameters filled in; `TextError` if one is missing,
        or the text."""
        return str(self._part(key)(params))

    def _part(self, key: str) -> _Part:
        if key not in self._ready:
            pattern = self._patterns(key.partition(".")[0]).get(key)
            if pattern is None:
                raise TextError(f"no text for {key!r} in {self._language!r}")
            self._ready[key] = self._pattern(pattern, key)
        return self._ready[key]

    def _patterns(self, message: str) -> Mapping[str, ast.Pattern]:
        """The text of a message and those of its attributes, by their keys."""
        if message not in self._found:
            found: dict[str, ast.Pattern] = {}
            entry = _PARSER.parse_entry(self._sources.get(message, ""))
            if isinstance(entry, ast.Message):
                found |= {} if entry.value is None else {message: entry.value}
                found |= {f"{message}.{one.id.name}": one.value for one in entry.attributes}
            self._found[message] = found
        return self._found[message]

    def _pattern(self, pattern: ast.Pattern, key: str) -> _Part:
        parts = [self._element(element, key) for element in pattern.elements]
        if len(parts) == 1:
            [only] = parts
            return lambda params: self._words(only(params))
        return lambda params: "".join([self._words(part(params)) for part in parts])

    def _words(self, value: Value) -> str:
        return value if isinstance(value, str) else written(value, self._language)

    def _element(self, element: ast.TextElement | ast.Placeable, key: str) -> _Part:
        if isinstance(element, ast.TextElement):
            return _always(element.value)
        return self._expression(element.expression, key)

    def _expression(self, node: ast.BaseNode, key: str) -> _Part:
        match node:
            case ast.StringLiteral():
                return _always(node.parse()["value"])
            case ast.VariableReference():
                return _given(node.id.name, key)
            case ast.MessageReference():
                name = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
                return lambda params: self._part(name)(params)  # looked up when it is said: it may stand further down
            case ast.SelectExpression():
                return self._choice(node, key)
            case _:
                raise TextError(f"the text {key!r} cannot be said: {type(node).__name__} is not among what texts use")

    def _choice(self, node: ast.SelectExpression, key: str) -> _Part:
        selector = self._expression(node.selector, key)
        variants: dict[str | float, _Part] = {}
        others: list[_Part] = []
        for variant in node.variants:
            text = self._pattern(variant.value, key)
            name = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.parse()["value"]
            variants.setdefault(name, text)
            if variant.default:
                others.append(text)
        [other] = others  # the syntax asks for one

        def chosen(params: Params) -> Value:
            value = selector(params)
            found = variants.get(value)
            if found is None and not isinstance(value, str):
                found = variants.get(category(value, self._language))
            return (found or other)(params)

        return chosen


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages of a file by their keys, as they stand there: each from its key to the next line that begins one."""
    begins = [*_BEGINS.finditer(source)]
    for at, following in zip_longest(begins, begins[1:]):
        if at["key"]:
            yield at["key"], source[at.start():following.start() if following else len(source)]


def _always(text: str) -> _Part:
    return lambda _: text


def _given(name: str, key: str) -> _Part:
    def value(params: Params) -> Value:
        if name not in params:
            raise TextError(f"the text {key!r} cannot be said: it needs the parameter {name}")
        return params[name]

    return value
