"""Simulated rounds of dice put before memory and umpire: are the verdicts right?

Why it exists: one wrong accusation costs more than ten missed mistakes, and how rare they are shows only in hundreds
of rounds. Nothing is drawn: a perfect reader, or a noisy one, tells what lies on the table. Whether a fault could be
proved is decided by `sight`, which shares no code with the judge. What it does not do: seeing.

`python -m referee.evaluate.dice.rounds --help` runs it; the figures are printed as JSON.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from referee.evaluate.common.simulated import rounds_command
from referee.evaluate.dice.readers import NOISY, PERFECT, PIXELS, Noise, read
from referee.evaluate.dice.sight import Sight
from referee.rules.core import ACCUSING, UNKNOWN
from referee.rules.dice.conditions import Conditions
from referee.rules.dice.observation import DiceEvent
from referee.rules.dice.still import check
from referee.rules.dice.umpire import Umpire
from referee.sim.dice.play import Deed, Round, play, rules_of
from referee.tracking.dice.memory import DiceMemory, MemorySettings
from referee.values.common import Point
from referee.values.dice import DiceReading

FAULT_RATES = (0.0, 0.1, 0.2, 0.3)
"""Share of acts against the rules, by turns: none at all, as careless people play, and chaos."""
LATE = 3
"""Pictures after a throw in which a word about it is still about that one."""


@dataclass
class Figures:
    """What a number of rounds gave. `false`: words against somebody who broke no rule there, or not that one.

    `faults`, `in_sight`, `caught`: by kind; `caught` of those in sight. `owners`: who laid a die was named right, wrong
    or not at all. `placed`: dice laid and still there in the next picture; `judged`: of these, said as they were.
    """

    rounds: int = 0
    pictures: int = 0
    placed: int = 0
    judged: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    in_sight: Counter[str] = field(default_factory=Counter)
    caught: Counter[str] = field(default_factory=Counter)
    owners: Counter[str] = field(default_factory=Counter)
    scores: Counter[str] = field(default_factory=Counter)
    false: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)

    def to_dict(self) -> dict[str, Any]:
        shares = {kind: round(self.caught[kind] / n, 4) for kind, n in sorted(self.in_sight.items())}
        return {"rounds": self.rounds, "pictures": self.pictures, "false_accusations": len(self.false),
                "faults": dict(self.faults), "in_sight": dict(self.in_sight), "caught": shares,
                "placed": self.placed, "judged": self.judged, "owners": dict(self.owners),
                "score": dict(self.scores), "cases": {"false": self.false, "missed": self.missed}}


@dataclass
class Watched:
    """A round as it was watched: the readings by picture, what was said, and the umpire and memory in the end."""

    seed: int
    game: Round
    readings: list[DiceReading]
    events: list[DiceEvent]
    umpire: Umpire
    memory: DiceMemory


def to_rows(at: Point) -> tuple[float, float]:
    """Pixels of the simulated readings in rows."""
    return at[0] / PIXELS, at[1] / PIXELS


def watch(game: Round, noise: Noise, seed: int, looks: int = 1) -> Watched:
    """A round before memory and umpire; `looks`: readings of each picture, more than one as in a stream."""
    rng = random.Random(f"reader {seed}")
    memory = DiceMemory(to_rows, MemorySettings.stills() if looks == 1 else MemorySettings.stream())
    umpire = Umpire(conditions=Conditions(looks=min(looks, 2)))
    events: list[DiceEvent] = []
    readings = []
    for n, dice in enumerate(game.pictures):
        for _ in range(looks):
            reading = read(dice, noise, rng)
            seen = memory.observe(reading, float(n), n)
            if seen is not None:
                events += umpire.observe(seen)
        readings.append(reading)
    events += umpire.finish(float(len(game.pictures)))
    return Watched(seed, game, readings, events, umpire, memory)


def compare(watched: Watched, figures: Figures) -> None:
    """Add one round to the figures."""
    game, sight = watched.game, Sight(watched.game, watched.readings)
    figures.rounds += 1
    figures.pictures += len(game.pictures)
    spoken: dict[int, list[DiceEvent]] = {}
    hit: set[int] = set()
    for event in watched.events:
        deed = _deed(event, watched)
        if deed is not None and event.type == "die":
            spoken.setdefault(deed.id, []).append(event)
            figures.owners["unknown" if event.player == UNKNOWN else
                           "right" if event.player == deed.player else "wrong"] += 1
        false_stop = event.type == "stop" and event.player not in (game.caller, UNKNOWN)
        accused = event.cls in ACCUSING
        if accused and deed is not None and event.rule in rules_of(deed) and event.player in (deed.player, UNKNOWN):
            hit.add(deed.id)
        elif accused or false_stop:
            figures.false.append(f"seed {watched.seed}: {event.rule} {event.key} {event.player} "
                                 f"{event.die} picture {event.frame}; {deed}")
    for deed in game.deeds:
        if deed.type == "place" and deed.after < len(game.pictures) and deed.die in game.pictures[deed.after]:
            figures.placed += 1
            said = [e for e in spoken.get(deed.id, []) if e.die is not None and e.die.pips == deed.die.pips]
            figures.judged += deed.id in hit if deed.fault else any(e.cls == "legal" for e in said)
        if deed.fault is None:
            continue
        figures.faults[deed.fault] += 1
        if sight.of(deed):
            figures.in_sight[deed.fault] += 1
            figures.caught[deed.fault] += deed.id in hit
            if deed.id not in hit:
                figures.missed.append(f"seed {watched.seed}: {deed}")
    figures.scores[_score(watched)] += 1


def _deed(event: DiceEvent, watched: Watched) -> Deed | None:
    """The deed that an event speaks about."""
    game = watched.game
    if event.type == "finding" and event.about:
        first = next(e for e in watched.events if e.seq == event.about[0])
        known = first.die is not None and event.die is not None and event.die.colour == first.die.colour
        return _deed(first if known or event.die is None else replace(event, about=()), watched)
    if event.die is not None and event.die.space is not None:
        laid = [d for d in game.deeds if d.type == "place" and d.die is not None and d.after <= event.frame
                and d.die.space == event.die.space and event.die.colour in (d.die.colour, UNKNOWN)]
        there = [d for d in laid if d.die in game.pictures[event.frame]] or laid
        alike = [d for d in there if d.die is not None and d.die.pips == event.die.pips] or there
        return alike[-1] if alike else None
    who = event.die.seat if event.die is not None and event.player == UNKNOWN else event.player
    thrown = [d for d in game.deeds if d.type in ("roll", "turn") and d.player == who
              and d.after <= event.frame <= d.after + LATE]
    guilty = [d for d in thrown if d.fault is not None]
    return next(reversed(guilty or thrown), None)


def _score(watched: Watched) -> str:
    """`right`, `open` or `wrong`: the score by the last picture, of the seats that were seen to play."""
    game, umpire = watched.game, watched.umpire
    found = check([*umpire.board, *umpire.loose], players=umpire.players)
    if found.score is None or umpire.caller != found.caller:
        return "open"
    if game.caller is None:
        return "wrong"
    left = game.left
    truth = {s: sum(left.values()) if s == game.caller else -left[s] for s in game.players}
    return "right" if dict(found.score) == truth else "wrong"


def measure(seeds: Sequence[int], noise: Noise, looks: int = 1) -> Figures:
    """Play, watch and compare the rounds of these seeds."""
    figures = Figures()
    for seed in seeds:
        compare(watch(play(seed, FAULT_RATES[seed % len(FAULT_RATES)]), noise, seed, looks), figures)
    return figures


def main(argv: Sequence[str] | None = None) -> int:
    """The command line. Exit status 1 if somebody was accused wrongly."""
    return rounds_command(argv, "referee.evaluate.dice.rounds", __doc__.split("\n\n")[0],
                          "dice missed, misread with doubt, hidden under hands",
                          lambda seeds, noisy, looks: measure(seeds, NOISY if noisy else PERFECT, looks))


if __name__ == "__main__":
    sys.exit(main())
