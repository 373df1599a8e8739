"""Whole rounds as a reader told them, look by look, put before the board's memory and the umpire.

Why it exists: a round that once led to a wrong accusation must go on showing what led to it, however the simulator
plays today. So what was done and what was read are written down. What it does not do: play, or say what is right.

A file of tests/golden/watched holds a header, the board, what was done, the looks, and what must be said of it:

    hands A 13, B 12             cards in hand at the start
    looks 2                      looks that must agree, as for a reader that may overlook something

    board                        one letter a square, as in tests/support/golden.py

    A lays r6c9-r7c9 at 12.345, tokens to r6c9 at 12.900: wrong BG-PLACE-4 BG-PLACE-5
    B tokens to r2c10 at 20.100: house BG-DEAD-6
    C lays r6c9-r7c9 at 31.000: lawful

Every act that may be accused is there, with the rules that may be named (`house`: left to the people), and the lawful
ones on the same squares. A look says what is read otherwise than at the look before:

    0.500: tokens r0c0 r0c3      where tokens are seen
    2.000: A r0c1-r0c2 RG, r0c0>r0c2      a card with its colours, a joker (one square); a token seen elsewhere
    4.000: B r0c1-r0c2 GG 0.95, ?AC r4c4  read with that probability; nobody can tell whose it is (A's or C's)
    5.000: -r0c1-r0c2            not read any more
    6.000: hidden r1c1..r3c3 r5c5         all squares that cannot be seen now (`hidden` alone: none)
    7.000: halves r1c2-r1c1 A    all squares that show half of A's card, whose other half lies beneath a card
    9.000: stop A                the stop call
    9.900: end                   the end of the source (`end stalemate`: of a round that nobody stopped)

Lines that begin with `>` must be said, at whatever moment, as tests/support/golden.py tells events (a key of the texts
may follow in brackets), and nothing else about the same piece; and

    > score unclear              no score is counted
    > lying A r0c1-r0c2 RG, tokens r0c2   what can be seen at the end is known
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from referee.games.board.lines import BOARD
from referee.rules.board.observation import BoardEvent, Cell
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import CARDS_EACH
from referee.rules.board.umpire.conditions import Conditions
from referee.rules.board.umpire.umpire import Umpire
from referee.rules.core import UNKNOWN
from referee.session.match.agreed.match_file import MatchSetup
from referee.session.watch.summary import summary
from referee.tracking.board.memory import BoardMemory, MemorySettings
from referee.values.board import BoardReading, CardSeen, HalfSeen, JokerSeen, TokenSeen
from tests.support.golden import FRAMES, SURE, Game, area, cell, script

INKS = "BGOPRY"
DECK = tuple((a, b) for i, a in enumerate(INKS) for b in INKS[i + 1:])
ACT = re.compile(r"(?P<who>[A-D])(?: lays (?P<squares>\S+) at (?P<laid>[\d.]+),?)?"
                 r"(?: tokens to (?P<to>[rc\d ]+) at (?P<then>[\d.]+))?: (?P<cls>wrong|house|lawful)(?P<rules>.*)")
LOOK = re.compile(r"(?P<t>\d+\.\d+): (?P<items>.+)")
SEEN = re.compile(r"(?P<owner>[A-D]|\?[A-D]*) (?P<squares>r\d+c\d+(?:-r\d+c\d+)?)(?: (?P<colours>[A-Z]{2}))?"
                  r"(?: (?P<sure>[01]\.\d+))?")
ACCUSING = ("violation", "house_rule")


@dataclass(frozen=True)
class Done:
    """One act: whose, the squares of its piece and when it lay there, where tokens went and when, and its verdict."""

    player: str
    cells: frozenset[Cell]
    laid: float
    tokens: frozenset[Cell]
    moved: float
    cls: str
    rules: frozenset[str]


@dataclass
class Watched(Game):
    """One file, read and put before the umpire. `accused`: what was said against somebody who did nothing of the kind;
    `said`: everything said, as text; `expected`: what must be among it."""

    text: str
    done: list[Done] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    seen: BoardReading = field(default_factory=BoardReading)
    caller: str | None = None
    ended: str = "regular"

    def __post_init__(self) -> None:
        super().__init__()
        self._hands: dict[str, int] = {}
        self._memory: BoardMemory | None = None
        for line in script(self.text):
            try:
                self.play(line)
            except (ValueError, KeyError) as e:
                raise ValueError(f"{line!r}: {e}") from e

    @property
    def umpire(self) -> Umpire:
        if self._umpire is None:
            self._umpire = Umpire(Layout.from_rows(self.rows or []), players=tuple(self._hands), hands=self._hands,
                                  conditions=Conditions(looks=self.looks), deck=DECK)
        return self._umpire

    @property
    def memory(self) -> BoardMemory:
        if self._memory is None:
            stills = MemorySettings.stills()
            self._memory = BoardMemory(stills if self.looks == 1 else replace(stills, long_seen=1))
        return self._memory

    @property
    def missing(self) -> list[str]:
        """What must be said and is not, and what else is said of the same piece."""
        about = {place for line in self.expected if (place := _place(line))}
        wanted = {line.split(" (")[0] for line in self.expected}
        return ([line for line in self.expected if line not in self.said and not self._holds(line)]
                + [f"but {line}" for line in self.said if _place(line) in about and line.split(" (")[0] not in wanted])

    @property
    def accused(self) -> list[str]:
        return [f"{self.say(e)} at {e.t:.1f} s ({e.key})" for e in self.events
                if e.cls in ACCUSING and not self._deserved(e)]

    def play(self, line: str) -> list[str]:
        word, _, rest = line.partition(" ")
        if line.startswith(">"):
            self.expected.append(rest)
        elif match := LOOK.fullmatch(line):
            self.t, self.frame = float(match["t"]), self.frame + 1
            events = self._look(match["items"].split(", "))
            self.events += events
            self.said += [line for e in events if (told := self.say(e)) for line in (told, f"{told} ({e.key})")]
        elif match := ACT.fullmatch(line):
            self.done.append(_act(match))
        elif word == "hands":
            self._hands = {FRAMES[who]: int(n) for who, n in (item.split() for item in rest.split(", "))}
        else:
            super().play(line)
        return []

    def _look(self, items: Sequence[str]) -> list[BoardEvent]:
        word, _, rest = items[0].partition(" ")
        if word == "end":
            self.ended = rest or "regular"
            last = self.memory.finish(self.t, self.frame)
            return [*(self.umpire.observe(last) if last else ()), *self.umpire.finish(self.t)]
        if word == "stop":
            self.caller = FRAMES[rest]
            return self.umpire.note("stop", self.t, player=self.caller)
        for item in items:
            self.seen = _read(self.seen, item)
        observation = self.memory.observe(self.seen, self.t, self.frame, str(self.frame))
        return [] if observation is None else self.umpire.observe(observation)

    def _deserved(self, event: BoardEvent) -> bool:
        """Whether who is accused broke the rule that is named, by what he did last on those squares."""
        about: BoardEvent | None = event
        while about is not None and about.type == "finding":
            about = next((e for e in self.events if e.seq in about.about), None)
        if about is None:
            return False
        if about.type == "token":
            acts = [d for d in self.done if d.moved <= event.t and about.cells[0] in d.tokens]
        else:
            acts = [d for d in self.done if d.laid <= event.t and d.cells == set(about.cells)]
        return (bool(acts) and acts[-1].cls != "lawful" and event.player in (acts[-1].player, "unknown")
                and event.rule in acts[-1].rules and (event.cls, acts[-1].cls) != ("violation", "house"))

    def _holds(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        if line == "score unclear":
            tableau = {p: CARDS_EACH - n for p, n in self._hands.items()}
            setup = MatchSetup(players={p: p for p in tableau}, counts={"tableau": tableau}, caller=self.caller,
                               end=self.ended)
            lines = [BOARD.read(e.to_dict()) for e in self.events]
            return "unclear" in summary(lines, self.umpire.position.pieces, setup)["score"]
        return word == "lying" and self._knows(rest.split(", "))

    def _knows(self, items: Sequence[str]) -> bool:
        """Whether the umpire ends with what can be seen; an owner may be unknown to it, but not wrong."""
        position = self.umpire.position
        shown = BoardReading()
        for item in items:
            shown = _read(shown, item)
        believed = {frozenset(zip(p.cells, p.colours or ("",), strict=True)): p.owner for p in position.pieces}
        lying = [(frozenset(zip(c.cells, c.colours, strict=True)), c.owner) for c in shown.cards]
        lying += [(frozenset({(j.cell, "")}), j.owner) for j in shown.jokers]
        return (position.token_cells == {t.cell for t in shown.tokens}
                and all(believed.get(squares) in (owner, UNKNOWN) for squares, owner in lying))


def _place(line: str) -> tuple[str, ...]:
    """What a line is about: the kind of piece, whose it is and its squares."""
    words = line.split(" ")
    return tuple(words[:3]) if words[0] in ("card", "joker") else ()


def _act(match: re.Match[str]) -> Done:
    never = float("inf")
    return Done(FRAMES[match["who"]], frozenset(_cells(match["squares"] or "")), float(match["laid"] or never),
                frozenset(map(cell, (match["to"] or "").split())), float(match["then"] or never),
                match["cls"], frozenset(match["rules"].split()))


def _read(seen: BoardReading, item: str) -> BoardReading:
    """A reading with one thing read otherwise."""
    word, _, rest = item.partition(" ")
    if word == "seen":
        return seen
    if word == "tokens":
        return replace(seen, tokens=tuple(TokenSeen(cell(c), SURE) for c in rest.split()))
    if word == "hidden":
        return replace(seen, hidden=frozenset(c for name in rest.split() for c in area(name)))
    if word == "halves":
        return replace(seen, halves=tuple(_halves(rest.split())))
    if ">" in item:
        names = item.split(" ")
        origin, _, target = names[0].partition(">")
        tokens = list(seen.tokens)
        if origin != "?":
            tokens = [t for t in tokens if t.cell != cell(origin)]
            if len(tokens) == len(seen.tokens):
                raise ValueError(f"no token is seen on {origin}")
        if target != "?":
            tokens.append(TokenSeen(cell(target), float(names[1]) if names[1:] else SURE))
        return replace(seen, tokens=tuple(tokens))
    if item.startswith("-"):
        gone = _cells(item[1:])
        if all(c.cells != gone for c in seen.cards) and all((j.cell,) != gone for j in seen.jokers):
            raise ValueError(f"nothing is read on {item[1:]}")
        return replace(seen, cards=tuple(c for c in seen.cards if c.cells != gone),
                       jokers=tuple(j for j in seen.jokers if (j.cell,) != gone))
    match = SEEN.fullmatch(item)
    if match is None:
        raise ValueError(f"{item!r} is not understood")
    return _with(seen, match)


def _with(seen: BoardReading, match: re.Match[str]) -> BoardReading:
    cells, owner, sure = _cells(match["squares"]), match["owner"], float(match["sure"] or SURE)
    frame = FRAMES[owner[0]]
    candidates = tuple(FRAMES[c] for c in owner[1:])
    if len(cells) == 1:
        joker = JokerSeen(cells[0], frame, sure, candidates)
        return replace(seen, jokers=_put(seen.jokers, joker, [j.cell == joker.cell for j in seen.jokers]))
    first, second = tuple(match["colours"])
    card = CardSeen((cells[0], cells[1]), (first, second), frame, sure, candidates)
    return replace(seen, cards=_put(seen.cards, card, [c.cells == card.cells for c in seen.cards]))


def _put(pieces: tuple[Any, ...], piece: Any, same: Sequence[bool]) -> tuple[Any, ...]:
    """In the place of the same one, else as the last."""
    return tuple(piece if s else p for p, s in zip(pieces, same, strict=True)) if any(same) else (*pieces, piece)


def _halves(words: Sequence[str]) -> Iterator[HalfSeen]:
    for squares, owner in zip(words[::2], words[1::2], strict=True):
        here, other = _cells(squares)
        yield HalfSeen(here, other, FRAMES[owner])


def _cells(squares: str) -> tuple[Cell, ...]:
    return tuple(map(cell, squares.split("-"))) if squares else ()
