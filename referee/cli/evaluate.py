"""`referee evaluate`: measure the referee on folders with truth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from referee.cli.common import JsonOption, UserError, output_files, print_json, progress


def evaluate(
    folders: Annotated[list[Path], typer.Argument(
        metavar="DIR", help="Folders with pictures or rounds and their truth (searched with their subfolders).")],
    as_json: JsonOption = False,
    game: Annotated[str | None, typer.Option(
        help="Measure only what of this game lies there: `board`, `dice` or `cards`.")] = None,
    rows: Annotated[Path | None, typer.Option(
        metavar="OUT.json", help="Write the whole report, every still and round, to this file.")] = None,
    plot: Annotated[Path | None, typer.Option(
        metavar="OUT.png", help="Draw how often readings of each confidence are wrong.")] = None,
    left_out: Annotated[Path | None, typer.Option(
        metavar="MODEL.onnx", help="Compare on each style with a square reader that was trained without these styles "
                                   "(python -m models.training.board.train --leave-out).")] = None,
) -> None:
    """Run the referee on folders with truth, of any game.

    Prints the figures over all stills and rounds of each. The format of the truth is in docs/file-formats.md; `referee
    simulate` writes it.
    """
    output_files((rows, plot))
    from referee.evaluate.common.reliability import draw
    from referee.evaluate.run import GAMES, READINGS
    from referee.evaluate.run import evaluate as run

    if game not in (None, *GAMES):
        raise typer.BadParameter(f"{game!r}: give {', '.join(GAMES)}", param_hint="--game")
    with progress("evaluated") as line:
        report = run(folders, lambda _name, done: line.at(done), left_out, game)
    if rows is not None:
        rows.write_text(json.dumps(report, indent=1), encoding="utf-8")
    read = [part for part in READINGS if part in report]
    for option, given, there in (("--plot", plot, bool(read)), ("--left-out", left_out, "photo" in report)):
        if given is not None and not there:
            raise UserError("cli-needs-stills", option=option)
    if plot is not None:
        draw(report[read[0]]["reliability"], plot)
    short = {part: {k: v for k, v in figures.items() if k != "rows"} for part, figures in report.items()}
    if as_json:
        print_json(short)
        return
    styles = short.pop("left_out", {})
    for part, figures in short.items():
        print(part)
        for name, value in figures.items():
            if name != "reliability":
                print(f"  {name:<18} {value}")
        for row in figures.get("reliability", ()):
            print(f"  confidence {row['from']:g} to {row['to']:g}: {row['count']} readings, "
                  f"{100 * row['right']:.2f} % right")
    for style, group in styles.items():
        print(f"style {style}: {group['stills']} stills")
        for reader, called in (("ours", "ours"), ("left_out", "never saw it")):
            print(f"  {called:<14}" + ", ".join(f"{name} {value}" for name, value in group[reader].items()))
