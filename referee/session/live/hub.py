"""What people say at a table, from any screen: each command checked, carried out, and taken into the evening.

Why it exists: a word may concern the round, a match as a whole, films or the camera, and whoever says it should not
have to know. What it does not do: keep state (`evening`), run the camera (`desk`), or serve pages.

Threads: everything may be called from any thread.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Protocol

from referee.games.api.lines import Cleared, Line, People
from referee.session.film import filming
from referee.session.live import archive
from referee.session.live.elsewhere import refuse
from referee.session.live.evening import Evening
from referee.session.match import commands
from referee.session.match.commands import CommandError
from referee.session.match.plans import can_watch
from referee.session.match.play import MatchPlay
from referee.session.shown import stale
from referee.session.shown.trial import asked_for
from referee.store import Store, StoreError
from referee.values.common import Table

__all__ = ["CommandError", "Hub"]

BY_ITSELF = "by_itself"
"""The choice of the house rule `next_round`, where a game has it, by which nobody need say that the next one begins."""


class Operator(Protocol):
    """Whoever runs the camera (`desk.Desk`)."""

    def command(self, name: str, command: commands.Command, line: Line | None) -> dict[str, Any] | None:
        """Carry out what concerns the camera; `line`: what people said, as logged."""


class Caller(Protocol):
    """Whoever tells a club of this table (`at_club.AtClub`)."""

    def call(self, text: str | None) -> None:
        """Call the club's host, and say why; None: no longer."""


class Hub(Evening):
    """An evening that people command. `desk`: runs the camera, if there is one, and is told of what people said.

    `club`: tells a club of this table, if it belongs to one.
    """

    def __init__(self, store: Store, *, table: Table | None = None) -> None:
        super().__init__(store, table=table)
        self.desk: Operator | None = None
        self.club: Caller | None = None
        self._words: Counter[int] = Counter()  # how often people said something about a match

    def command(self, name: str, fields: Mapping[str, Any], *, hosting: bool = True) -> dict[str, Any]:
        """Carry out a command (`commands`). `CommandError` with one sentence when it cannot be done now.

        `hosting` False: whoever asks plays and does not host; `NotAllowedError` where that is not enough. The answer
        holds `unwritten`, a sentence, where the log keeps in memory what was said.
        """
        refuse(self)
        if not hosting and name not in commands.AT_TABLE:
            raise commands.NotAllowedError("hub-host-only")
        try:
            answer = self._carry_out(name, commands.parse(name, dict(fields)), hosting)
        except StoreError as e:
            raise CommandError(str(e)) from e
        trouble = self.store.trouble
        return {**answer, "unwritten": trouble.text} if trouble is not None and trouble.lines else answer

    def _carry_out(self, name: str, command: commands.Command, hosting: bool) -> dict[str, Any]:
        with self.lock:
            stale.refuse_of_table(command, self.play, setting=self.setting)
        if name in archive.MATCHES:
            return self._change_match(name, command)
        if name in filming.COMMANDS:
            return filming.COMMANDS[name](self.films, command)
        if isinstance(command, commands.ShowStep):
            return self._show_step(command)
        if isinstance(command, commands.CallHost):
            if self.club is None:
                raise CommandError("hub-no-club")
            self.club.call(command.text if command.calls else None)
            return {}
        if name in archive.CAMERA:
            if self.desk is None:
                raise CommandError("hub-no-camera")
            return dict(self.desk.command(name, command, None) or {})
        with self.lock:
            play = self._playing(command.match)
            if not hosting:
                self._of_the_table(play, command)
            if isinstance(command, commands.NextRound):
                return {"begun": self._next_round(play, command)}
            if (before := stale.said_before(name, command, play, play.round_of(command))) is not None:
                return {"seq": before.seq, "already": True}
            word, number = play.word(name, command, self.time(), command.device)
            self.clock.set(self.time())  # before a pause stops it, or lets it run again
            live = self._live(play, number)
            judge = play.judged_again(word, number) if play.rejudged_by(word, number) and not live else None
            if judge is None:
                line = play.write(word, number)
                self._said(play)
                if live and self.desk is not None:
                    self.desk.command(name, command, line)
                return {"seq": line.seq}
            words = self._words[play.match.id]
        lines = judge()  # nobody waits for it
        with self.lock:
            other = self.play is not play and self.play is not None and self.play.match.id == play.match.id
            if other or self._words[play.match.id] != words or self._live(play, number):
                raise CommandError("play-changed")
            play.take(lines, number)
            self._said(play)
            return {"seq": lines[0].seq}

    def _show_step(self, command: commands.ShowStep) -> dict[str, Any]:
        with self.lock:
            play = self._playing(command.match)
            self.screens.tell(step={"match": play.match.id, "round": play.number, "name": command.step})
        return {}

    def write(self, line: Line) -> int:
        """Take a line of the session; with some the next round begins by itself, where people agreed to that."""
        with self.lock:
            seq, play = super().write(line), self.play
            if play is not None and isinstance(line, Cleared):
                now = play.fold.now
                agreed = play.plan.rules.options.get("next_round") == BY_ITSELF
                if agreed and now.final and not play.fold.over:
                    self._next_round(play, commands.NextRound(round=play.number))
            return seq

    # inside

    def _live(self, play: MatchPlay, number: int) -> bool:
        """Whether the camera is at work on a round, so that its own judge takes in what people say."""
        return play is self.play and number == play.number and self.camera.running

    def _said(self, play: MatchPlay) -> None:
        self._words[play.match.id] += 1
        if play is self.play:
            self.clock.set(self.time())
            self.passing.said()
            self.tell_match()

    def _change_match(self, name: str, command: commands.Command) -> dict[str, Any]:
        """Another match, or none. The camera is away meanwhile: what it says is of the match it was opened for."""
        if command.match is not None and command.seen is not None and not command.seen.live:
            with self.lock:
                stale.refuse_of_match(command, self._playing(command.match))
        if self.desk is not None:
            self.desk.command("match_leaving", command, None)
        watched = self.play is not None and can_watch(self.play.plan, self.table)
        try:
            with self.lock:
                stale.refuse_of_table(command, self.play, setting=self.setting)  # it may be another one meanwhile
                answer, watched = archive.MATCHES[name](self, command)
        finally:
            if self.desk is not None:
                self.desk.command("match_opened" if watched else "match_unwatched", command, None)
        return answer

    def _of_the_table(self, play: MatchPlay, command: commands.Command) -> None:
        """`NotAllowedError` for what players may not say: of another match, or against who sits at the table."""
        if play is not self.play:
            raise commands.NotAllowedError("hub-other-match")
        if isinstance(command, commands.Undo) and isinstance(play.meant(command), People):
            raise commands.NotAllowedError("hub-host-undo")

    def _playing(self, match: int | None) -> MatchPlay:
        if match is not None and (self.play is None or match != self.play.match.id):
            return asked_for(self.store, match)
        if self.play is None:
            raise CommandError("hub-no-match")
        return self.play

    def _next_round(self, play: MatchPlay, command: commands.NextRound) -> bool:
        begun = play.next_round(command)
        if begun:
            self._words[play.match.id] += 1
            self.passing.next_round()
            self.tell_match()
            if self.desk is not None and play is self.play:
                self.desk.command("next_round", command, None)
        return begun
