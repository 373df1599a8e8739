"""`referee simulate`: plays a random round and records it: video, empty board, truth.

Why it exists: rounds whose truth is known, for trying and measuring everything else. What it does not do:
play or draw (`referee.sim`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from referee.cli.common import JsonOption, UserError, print_json, progress, say

if TYPE_CHECKING:
    from referee.sim.board import Style
    from referee.sim.cards.record import CardsWishes
    from referee.sim.dice.record import DiceWishes


def simulate(
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="DIR", help="Folder to write into; made if missing.")
    ],
    seed: Annotated[int, typer.Option(min=0, help="The same seed and options give the same round.")],
    players: Annotated[int, typer.Option(min=2, max=4, help="Players.")] = 3,
    seconds: Annotated[float, typer.Option(min=5, max=1800, help="About how long the round should take.")] = 60.0,
    fps: Annotated[float, typer.Option(min=1, max=60, help="Frames a second.")] = 15.0,
    size: Annotated[str, typer.Option(metavar="WIDTHxHEIGHT", help="Size of the picture.")] = "1920x1080",
    faults: Annotated[
        str,
        typer.Option(
            metavar="RATE|each",
            help="Share of acts that break a rule, 0 to 1; `each`: "
            "every kind of fault once, as far as the round allows.",
        ),
    ] = "0.1",
    sections: Annotated[
        int | None, typer.Option(min=2, max=12, help="Board sections; the rules' number if not given.")
    ] = None,
    elevation: Annotated[
        tuple[float, float],
        typer.Option(metavar="LOW HIGH", help="The camera looks down at an angle between these (25 to 90 degrees)."),
    ] = (45.0, 85.0),
    pixels_per_mm: Annotated[
        float, typer.Option(min=0, max=20, help="How finely the board should be seen; else the best of a few views.")
    ] = 3.2,
    hand: Annotated[
        int | None, typer.Option(min=1, max=15, help="Cards each player holds; chosen by --seconds if not given.")
    ] = None,
    art: Annotated[
        str,
        typer.Option(help="The set's art: `plain`, `random`, or a family that the reader was never trained on."),
    ] = "plain",
    game: Annotated[str, typer.Option(help="What is played: `board`, `dice` or `cards`.")] = "board",
    rules: Annotated[str, typer.Option(help="Cards: by the document of 999 Games (`CG`) or of Weber (`CW`).")] = "CG",
    pace: Annotated[
        float, typer.Option(min=0.1, max=2, help="Cards: the share of their usual pauses that people make.")
    ] = 0.6,
    notice: Annotated[
        float, typer.Option(min=0, max=60, help="Cards: seconds in which nobody notices a mistake of his own.")
    ] = 0.0,
    pixels_per_die: Annotated[
        float, typer.Option(min=10, max=120, help="Dice: how large a die is seen in the middle of the board.")
    ] = 34.0,
    video: Annotated[bool, typer.Option(help="Write round.mp4.")] = True,
    stills: Annotated[
        bool, typer.Option("--stills", help="Also write key frames with their truth into DIR/stills.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Play a random round and record it.

    Writes empty.jpg (the bare board), round.mp4 and truth.json: what lies where, every act with the verdict that
    is due, and the score. Dice and cards know no sections, hands of cards and art; each seed has dice or a deck of its
    own. A round of cards ends with the heaps swiped for the count, and brings deck.jpg.
    """
    from referee.sim.board.record.recording import Recording, Wishes
    from referee.sim.board.record.writing import write_round, write_stills

    if game not in ("board", "dice", "cards"):
        raise typer.BadParameter(f"{game!r}: give board, dice or cards", param_hint="--game")
    if output.exists() and not output.is_dir():
        raise UserError("cli-is-file", output=output)
    if not 25 <= elevation[0] <= elevation[1] <= 90:
        raise UserError(
            f"--elevation {elevation[0]:g} {elevation[1]:g}: give two angles from 25 to 90, the lower one first"
        )
    if game != "board":
        if faults == "each":
            raise typer.BadParameter(f"the {game} game takes a share from 0 to 1", param_hint="--faults")
        measures = (seed, players, seconds, _size(size), fps, _share(faults))
        if game == "dice":
            from referee.sim.dice.record import DiceWishes

            _dice(DiceWishes(*measures, pixels_per_die, elevation), output, video, stills, as_json)
            return
        from referee.sim.cards.record import CardsWishes
        from referee.sim.cards.round import RULES

        if rules not in RULES:
            raise typer.BadParameter(f"{rules!r}: give {' or '.join(RULES)}", param_hint="--rules")
        _cards(CardsWishes(*measures, rules, pace, elevation, notice), output, video, stills, as_json)
        return
    recording = Recording(
        Wishes(
            seed,
            players,
            seconds,
            _size(size),
            fps,
            0.0 if faults == "each" else _share(faults),
            faults == "each",
            sections,
            elevation=elevation,
            pixels_per_mm=pixels_per_mm,
            hand=hand,
            style=_style(art, seed),
        )
    )
    with progress("frame", recording.frame_count) as line:
        found = write_round(recording, output, video, line.at)
    count = write_stills(recording, output / "stills") if stills else 0
    kinds = sorted({e["reason"] for e in found["events"] if "reason" in e})
    _told(output, found, kinds, found["end"], count, as_json)


def _dice(wishes: DiceWishes, output: Path, video: bool, stills: bool, as_json: bool) -> None:
    """A round of the dice game."""
    from referee.sim.dice.record import DiceRecording, write_round, write_stills

    recording = DiceRecording(wishes)
    with progress("frame", recording.frame_count) as line:
        found = write_round(recording, output, video, line.at)
    count = write_stills(recording, output / "stills") if stills else 0
    kinds = sorted({e["fault"] for e in found["events"] if e["fault"]})
    _told(output, found, kinds, "regular", count, as_json)


def _cards(wishes: CardsWishes, output: Path, video: bool, stills: bool, as_json: bool) -> None:
    """A round of the card game."""
    from referee.sim.cards.record import CardsRecording, write_round, write_stills

    recording = CardsRecording(wishes)
    with progress("frame", recording.frame_count) as line:
        found = write_round(recording, output, video, line.at)
    count = write_stills(recording, output / "stills") if stills else 0
    kinds = sorted({e["fault"] for e in found["events"] if e.get("fault")})
    _told(output, found, kinds, "regular", count, as_json)


def _told(output: Path, found: Mapping[str, Any], kinds: Sequence[str], end: str, count: int, as_json: bool) -> None:
    """What was recorded."""
    if found["codec"] == "mpeg4":
        say("no ffmpeg is installed: the video is MPEG-4 part 2 (larger, and some browsers do not show it)")
    if as_json:
        print_json({
            "folder": str(output), "video": found["video"], "codec": found["codec"], "seconds": found["seconds"],
            "events": len(found["events"]), "faults": kinds, "end": end, "caller": found["caller"], "stills": count,
        })
    else:
        print(
            f"{output}: {len(found['events'])} events in {found['seconds']:.0f} s, faults: {', '.join(kinds) or 'none'}"
        )


def _style(art: str, seed: int) -> Style | None:
    """The look of an art world; None for the plain one, which the recording draws."""
    from referee.sim.board.looks.worlds import FAMILIES, art_style

    if art == "plain":
        return None
    if art != "random" and art not in FAMILIES:
        raise typer.BadParameter(f"{art!r}: give plain, random or one of {', '.join(FAMILIES)}", param_hint="--art")
    return art_style(art, seed)


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d+)x(\d+)", text)
    if not match:
        raise typer.BadParameter(f"{text!r} is no size; write it like 1920x1080", param_hint="--size")
    width, height = int(match[1]), int(match[2])
    if not (240 <= width <= 4096 and 240 <= height <= 4096 and width % 2 == height % 2 == 0):
        raise typer.BadParameter(f"{text}: both sides must be even and from 240 to 4096 pixels", param_hint="--size")
    return width, height


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise typer.BadParameter(f"{text!r}: give a share from 0 to 1, or `each`", param_hint="--faults")
    return share
