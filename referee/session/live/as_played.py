"""What the people in a sample round say, said in the match that it is shown as.

Why it exists: nobody who watches a recording knows who called stop in it, or holds the cards that are counted at its
end; without their words it has no score. What it does not do: say anything that somebody at the table has said.
"""

from __future__ import annotations

from typing import Any

from referee.games.api.lines import Line
from referee.session.live.evening import Evening
from referee.session.match import commands
from referee.session.match.play import MatchPlay
from referee.session.match.sample import Played


class AsPlayed:
    """Says in an evening what is `played`, if anything; it belongs to the thread that plays the recording.

    `lead_s`: seconds at the recording's beginning that are played in a moment.
    """

    def __init__(self, evening: Evening, played: Played | None, lead_s: float = 0.0) -> None:
        self._evening, self._played, self.lead_s = evening, played, lead_s
        self._called = played is None

    def at(self, t: float) -> Line | None:
        """So far is the recording, in seconds. Whoever called stop in it says so, once; returns the stop then."""
        called, play = None if self._played is None else self._played.setup, self._evening.play
        if self._called or called is None or called.stop is None or t < called.stop:
            return None
        self._called = True
        with self._evening.lock:
            if play is None or play.fold.now.standing.phase != "running":
                return None
            end = {"player": called.caller} if called.caller is not None else {"end": called.end}
            stopped, _ = [self._say(play, name, fields) for name, fields in (("stop", {}), ("call", end))]
            return stopped

    def end(self) -> None:
        """The recording is over: its people count what was not seen, and nobody has counted."""
        with self._evening.lock:
            form, play = self._evening.state()["form"], self._evening.play
            if self._played is None or form is None or play is None or play.fold.now.standing.phase != "stopped":
                return
            for seat, numbers in self._played.counted.items():
                values = form["values"].get(seat, {})
                left = {name: n for name, n in numbers.items() if name in values
                        and values[name]["value"] is None and values[name]["preset"] is None}
                if left:
                    self._say(play, "count", {"player": seat, "counts": left})

    def _say(self, play: MatchPlay, name: str, fields: dict[str, Any]) -> Line:
        line, _ = play.word(name, commands.parse(name, fields), self._evening.time())
        self._evening.write(line)
        return line
