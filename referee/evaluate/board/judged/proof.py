"""Could a mistake be proved at all from what was seen? Answered with the truth at hand, and by trying everything.

Why it exists: whether the umpire finds what can be found, and stays silent about the rest, must not be asked of the
umpire. This judge starts from the true table a few looks before the mistake. It tries every order of what was laid and
taken back since, with every token and target: first without any mistake, then with one, two, three. A mistake is proved
when no course with fewer mistakes, and none with as many that leaves it out, leads to what was seen; beyond doubt when
none with one mistake more leaves it out either. What lies wholly under pieces laid since may have been taken back
before them: no look shows that it is still there.

This judge knows the true table it starts from. By the fewest mistakes it held no innocent guilty, of 179 pieces that it
accused in 136 rounds with mistakes. An umpire starts from what it saw and believes, where the fewest mistakes have
accused innocents; it asks for one mistake more. What can be proved so, from further back, is another measure.

What it shares with the umpire is the law itself (`judge`, `apply`), which is held against a second implementation
elsewhere; not the search, its pruning, or when to speak. It is slow and forgets nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations

from referee.evaluate.board.judged.replay import Replay, homes
from referee.evaluate.common.standard import FEWEST, Proof, Seen, Standard
from referee.rules.board.belief.hypothesis import replaced
from referee.rules.board.legality.applying import apply, move_tokens, take_back
from referee.rules.board.legality.judging import judge, lawful
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.state import Placement, Position, place_of
from referee.rules.core import ACCUSING, UNKNOWN
from referee.sim.board.play.acts import Act, Round
from referee.sim.board.play.faults import FAULTS

SETTLE_S = 3.0
"""Seconds a token may take to follow its piece; the umpire's own default."""
CARRIED = 2
"""Squares (up and across) that a card can have taken a token at most."""
PATIENCE = 3
"""Looks with the mistake on the table that are asked for a proof."""
MOST_MISTAKES = 3
"""More mistakes than this between the start and the look are not searched for."""
MOST_STORIES = 50_000
"""Nor are more courses of events than this kept at a time: each takes about 2 kB, and a few looks with much laid and
much wrong would need millions."""
MANY_MISTAKES, MANY_COURSES = UNDECIDED = "many mistakes at once", "too many courses of events"
"""Why a search was not made, or not to the end."""
STILL_RULES = ("BG-PLACE-1", "BG-PLACE-3", "BG-PLACE-6")
"""What one picture proves, whatever happened before."""

_Item = tuple[bool, Piece]
_Blame = tuple[object, str]


class _TooMany(Exception):
    """More than `MOST_STORIES`."""


@dataclass(frozen=True, slots=True)
class _Due:
    """A token on its `way`: the squares it may still be seen on, and since when. `pieces`: those it is due on; `start`:
    where it counted when the last of them was laid."""

    way: frozenset[Cell]
    since: float
    pieces: tuple[Piece, ...]
    start: Cell | None


@dataclass(frozen=True, slots=True)
class _Story:
    """One course of events so far. `other`: where each token may count instead, after a mistake.

    `unseen`: how often a token was put right, or played from where it belonged instead of where it stood.
    """

    position: Position
    other: tuple[frozenset[Cell], ...]
    due: tuple[_Due | None, ...]
    blames: frozenset[_Blame] = frozenset()
    unseen: int = 0

    @property
    def needs(self) -> int:
        """What the story takes for granted besides: tokens put right unseen, and tokens still to follow."""
        return self.unseen + sum(d is not None for d in self.due)

    @property
    def key(self) -> object:
        p = self.position
        owed, pending = dict(p.owed), dict(p.pending)
        tokens = sorted(((t, tuple(sorted(self.other[i])), self.due[i], owed.get(i, ""), pending.get(i, ""))
                         for i, t in enumerate(p.tokens)), key=hash)
        return frozenset(p.pieces), tuple(tokens), self.blames, self.unseen


def prove(game: Round, act: Act, looks: Sequence[Seen], agreeing: int = 1, standard: Standard = FEWEST) -> Proof:
    """Whether the mistake `act` can be proved from the table as it was at these looks (ordered, at rest).

    `agreeing`: looks that must show it, unless one picture proves it, and that it was not there before; more than one
    for a reader that may overlook. Such a one overlooks a card as often now and then: a token that one may have brought
    there needs a look more.
    """
    looks = [s for s in looks if all(a.hand_out <= s.t for a in game.acts[:s.over])]
    if act.reason == "card_after_stop":
        return _after_stop(game, act, looks, agreeing)
    shown = [k for k, s in enumerate(looks) if _shows(game, act, s)]
    if act.reason == "token_left":
        shown = [k for k in shown if looks[k].t - looks[shown[0]].t > SETTLE_S]
        if not shown:
            return Proof(False, why="token still in time")
    if not shown:
        return Proof(False, why="not seen")
    if act.rule in STILL_RULES:
        return Proof(True, frozenset((act.rule,)))
    made = next(j for j, s in enumerate(looks) if s.over > act.id)
    along = game.acts[looks[max(0, made - 1)].over:looks[made].over]
    shown = shown[agreeing - 1 + (agreeing > 1 and _as_by_a_card(act, along)):]
    if not shown:
        return Proof(False, why="not seen often enough")
    table = Replay(game)
    proofs = []
    for k in shown[:PATIENCE]:
        for steps in (standard.window, standard.window // 2):  # half as far where so far is not searched to the end
            start = min(_steps_back(looks[:k + 1], steps), max(0, made - 1))
            proof = _Search(table, looks[start:k + 1]).about(act, standard.doubt)
            if proof.why not in UNDECIDED:
                break
        proofs.append(proof)
        if proofs[-1].proved:
            return proofs[-1]
    return proofs[0]


def _as_by_a_card(act: Act, along: Iterable[Act]) -> bool:
    """Whether a token moved alone as a card would have taken it, which may lie there unseen: from where it stood, or on
    from what was laid `along` with it, for nobody can tell one token from the other."""
    if act.reason not in ("token_alone", "two_tokens"):
        return False
    alone = act.moves if act.piece is None else act.moves[1:]
    over = {c for a in along if a.piece is not None for c in a.piece.cells}
    return any(abs(r - m.target[0]) + abs(c - m.target[1]) <= CARRIED for m in alone for r, c in {m.origin, *over})


def _steps_back(looks: Sequence[Seen], steps: int) -> int:
    """The look since which so many of them showed something new; the first one if there are not so many."""
    new = [k for k in range(1, len(looks)) if looks[k].over > looks[k - 1].over]
    return new[-steps] - 1 if len(new) >= steps else 0


def _after_stop(game: Round, act: Act, looks: Sequence[Seen], agreeing: int) -> Proof:
    called = next(a for a in game.acts if a.type == "stop").hand_out
    absent = sum(called <= s.t and s.over <= act.id for s in looks) >= agreeing
    if not any(_shows(game, act, s) for s in looks):
        return Proof(False, why="not seen")
    return Proof(True, frozenset({"BG-END-2"})) if absent else Proof(False, why="may have been laid before the call")


def _shows(game: Round, act: Act, seen: Seen) -> bool:
    """Whether the mistake was made and not put right when the table was looked at."""
    done = game.acts[:seen.over]
    return act in done and not any(a.about == act.id for a in done)


class _Search:
    """Every course from the first of these looks to the last one."""

    def __init__(self, table: Replay, looks: Sequence[Seen]) -> None:
        self.table, self.looks, self.options = table, looks, Options()

    def about(self, act: Act, doubt: int = 0) -> Proof:
        """Whether every course with the fewest mistakes, and `doubt` more at most, holds `act` against its player."""
        first, last = self.looks[0], self.looks[-1]
        if any(self._covered_unseen(was, now) for was, now in zip(self.looks, self.looks[1:], strict=False)):
            return Proof(False, why="a piece was covered before it was seen")
        made = sum(a.wrong for a in self.table.game.acts[first.over:last.over])
        if made > MOST_MISTAKES:
            return Proof(False, why=MANY_MISTAKES)
        try:
            stories, mistakes = next(((s, n) for n in range(made + 1) if (s := self._courses(n))), ([], 0))
            if mistakes and doubt:
                stories = self._courses(mistakes + doubt)
        except _TooMany:
            return Proof(False, why=MANY_COURSES)
        if not stories:
            return Proof(False, why="not told even with the truth")
        if not mistakes:
            return Proof(False, why="a lawful course")
        told = [((len(story.blames), story.needs), {rule for subject, rule in story.blames if _same(subject, act)})
                for story in stories]
        if not all(mine for _, mine in told):
            return Proof(False, why="another may have made the mistake")
        fewest = min(needs for needs, _ in told)  # whoever is guilty in any case is so of what needs least else
        rules = {rule for needs, mine in told if needs == fewest for rule in mine}
        if rules.isdisjoint((act.rule, *FAULTS.get(act.reason or "", ()))) or len(rules) > 1:
            return Proof(False, why="the rule is not certain")
        return Proof(True, frozenset(rules))

    def _covered_unseen(self, was: Seen, now: Seen) -> bool:
        """Whether something was laid between two looks of which the second does not show the whole."""
        position, old = self.table.positions[now.over], self.table.pieces(was.over)
        return any(position.piece_at(c) != p for p in position.pieces if p not in old for c in p.cells)

    def _starts(self) -> list[_Story]:
        over = self.looks[0].over
        position, other = self.table.positions[over], self.table.others[over]
        nothing: tuple[_Due | None, ...] = tuple(None for _ in position.tokens)
        starts = [_Story(position, other, nothing)]
        sure = self.table.sure[over]
        if not sure >= set(position.owed):
            owed = tuple((i, who if (i, who) in sure else UNKNOWN) for i, who in position.owed)
            starts.append(_Story(position.changed(owed=owed), other, nothing))
        return starts

    def _courses(self, mistakes: int) -> list[_Story]:
        stories = self._starts()
        for before, after in zip(self.looks, self.looks[1:], strict=False):
            was, now = self.table.pieces(before.over), self.table.pieces(after.over)
            items = [(True, p) for p in now if p not in was] + [(False, p) for p in was if p not in now]
            seen = frozenset(t for t in self.table.positions[after.over].tokens if t is not None)
            ended: dict[object, _Story] = {}
            for gone in chain.from_iterable(combinations(self._under(before, after), n) for n in range(3)):
                told = [*items, *((False, p) for p in gone)]
                layer = {(frozenset[int](), s.key): (frozenset[int](), s) for s in stories}
                for _ in told:
                    layer = self._onwards(layer.values(), told, after.t, mistakes)
                ended |= {s.key: s for _, story in layer.values()
                          for s in self._matched(story, seen, after.t, mistakes)}
            stories = list(ended.values())
        return stories

    def _under(self, before: Seen, after: Seen) -> list[Piece]:
        """Pieces that lie wholly out of sight since something was laid on them between two looks."""
        was, now = self.table.pieces(before.over), self.table.pieces(after.over)
        laid_on = {c for p in now if p not in was for c in p.cells}
        position = self.table.positions[after.over]
        return [p for p in was if p in now and not laid_on.isdisjoint(p.cells)
                and all(position.piece_at(c) != p for c in p.cells)]

    def _onwards(self, layer: Iterable[tuple[frozenset[int], _Story]], items: Sequence[_Item], t: float,
                 mistakes: int) -> dict[tuple[frozenset[int], object], tuple[frozenset[int], _Story]]:
        """One item more in every way, by what was done and what came of it."""
        further = {}
        for done, story in layer:
            for k, (laid, piece) in enumerate(items):
                if k not in done:
                    for after in self._lay(story, piece, t, mistakes) if laid else self._lift(story, piece):
                        now = done | {k}
                        further[now, after.key] = now, after
            if len(further) > MOST_STORIES:
                raise _TooMany
        return further

    def _lay(self, story: _Story, piece: Piece, t: float, mistakes: int) -> Iterator[_Story]:
        for i, stands in enumerate(story.position.tokens):
            for start in {stands, *(() if story.due[i] else story.other[i])}:
                yield from self._rightly(story, piece, i, start, t)
            if (due := story.due[i]) is not None and len(story.blames) < mistakes:  # left there, or on the wrong half
                for spot in due.way.union(due.pieces[-1].cells) - {stands}:
                    yield from self._rightly(self._left(story, i, due, spot), piece, i, spot, t)
        if len(story.blames) < mistakes:
            yield from self._wrongly(story, piece)

    def _rightly(self, story: _Story, piece: Piece, i: int, start: Cell | None, t: float) -> Iterator[_Story]:
        stands = story.position.tokens[i]
        position = story.position if start == stands else self._put_on(story, i, start)
        said = lawful(position, Placement(piece.owner, piece, i), self.options)
        if said is None or said.cls != "legal" or said.token != i:
            return
        for target in said.token_cells:
            after = apply(position, Placement(piece.owner, piece, i, target), self.options)
            old = story.due[i]
            way = {c for c in (start, stands) if c is not None} | (old.way if old else frozenset())
            due = _Due(frozenset(way), t, (*(old.pieces if old else ()), piece), start)
            yield replace(story, position=after, other=replaced(story.other, i, frozenset()),
                          due=replaced(story.due, i, due), unseen=story.unseen + (start != stands))

    def _wrongly(self, story: _Story, piece: Piece) -> Iterator[_Story]:
        position = story.position
        ways = [position.tokens, *(replaced(position.tokens, i, c) for i in range(len(position.tokens))
                                   for c in piece.cells if c not in position.tokens)]
        for tokens in ways:
            used = next((i for i, t in enumerate(tokens) if t != position.tokens[i]), None)
            placement = Placement(piece.owner, piece, used, None if used is None else tokens[used], tokens)
            said = judge(position, placement, self.options)
            if said.cls not in ACCUSING or said.rule in ("BG-TOKEN-1", "BG-JOKER-2") or said.rule is None:
                continue  # a token that does not move at all is a token late for ever
            after = apply(position, placement, self.options)
            yield replace(story, position=after, other=homes(position, placement, story.other, self.options),
                          blames=story.blames | {(piece, said.rule)})

    def _lift(self, story: _Story, piece: Piece) -> Iterator[_Story]:
        position = story.position
        if piece not in position.pieces:
            return
        cells = frozenset(piece.cells)
        carried = next((c for c in reversed(position.carried) if c.place == place_of(piece)), None)
        here = next((i for i, t in enumerate(position.tokens) if t in cells), None)
        other = tuple(o - cells for o in story.other)
        due = tuple(d if d is None or piece not in d.pieces else None for d in story.due)
        stays = self._relaxed(position, take_back(position, piece, None, self.options))
        home = {i: d.way for i, d in enumerate(story.due) if d is not None and piece in d.pieces}
        if here is None:
            yield replace(story, position=stays, due=due,
                          other=tuple(o | home.get(i, frozenset()) for i, o in enumerate(other)))
            return
        origins = set(story.other[here]) | ({carried.origin} if carried and carried.token == here else set())
        yield replace(story, position=stays, due=due,
                      other=replaced(other, here, frozenset(c for c in origins if c is not None)))
        for origin in origins - {None}:
            back = self._relaxed(position, take_back(position, piece, (here, origin), self.options))
            older = other[here] - {origin} if carried and origin == carried.origin else frozenset[Cell]()
            yield replace(story, position=back, due=due, other=replaced(other, here, older))

    def _matched(self, story: _Story, seen: frozenset[Cell], t: float, mistakes: int) -> Iterator[_Story]:
        """The story with its tokens found where tokens were seen, in every way that needs no more mistakes."""
        found = [(story, seen)]
        for i in range(len(story.position.tokens)):
            found = [(now, left - {spot}) for was, left in found for spot in left
                     if (now := self._found(was, i, spot, t, mistakes)) is not None]
        for now, _ in found:
            yield now

    def _found(self, story: _Story, i: int, spot: Cell, t: float, mistakes: int) -> _Story | None:
        home, due = story.position.tokens[i], story.due[i]
        if spot == home:
            return replace(story, due=replaced(story.due, i, None))
        late = due is not None and (spot in due.way or spot in due.pieces[-1].cells)
        if due is not None and spot in due.way and t - due.since <= SETTLE_S and spot not in due.pieces[-1].cells:
            return story
        right = not late and due is None and spot in story.other[i]
        if not right and len(story.blames) >= mistakes:
            return None
        position = self._put_on(story, i, spot)
        if right:
            other = replaced(story.other, i, frozenset())
            return replace(story, position=position, other=other, unseen=story.unseen + 1)
        if late and due is not None:
            return self._left(story, i, due, spot)
        return replace(story, position=position, due=replaced(story.due, i, None),
                       blames=story.blames | {(spot, "BG-TOKEN-3")},
                       other=replaced(story.other, i, frozenset(() if home is None else (home,))))

    def _left(self, story: _Story, i: int, due: _Due, spot: Cell) -> _Story:
        """The story with a token that was to follow on `spot` for good: where it stood, or on the wrong half."""
        piece, home = due.pieces[-1], story.position.tokens[i]
        rule = "BG-JOKER-2" if piece.kind == "joker" else "BG-TOKEN-2" if spot in piece.cells else "BG-TOKEN-1"
        alone = len(due.pieces) == 1 or spot in piece.cells or spot == due.start
        position = self._put_on(story, i, spot)
        if alone:
            position = position.changed(owed=tuple((k, piece.owner if k == i else who) for k, who in position.owed))
        blame = piece if alone else spot  # left by several in a row: nobody can say by whom
        other = replaced(story.other, i, frozenset(() if home is None else (home,)))
        return replace(story, position=position, due=replaced(story.due, i, None),
                       blames=story.blames | {(blame, rule)}, other=other)

    def _put_on(self, story: _Story, i: int, spot: Cell | None) -> Position:
        """The position with token `i` on `spot`, by no piece."""
        was = story.position
        return self._relaxed(was, move_tokens(was, replaced(was.tokens, i, spot), self.options))

    def _relaxed(self, before: Position, after: Position) -> Position:
        """Duties that arise from a mistake or its correction: anybody may fulfil them, nobody must."""
        owed = {i: who if (i, who) in before.owed else UNKNOWN for i, who in after.owed}
        kept = tuple(d for d in after.pending if d in before.pending or d in before.owed)
        owed.update({i: UNKNOWN for i, who in after.pending if (i, who) not in kept})
        return after.changed(owed=tuple(sorted(owed.items())), pending=kept)


def _same(subject: object, act: Act) -> bool:
    """Whether a blame is about what `act` did: the piece, or a token it moved along."""
    if isinstance(subject, Piece):
        return subject == act.piece
    return act.reason in ("two_tokens", "token_alone") and any(m.target == subject for m in act.moves)
