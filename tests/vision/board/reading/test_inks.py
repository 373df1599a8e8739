"""Colours of half cards that the light leaves in doubt: the network compares them with squares of every ink."""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest

from referee.values.board import BoardTable, Cell
from referee.vision.board import Reader
from referee.vision.board.networks.asking import SQUARES, Shown
from referee.vision.board.networks.squarenet import NET_PX, VIEWS
from referee.vision.board.reading.decoding import DECODING
from referee.vision.board.reading.inks import INKS, Inks, believed
from referee.vision.common.networks.model import load_network
from tests.support.squares import cell_of
from tests.vision.conftest import Known


class Counted:
    """A network that counts how often it is asked."""

    def __init__(self, network) -> None:
        self._network, self.times = network, 0

    def run(self, *args):
        self.times += 1
        return self._network.run(*args)


@dataclass(frozen=True)
class Halves:
    """The halves of `known` that are seen whole, with what is needed to ask about them."""

    table: BoardTable
    network: Counted
    inks: Inks
    empty: np.ndarray
    names: tuple[str, ...]
    shown: dict[Cell, str]
    asked: dict[str, Any]

    def of(self, cell: Cell, colour: np.ndarray, same: float, **other) -> np.ndarray:
        return self.inks.of(cell, colour, same, **self.asked | other)

    def with_board(self, now: np.ndarray) -> Shown:
        board: Shown = self.asked["board"]
        return replace(board, now=now)


@pytest.fixture(scope="module")
def halves(still: Known) -> Halves:
    reader = Reader(still.table)
    picture = reader.prepare(still.image)
    camera = reader.locate(picture).camera
    board = reader.squares(picture, camera, VIEWS[:2]).board
    network = Counted(load_network(SQUARES))
    shown = {cell_of(still.learned.match[c]): colour for p in still.truth.pieces if not p.occluded
             for c, colour in p.halves if colour}
    names = tuple(sorted({s.colour for s in still.table.squares}))
    return Halves(still.table, network, Inks(still.table, reader.empty, network), reader.empty, names, shown,
                  {"open_": False, "hand": False, "names": names, "board": board})


def only(names: tuple[str, ...], *inks: str) -> np.ndarray:
    out = np.array([float(n in inks) for n in names])
    shares: np.ndarray = out / out.sum()
    return shares


def inks_named(halves: Halves, told: np.ndarray) -> list[str]:
    return [n for n, sure in zip(halves.names, told, strict=True) if sure >= DECODING.colour]


def test_where_the_light_says_nothing_the_network_names_the_ink(halves: Halves) -> None:
    nothing = only(halves.names, *halves.names)
    told = {c: halves.of(c, nothing, 0.5) for c in halves.shown}
    sure = [c for c, p in told.items() if p.max() >= DECODING.colour]
    assert all(halves.names[int(told[c].argmax())] == halves.shown[c] for c in sure)
    assert len(sure) >= 0.95 * len(told) >= 40


@pytest.mark.parametrize(("light", "same", "open_", "asked"), [
    (1.0, 1.0, True, 0), (1.0, 1.0, False, 0), (0.7, 0.995, False, 0), (0.7, 0.9, False, 1), (0.4, 0.995, False, 1)])
def test_a_half_that_light_and_network_agree_about_is_not_asked_about_again(halves: Halves, light: float, same: float,
                                                                            open_: bool, asked: int) -> None:
    """Nor one behind a token of which the light says less, if the network is sure that it shows its square's ink."""
    own = [c for c, ink in halves.shown.items() if ink == halves.table.layout[c]]
    before = halves.network.times
    told = [halves.of(c, light * only(halves.names, halves.shown[c]) + (1 - light) * only(halves.names, *halves.names),
                      same, open_=open_) for c in own]
    assert asked or min(t.max() for t in told) >= INKS.clear
    assert own and bool(halves.network.times > before) is bool(asked)


@pytest.mark.parametrize("hand", [False, True])
def test_the_network_overrules_a_light_gone_astray(hand: bool, halves: Halves) -> None:
    """Skin before a half votes for an ink that the half does not show."""
    for cell, ink in list(halves.shown.items())[:12]:
        other = next(n for n in halves.names if n not in (ink, halves.table.layout[cell]))
        own = halves.table.layout[cell]
        told = halves.of(cell, only(halves.names, other), float(ink == own), hand=hand)
        assert halves.names[int(told.argmax())] == ink or (hand and ink != own and told.max() == 0)


def test_the_light_alone_never_says_that_a_half_shows_another_ink_than_its_square(halves: Halves) -> None:
    """Once a yellow half in a dim picture was orange to the light, and nobody was asked."""
    right = asked = 0
    for cell, ink in halves.shown.items():
        own = halves.table.layout[cell]
        for wrong in (n for n in halves.names if own != ink and n not in (ink, own)):
            told = halves.of(cell, only(halves.names, wrong), 0.0, open_=True)
            named = halves.names[int(told.argmax())]
            assert named == ink or told.max() < DECODING.colour
            right += named == ink and told.max() >= DECODING.colour
            asked += 1
    assert asked >= 8 and right >= 0.8 * asked


def test_a_sleeve_of_an_ink_is_not_taken_for_the_half_under_it(halves: Halves) -> None:
    for cell, ink in list(halves.shown.items())[:8]:
        like, other = next((q, n) for q, n in halves.table.layout.items() if n not in (ink, halves.table.layout[cell]))
        now = halves.asked["board"].now.copy()
        (r, c), (i, j) = ((k + 1) * NET_PX for k in cell), ((k + 1) * NET_PX for k in like)
        now[r:r + NET_PX, c:c + NET_PX] = np.median(halves.empty[i:i + NET_PX, j:j + NET_PX], axis=(0, 1))
        told = halves.of(cell, only(halves.names, other), 0.6, hand=True, board=halves.with_board(now))
        assert told.max() < DECODING.colour


def test_a_half_behind_a_token_may_show_any_ink_and_one_under_a_hand_its_square_s_only(
        still: Known, halves: Halves, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is not known which part of it shows the card."""
    monkeypatch.setattr(Inks, "seen_beside_hands", lambda *_: {})
    reader = Reader(still.table)
    picture = reader.prepare(still.image)
    camera = reader.locate(picture).camera
    squares = reader.squares(picture, camera)
    board, answer = squares.board, reader.said_of(squares)
    bare = reader.bare(answer)
    light, _ = reader.asker.light_now(bare, reader.colours(picture, camera, bare))
    pairs = [(a, b) for a, b, _ in reader.asker.finder.pairs(answer)]
    others = {c for pair in pairs for c in pair if c in halves.shown and halves.shown[c] != still.table.layout[c]}
    assert others
    for before in others:
        hidden = answer.hidden.copy()
        hidden[before] = 1.0
        covered = replace(answer, hidden=hidden)
        for behind, sure in ((frozenset[Cell](), False), (frozenset({before}), True)):
            told = {c: ink for pair, inks in zip(pairs, halves.inks.shown(pairs, board, covered, light, behind),
                                                 strict=True) for c, ink in zip(pair, inks, strict=True)}
            assert bool(told[before].max() >= DECODING.colour) is sure
            assert not sure or light.names[int(told[before].argmax())] == halves.shown[before]


def test_two_names_for_one_ink_are_not_told_apart(still: Known, halves: Halves) -> None:
    """Half of the squares of one colour go by another name: what the square itself is called is no reason."""
    ink = max(halves.names, key=lambda n: sum(v == n for v in halves.shown.values()))
    squares = tuple(replace(s, colour="twin") if s.colour == ink and sum(s.cell) % 2 else s
                    for s in still.table.squares)
    names = tuple(sorted({s.colour for s in squares}))
    table = replace(still.table, squares=squares)
    inks = Inks(table, halves.empty, halves.network)
    for cell in [c for c, v in halves.shown.items() if v == ink][:8]:
        told = inks.of(cell, only(names, ink, "twin"), 1.0, **halves.asked | {"open_": True, "names": names})
        assert told.max() < DECODING.colour


def test_what_is_no_ink_is_not_named(halves: Halves) -> None:
    """A flat grey laid over halves: nothing there is like any square, whatever the light votes for."""
    for cell in list(halves.shown)[:8]:
        now = halves.asked["board"].now.copy()
        r, c = (cell[0] + 1) * NET_PX, (cell[1] + 1) * NET_PX
        now[r:r + NET_PX, c:c + NET_PX] = 90
        told = halves.of(cell, only(halves.names, *halves.names), 0.5, board=halves.with_board(now))
        assert told.max() < DECODING.colour


@pytest.mark.parametrize("open_", [True, False])
def test_what_stands_before_a_half_leaves_its_square_s_ink_the_likelier(open_: bool, halves: Halves,
                                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    """Light and network are torn between that ink and another one, as with skin before red."""
    cell, own = next((c, ink) for c, ink in halves.shown.items() if ink == halves.table.layout[c])
    other = next(n for n in halves.names if n != own)
    monkeypatch.setattr(Inks, "likeness", lambda _, cell, name, board: 1.5 if name == own else 1.0 * (name == other))
    told = halves.of(cell, 0.3 * only(halves.names, own) + 0.7 * only(halves.names, other), 0.99, open_=open_)
    assert halves.names[int(told.argmax())] == (other if open_ else own)


@pytest.mark.parametrize(("art", "likely", "named"), [(-5.0, 1.0, False), (-5.0, 6.0, True), (0.0, 1.0, True)])
def test_in_any_art_the_light_beside_a_token_alone_names_no_other_ink(art: float, likely: float, named: bool,
                                                                     halves: Halves,
                                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    """`likely`: by how much the network finds another ink likelier than the square's own, and a third one."""
    inks = Inks(replace(halves.table, art=art), halves.empty, load_network(SQUARES))
    cell, own = next((c, ink) for c, ink in halves.shown.items() if ink == halves.table.layout[c])
    other = next(n for n in halves.names if n != own)
    monkeypatch.setattr(Inks, "likeness", lambda _, cell, name, board: 3.0 + likely * (name == other))
    told = inks.of(cell, only(halves.names, other), 0.5, **halves.asked)
    assert (told.max() >= 0.8) == named and (not named or halves.names[int(told.argmax())] == other)


@pytest.mark.parametrize(("own", "other", "third", "light", "open_", "named"), [
    (6.3, 5.3, -8.0, "nothing", True, "own"),   # under glare, where inks look alike
    (7.0, 6.2, -8.0, "other", False, "own"),    # a token of another ink on the half
    (-9.0, 1.9, -7.0, "other", True, "other"),  # little like any square, and least like those of other inks
    (-9.0, 1.9, -7.0, "nothing", True, ""),
    (-9.0, 1.9, -7.0, "other", False, ""),      # a token, and its light
    (-9.0, 0.5, -7.0, "other", True, ""),       # a token that nothing had taken for one
    (-9.0, 2.5, 1.6, "other", True, ""),
    (-1.0, -9.0, -9.0, "nothing", True, ""),    # something flat and grey, least unlike its own square
    (0.0, 3.0, -7.0, "nothing", True, "")])
def test_in_any_art_light_network_and_the_usual_weigh_together(own: float, other: float, third: float, light: str,
                                                              open_: bool, named: str, halves: Halves,
                                                              monkeypatch: pytest.MonkeyPatch) -> None:
    """Logits of the network's likeness; most halves show their square's ink, and another one must be clear."""
    inks = Inks(replace(halves.table, art=-5.0), halves.empty, halves.network)
    cell, ink = next(iter(halves.table.layout.items()))
    rival, last = [n for n in halves.names if n != ink][:2]
    like = {ink: own, rival: other, last: third}
    monkeypatch.setattr(Inks, "likeness", lambda _, cell, name, board: like.get(name, -9.0))
    colour = 0.9 * only(halves.names, rival) + 0.1 * only(halves.names, rival, last)
    told = inks.of(cell, only(halves.names, *halves.names) if light == "nothing" else colour, 0.9,
                   **halves.asked | {"open_": open_})
    assert inks_named(halves, told) == {"own": [ink], "other": [rival]}.get(named, [])


@pytest.mark.parametrize(("same", "own", "other", "light", "named"), [
    (7.0, 5.0, 2.0, "own", "own"), (7.0, 5.0, 5.0, "nothing", ""), (7.0, -1.4, -8.0, "own", ""),
    (7.0, -1.0, 6.0, "other", ""), (-9.0, -9.0, 6.0, "other", "other")])
def test_in_any_art_a_half_like_a_square_in_doubt_is_named_after_it_or_not_at_all(
        same: float, own: float, other: float, light: str, named: str, halves: Halves,
        monkeypatch: pytest.MonkeyPatch) -> None:
    """It shows what its square shows, whatever that is; squares elsewhere and the light must agree that it is that
    ink."""
    cell, ink = next(iter(halves.table.layout.items()))
    rival = next(n for n in halves.names if n != ink)
    squares = tuple(replace(s, others=(rival,)) if s.cell == cell else s for s in halves.table.squares)
    inks = Inks(replace(halves.table, art=-5.0, squares=squares), halves.empty, halves.network)
    monkeypatch.setattr(Inks, "likeness", lambda _, cell, name, board: {ink: own, rival: other}.get(name, -9.0))
    monkeypatch.setattr(Inks, "alike", lambda *_: same)
    says = {"own": [ink], "other": [rival]}.get(light, halves.names)
    told = inks.of(cell, only(halves.names, *says), 0.2, **halves.asked | {"open_": True})
    assert inks_named(halves, told) == {"own": [ink], "other": [rival]}.get(named, [])


def test_without_a_word_of_light_or_network_most_halves_show_their_square_s_ink() -> None:
    nothing, certain = np.full(4, 0.25), np.array([0.0, 1.0, 0.0, 0.0])
    told = believed(nothing, np.zeros(4), 0.0, certain, INKS.in_place)
    assert told[1] == pytest.approx(INKS.in_place, abs=0.01) and 0.98 < told.sum() < 1
    assert believed(nothing, np.full(4, -9.0), -9.0, certain, INKS.in_place).sum() < 0.1


@pytest.mark.parametrize("may_be", ["certain", "the right ink", "a third one"])
def test_a_half_like_its_square_is_not_named_after_a_square_named_wrongly(may_be: str, halves: Halves,
                                                                           still: Known) -> None:
    """As by glare. Where its right ink is known to be possible the light names the half; else the network and the light
    contradict each other."""
    own = [c for c, ink in halves.shown.items() if ink == halves.table.layout[c]][:6]
    next_ink = dict(zip(halves.names, (*halves.names[1:], halves.names[0]), strict=True))

    def others(ink: str) -> tuple[str, ...]:
        return {"certain": (), "the right ink": (ink,), "a third one": (next_ink[next_ink[ink]],)}[may_be]

    squares = tuple(replace(s, colour=next_ink[s.colour], others=others(s.colour)) if s.cell in own else s
                    for s in halves.table.squares)
    reading = Reader(replace(halves.table, squares=squares)).read(still.image)
    named = {c: k for card in reading.cards for c, k in zip(card.cells, card.colours, strict=True) if c in own}
    assert len(own) == 6 and named == ({c: halves.shown[c] for c in own} if may_be == "the right ink" else {})
