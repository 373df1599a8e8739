"""Figures over all that was ever played here: who played how much, who won, who lays fastest, who errs least.

Why it exists: a family plays for years, and what it is proud of is spread over a hundred logs. Every figure comes with
what it rests on, and is left out where that is too little. What it does not do: keep anything; it is folded anew.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from referee.games.api.game import codec_of
from referee.games.api.lines import Laid
from referee.games.api.standing import Standing
from referee.session.match.agreed.roster import by_seat, name_key
from referee.session.match.match import Points, RoundFold
from referee.session.match.play import DEMO, MatchPlay
from referee.session.shown.trial import DamagedMatch, Patience, reading
from referee.store import Store, spreadsheet
from referee.values.common import UNKNOWN

LEAST_ROUNDS = 5
"""Rounds after which mistakes a round say something: with four, one slip is a quarter."""
LEAST_PLAY_S = 60.0
"""Seconds of play after which pieces a minute say something."""
MOST_LOST = 0.1
"""Part of a round in which the camera may be away: what is laid then is seen later, or never."""
COLUMNS = ("matches", "rounds", "wins", "points", "average", "streak", "best", "pace", "paced", "mistakes", "judged")


@dataclass
class Figures:
    """One person's, of one game or of all. `paced`: rounds in `pace`; `judged`: rounds whose mistakes are known."""

    name: str
    matches: int = 0
    rounds: int = 0
    wins: int = 0
    points: Points = 0
    streak: int = 0
    best: dict[str, Any] | None = None
    pieces: int = 0
    seconds: float = 0.0
    paced: int = 0
    errors: int = 0
    judged: int = 0
    seats: list[str] = field(default_factory=list)
    in_a_row: int = 0

    def won(self, won: bool) -> None:
        """A match that is over."""
        self.wins += won
        self.in_a_row = self.in_a_row + 1 if won else 0
        self.streak = max(self.streak, self.in_a_row)

    def to_json(self) -> dict[str, Any]:
        """As screens get it; None where too little is known for a figure."""
        pace = self.pieces / self.seconds * 60 if self.seconds >= LEAST_PLAY_S else None
        return {
            "name": self.name, "seat": max(reversed(self.seats), key=self.seats.count) if self.seats else None,
            "matches": self.matches, "rounds": self.rounds, "wins": self.wins, "points": self.points,
            "average": round(self.points / self.rounds, 2) if self.rounds else None, "streak": self.streak,
            "best": self.best, "pace": None if pace is None else round(pace, 1), "paced": self.paced,
            "mistakes": round(self.errors / self.judged, 2) if self.judged >= LEAST_ROUNDS else None,
            "judged": self.judged,
        }


def regulars(store: Store) -> dict[str, Any]:
    """Everybody who ever played, over all games and by game; and who holds which record in a game.

    `people`: figures over all games, in which points are only summed. `games`: for each game that was played its
    `people` and `records`, each with `names`, `value` and `rounds`, the rounds it rests on (None: by matches).
    `damaged`, if there are any: sentences about the matches that cannot be read, and are left out.
    """
    everything: dict[str, Figures] = {}
    by_game: dict[str, dict[str, Figures]] = {}
    damaged: list[str] = []
    for play in _played(store, damaged):
        of_game = by_game.setdefault(play.plan.rules.game.rules.game, {})
        for figures in (everything, of_game):
            _take(play, figures)
    games = [{"game": game, "people": _sorted(figures), "records": _records(figures)}
             for game, figures in by_game.items() if any(one.rounds for one in figures.values())]
    return {"people": _sorted(everything), "games": games, "least_rounds": LEAST_ROUNDS,
            **({"damaged": damaged} if damaged else {})}


def regulars_csv(store: Store) -> str:
    """The figures by game as CSV for a spreadsheet; empty where too little is known."""
    rows: list[list[Any]] = [["game", "name", *COLUMNS[:-4], "pieces_per_minute", "rounds_timed", "mistakes_per_round",
                              "rounds_judged"]]
    for game in regulars(store)["games"]:
        for one in game["people"]:
            best = one["best"] and one["best"]["points"]
            rows.append([game["game"], one["name"], *({**one, "best": best}[name] for name in COLUMNS)])
    return spreadsheet(rows)


def _played(store: Store, damaged: list[str]) -> Iterator[MatchPlay]:
    """The matches, oldest first, but for demos and those that cannot be read, which are told in `damaged`."""
    patience = Patience()
    for row in store.matches():
        try:
            play = patience.sound(store, row.id)
            with reading(row.id):
                _take(play, {})  # a match counts whole or not at all
        except DamagedMatch as e:
            damaged.append(e.said)
            continue
        if store.kept(row.id, DEMO) is None:
            yield play


def _take(play: MatchPlay, figures: dict[str, Figures]) -> None:
    """Add a match to the figures of those who played it."""
    fold = play.fold
    for person in fold.roster:
        if not person.name:
            continue
        one = figures.setdefault(name_key(person.name), Figures(person.name))
        one.name = unicodedata.normalize("NFC", person.name)
        rounds = [at for at in fold.rounds if person.id in at.points]
        for at in rounds:
            _round(play, at, person.id, one)
        one.matches += bool(rounds)
        if fold.over and rounds:
            one.won(person.id in fold.winners)


def _round(play: MatchPlay, at: RoundFold, person: str, one: Figures) -> None:
    seat = next(seat for seat, who in by_seat(at.roster).items() if who == person)
    game, points = play.plan.rules.game, at.points[person]
    one.rounds += 1
    one.points += points
    one.seats.append(seat)
    if one.best is None or points > one.best["points"]:
        one.best = {"points": points, "match": play.match.id, "round": at.number, "at": play.match.created_at}
    if seconds := _watched_s(at.standing):
        one.paced += 1
        one.seconds += seconds
        one.pieces += sum(at.standing.placed(seat, kind) for kind in codec_of(game).laid)
    if (errors := game.mistakes(at.played, seat)) is not None:
        one.judged += 1
        one.errors += errors


def _watched_s(standing: Standing) -> float:
    """Seconds of a round whose pieces a camera saw laid; 0 where it did not see all of it, or not whose they are."""
    if standing.started is None or standing.stopped is None or any(p.owner == UNKNOWN for p in standing.pieces):
        return 0.0
    if not any(isinstance(line, Laid) and not line.by_people for line in standing.by_seq.values()):
        return 0.0
    seconds, lost, since = standing.stopped - standing.started, 0.0, None
    for line in standing.by_seq.values():
        if line.type == "source_lost" and since is None:
            since = line.time
        elif line.type == "source_back" and since is not None:
            lost, since = lost + line.time - since, None
    lost += max(0.0, standing.stopped - since) if since is not None else 0.0
    return seconds if lost <= MOST_LOST * seconds else 0.0


def _sorted(figures: dict[str, Figures]) -> list[dict[str, Any]]:
    return sorted((one.to_json() for one in figures.values()),
                  key=lambda one: (-one["wins"], -one["points"], one["name"]))


def _records(figures: dict[str, Figures]) -> dict[str, Any]:
    """Who is best in what; several where they tie, and nobody where too little is known or nothing was achieved."""
    people = [one.to_json() for one in figures.values()]
    found: dict[str, Any] = {}
    for name, rests_on, sign in (("pace", "paced", 1), ("mistakes", "judged", -1), ("streak", None, 1)):
        known = [one for one in people if one[name] is not None and (name != "streak" or one[name] > 1)]
        if known:
            value = max(sign * one[name] for one in known) * sign
            holders = [one for one in known if one[name] == value]
            found[name] = {"names": [one["name"] for one in holders], "value": value,
                           "rounds": min(one[rests_on] for one in holders) if rests_on else None}
    if bests := [one for one in people if one["best"] is not None]:
        value = max(one["best"]["points"] for one in bests)
        holders = [one for one in bests if one["best"]["points"] == value]
        found["best"] = {"names": [one["name"] for one in holders], "value": value, "rounds": None,
                         **{key: holders[0]["best"][key] for key in ("match", "round", "at")}}
    return found
