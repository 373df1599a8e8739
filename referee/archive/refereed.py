"""One recording refereed: what a worker does, and what it hands back.

Why it exists: the same whether it runs in this process, beside it, or on another machine. Whatever is wrong with one
recording is said in its result, so that it stops no other. What it does not do: keep the result (`results`).
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import referee
from referee.archive import remote
from referee.archive.errors import ArchiveError
from referee.archive.jobs import Job
from referee.archive.learned import learned_from
from referee.archive.pictures import Kept
from referee.archive.sentences import packed
from referee.capture import Notice, SourceError, open_source
from referee.capture.files.video import VideoFile
from referee.games.api.game import Game, MatchError
from referee.games.registry import game_named, is_seen_on
from referee.games.tables import load_table
from referee.i18n import Said
from referee.i18n.verdicts import text_key
from referee.session.match.agreed.match_file import MatchSetup
from referee.session.watch.audit import Rest, audit, last_rest
from referee.session.watch.session import TROUBLE, Session, Sinks
from referee.values.common import Table

FORMAT = "referee-archived/1"
LAST_S = 60.0
"""Before its end a recording is looked through for the last rest. In the sample rounds the table rests a second or two
between two hands; who forgets to stop the camera clears the table in less."""
WARM_S = 5.0
"""Of those, in which the sense of motion finds its feet: a rest in them is not trusted to be the last one."""


def refereed(job: Job) -> dict[str, Any]:
    """The result as JSON, its sentences `packed`; `failed` says in one sentence why there is none, else it is None."""
    begun = time.monotonic()
    result = _of(job)
    try:
        with remote.fetched(job.source) as path:
            result |= _refereed(job, path)
    except Exception as e:  # noqa: BLE001 (one recording stops no other, whatever it does to a decoder or to us)
        result |= {"failed": _why(e, job), "traceback": None if _is_ours(e) else traceback.format_exc()}
    return packed({**result, "took_s": round(time.monotonic() - begun, 2)})  # type: ignore[no-any-return]


def lost(job: Job) -> dict[str, Any]:
    """The result of a recording that ended its worker."""
    return packed({**_of(job), "failed": Said("archive-worker-lost"), "took_s": None})  # type: ignore[no-any-return]


def _of(job: Job) -> dict[str, Any]:
    """What every result says of its recording."""
    return {"format": FORMAT, "id": job.id, "mark": job.mark, "name": job.name, "size": job.size, "whole": job.whole,
            "version": referee.__version__, "failed": None}


def _is_ours(error: Exception) -> bool:
    return type(error).__module__.partition(".")[0] == "referee" or isinstance(error, OSError)


def _why(error: Exception, job: Job) -> str:
    """Why a recording was passed over; its own place on this machine is nobody's business."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    if not _is_ours(error):
        return Said("archive-fault", what=f"{type(error).__name__}: {error}")
    said: str = _without_place(str(error), job)
    return said


def _without_place(text: Any, job: Job) -> Any:
    """A sentence, or what one says, with the recording called as people called it."""
    if isinstance(text, Said):
        return Said(text.key, **{key: _without_place(value, job) for key, value in text.params.items()})
    if isinstance(text, Path):
        text = str(text)
    return text.replace(job.source, job.name) if type(text) is str else text


def _refereed(job: Job, path: Path) -> dict[str, Any]:
    if not path.is_file():
        raise SourceError("source-missing", spec=job.name)
    table = learned_from(str(path), job.game) if job.table is None else _table(job.table)
    setup = MatchSetup(table.game) if job.match is None else _setup(job.match, table.game)
    game = game_named(setup.game)
    if not is_seen_on(game, table.game):
        raise MatchError("match-other-table", match=setup.game, table=table.game)
    if game.eyes.counts and not job.whole:
        raise ArchiveError("archive-needs-whole", game=Said(f"game-{text_key(game.rules.game)}"))
    how = _from_first_to_last if job.whole else _at_its_end
    found = how(str(path), table, setup, game)
    return {
        "game": game.rules.game, "edition": setup.edition, "document": game.document,
        "learned": job.table is None, "warnings": list(table.quality.warnings), **found}


@lru_cache(maxsize=2)
def _table(spec: str) -> Table:
    """A table that many recordings share is read once a process; a job is marked by what its file holds."""
    with remote.fetched(spec) as file:
        return load_table(file)


def _setup(spec: str, usual: str) -> MatchSetup:
    with remote.fetched(spec) as file:
        return MatchSetup.load(file, usual)


def _at_its_end(path: str, table: Table, setup: MatchSetup, game: Game) -> dict[str, Any]:
    """The check at the end of a round, as `referee audit` does it for one recording."""
    heard: list[str] = []
    rest = _last_rest(path, table, game, lambda notice: heard.append(notice.text))
    reading = game.eyes.reader(table, setup).read(rest.picture, rest.averaged)
    kept = Kept()
    check = audit(table, reading, setup, picture=rest.picture, sink=kept)
    seen = reading.to_dict()
    findings = [{**line, "confidence": _sure(seen, line["squares"])}
                for line in (*check.get("wrong", ()), *check.get("unclear", ()))]
    return {"check": check, "findings": [kept.shown_with(line, "end-picture") for line in findings],
            "remarks": heard, "seconds": None,
            "picture": kept.whole(rest.picture)}


def _last_rest(path: str, table: Table, game: Game, heard: Callable[[Notice], object]) -> Rest:
    """The last rest, looked for near the end first: most of a long recording need not be decoded."""
    with open_source(path) as source:
        if isinstance(source, VideoFile) and source.skip_to_last(LAST_S):
            said: list[Notice] = []
            try:
                rest = last_rest(source, len(table.spots), game.eyes.sensor(table), said.append)
            except SourceError:
                rest = None
            if rest is not None and rest.t >= WARM_S:
                for notice in said:
                    heard(notice)
                return rest
    with open_source(path) as source:
        return last_rest(source, len(table.spots), game.eyes.sensor(table), heard)


def _from_first_to_last(path: str, table: Table, setup: MatchSetup, game: Game) -> dict[str, Any]:
    """The whole recording as one round, as `referee watch` does it."""
    kept, heard = Kept(), list[str]()
    with open_source(path) as source:
        session = Session(table, source, setup, sinks=Sinks(kept, notice=lambda notice: heard.append(notice.text)))
        lines = list(session.run())
    *events, summary = lines
    sure = {event["seq"]: event.get("confidence") for event in events if "seq" in event}
    when = {event["seq"]: event.get("t") for event in events if "seq" in event}
    findings = [{**line, "t": when.get(line["about"][0]), "confidence": sure.get(line["about"][0])}
                for line in summary["findings"] if line["class"] in ("violation", "house_rule", "unclear")]
    heard += [event["text"] for event in events if event["type"] in TROUBLE and event.get("text")]
    check = {key: value for key, value in summary.items() if key != "findings"}
    return {"check": check, "findings": [kept.shown_with(line) for line in findings],
            "remarks": list(dict.fromkeys(heard)), "events": len(events), "picture": None,
            "seconds": round(max((event["t"] for event in events), default=0.0), 1)}


def _sure(seen: Mapping[str, Any], spots: Sequence[str]) -> float | None:
    """How surely what lies on these spots was read, the least sure of it; None where nothing was."""
    about, found = set(spots), list[float]()
    for entries in seen.values():
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict) and "confidence" in entry:
                where = {*entry.get("squares", ()), entry.get("square"), entry.get("space")} - {None}
                found += [float(entry["confidence"])] if where & about else []
    return min(found, default=None)
