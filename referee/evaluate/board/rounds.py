"""Simulated rounds put before the umpire by the thousand: are its verdicts right, and how long do they take?

Why it exists: one wrong accusation costs more than ten missed mistakes, and how rare they are shows only in
thousands of rounds. Nothing is drawn: a perfect reader, or one with set faults (`moments`), tells what lies on the
table. It does so after every few acts only, so that the order within a step is hidden. Whether a mistake can be proved
at all is decided by `proof`, which shares no code with the umpire's search. What it does not do: seeing.

`python -m referee.evaluate.board.rounds --help` runs it; the figures are printed as JSON.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from referee.evaluate.board.judged.moments import DESIGNS, random_board
from referee.evaluate.board.judged.proof import prove
from referee.evaluate.board.judged.replay import Replay
from referee.evaluate.board.judged.watched import NOISY, Watched, Watching, watch
from referee.evaluate.common.standard import BEYOND_DOUBT, FEWEST, Seen, Standard
from referee.games.board.lines import BOARD
from referee.rules.board.observation import BoardEvent
from referee.rules.board.position.state import CARDS_EACH
from referee.rules.core import ACCUSING, UNKNOWN
from referee.session.match.agreed.match_file import MatchSetup
from referee.session.watch.summary import summary
from referee.sim.board.play.acts import Act, Round
from referee.sim.board.play.faults import FAULTS
from referee.sim.board.play.players import play
from referee.values.board import FRAMES

FAULT_RATES = (0.0, 0.05, 0.1, 0.2)
"""Share of acts against the rules, by turns: none at all, as careful and as careless people play, and chaos."""


@dataclass
class Figures:
    """What a number of rounds gave. `false`: accusations of somebody who broke no rule there; `other`: of the right
    piece for a rule that it did not break; `worse`: of a piece that broke a rule, where another course explains it.
    `steps`: looks that showed the table as it was and left no step open; `kept`: those after which the true table is
    among the hypotheses kept; `left_open`: looks that showed it, too, and left a step open."""

    rounds: int = 0
    acts: int = 0
    looks: int = 0
    mistakes: int = 0
    provable: int = 0
    found: int = 0
    steps: int = 0
    kept: int = 0
    left_open: int = 0
    missed: Counter[str] = field(default_factory=Counter)
    unclear: Counter[str] = field(default_factory=Counter)
    unprovable: Counter[str] = field(default_factory=Counter)
    scores: Counter[str] = field(default_factory=Counter)
    jammed: list[str] = field(default_factory=list)
    wrong_scores: list[str] = field(default_factory=list)
    false: list[str] = field(default_factory=list)
    other: list[str] = field(default_factory=list)
    worse: list[str] = field(default_factory=list)
    details: list[str] = field(default_factory=list)
    steps_s: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def to_dict(self) -> dict[str, Any]:
        """As JSON, times in seconds of computing (who else uses the machine does not count), memory in MB."""
        found = self.found / self.provable if self.provable else None
        return {
            "rounds": self.rounds, "acts": self.acts, "looks": self.looks,
            "false_accusations": len(self.false), "wrong_rule": len(self.other), "without_proof": len(self.worse),
            "mistakes": self.mistakes, "provable": self.provable, "found": self.found,
            "found_of_provable": None if found is None else round(found, 4),
            "missed": dict(self.missed), "unclear": dict(self.unclear), "unprovable": dict(self.unprovable),
            "truth_kept": {"steps": self.steps, "kept": self.kept, "left_open": self.left_open,
                           "share": round(self.kept / self.steps, 4) if self.steps else None},
            "score": dict(self.scores), "jammed": len(self.jammed),
            "step_ms": {f"p{q}": round(1000 * _percentile(self.steps_s, q), 1) for q in (50, 99, 100)},
            "within_1_s": round(sum(s <= 1.0 for s in self.steps_s) / max(1, len(self.steps_s)), 5),
            "round_ms": {f"p{q}": round(1000 * _percentile(self.seconds, q), 1) for q in (50, 99, 100)},
            "memory_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
            "cases": {"false": self.false, "wrong_rule": self.other, "without_proof": self.worse,
                      "jammed": self.jammed, "wrong_score": self.wrong_scores},
        }


def played(seed: int, faults: float | None = None, hand: int | None = None, players: int | None = None) -> Round:
    """A simulated round: the seed also chooses board, players (2 to 4), cards in hand (10 to 15) and care."""
    rng = random.Random(f"round {seed}")
    count = players or rng.randint(2, 4)
    board = random_board(rng, 8 if count == 2 else 12)
    cards = hand or rng.randint(10, CARDS_EACH)
    rate = FAULT_RATES[seed % len(FAULT_RATES)] if faults is None else faults
    return play(np.random.default_rng(seed), board, FRAMES[:count], DESIGNS, hand=cards, faults=rate)


def measure(seeds: Sequence[int], watching: Watching, standard: Standard | None = FEWEST) -> Iterator[Figures]:
    """Play and watch the rounds of these seeds; yields the same figures after each of them.

    `standard` of what could have been found; None: only accusations are counted.
    """
    figures = Figures()
    for seed in seeds:
        compare(watch(played(seed), watching, seed), figures, standard)
        yield figures


# The truth -----------------------------------------------------------------------------------------------


def compare(watched: Watched, figures: Figures, standard: Standard | None = FEWEST) -> None:
    """Add one round to the figures."""
    game, events = watched.game, watched.events
    figures.rounds += 1
    figures.acts += len(game.acts)
    figures.looks += len(watched.steps_s)
    figures.steps_s += watched.steps_s
    figures.seconds.append(sum(watched.steps_s))
    accused: dict[int, list[BoardEvent]] = {}
    for event in events:
        if event.cls in ACCUSING:
            act = _spoken_of(event, events, game)
            where = f"seed {watched.seed}: {event.rule} {event.player} {event.cells} at {event.t:.1f} s ({event.key})"
            if act is None or not act.wrong or event.player not in (act.player, "unknown"):
                figures.false.append(where)
            else:
                accused.setdefault(act.id, []).append(event)
                if event.rule not in _rules(act) or (event.cls == "violation" and act.cls == "house_rule"):
                    figures.other.append(f"{where} was {act.rule} ({act.reason})")
    unclear = {act.id for e in events if e.cls == "unclear" and (act := _spoken_of(e, events, game)) is not None}
    for act in game.acts:
        if act.wrong and standard:
            _mistake(act, accused.get(act.id, []), act.id in unclear, watched, figures, standard)
    truth = Replay(game)
    for over, believed in watched.beliefs:
        figures.steps += bool(believed)
        figures.left_open += not believed
        figures.kept += any(truth.holds(position, over) for position in believed)
    score = _score(watched)
    figures.scores[score] += 1
    if score == "wrong":
        figures.wrong_scores.append(f"seed {watched.seed}")
    if not _resynchronised(watched):
        figures.jammed.append(f"seed {watched.seed}")


def _mistake(act: Act, said: Sequence[BoardEvent], unclear: bool, watched: Watched, figures: Figures,
             standard: Standard) -> None:
    """Whether a mistake could be proved, and what became of it."""
    figures.mistakes += 1
    proof = prove(watched.game, act, _seen(watched), watched.looks, standard)
    kind = act.reason or ""
    verdict = "accused" if said else "unclear" if unclear else "not noticed"
    if not proof.proved:
        figures.unprovable[f"{kind}: {proof.why}, {verdict}"] += 1
        if said:
            figures.worse.append(f"seed {watched.seed}: act {act.id} {kind}, {proof.why}")
        return
    figures.provable += 1
    found = any(e.rule in proof.rules | _rules(act) for e in said)
    if found:
        figures.found += 1
    elif unclear:
        figures.unclear[kind] += 1
    else:
        figures.missed[kind] += 1
    if not found:
        events, rules = watched.events, sorted(proof.rules)
        why = [e.key for e in events if e.cls == "unclear" and _spoken_of(e, events, watched.game) == act]
        figures.details.append(f"seed {watched.seed}: act {act.id} {kind} {verdict} {why}; proved {rules}")


def _rules(act: Act) -> frozenset[str | None]:
    """The rules that an act broke; some go by two names, as a free placement that was not allowed."""
    return frozenset((act.rule, *FAULTS.get(act.reason or "", ())))


def _seen(watched: Watched) -> list[Seen]:
    return [Seen(t, over) for t, over in watched.states]


def _spoken_of(event: BoardEvent, events: Sequence[BoardEvent], game: Round) -> Act | None:
    """The act that an event speaks about; for a token moved alone the act that put it there. For a finding it is the
    last act at the squares of the piece, which may have been exchanged unseen since that was first reported."""
    if event.type == "finding":
        about = next((e for e in events if e.seq in event.about), None)
        return None if about is None else _spoken_of(replace(about, t=event.t), events, game)
    if event.type == "token":
        cell = event.cells[0]
        acts = [a for a in game.acts if a.token_at <= event.t and a.type != "taken_back"
                and any(m.target == cell for m in a.moves)]
        return acts[-1] if acts else None
    acts = [a for a in game.acts if a.type == event.type and a.piece is not None and a.laid <= event.t
            and set(a.piece.cells) == set(event.cells)]
    return acts[-1] if acts else None


def _score(watched: Watched) -> str:
    """`right`, `unclear` or `wrong`: the score as a session would give it at the end of the source."""
    game = watched.game
    counts = {"tableau": {p: CARDS_EACH - n for p, n in game.hands.items()}}
    setup = MatchSetup(players={p: p for p in game.players}, counts=counts, caller=game.caller, end=game.end)
    lines = [BOARD.read(e.to_dict()) for e in watched.events]
    score = summary(lines, watched.umpire.position.pieces, setup)["score"]
    if "unclear" in score:
        return "unclear"
    truth = game.summary["score"]["new"]
    return "right" if all(score[k] == truth[k] for k in truth) else "wrong"


def _resynchronised(watched: Watched) -> bool:
    """Whether at the end the umpire knows what can be seen: tokens, and pieces by squares, colours and owner.

    An owner may be unknown to it, but not wrong; a piece that lies under another one cannot be seen.
    """
    position, final = watched.umpire.position, watched.game.final
    believed = {(p.kind, frozenset(zip(p.cells, p.colours or ("",), strict=True))): p.owner for p in position.pieces}
    for piece in final.pieces:
        if all(final.piece_at(c) == piece for c in piece.cells):
            known = believed.get((piece.kind, frozenset(zip(piece.cells, piece.colours or ("",), strict=True))))
            if known not in (piece.owner, UNKNOWN):
                return False
    return position.token_cells == final.token_cells


def _percentile(values: Sequence[float], q: float) -> float:
    return float(np.percentile(values, q)) if values else 0.0


def main(argv: Sequence[str] | None = None) -> int:
    """The command line. Exit status 1 if somebody was accused wrongly."""
    parser = argparse.ArgumentParser(prog="python -m referee.evaluate.board.rounds",
                                     description=__doc__.split("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first round; the others follow")
    parser.add_argument("--most", type=int, default=4, help="acts between two looks at most")
    parser.add_argument("--lag", action="store_true", help="also look while a token has yet to follow")
    parser.add_argument("--noisy", action="store_true",
                        help="2 %% of readings wrong, 5 %% of looks missing, some squares hidden")
    parser.add_argument("--strange", action="store_true",
                        help="some tokens never told, nor the ink of many a half under one")
    parser.add_argument("--readings", type=int, default=1, help="readings a look; more than one: as a stream")
    parser.add_argument("--no-proofs", action="store_true", help="count accusations only")
    parser.add_argument("--beyond-doubt", action="store_true",
                        help="count as provable only what one mistake more does not explain either, four steps back")
    parser.add_argument("--details", action="store_true", help="list what could be proved and was not found")
    args = parser.parse_args(argv)
    noise = NOISY if args.noisy else Watching()
    watching = replace(noise, most=args.most, lag=args.lag, readings=args.readings, strange=args.strange)
    figures = Figures()
    standard = None if args.no_proofs else BEYOND_DOUBT if args.beyond_doubt else FEWEST
    for figures in measure(range(args.seed, args.seed + args.rounds), watching, standard):
        if figures.rounds % 100 == 0:
            print(f"{figures.rounds} rounds, {len(figures.false)} false, {figures.found} of {figures.provable} found",
                  file=sys.stderr)
    report = figures.to_dict()
    if args.details:
        report["cases"]["not_found"] = figures.details
    print(json.dumps(report, indent=1))
    return 1 if figures.false else 0


if __name__ == "__main__":
    sys.exit(main())
