"""`referee doctor`: camera, light, focus, model and port before play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from referee.cli.common import GameOption, JsonOption, of_one_game, print_json, say, tell, words
from referee.i18n import Said

if TYPE_CHECKING:
    from referee.values.common import Check


def doctor(
    source: Annotated[str | None, typer.Argument(
        metavar="[SOURCE]", help="Camera index (0), video, folder or pattern of pictures, or address; without it "
        "only the installation is looked at.")] = None,
    table: Annotated[Path | None, typer.Option(
        metavar="TABLE.json", help="The learned table; without it the source must show the empty board.")] = None,
    lens: Annotated[Path | None, typer.Option(
        metavar="LENS.json", help="The measured lens of a wide-angle camera, where no table is given.")] = None,
    game: GameOption = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port the dashboard will use.")] = 8000,
    interval: Annotated[float | None, typer.Option(
        min=0.01, metavar="SECONDS", help="Time between two pictures of a folder, if it is known.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Check camera, light, focus, model and port before play: go or no-go, and what to change.

    Looks at the board in the picture: its size, the camera's angle, focus, light, grain, reflections and glare; of a
    stream also the frame rate, whether pictures come whole and whether they rest; of a folder whether its pictures go
    together. Exit status 1 when anything is no-go.
    """
    from referee.capture import SourceError, open_source
    from referee.games.registry import USUAL
    from referee.games.tables import load_table
    from referee.session.watch.doctor import examine_source, model_check
    from referee.values.common import Check
    from referee.vision.common import Lens

    learned = load_table(table) if table is not None else None
    named = game or USUAL
    if learned is not None:
        of_one_game(learned, game)
    measured = Lens.load(lens) if lens is not None else None
    found: list[Check] = []

    def take(check: Check) -> None:
        found.append(check)
        if not as_json:
            verdict = words(Said("cli-go" if check.ok else "cli-no-go"))
            tell(f"{verdict:<6} {check.name.replace('_', ' '):<12} {words(check.text)}")

    model = model_check(learned, named)
    take(model)
    take(_port(port))
    if source is not None and model.ok:
        try:
            with open_source(source, interval=interval) as opened:
                for check in examine_source(opened, learned, measured, named):
                    take(check)
        except SourceError as e:
            take(Check("source", False, str(e)))
    ok = all(check.ok for check in found)
    if as_json:
        print_json({"ok": ok, "checks": [check.to_dict() for check in found]})
    else:
        ready = "cli-doctor-ready" if source is not None else "cli-doctor-installed"
        say(Said(ready if ok else "cli-doctor-change"))
    if not ok:
        raise typer.Exit(1)


def _port(port: int) -> Check:
    from referee.values.common import Check
    from referee.web import PortInUse, Server

    try:
        Server(port=port).stop()
    except PortInUse as e:
        return Check("port", False, str(e))
    return Check("port", True, Said("cli-port-free", port=port) if port else Said("cli-port-any"))
