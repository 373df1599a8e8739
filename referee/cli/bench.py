"""`referee bench`: speed figures, each beside its reference in the same run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from referee.cli.common import JsonOption, print_json, say


def bench(
    folder: Annotated[Path | None, typer.Option(
        "--round", metavar="DIR", help="A round made by `referee simulate`; the targets are for 30 frames a second of "
        "1920x1080. Without it one is rendered first.")] = None,
    seconds: Annotated[float, typer.Option(min=5, max=600, help="About how long the rendered round should be.")] = 10.0,
    as_json: JsonOption = False,
) -> None:
    """Measure the referee's speed and memory on one round.

    Prints, for the same frames in one run: decoding alone; refereeing a frame on which nothing happens or something
    does; the whole video against decoding alone; the time from a hand's leaving to the verdict; and memory. It also
    prints a YOLO detector that reads every frame, and how much each of the two reads right. Then the search for
    verdicts alone, on rounds simulated without pictures, and a look at a table of dice and at one of cards. Shares
    compare within the run; absolute figures are this machine's.
    """
    from referee.evaluate.bench import bench as run

    found = run(folder, seconds, say)
    if as_json:
        print_json(found)
        return
    size = "x".join(str(v) for v in found["size"])
    print(f"{found['frames']} frames of {size}, {found['fps']:g} a second, {found['cpus']} processors")
    for figure in found["figures"]:
        share = "" if figure["share"] is None else f"{figure['share']:.2f} x"
        target = ""
        if figure["target"] is not None:
            target = f"{'met' if figure['met'] else 'MISSED'} (target {figure['target']:g})"
        print(f"  {figure['name']:<34}{figure['value']:>9.1f} {figure['unit']:<9}{share:>8}  {target}".rstrip())
