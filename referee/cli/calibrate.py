"""`referee calibrate`: from pictures of the printed target to a lens file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from referee.cli.common import JsonOption, ending_early, output_files, print_json, progress, say
from referee.i18n import Said

EVERY_S = 0.25
"""A video is looked at four times a second: hands do not move the target faster to another view."""


def calibrate(
    sources: Annotated[list[str], typer.Argument(
        metavar="SOURCE", help="Pictures of the target, a folder of them, a video, or a camera index (0) or address.")],
    output: Annotated[Path, typer.Option("--output", "-o", metavar="LENS.json", help="Where to write the lens.")],
    as_json: JsonOption = False,
) -> None:
    """Measure the camera's lens with the printed target.

    Only lenses that bend much need it (wide angles, about 90 degrees and more). Print calibration/charuco_A4.pdf or
    charuco_Letter.pdf at 100 %, glue it to something flat, and show it to the camera from near, tilted, in every
    corner of the picture. `referee learn --lens LENS.json` uses the result. With a camera, Ctrl-C ends the looking.
    """
    output_files((output,), sources)
    from referee.capture import Frame, open_source
    from referee.vision.common.calibrate import CALIBRATE, Calibration

    found = Calibration()
    for spec in sources:
        with open_source(spec) as source, progress("views of the target") as line, ending_early(source.stop):
            due = 0.0
            for item in source:
                if not isinstance(item, Frame) or (not item.settled and item.t < due):
                    continue
                due = item.t + EVERY_S
                found.add(item.image)
                line.at(len(found.views))
                if source.live and len(found.views) >= CALIBRATE.most_views:
                    break
    lens = found.lens()
    lens.save(output)
    if as_json:
        print_json(lens.to_dict())
    say(Said("cli-lens-measured", views=lens.views, pictures=found.pictures, error=f"{lens.error:.2f}", output=output))
