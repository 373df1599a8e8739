"""`referee legal`: may this card lie there? Answers without a camera."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cli.common import JsonOption
from referee.cli.questions import FileArgument, Vector, answer, ask, plain
from referee.i18n import render, rule_text


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
    yield f"{found['verdict'].replace('_', ' ')}: {render(found['key'], found['params'])}"
    for failure in found["failures"]:
        if failure["key"] != found["key"]:
            yield f"also: {render(failure['key'], failure['params'])}"
    if found["rule"]:
        words = rule_text(found["rule"])
        yield f"{found['rule']} {words.title}: {words.text}"
