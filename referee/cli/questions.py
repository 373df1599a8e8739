"""What `referee legal` and `referee score` share: vectors in, answers out, no camera.

Why it exists: both read one question or a list of them, ask the rules of the game named there, and print
the answers in the same form. What it does not do: know a game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from referee.cli.common import UserError, print_json, tell
from referee.files import MOST_TEXT, FileFault, FileTooLarge, decoded, parse_json, read_whole
from referee.i18n.said import Plain
from referee.i18n.speech import LONGEST_TOLD, quoted
from referee.rules import registry
from referee.rules.inputs import shown

LEGAL_KINDS = ("geometry", "legality")
"""Kinds that `referee legal` answers; `referee score` answers all others."""

FileArgument = Annotated[str, typer.Argument(metavar="FILE|-", help="A JSON file with one question or a list of them; "
                                                                    "- reads it from stdin.")]

Vector = dict[str, Any]


def ask(file: str, as_json: bool, command: str, show: Callable[[Vector], Iterator[str]]) -> None:
    """Answer every question in `file`; print JSON (a list for a list), or what `show` makes of each question."""
    data = _load(file)
    vectors = data if isinstance(data, list) else [data]
    answers = [_checked(vector, number if isinstance(data, list) else None, command)
               for number, vector in enumerate(vectors, 1)]
    if as_json:
        print_json(answers if isinstance(data, list) else answers[0])
        return
    for number, vector in enumerate(vectors):
        if number:
            print()
        for line in show(vector):
            tell(line)


def answer(vector: Vector) -> dict[str, Any]:
    """What the game's rules say to one question; ValueError for what cannot be used."""
    rules = registry.ruleset(vector["game"])
    return rules.answer(vector["kind"], vector["input"], vector.get("edition"))


def plain(value: Any, indent: str = "") -> Iterator[str]:
    """An answer in words: one line a name."""
    for name, inner in value.items():
        if isinstance(inner, dict) and any(isinstance(x, dict | list) for x in inner.values()):
            yield f"{indent}{_words(name)}:"
            yield from plain(inner, indent + "  ")
        else:
            yield f"{indent}{_words(name)}: {_said(inner)}"


def _said(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_said(inner)}" for name, inner in value.items())
    if isinstance(value, list):
        return "; ".join(map(_said, value)) or "nobody"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _words(name: Any) -> str:
    return str(name).replace("_", " ")


def _load(file: str) -> Any:
    name = "stdin" if file == "-" else file
    try:
        text = sys.stdin.buffer.read(MOST_TEXT + 1) if file == "-" else read_whole(Path(file), MOST_TEXT)
        if len(text) > MOST_TEXT:
            raise FileTooLarge("file-too-large", megabytes=MOST_TEXT // 1_000_000)
        return parse_json(decoded(text), finite=True)
    except FileNotFoundError as e:
        raise UserError("question-no-file", file=file) from e
    except IsADirectoryError as e:
        raise UserError("question-folder", file=file) from e
    except FileFault as e:
        raise UserError("question-no-json", name=name, why=e) from e


def _checked(vector: Any, number: int | None, command: str) -> dict[str, Any]:
    where = "the question" if number is None else f"question {number}"
    if not isinstance(vector, dict):
        raise UserError("question-no-object", place=where)
    if isinstance(vector.get("id"), str | int):
        where += f" ({vector['id']})"
    for key, kind, words in (("game", str, "a name"), ("kind", str, "a name"), ("input", dict, "an object")):
        if key not in vector:
            raise UserError("question-missing", place=where, field=f"{key!r}")
        if not isinstance(vector[key], kind):
            raise UserError("question-wrong-kind", place=where, field=f"{key!r}", words=words)
    if not isinstance(vector.get("edition"), str | None):
        raise UserError("question-edition", place=where)
    mine = "legal" if vector["kind"] in LEGAL_KINDS else "score"
    if mine != command:
        raise UserError("question-other-command", place=where, kind=shown(vector["kind"]), command=mine)
    try:
        return answer(vector)
    except ValueError as e:
        raise UserError("question-wrong", place=where, why=Plain(quoted(" ".join(str(e).split()), LONGEST_TOLD))) from e
