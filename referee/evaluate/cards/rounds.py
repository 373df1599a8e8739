"""Simulated rounds of cards put before memory and umpire: are the verdicts right?

Why it exists: one wrong accusation costs more than ten missed mistakes, and how rare they are shows only in hundreds
of rounds. Nothing is drawn: a perfect reader, or a noisy one, tells what lies on the table. What it does not do: see.

`python -m referee.evaluate.cards.rounds --help` runs it; the figures are printed as JSON.
"""

from __future__ import annotations

import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.evaluate.cards.readers import NOISY, PERFECT, Noise, Reader
from referee.evaluate.common.simulated import rounds_command
from referee.rules.cards import legality, nl999, weber
from referee.rules.cards.common import STACK_POINTS
from referee.rules.cards.conditions import Conditions
from referee.rules.cards.observation import HEAPS, CardsEvent
from referee.rules.cards.umpire import Umpire
from referee.rules.core import ACCUSING, UNKNOWN
from referee.sim.cards.play import play
from referee.sim.cards.round import RULES, Deed, Round
from referee.tracking.cards.lying import MemorySettings
from referee.tracking.cards.memory import CardsMemory
from referee.values.cards import OWNERS

FAULT_RATES = (0.0, 0.03, 0.08, 0.15)
"""Share of acts against the rules, by turns: none at all, as careless people play, and chaos."""
LATE = 4
"""Pictures after a deed in which a card that was laid may be told: hands hide it, or one more look is awaited."""


PAST = 10_000_000
"""Between seeds of rounds that are played instead of one without an end."""

COUNTED = ("lays", "verdicts", "owners", "stacks", "centres", "score", "counted", "tops", "totals", "stops")


@dataclass
class Figures:
    """What a number of rounds gave.

    `counts`: by name (`COUNTED`, `faults`, `caught`), how often what came out: cards laid that were seen, and told in
    their place; owners, stacks and cards in the centre that were named right, wrong or not at all; rounds whose last
    tops were all right. `cases`: what is worth a look, `false` among them: words against somebody who broke no rule
    there, or not that one.
    """

    rounds: int = 0
    pictures: int = 0
    counts: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    cases: defaultdict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    @property
    def false(self) -> list[str]:
        return self.cases["false"]

    def to_dict(self) -> dict[str, Any]:
        faults, caught = self.counts["faults"], self.counts["caught"]
        return {"rounds": self.rounds, "pictures": self.pictures, "false_accusations": len(self.false),
                "caught": {kind: f"{caught[kind]} of {n}" for kind, n in sorted(faults.items())},
                **{name: dict(self.counts[name]) for name in COUNTED},
                "cases": {name: self.cases[name] for name in ("false", "wrong", "missed")}}


@dataclass
class Watched:
    """A round as it was watched: what was said, and the umpire in the end."""

    seed: int
    game: Round
    events: list[CardsEvent]
    umpire: Umpire


def judge_of(game: Round) -> Umpire:
    """The umpire of a simulated round, told what a match file tells."""
    weber_rules = game.rules == "CW"
    document = weber.document(weber.Options()) if weber_rules else nl999.document(nl999.Options())
    redeals = weber.REDEAL_SUM if weber_rules and len(game.players) >= weber.REDEAL_PLAYERS else 0
    return Umpire(document, Conditions(row=game.row, redeals=redeals, backs=dict(zip(OWNERS, game.players,
                                                                                      strict=False))))


def watch(game: Round, noise: Noise, seed: int, looks: int = 1, planted: Mapping[str, int] | None = None) -> Watched:
    """A round before memory and umpire; `looks`: readings of each picture, more than one as in a stream.

    In the end the heaps are swiped and counted; `planted`: seat -> by how many cards that is done wrongly.
    """
    reader = Reader(noise, random.Random(f"reader {seed}"))
    memory = CardsMemory(MemorySettings.stills() if looks == 1 else MemorySettings.stream())
    umpire, events, told = judge_of(game), list[CardsEvent](), False
    for n, picture in enumerate(game.pictures):
        if game.stop is not None and picture.t > game.stop and not told:
            told = True
            events += umpire.note("stop", game.stop, n, game.caller)
        for _ in range(looks):
            seen = memory.observe(reader.read(picture), picture.t, n)
            if seen is not None:
                events += umpire.observe(seen)
    swiped, last = reader.count(game, planted), len(game.pictures)
    for n in range(looks if game.stop is not None else 0):
        seen = memory.observe(swiped, game.pictures[-1].t + 5 + n, last + n)
        if seen is not None:
            events += umpire.observe(seen)
    return Watched(seed, game, events, umpire)


def compare(watched: Watched, figures: Figures) -> None:
    """Add one round to the figures."""
    game = watched.game
    figures.rounds += 1
    figures.pictures += len(game.pictures)
    told = _lays(watched, figures)
    hit = _accusations(watched, told, figures)
    for deed in game.deeds:
        if deed.fault is not None:
            figures.counts["faults"][deed.fault] += 1
            figures.counts["caught"][deed.fault] += deed.id in hit
            if deed.id not in hit:
                figures.cases["missed"].append(f"seed {watched.seed}: {deed}")
    _end(watched, figures)


def _lays(watched: Watched, figures: Figures) -> dict[int, Deed]:
    """Which deed each event of a card that was laid speaks about; by the number of the event."""
    game = watched.game
    said = [e for e in watched.events if e.type == "card" and e.card is not None]
    done = [d for d in game.deeds if d.type == "card"]
    near = sorted((e.player not in (UNKNOWN, d.seat), (e.onto and legality.name(e.onto)) != d.onto,
                   abs(e.frame - game.after(d.t)), d.id, e.seq) for e in said
                  for d in done if e.card and e.card.name == d.card
                  and game.before(d.begun) <= e.frame <= game.after(d.t) + LATE)
    told: dict[int, Deed] = {}
    for *_, which, seq in near:
        if seq not in told and all(d.id != which for d in told.values()):
            told[seq] = next(d for d in done if d.id == which)
    for deed in done:
        event = next((e for e in said if told.get(e.seq) is deed), None)
        if event is None:
            what = "missed" if _shows(game, deed) else "never shown"
            figures.counts["lays"][what] += 1
            if what == "missed":
                figures.cases["missed"].append(f"seed {watched.seed}: not seen {deed}, picture {game.after(deed.t)}")
            continue
        figures.counts["lays"]["seen"] += 1
        who = "unknown" if event.player == UNKNOWN else "right" if event.player == deed.seat else "wrong"
        figures.counts["owners"][who] += 1
        if who == "wrong":
            figures.cases["wrong"].append(f"seed {watched.seed}: owner {event.player} of {deed} picture {event.frame}")
        figures.counts["verdicts"]["unclear" if event.cls == "unclear" else
                         "right" if (event.cls == "violation") == bool(deed.fault) else "other"] += 1
    figures.counts["lays"]["invented"] += len(said) - len(told)
    return told


def _shows(game: Round, deed: Deed) -> bool:
    """Whether a picture was taken between this card and its being taken back."""
    back = next((d for d in game.deeds if d.about == deed.id and d.type == "removed"), None)
    return back is None or any(deed.t <= p.t < back.begun for p in game.pictures)


def _accusations(watched: Watched, told: Mapping[int, Deed], figures: Figures) -> set[int]:
    """The faults that were said; what fits none accuses wrongly."""
    hit: set[int] = set()
    for event in (e for e in watched.events if e.cls in ACCUSING):
        deeds = _meant(watched, event, told)
        rules = RULES[watched.game.rules]
        fitting = [d for d in deeds if d.fault is not None and event.player in (d.seat, UNKNOWN, None)
                   and event.rule in (rules[d.fault], *_also(watched.game, d))]
        if fitting:
            hit.add(fitting[0].id)
        else:
            figures.false.append(f"seed {watched.seed}: {event.rule} {event.key} {event.player} "
                                 f"{event.card.name if event.card else ''} picture {event.frame}; {deeds[:1]}")
    return hit


def _also(game: Round, deed: Deed) -> tuple[str, ...]:
    """What else is wrong with a fault: it came after the stop, too; or what it was laid on came in the same moment, so
    that it is told as a card alone."""
    rules = RULES[game.rules]
    alone = (rules["lone_not_one"],) if deed.type == "card" else ()
    if game.stop is None or (deed.t if game.rules == "CG" else deed.begun) <= game.stop:
        return alone
    return (*alone, rules["after_stop"])


def _meant(watched: Watched, event: CardsEvent, told: Mapping[int, Deed]) -> list[Deed]:
    """The deeds that an accusation may speak about."""
    game = watched.game
    if event.seq in told:
        return [told[event.seq]]
    about = [told[n] for n in event.about if n in told]
    if about:
        return about
    name = event.card.name if event.card else None
    kinds: Iterable[str] = ("row",) if event.type == "row" else ("stop", "setup") if name is None else ("card",)
    return [d for d in game.deeds if d.type in kinds and d.card == name and game.before(d.begun) <= event.frame
            and (event.type != "row" or d.seat == event.player)]


def _end(watched: Watched, figures: Figures) -> None:
    """What was said of the round as a whole."""
    game, tally = watched.game, watched.umpire.tally
    tops = Counter(cards[-1][1] for cards in game.piles.values())
    said = Counter(f"{c[0]} {c[1]}" for _, c, _ in tally.piles if c is not None)
    figures.counts["tops"]["right" if tops == said else "wrong"] += 1
    total = tally.centre_total
    right = total == sum(game.centre.values())
    figures.counts["totals"]["open" if total is None else "right" if right else "wrong"] += 1
    for name, found, truth in (("stacks", tally.stack, game.stacks), ("centres", tally.centre, game.centre)):
        for seat in game.players:
            n = found.get(seat)
            what = "open" if n is None else "right" if n == truth[seat] else "wrong"
            figures.counts[name][what] += 1
            if what == "wrong":
                figures.cases["wrong"].append(f"seed {watched.seed}: {name} of {seat} {n}, truth {truth[seat]}")
    score = "open" if tally.score is None else "right" if dict(tally.score) == game.score else "wrong"
    figures.counts["score"][score] += 1
    if game.stop is not None:
        counted = by_heaps(watched)
        what = "open" if counted is None else "right" if counted == game.score else "wrong"
        figures.counts["counted"][what] += 1
        if what == "wrong":
            figures.cases["wrong"].append(f"seed {watched.seed}: counted {counted}, truth {game.score}")
    early = any(d.fault == "stop_early" for d in game.deeds)
    seats = [e.player for e in watched.events if e.key == "CARD.stack_empty"]
    empty = all(game.stacks[seat or ""] == 0 for seat in seats)
    figures.counts["stops"]["right" if early or empty else "wrong"] += 1


def by_heaps(watched: Watched) -> dict[str, int] | None:
    """Seat -> points, as the heaps were counted last; None where that is left open."""
    told = next((e.count for e in reversed(watched.events) if e.type == HEAPS), None)
    if told is None or told["why"] is not None:
        return None
    centre, stack = told["centre"], told["stack"]
    return {seat: centre[seat] + STACK_POINTS * stack[seat] for seat in centre}


def planted_miscounts(seeds: Sequence[int]) -> Counter[str]:
    """A heap of each round is counted wrongly for certain, all else is seen perfectly: how often is that caught?

    Rounds that end without a call are played with the next seed that is in none of the `seeds`.
    """
    out = Counter[str]()
    for seed in seeds:
        rng = random.Random(f"planted {seed}")
        rate = rng.choice(FAULT_RATES)
        game = next(game for k in range(100) if (game := play(seed + k * PAST, rate)).stop is not None)
        seat = rng.choice(game.players)
        off = rng.choice([n for n in (-5, -2, -1, 1, 2, 5) if game.centre[seat] + n >= 0])
        counted = by_heaps(watch(game, PERFECT, seed, planted={seat: off}))
        out["caught" if counted is None else "right all the same" if counted == game.score else "wrong"] += 1
    return out


def measure(seeds: Sequence[int], noise: Noise, looks: int = 1, rates: Sequence[float] = FAULT_RATES) -> Figures:
    """Play, watch and compare the rounds of these seeds."""
    figures = Figures()
    for seed in seeds:
        compare(watch(play(seed, rates[seed % len(rates)]), noise, seed, looks), figures)
    return figures


def main(argv: Sequence[str] | None = None) -> int:
    """The command line. Exit status 1 if somebody was accused wrongly."""
    return rounds_command(argv, "referee.evaluate.cards.rounds", __doc__.split("\n\n")[0],
                          "cards missed, misread with doubt, hidden under hands",
                          lambda seeds, noisy, looks: measure(seeds, NOISY if noisy else PERFECT, looks))


if __name__ == "__main__":
    sys.exit(main())
