"""`referee legal`: may this card lie there? Answers without a camera."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cli.common import JsonOption
from referee.cli.questions import FileArgument, Vector, answer, ask, plain
from referee.cli.watch import say_class
from referee.i18n import Said, render, rule_text
from referee.i18n.said import Joined


def legal(file: FileArgument, as_json: JsonOption = False) -> None:
    """Judge placements and count places on a board described in JSON, without a camera.

    A question is {"game": "board", "kind": "legality" or "geometry", "input": {...}}; docs/file-formats.md
    describes the input.
    """
    ask(file, as_json, "legal", _show)


def _show(vector: Vector) -> Iterator[str]:
    found = answer(vector)
    if vector["kind"] != "legality":
        yield from plain(found)
        return
    yield Joined([say_class(found["verdict"]), render(found["key"], found["params"])], ": ")
    for failure in found["failures"]:
        if failure["key"] != found["key"]:
            yield Said("cli-also", what=render(failure["key"], failure["params"]))
    if found["rule"]:
        rule = rule_text(found["rule"])
        yield Joined([found["rule"], " ", rule.title, ": ", rule.text], "")
