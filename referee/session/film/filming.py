"""Films of rounds, made in the background when people ask for one: from where, how far, and where they lie.

Why it exists: a film takes a third of the time that its round took, and refereeing goes before it. What it does not do:
draw (`film`), or keep pictures (`footage`).

Threads: one of its own makes one film after the other, at a lower priority; everything may be called from any.
"""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from referee.capture import Frame, SourceError, open_source
from referee.files import private_file, private_folder
from referee.games.api.lines import Watched
from referee.i18n import languages
from referee.i18n.said import SaidError
from referee.session.film import film
from referee.session.film.film import Pictures
from referee.session.film.footage import Footage
from referee.session.match import commands
from referee.session.match.commands import Command, CommandError
from referee.session.match.play import DEMO, SOURCE, MatchPlay, reading
from referee.session.match.sample import sample_folder, sample_name
from referee.session.shown.script import Script, script
from referee.session.shown.trial import asked_for
from referee.store import Store
from referee.vision.common.images import Image

NICE = 10
"""So much is the making of films put behind refereeing, where the system knows priorities of threads."""


class NoFilm(SaidError):
    """There can be no film of this round; the message says why."""


@dataclass
class Job:
    """A film being made: `share` of it is done, 0 to 1; `problem`: why it ended."""

    share: float = 0.0
    problem: str = ""


class Films:
    """The films of a store's rounds."""

    def __init__(self, store: Store) -> None:
        self._store = store
        pictures = store.pictures.folder
        self.footage = Footage(pictures.with_name(f"{pictures.stem}.films"))
        self._jobs: dict[Path, Job] = {}
        self._maker: ThreadPoolExecutor | None = None
        self._lock = threading.Lock()
        self._closed = threading.Event()

    def state(self, number: int, which: int, language: str) -> dict[str, Any]:
        """How a round's film is: `state` none, making, ready, failed or impossible, with `share`, `bytes` or `text`."""
        play = self._round(number, which)
        path = self._path(play, which, language)
        with self._lock:
            job = self._jobs.get(path)
            if path.is_file() and job is None:
                return {"state": "ready", "bytes": path.stat().st_size}
            if job is not None and not job.problem:
                return {"state": "making", "share": round(job.share, 3)}
        try:
            _pictures(self.footage, play, which)
        except NoFilm as e:
            return {"state": "impossible", "text": str(e)}
        return {"state": "failed", "text": job.problem} if job is not None else {"state": "none"}

    def make(self, number: int, which: int, language: str) -> None:
        """Begin to make a film, unless it is there or being made. `CommandError` where there can be none."""
        play = self._round(number, which)
        with reading(number):
            path, told = self._path(play, which, language), script(play, which, known(language))
        try:
            pictures = _pictures(self.footage, play, which)
        except NoFilm as e:
            raise CommandError(str(e)) from e
        if not self.footage.room():
            raise CommandError("film-disk-full")
        with self._lock:
            if path.is_file() or (path in self._jobs and not self._jobs[path].problem):
                return
            job = self._jobs[path] = Job()
            self._maker = self._maker or ThreadPoolExecutor(1, "film", initializer=_behind)
            self._maker.submit(self._make, job, path, told, pictures, play)

    def file(self, number: int, which: int, language: str) -> Path | None:
        """The film of a round, None where it has not been made."""
        path = self._path(self._round(number, which), which, language)
        with self._lock:
            return path if path.is_file() and path not in self._jobs else None

    def kept(self) -> dict[str, Any]:
        """Whether pictures are kept, and how many bytes those and the films take."""
        return {"keeps": self.footage.keeps, "bytes": self.footage.size()}

    def close(self) -> None:
        """End whatever is being made."""
        self._closed.set()
        if self._maker is not None:
            self._maker.shutdown(cancel_futures=True)

    # inside

    def _round(self, number: int, which: int) -> MatchPlay:
        play = asked_for(self._store, number)
        if not 1 <= which <= play.number:
            raise CommandError("match-no-round", number=number, which=which)
        return play

    def _path(self, play: MatchPlay, which: int, language: str) -> Path:
        """A film is of what the log said when it was made: after a correction it is another one."""
        newest = play.logs[which - 1][-1].seq if play.logs[which - 1] else 0
        name = f"match-{play.match.id}-round-{which}-{known(language)}-{newest}.mp4"
        return self.footage.folder / name

    def _make(self, job: Job, path: Path, told: Script, pictures: Callable[[], Pictures], play: MatchPlay) -> None:
        part = path.with_name(f"part-{path.name}")

        def on(share: float) -> bool:
            job.share = min(1.0, max(job.share, share))
            return not self._closed.is_set()

        try:
            assert play.table is not None
            private_folder(path.parent)
            for left in path.parent.glob("part-*"):  # of a program that was killed
                left.unlink()
            private_file(part)
            if film.make(part, told, pictures(), play.table, on) and not self._closed.is_set():
                part.replace(path)
                self.footage.tidy()
                with self._lock:
                    del self._jobs[path]
            else:
                job.problem = str(NoFilm("film-no-pictures"))
        except (OSError, SourceError) as e:
            full = not isinstance(e, SourceError) and not self.footage.room()
            job.problem = str(NoFilm("film-disk-full") if full else NoFilm("film-broken", why=e))
        except BaseException as e:
            job.problem = str(NoFilm("film-broken", why=type(e).__name__))
            raise
        finally:
            part.unlink(missing_ok=True)


def known(language: str) -> str:
    """A language that there is."""
    return language if language in languages() else "en"


def _pictures(footage: Footage, play: MatchPlay, which: int) -> Callable[[], Pictures]:
    """Where the pictures of a round are to be had. `NoFilm` where they are not."""
    if play.table is None:
        raise NoFilm("film-not-watched")
    place = (play.match.id, which)
    if footage.segments(place):
        return lambda: footage.pictures(place)
    if play.store.kept(play.match.id, DEMO) is not None:
        return lambda: _frames(str(sample_folder(sample_name(play.plan.rules.game)) / "round.mp4"))
    watched = [line for line in play.lines(which) if isinstance(line, Watched)]
    spec = (play.store.kept(play.match.id, SOURCE) or {}).get("spec", "")
    if not watched or not spec or any(line.live for line in watched):
        raise NoFilm("film-no-pictures")
    if not Path(spec).exists():
        raise NoFilm("film-file-gone", name=Path(spec).name)
    return lambda: _frames(spec)


def _frames(spec: str) -> Iterator[tuple[float, Image]]:
    with open_source(spec) as source:
        for item in source:
            if isinstance(item, Frame):
                yield item.t, item.image


def _behind() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def _asked(films: Films, command: Command) -> dict[str, Any]:
    assert isinstance(command, commands.MakeFilm)
    films.make(command.match, command.round, command.language)
    return {}


def _keep(films: Films, command: Command) -> dict[str, Any]:
    assert isinstance(command, commands.KeepPictures)
    try:
        films.footage.keep(command.keep)
    except OSError as e:
        raise CommandError("film-broken", why=e.strerror) from e
    return films.kept()


def _delete(films: Films, command: Command) -> dict[str, Any]:
    films.footage.delete()
    return films.kept()


COMMANDS: dict[str, Callable[[Films, Command], dict[str, Any]]] = {
    "make_film": _asked, "keep_pictures": _keep, "delete_pictures": _delete,
}
