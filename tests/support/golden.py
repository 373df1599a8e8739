"""Rounds in text notation, put before the umpire moment by moment.

Why it exists: what must be said about a round is written down by people, from the rules, next to what is seen; a
file is read like a game score. What it does not do: say what is right. It plays a file and writes down what was said.

A file holds a header, the board, and moments; everything after `#` is a remark.

    tableau A 13, B 12           cards on the player boards (then hands are known: 15 less these)
    options release_by=anyone    house rules
    looks 2                      looks that must agree, as for a reader that may overlook something

    board                        one letter a square, `.` where there is none; rows r0, r1, ...
      RGBY
      GB.R

    1.0: tokens r0c0 r0c3 ...    a still moment at second 1.0: where tokens are seen
    2.0: A r0c1-r0c2, r0c0>r0c2  A's card lies there, showing the colours of its squares; a token is seen elsewhere
    3.0: B r1c0                  one square: a joker
    4.0: C r1c0-r0c0 GB          a card that shows other colours (of its first and second square)
    4.2: C r1c0-r0c0 GB 0.80     and read with that probability
    5.0: -A r0c1-r0c2            taken off the board
    5.5: =A r0c1-r0c2            read better: it is A's, and shows these colours
    6.0: ? r0c1-r0c2             nobody can read whose it is (`?AB`: A's or B's)
    7.0: hidden r0c1..r1c2       squares that cannot be seen now; tokens on them are not seen either
    7.5: doubt r0c1 r0c2         squares where this look shows a change that it does not prove
    8.0: seen                    the same as before
    9.0: stop A                  said by people: `start`, `stop A`, `stop` (a stalemate), `resume`
    9.9: end                     the end of the round: its summary
    score new, B 2 left          the score sheet, with the cards counted in a hand

The lines that begin with `>` under a moment are all that is said at it, in order, but for notes of tokens that moved
with nothing to judge:

    > card A r0c1-r0c2 legal r0c0>r0c2        a piece, its verdict, its token's way
    > card A r0c1-r0c2 violation BG-PLACE-4   or its rule; how its token came there decides nothing then
    > card B r1c0-r2c0 unclear                what cannot be proved names no rule
    > token r0c0>r1c3 violation BG-TOKEN-3    a token that moved without a piece
    > token r0c1>r0c2 settles card A r0c1-r0c2
    > removed A r0c1-r0c2, settled
    > info BG-DEAD-2 A about card A r0c1-r0c2, token r0c2
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from referee.games.board.lines import BOARD
from referee.rules.board.observation import BoardEvent, BoardObservation, Cell, Piece, cell_name
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import CARDS_EACH
from referee.rules.board.umpire.conditions import Conditions
from referee.rules.board.umpire.umpire import Umpire
from referee.rules.core import UNKNOWN
from referee.session.match.agreed.match_file import MatchSetup
from referee.session.watch.summary import summary

FRAMES = {"A": "solid", "B": "double", "C": "dashed", "D": "dotted", "?": UNKNOWN}
LETTERS = {frame: letter for letter, frame in FRAMES.items()}
SURE = 0.999
PIECE = re.compile(r"(?P<sign>[-=]?)(?P<owner>[A-D]|\?[A-D]*) (?P<squares>r\d+c\d+(?:-r\d+c\d+)?)"
                   r"(?: (?P<colours>[A-Z]{2}))?(?: (?P<sure>[01]\.\d+))?")
MOVE = re.compile(r"(r\d+c\d+|\?)>(r\d+c\d+|\?)")


def played(text: str) -> list[str]:
    """The lines of a game without remarks, with what the program says in the place of what is expected of it.

    ValueError with the line for one that cannot be read.
    """
    game = Game()
    out: list[str] = []
    for line in script(text):
        if line.startswith(">"):
            continue
        out.append(line)
        try:
            out += [f"> {said}" for said in game.play(line)]
        except (ValueError, KeyError) as e:
            raise ValueError(f"{line!r}: {e}") from e
    return out


def script(text: str) -> list[str]:
    """The lines that count: no remarks, no empty lines, no indents."""
    lines = (line.split("#")[0].strip() for line in text.splitlines())
    return [" ".join(line.split()) for line in lines if line]


class Game:
    """One game: the header is read, then every moment is put before the umpire."""

    def __init__(self) -> None:
        self.rows: list[str] | None = None
        self.setup = MatchSetup()
        self.looks = 1
        self.tokens: frozenset[Cell] = frozenset()
        self.lying: list[Piece] = []
        self.events: list[BoardEvent] = []
        self.t, self.frame = 0.0, 0
        self._umpire: Umpire | None = None

    @property
    def umpire(self) -> Umpire:
        if self._umpire is None:
            setup = self.setup
            assert isinstance(setup.options, Options)
            hands = {frame: CARDS_EACH - n for frame, n in setup.counts.get("tableau", {}).items()}
            self._umpire = Umpire(self.layout, setup.options, tuple(hands), hands, Conditions(looks=self.looks))
        return self._umpire

    @property
    def layout(self) -> Layout:
        return Layout.from_rows(self.rows or [])

    def play(self, line: str) -> list[str]:
        """Take in one line; returns what is said."""
        moment = re.fullmatch(r"(\d+\.\d+): (.+)", line)
        if moment:
            self.t = float(moment[1])
            self.frame += 1
            said = self._moment([item.strip() for item in moment[2].split(",")])
            self.events += said
            told = [words for e in said if (words := self._told(e))]
            return [*told, self._end()] if moment[2] == "end" else told
        word, _, rest = line.partition(" ")
        if word == "tableau":
            counts = dict(item.split() for item in rest.split(","))
            tableau = {FRAMES[who]: int(n) for who, n in counts.items()}
            players = {frame: LETTERS[frame] for frame in tableau}
            self.setup = replace(self.setup, counts={"tableau": tableau}, players=players)
        elif word == "options":
            self.setup = replace(self.setup, options=Options.from_mapping(dict(x.split("=") for x in rest.split())))
        elif word == "looks":
            self.looks = int(rest)
        elif word == "board":
            self.rows = []
        elif word == "score":
            return list(self._score(*(item.strip() for item in rest.split(","))))
        elif self.rows is not None and re.fullmatch(r"[A-Z.]+", line):
            self.rows.append(line)
        else:
            raise ValueError("not understood")
        return []

    # moments

    def _moment(self, items: Sequence[str]) -> list[BoardEvent]:
        word, _, rest = items[0].partition(" ")
        if word == "end":
            return self.umpire.finish(self.t)
        if word in ("start", "stop", "resume"):
            ends: dict[str, Any] = {"end": "regular" if rest else "stalemate"} if word == "stop" else {}
            return self.umpire.note(word, self.t, self.frame, FRAMES[rest] if rest else None, **ends)
        laid: list[Piece] = []
        removed: list[Piece] = []
        better: list[Piece] = []
        hidden: set[Cell] = set()
        doubt: set[Cell] = set()
        for item in items:
            word, _, rest = item.partition(" ")
            if word == "tokens":
                self.tokens = frozenset(map(cell, rest.split()))
            elif word == "hidden":
                hidden |= {c for name in rest.split() for c in area(name)}
            elif word == "doubt":
                doubt |= {c for name in rest.split() for c in area(name)}
            elif match := MOVE.fullmatch(item):
                self._move(match[1], match[2])
            elif match := PIECE.fullmatch(item):
                {"": laid, "-": removed, "=": better}[match["sign"]].append(self._piece(match))
            elif item != "seen":
                raise ValueError(f"{item!r} is not understood")
        gone = {(p.kind, p.cells) for p in (*removed, *better)}
        self.lying = [*(p for p in self.lying if (p.kind, p.cells) not in gone), *laid, *better]
        return self.umpire.observe(BoardObservation(
            self.t, self.frame, tuple(laid), tuple(removed), tuple(better), self.tokens - hidden,
            frozenset(hidden | doubt), evidence=(str(self.frame),), unsettled=frozenset(doubt)))

    def _move(self, origin: str, target: str) -> None:
        if origin != "?":
            if cell(origin) not in self.tokens:
                raise ValueError(f"no token is seen on {origin}")
            self.tokens -= {cell(origin)}
        if target != "?":
            self.tokens |= {cell(target)}

    def _piece(self, match: re.Match[str]) -> Piece:
        cells = tuple(cell(s) for s in match["squares"].split("-"))
        kind: Literal["card", "joker"] = "joker" if len(cells) == 1 else "card"
        if match["sign"] == "-":
            lying = [p for p in self.lying if (p.kind, p.cells) == (kind, cells)]
            if not lying:
                raise ValueError(f"nothing lies on {match['squares']}")
            return lying[0]
        shown = match["colours"] or "".join(self.layout.colour(c) for c in cells if c in self.layout)
        owner = match["owner"]
        return Piece(kind, FRAMES[owner[0]], cells, tuple(shown) if kind == "card" else (),
                     tuple(FRAMES[c] for c in owner[1:]), float(match["sure"] or SURE))

    # what is said, as text

    def say(self, event: BoardEvent) -> str:
        """What an event says, but for the way of a token: how one came there decides nothing."""
        return re.sub(r" (?:r\d+c\d+|\?)>(?:r\d+c\d+|\?)$", "", self._told(event))

    def _told(self, event: BoardEvent) -> str:
        who = LETTERS.get(event.player or "", "")
        params = event.params
        judged = _verdict(event.cls, event.rule)
        way = _way(event)
        about = " and ".join(self._subject(seq) for seq in event.about)
        if event.type in ("card", "joker"):
            return _words(event.type, who, _squares(event.cells), judged or "given", way if judged == "legal" else "")
        if event.type == "token":
            return _words("token", way, judged, about and f"settles {about}") if judged or about else ""
        if event.type == "removed":
            return _words("removed", who, _squares(event.cells)) + (", settled" if event.key == "REMOVED.wrong" else "")
        if event.type == "round_start":
            return "the round begins"
        if event.type == "finding":
            more = [f"token {params['t']}" if "t" in params else "",
                    f"{params['n']} in all" if isinstance(params.get("n"), int) else ""]
            return ", ".join([_words(judged or "info", who, about and f"about {about}"), *filter(None, more)])
        if event.type in ("stop", "resume"):
            missing = f", {params['n']} missing" if "n" in params else ""
            return _words(event.type, who) + missing
        raise ValueError(f"{event.type!r} has no words here")

    def _end(self) -> str:
        """What lies there at the end, and what stands against somebody."""
        last = summary([BOARD.read(e.to_dict()) for e in self.events], self.umpire.position.pieces, self.setup)
        return "; ".join(["the board holds " + (", ".join(_lying(last)) or "nothing"),
                          *(_words(_verdict(f["class"], f["rule"]), LETTERS.get(f["player"] or ""))
                            for f in last["findings"] if not f["cleared"])])

    def _subject(self, seq: int) -> str:
        event = next(e for e in (*self.events, *self.umpire.events) if e.seq == seq)
        if event.type == "token":
            return _words("token", _way(event))
        return _words(event.type, LETTERS.get(event.player or "", ""), _squares(event.cells))

    # the score

    def _score(self, edition: str, *left: str) -> Iterator[str]:
        counted = {FRAMES[who]: int(n) for who, n, _ in (item.split() for item in left)}
        setup = replace(self.setup, edition=edition, counts={**self.setup.counts, "left": counted})
        lines = [BOARD.read(e.to_dict() | ({"end": e.params["end"]} if "end" in e.params else {})) for e in self.events]
        sheet = summary(lines, self.umpire.position.pieces, setup)["score"]
        if "unclear" in sheet:
            yield "unclear"
            return
        for frame in setup.counts.get("tableau", {}):
            place = sheet["place"][frame] if "place" in sheet else sheet["role"][frame]
            yield (f"{LETTERS[frame]} {place}: {sheet['chips'][frame]} chips, {sheet['to_tableau'][frame]} to the "
                   f"player board, {sheet['tableau_after'][frame]} there, {sheet['next_hand'][frame]} in hand")


def _verdict(cls: str, rule: str | None) -> str:
    """Class and rule. Without a proof it is not certain which rule it was, so none is named."""
    return "" if cls == "info" and rule is None else cls if cls == "unclear" else _words(cls, rule)


def _way(event: BoardEvent) -> str:
    return "" if event.token is None else ">".join("?" if c is None else cell_name(c) for c in event.token)


def _lying(params: Mapping[str, Any]) -> Iterator[str]:
    for frame, letter in LETTERS.items():
        cards, jokers = params["cards"].get(frame, 0), params["jokers"].get(frame, 0)
        if cards or jokers:
            yield f"{letter} {cards}" + (f"+{jokers}" if jokers else "")


def _words(*words: str | None) -> str:
    return " ".join(w for w in words if w)


def cell(name: str) -> Cell:
    match = re.fullmatch(r"r(\d+)c(\d+)", name)
    if match is None:
        raise ValueError(f"{name!r} is not a square")
    return int(match[1]), int(match[2])


def area(name: str) -> list[Cell]:
    first, _, last = name.partition("..")
    (r0, c0), (r1, c1) = cell(first), cell(last or first)
    return [(r, c) for r in range(r0, r1 + 1) for c in range(c0, c1 + 1)]


def _squares(cells: Sequence[Cell]) -> str:
    return "-".join(map(cell_name, cells))
