"""Which ink a half card shows: what the light says of its colour, and what the network says of its likeness to squares.

The network tells for any palette whether a half shows the ink of the square below it. Where that and the light leave a
doubt it is asked again. Each time a square of another ink is put into the empty board in its place. That tells red in
shade from orange, which numbers do not, and it tells when two inks cannot be told apart. Of a half under a hand only
what surely shows the card counts (`halves`): the rest of it is painted over with that. In any art what light and
network say is weighed with how often halves show their square's ink (`believed`). Not done here: finding the halves of
cards (`reader`), the light (`light`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from referee.values.board import BoardTable, Cell
from referee.vision.board.colour.light import LightNow
from referee.vision.board.networks.asking import HIDDEN, Answer, Shown, ask, cut
from referee.vision.board.networks.halves import PARTS, Halves
from referee.vision.board.networks.squarenet import OTHER, PX, STEPS
from referee.vision.common.colour.palette import Floats
from referee.vision.common.networks.runtime import Network


@dataclass(frozen=True, slots=True)
class InkSettings:
    """How the words of light and network on the ink of half of a card are weighed. What is said of any art was found on
    1 460 halves of cards in 40 rendered stills. Their boards were learned, and their art never trained on. Each was
    also tried with its square taken for one of every other ink. There 94 in 100 of the halves called 0.85 to 0.95 sure
    are right, and above that 999 in 1 000.

    - `same_sure`: the network's word that a half shows its square's colour, or not, counts for so much at most.
    - `light_wrong`: how often the light is wrong about a half whatever it says.
    - `light_astray`: and about one with a token or a hand in front of it. Of one under a hand it says nothing where it
      is not known which part shows the card. Skin and sleeves have colours too.
    - `clear`: a half this sure to show its square's ink is not asked about again, if the light is `clear_light`.
    - `clear_light`: if the light alone would say the same and be this sure. Of 281 halves of this light that show
      another ink one was called orange for yellow (rendered, dim). The network named all of them rightly.
    - `agreed`: nor one that the network says is its square's ink so surely, if the light is `agreed_light`.
    - `agreed_light`: where the light makes that the likeliest and so likely, a token before it or not. All 90 such
      halves on 146 rendered boards do show it.
    - `ruled_out`: inks to which the light of an open half gives less are not tried, if one of the others is like it.
    - `most`: logit: how much the network's word for the likeliest ink counts at most; the less for others.
    - `own`: where something before a half spoils its light, how many halves show their square's ink at least; in play
      it is nine in ten. With 0.5 a flat grey was once taken for it. With 0.9 one of seven halves under a hand that show
      another ink would be.
    - `free_of_tokens`: surely less of a token is before a half that lies open.
    - `free_of_hands`: and so of a hand.
    - `shows`: so surely must a part of a square show the card to count.
    - `least_shown`: and so much of the square must count. Of 154 halves under hands in rendered and path-traced
      pictures the network then found the ink of all, and was sure of 147. Of 18 that showed less it was sure of 15.
    - `across`: of its 12 rows so many next to the card's other half do not count. A card that lies a little off shows
      that half's ink there. Of one half in yellow and blue nothing else showed, and it was called yellow.
    - `face`: the rim of a square that is left as it is: the frame tells whose a card is, not which ink.
    - `no_ink`: odds that what is taken for a half shows none of the inks: then no likeness must be far above it.
    - `in_place`: how many halves show their square's ink, in any art; 0.93 did.
    - `in_place_under_hand`: the same under a hand. One of seven there that show another ink would be missed with 0.9.
    - `named_right`: how many squares whose ink is not certain have the one by which they are called (33 of 42).
    - `nothing`: how many halves show none of the inks, in any art.
    - `clearly`: logits by which an ink other than the square's own must be likelier than all others. By the light
      beside a token four rendered cards were wrongly accused. One was by the light of a token that nothing had taken
      for one.
    - `likely`: and than not, if the light of an open half says so too, else as clearly. Were no token on 77 halves
      noticed, none of those that show their square's ink would be named after another.
    - `other_sure`: and so sure must it be.
    """

    same_sure: float = 0.995
    light_wrong: float = 0.02
    light_astray: float = 0.4
    clear: float = 0.97
    clear_light: float = 0.9
    agreed: float = 0.99
    agreed_light: float = 0.6
    ruled_out: float = 0.01
    most: float = 9.0
    own: float = 0.4
    free_of_tokens: float = 0.2
    free_of_hands: float = 0.3
    shows: float = 0.9
    least_shown: float = 0.1
    across: int = 2
    face: float = 0.125
    no_ink: float = 0.03
    in_place: float = 0.9
    in_place_under_hand: float = 0.8
    named_right: float = 0.8
    nothing: float = 0.01
    clearly: float = 2.0
    likely: float = 1.0
    other_sure: float = 0.95


INKS = InkSettings()



class Inks:
    """Made once a table; `bare`: its empty board rectified at 48 pixels a square with a margin of one square all
    round, BGR."""

    def __init__(self, table: BoardTable, bare: NDArray[np.uint8], network: Network) -> None:
        self._layout = table.layout
        self._unsure = {s.cell for s in table.squares if s.others}
        self._possible = {s.cell: {s.colour, *s.others} for s in table.squares}
        self._bare = bare
        self._network = network
        self._any_art = table.any_art
        self.halves = Halves(bare)

    def shown(self, pairs: Sequence[tuple[Cell, Cell]], board: Shown, answer: Answer, light: LightNow,
              behind: frozenset[Cell] = frozenset()) -> list[tuple[Floats, Floats]]:
        """Of each of `pairs` of squares that carry one card what `of` says of its halves. `board` is rectified at card
        height and laid out as `bare`, `answer` what the network said of it. Only tokens are before the squares `behind`
        them."""
        token, over = answer.token, np.maximum(answer.hidden, answer.kind[..., OTHER])
        halves = [(c, STEPS.index((d[0] - c[0], d[1] - c[1]))) for a, b in pairs for c, d in ((a, b), (b, a))]
        cells = [c for c, _ in halves]
        free = np.array([token[c] < INKS.free_of_tokens and over[c] < INKS.free_of_hands for c in cells], bool)
        colours = light.colours(board.now[PX:, PX:], cells, PX, free)
        under = {c for c in cells
                 if (answer.kind[c][OTHER] if c in behind else over[c]) >= HIDDEN > token[c]}
        cards = self.seen_beside_hands([(c, side) for c, side in halves if c in under and
                                         over[c[0] + STEPS[side][0], c[1] + STEPS[side][1]] < HIDDEN], board)
        said = []
        for cell, colour, open_ in zip(cells, colours, free, strict=True):
            seen, hand = board, cell in under
            if cell in cards:
                colour, hand = light.colours_of(board.now[PX:, PX:], cell, PX, cards[cell]), False
                seen = painted(board, cell, cards[cell])
            same = 1 / len(light.names) if cell in self._unsure else float(answer.same[cell])  # as what, nobody knows
            ink = self.of(cell, colour, same, open_=bool(open_), hand=hand, names=light.names,
                          board=seen)
            # A held card may be before it: of 223 halves in 51 rendered stills that were taken for another ink than
            # their square's the network contradicted one, and was right.
            contradicted = answer.same[cell] >= INKS.agreed and light.names[ink.argmax()] not in self._possible[cell]
            said.append(np.zeros_like(ink) if contradicted else ink)
        return list(zip(said[::2], said[1::2], strict=True))

    def seen_beside_hands(self, halves: Sequence[tuple[Cell, int]], board: Shown) -> dict[Cell, NDArray[np.bool_]]:
        """Which pixels (48, 48) show the card, of those `halves` of which enough does. Only of a card whose other half
        is seen: two pieces side by side, both hidden in part, were once one card."""
        shown = self.halves.of(board.now, halves) >= INKS.shows
        for parts, (_, side) in zip(shown, halves, strict=True):
            np.rot90(parts, side)[:INKS.across] = False
        return {cell: np.kron(parts, np.ones((PX // PARTS, PX // PARTS), bool))
                for (cell, _), parts in zip(halves, shown, strict=True) if parts.mean() >= INKS.least_shown}

    def of(self, cell: Cell, colour: Floats, same: float, *, open_: bool, hand: bool, names: Sequence[str],
           board: Shown) -> Floats:
        """Probability (K,) of each ink of `names` for the half card on `cell`; less than 1 together where it may be
        none of them. Under a hand or part of another card it is the square's own or none: those have colours too.

        `colour` (K,): what the light says; `same`: the network's probability that it is the square's own ink. `open_`:
        nothing stands on, lies on or is before the half; `hand`: a hand, a sleeve or a card is. `board`: rectified at
        card height and laid out as `bare`.
        """
        own = names.index(self._layout[cell])
        first = _with_own(colour, own, min(max(same, 1 - INKS.same_sure), INKS.same_sure), INKS.light_wrong)
        sure = colour.max() >= INKS.clear_light and first.max() >= INKS.clear and first.argmax() == colour.argmax()
        agreed = not hand and same >= INKS.agreed and colour[own] == colour.max() >= INKS.agreed_light
        if agreed or (sure and first.argmax() == own and not (self._any_art and cell in self._unsure)):
            return first
        likely = [k for k in range(len(names)) if not open_ or k == own or colour[k] >= INKS.ruled_out]
        like = np.full(len(names), -INKS.most)
        like[likely] = [self.likeness(cell, names[k], board) for k in likely]
        if like.max() < 0:
            rest = [k for k in range(len(names)) if k not in likely]
            like[rest] = [self.likeness(cell, names[k], board) for k in rest]
        light = np.full(len(names), 1 / len(names)) if hand else colour
        if self._any_art:
            out = self._in_any_art(cell, _unless_wrong(light, INKS.light_wrong if open_ else INKS.light_astray), like,
                                   open_=open_, hand=hand, names=names, board=board)
            return out if not hand or out.argmax() == own else np.zeros_like(out)
        prior = _unless_wrong(colour, INKS.light_wrong) if open_ else _with_own(light, own, INKS.own, INKS.light_astray)
        odds = np.exp(np.maximum(like - max(0.0, like.max() - INKS.most), -INKS.most)) * prior
        out = odds / (odds.sum() + INKS.no_ink)
        return out if not hand or out.argmax() == own else np.zeros_like(out)

    def _in_any_art(self, cell: Cell, light: Floats, like: Floats, *, open_: bool, hand: bool, names: Sequence[str],
                    board: Shown) -> Floats:
        """As `of`, from what the `light` (K,) says and the logits (K,) of how `like` the half is to squares of each
        ink. Without the network's word for it no ink is named: what lies there may be no card."""
        own, like = names.index(self._layout[cell]), np.clip(like, -INKS.most, INKS.most)
        square = np.array([n in self._possible[cell] for n in names], float)
        certain = square.sum() == 1
        same = like[own] if certain else np.clip(self.alike(cell, cell, board), -INKS.most, INKS.most)
        if not certain:
            square *= (1 - INKS.named_right) / (square.sum() - 1)
            square[own] = INKS.named_right
        out = believed(light, like, float(same), square, INKS.in_place_under_hand if hand else INKS.in_place)
        best = int(out.argmax())
        if best == own:
            return out if like[own] > 0 else np.zeros_like(out)
        rivals = np.append(np.delete(like, [best, own] if certain else best), same)
        least = INKS.likely if open_ and light[best] >= INKS.clear_light else INKS.clearly
        clear = like[best] >= max(least, float(rivals.max()) + INKS.clearly) and out[best] >= INKS.other_sure
        return out if clear else np.zeros_like(out)

    def likeness(self, cell: Cell, name: str, board: Shown) -> float:
        """Logit that the half on `cell` shows the ink of the nearest square called `name`."""
        r, c = cell
        near = min((q for q, ink in self._layout.items() if ink == name),
                   key=lambda q: (q in self._unsure, (q[0] - r) ** 2 + (q[1] - c) ** 2, q))
        return self.alike(cell, near, board)

    def alike(self, cell: Cell, near: Cell, board: Shown) -> float:
        """Logit that the half on `cell` shows the ink of the square `near`."""
        r, c = cell
        around = r, r + 3, c, c + 3
        bare = cut(self._bare, *around).copy()
        cut(bare, 1, 2, 1, 2)[:] = cut(self._bare, near[0] + 1, near[0] + 2, near[1] + 1, near[1] + 2)
        return float(ask(self._network, board.part(*around), bare)[1, 1, -1])


def painted(board: Shown, cell: Cell, card: NDArray[np.bool_]) -> Shown:
    """The board with a half card laid open. What of its face is not known to show the `card` (48, 48) gets the median
    colour of what does."""
    now = board.now.copy()
    square = cut(now, cell[0] + 1, cell[0] + 2, cell[1] + 1, cell[1] + 2)
    rim = round(INKS.face * PX)
    face = np.pad(np.ones((PX - 2 * rim, PX - 2 * rim), bool), rim)
    square[face & ~card] = np.median(square[card], axis=0)
    return replace(board, now=now)


def believed(light: Floats, like: Floats, same: float, square: Floats, share: float) -> Floats:
    """Probability (K,) of each ink by Bayes' rule; together with that of none of them they make 1.

    `light` (K,): what the light says; `like` (K,): logits that the half is like squares of each ink elsewhere; `same`:
    like its own. `square` (K,): probability of each ink of that square; `share` of halves that show it.
    """
    also = like if square.max() < 1 else 0.0  # where that ink is certain, `same` says all that a square of it can say
    odds: Floats = square * share * np.exp(same + also)
    odds += (1 - square) * (1 - share) / (len(light) - 1) * np.exp(like)
    odds *= light
    out: Floats = odds / (odds.sum() + INKS.nothing / len(light))
    return out


def _with_own(colour: Floats, own: int, share: float, wrong: float) -> Floats:
    """Probability (K,) of each ink from what the light says (K,), were it `wrong` so often whatever it says. The
    `share` of halves that show the ink `own` counts as well, the others being alike."""
    prior = np.full(len(colour), (1 - share) / (len(colour) - 1))
    prior[own] = share
    both: Floats = prior * _unless_wrong(colour, wrong)
    share_of: Floats = both / both.sum()
    return share_of


def _unless_wrong(colour: Floats, wrong: float) -> Floats:
    """What the light says (K,), were it wrong so often whatever it says."""
    said: Floats = (1 - wrong) * colour + wrong / len(colour)
    return said
