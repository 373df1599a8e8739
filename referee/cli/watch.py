"""`referee watch`: referee a source, one line an event."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from referee.cli.common import (
    JsonOption,
    LinesFile,
    TableOption,
    ending_early,
    journal_files,
    of_one_game,
    output_files,
    print_json,
    progress,
    say,
    tell,
    warn_of_view,
    words,
)
from referee.i18n import Said

if TYPE_CHECKING:
    from referee.capture import Notice, Source
    from referee.session import Game, Moment
    from referee.values.common import Table

EDITIONS = {"new": "cli-score-new", "old": "cli-score-old", "": "cli-score"}

SourceArgument = Annotated[str, typer.Argument(
    metavar="SOURCE", help="Camera index (0), video file, folder or pattern of pictures, rtsp:// or http:// address, "
    "or - for Motion JPEG on standard input.")]


def watch(
    source: SourceArgument,
    table: TableOption,
    as_json: JsonOption = False,
    match: Annotated[Path | None, typer.Option(
        metavar="MATCH.toml", help="Players, edition, house rules (`referee score --options` explains them), and the "
        "calls if they are known.")] = None,
    events: Annotated[Path | None, typer.Option(
        metavar="OUT.jsonl", help="Also write the events to this file, one JSON object a line.")] = None,
    trace: Annotated[Path | None, typer.Option(
        metavar="OUT.jsonl", help="Write one line a frame: its state and the hidden squares.")] = None,
    save_video: Annotated[Path | None, typer.Option(
        metavar="OUT.mp4", help="Write a video with what was seen drawn in.")] = None,
    evidence: Annotated[Path | None, typer.Option(
        metavar="FOLDER", help="Save pictures of the place before and after each event here.")] = None,
    log: Annotated[Path | None, typer.Option(
        "--log", metavar="FILE", help="Write warnings of camera and sight to this file.")] = None,
    interval: Annotated[float | None, typer.Option(
        min=0.01, metavar="SECONDS", help="Time between two pictures of a folder. If it is not said they count as one "
        "second apart, and more may have happened between two of them than one hand does in a visit.")] = None,
    fps: Annotated[float | None, typer.Option(
        min=0.1, max=240, help="Pictures a second on standard input (default 30).")] = None,
) -> None:
    """Referee a camera, a video or a folder of pictures.

    Prints each event when it is certain, and a summary at the end. Ctrl-C ends the watching and still prints the
    summary.
    """
    output_files((events, trace, save_video, *journal_files(log)), (source, table, match))
    from referee.capture import open_source
    from referee.games.tables import load_table
    from referee.journal import keeping
    from referee.session import FolderSink, MatchSetup, Session, Sinks, game_named

    learned = load_table(table)
    setup = MatchSetup.load(match, learned.game) if match is not None else MatchSetup(learned.game)
    of_one_game(learned, setup.game)
    game = game_named(setup.game)
    with contextlib.ExitStack() as stack:
        if log is not None:
            stack.enter_context(keeping(log))
        frames = stack.enter_context(open_source(source, interval=interval, fps=fps))
        line = stack.enter_context(progress("frame", frames.total))
        sinks = [_trace_sink(stack.enter_context(LinesFile(trace)))] if trace else []
        texts: list[str] = []
        if save_video is not None:
            sinks.append(_video_sink(stack, save_video, learned, frames, texts))
        written = stack.enter_context(LinesFile(events)) if events else None
        told = False

        def on_moment(moment: Moment) -> None:
            nonlocal told
            if not told:  # not before pictures come: what is wrong with the source is to be the only line
                warn_of_view(learned, setup.players)
                told = True
            line.at(moment.frame.index + 1)
            for sink in sinks:
                sink(moment)

        left_out = set[str]()

        def on_notice(notice: Notice) -> None:
            if notice.kind == "skipped" and notice.text in left_out:
                return  # all pictures of a pipe are of a wrong size for the same reason
            left_out.add(notice.text)
            line.clear()
            say(Said("cli-warning", what=notice.text))

        session = Session(learned, frames, setup, sinks=Sinks(
            FolderSink(evidence) if evidence else None, on_moment, on_notice))
        with ending_early(session.stop):
            for event in session.run():
                texts[:] = [event.get("text") or ""]
                line.clear()
                show(event, game, as_json, written)


def show(event: dict[str, Any], game: Game, as_json: bool, log: LinesFile | None = None) -> None:
    """One line of a session on stdout, for programs or for people, and in the log file if there is one."""
    if log is not None:
        log.write_line(json.dumps(event, ensure_ascii=False))
        log.flush()
    if as_json:
        print_json(event)
    elif event["type"] == "summary":
        print_summary(event, game)
    elif event["text"] or event["class"] != "info":
        verdict = " ".join([words(say_class(event["class"])), *([event["rule"]] if event["rule"] else [])])
        tell(f"{event['t']:8.1f} s  {verdict:<22} {words(event['text'])}")


def print_summary(event: dict[str, Any], game: Game) -> None:
    """Counts, findings and score sheet for people."""
    for text in game.eyes.showing.told(event):
        tell(text)
    found = event["findings"]
    tell(Said("cli-findings" if found else "cli-findings-none"))
    for finding in found:
        tell(finding_line(finding) + (f" ({words(Said('cli-put-right'))})" if finding["cleared"] else ""))
    print_score(event.get("sheet", event["score"]))


def finding_line(line: dict[str, Any]) -> str:
    """One finding: its class, its rule, and the sentence."""
    return f"  {words(say_class(line['class'])):<10} {line['rule'] or '':<12} {words(line['text'])}"


def say_class(verdict: str) -> str:
    """What a class or a verdict is called."""
    return Said(f"class-{verdict.replace('_', '-')}")


def print_score(score: dict[str, Any]) -> None:
    """The score sheet as a table, or why there is none."""
    if "unclear" in score:
        tell(Said("cli-score-unclear", why=score["unclear"]))
        return
    names = score.get("players", {})
    tell(Said(EDITIONS[score["edition"]]))
    if "assumed" in score:
        tell(f"  {words(score['assumed'])}")
    for seat, line in score["lines"].items():
        name = f"{names[seat]} ({seat})" if names.get(seat) else seat
        tell(f"  {name:<24} {words(line)}")


def _trace_sink(file: LinesFile) -> Callable[[Moment], None]:
    def trace(moment: Moment) -> None:
        file.write_line(json.dumps(moment.to_dict()))

    return trace


def _video_sink(stack: contextlib.ExitStack, path: Path, table: Table, frames: Source,
                texts: list[str]) -> Callable[[Moment], None]:
    from referee.session.film.overlay import Overlay
    from referee.session.film.recording import STILLS_FPS, Recording

    recording = stack.enter_context(Recording(path, frames.fps or STILLS_FPS))
    overlay = Overlay(table)

    def draw(moment: Moment) -> None:
        recording.add(overlay.draw(moment, texts[-1] if texts else ""), moment.frame.t)

    return draw
