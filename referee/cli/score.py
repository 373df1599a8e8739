"""`referee score`: points, places, hands and set-up numbers of all games. Answers without a camera."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from referee.cli.common import JsonOption, print_json
from referee.cli.questions import FileArgument, Vector, answer, ask, plain
from referee.i18n import Said, itemised
from referee.i18n.said import Joined
from referee.rules import registry
from referee.rules.core import ScoreSheet


def _print_options(as_json: bool) -> None:
    found = {name: [{"name": option, "values": list(values), "text": rules.options.explanations()[option]}
                    for option, values in rules.options.permitted().items()]
             for name, rules in registry.GAMES.items() if rules.options.permitted()}
    if as_json:
        print_json(found)
        return
    for name, options in found.items():
        print(name)
        for option in options:
            print(f"  {option['name']} = {' | '.join(map(str, option['values']))}\n      {option['text']}")


def score(
    file: FileArgument = "",
    as_json: JsonOption = False,
    options: Annotated[bool, typer.Option("--options",
                                          help="Explain the house rules of all games, the default first.")] = False,
) -> None:
    """Score rounds and matches, and answer set-up questions, of all games, without a camera.

    A question is {"game": "board", "card_999", "card_weber" or "dice", "kind": "round", "match", "setup", ...,
    "edition": "new" or "old" (board game only), "input": {...}}; docs/file-formats.md describes the input.
    A board round or match without edition is scored under both. House rules stand under "options" in the input.
    """
    if options:
        _print_options(as_json)
        return
    if not file:
        raise typer.BadParameter("name a file with a question, or - for standard input")
    ask(file, as_json, "score", _show)


def _show(vector: Vector) -> Iterator[str]:
    rules = registry.ruleset(vector["game"])
    if vector["kind"] not in ("round", "match"):
        yield from plain(answer(vector))
        return
    asked = vector.get("edition")
    for edition in [asked] if asked or vector["game"] != "board" else ["new", "old"]:
        if edition != asked:
            yield Said("cli-edition-new" if edition == "new" else "cli-edition-old")
        yield from _lines(rules.sheet(vector["kind"], vector["input"], edition))


def _lines(sheet: ScoreSheet) -> Iterator[str]:
    for line in sheet.lines:
        parts = [f"{line.player}: {line.points:g}"]
        if line.place:
            parts += [", ", Said("cli-place", place=line.place)]
        parts += [" (", itemised(line.items), ")"]
        if line.next_hand is not None:
            parts += ["; ", Said("cli-next-hand", n=line.next_hand)]
        yield Joined(parts, "")
    if "winners" in sheet.detail:
        yield Said("cli-winners", names=list(sheet.detail["winners"]) or Said("cli-nobody"))
