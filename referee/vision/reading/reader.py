"""Reads one picture of a learned table: which cards, jokers and tokens lie where, and what cannot be seen.

Steps: find the board in the picture (`register`), rectify it at card height, ask the network about every square,
join the halves of cards, read their colours under the light of the picture (`light`). What is not certain is
`unknown` or `hidden`. Not done here: memory of earlier pictures, and rules.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera, square_corners
from referee.i18n.said import Said
from referee.kit import load_kit
from referee.values.board import BoardReading, BoardTable, CardSeen, Cell, HalfSeen, JokerSeen, OffGrid
from referee.values.common import UNKNOWN, Quad, Quality
from referee.vision.colour.balance import Balance
from referee.vision.colour.light import MIDDLE, Light, LightNow, middle_colours, parts_of
from referee.vision.colour.palette import Floats
from referee.vision.finding.register import Register, Registration
from referee.vision.finding.sections import neighbours
from referee.vision.images import ImageError, empty_board, mean
from referee.vision.learning.learn import WORK_SIDE
from referee.vision.networks.asking import HIDDEN, Answer, Asking, Shown
from referee.vision.networks.frames import CHANNELS, EMBEDDED, SIDE, Closer, Frames
from referee.vision.networks.model import SQUARES, SQUARES_ANY, load_network
from referee.vision.networks.squarenet import BARE, CARD, FRAME_ORDER, JOKER, OTHER, PX, STEPS, VIEWS, View, lean_of
from referee.vision.networks.tokens import SHAPE as TOKEN_VIEW
from referee.vision.networks.tokens import Tokens, covered_by
from referee.vision.quality.measures import TWINS, softness
from referee.vision.reading.examples import decoded
from referee.vision.reading.inks import Inks
from referee.vision.reading.pieces import SEEN, Owner, PieceFinder, Pieces
from referee.vision.reading.standing import (
    ANY_ART_SUSPECTED,
    DOUBTFUL,
    SURE_TOKEN,
    SUSPECT,
    SUSPECTED,
    TOKEN,
    Standing,
    weighed,
    witnessed,
)
from referee.vision.reading.unchanged import SURELY, Unchanged, laid_bare
from referee.vision.views.above import Above

COLOUR = 0.85      # so must a colour, else the whole card counts as hidden: a purple half in a finger's shadow was blue
                   # with 0.82 (path-traced); of 7 500 pieces read rightly five were less sure than this
COVERED = 0.90     # and this sure where something hides most of the half: below it one of three was wrong;
UNSURE = 0.97      # this where the square's own ink is not certain, as under glare: below it three of five rendered
                   # halves were wrong, of 47 above it none (in any art `Inks` takes that into account)
OVERLAP = 0.75     # where inks are more alike than that no card's colour is known: tables named wrongly under glare are
                   # at 0.1 to 0.5, the worst that could be read at 0.9
DAZZLED = 0.97     # so sure must a token be, a bare square, and a joker and its frame, where glare makes two inks
                   # nearly alike (see `TWINS`): of 9 tokens and jokers less sure there 6 were wrong (path-traced
                   # pictures made darker, brighter and so on), and a joker was called bare with 0.93
JUTS = 0.3         # a square this surely bare, or else with something on it that is no piece of its own, is bare if a
OWN_INK = 0.99     # card lies beside it and it shows its own ink so surely: in good views none of 60 such squares had a
                   # piece on it, at most 0.3 of each was covered; in a view that is no go one would have been a joker
SOFT = 0.04        # squares of blur from which a view that is no go tells no owner by the kind of line, which runs
                   # into others: of 101 owners named there 9 were wrong, most of them sure to 0.995; of 490 in other
                   # no-go views, low, coarse, dim or less soft, none (27 drawn stills)
STRANGE = 0.5      # a bare square so far from its own ink shows something else (see `LightNow.strange`)
OTHER_BOARD = 0.55  # if half of them are so far, another board lies there; 0.2 is the most other lamps do, 0.4 glare
OWN_COLOURS = 0.5  # share of the bare squares that must show their own ink where pieces tell where the board lies
ROUND_FOOT = 0.97  # a square this surely bare is seen round the foot of a token that is sure; so is one behind a token,
                   # round its body, if no hand is near (17 of 17 were bare)
QUICK_VIEWS = (VIEWS[:2], VIEWS[2:])


class Reader:
    """Made once a table; `read` may be called with any number of pictures of it, in any order. `players`: who may own
    pieces, everybody unless that is known."""

    def __init__(self, table: BoardTable, model: Path | None = None, players: Collection[str] = ()) -> None:
        if not table.reference or not table.camera:
            raise ImageError("table-no-reference")
        self.table = table
        self._balance = Balance(table)
        table = self._balance.of_table(table)
        scale = min(1.0, WORK_SIDE / max(table.width, table.height))
        self._scale = scale
        self._camera = PlaneCamera.from_dict(table.camera).scaled(scale)
        bare = self._balance.of_reference(empty_board(table))
        self._cells = tuple(s.cell for s in table.squares)
        self._rows = max(r for r, _ in self._cells) + 1
        self._cols = max(c for _, c in self._cells) + 1
        self._register = Register(bare, self._camera, self._cells)
        kit = load_kit(table.kit)
        self._thickness = kit.sizes.thickness / kit.sizes.square
        whole = (-1, self._rows + 1), (-1, self._cols + 1)  # a margin of one square: cards at the edge show their frame
        self._bare = Above.squares(*whole, PX).of(bare, self._camera)
        self._at_card_height = Above.squares(*whole, PX, self._thickness)
        self._middles = Above.squares((0, self._rows), (0, self._cols), PX, part=MIDDLE)
        self._light = Light(table)
        self._most_tokens = kit.tokens
        self._least = DAZZLED if self._light.twins < TWINS else 0.0
        quads = np.array([s.quad for s in table.squares], np.float64) * (bare.shape[1] / table.width)
        self._soft = not table.quality.ok and table.taught is None and softness(bare, quads) >= SOFT
        self._names = frozenset(self._cells)
        self._unsure = frozenset(s.cell for s in table.squares if s.others)
        self._layout = table.layout
        network = load_network(model, SQUARES_ANY if table.any_art else SQUARES)
        self._asking = Asking(network, self._bare)
        self._unchanged = Unchanged(self._bare, self._thickness)
        self._inks = Inks(table, self._bare, network)
        self._witness = Tokens(bare, self._camera, table.any_art)
        if table.taught is not None:
            shown = [decoded(e, TOKEN_VIEW[1]) for e in table.taught.examples if e.kind == "token"]
            self._witness.taught([e[..., :3] for e in shown])
        self._frames = Frames(bare, self._camera, self._thickness)
        self._finder = PieceFinder(table, self._frames, scale, players or kit.frame_names)

    def prepare(self, image: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """The picture at the size that is worked on, without a strong cast; `ImageError` if not of the table's size."""
        self._check(image)
        return self._balance.of(self._sized(image))

    def _sized(self, image: NDArray[np.uint8]) -> NDArray[np.uint8]:
        if self._scale < 1:
            return np.asarray(cv2.resize(image, None, fx=self._scale, fy=self._scale, interpolation=cv2.INTER_AREA))
        return image

    def _check(self, image: NDArray[np.uint8]) -> None:
        if image.shape[1] != self.table.width or image.shape[0] != self.table.height:
            raise ImageError("image-other-size", width=image.shape[1], height=image.shape[0],
                             learned_width=self.table.width, learned_height=self.table.height)

    def read(self, image: NDArray[np.uint8], still_frames: Sequence[NDArray[np.uint8]] | None = None,
             look: int | None = None) -> BoardReading:
        """What lies on the table in a BGR picture of the size the table was learned from.

        `still_frames`: further pictures of the same still moment; they are averaged, which takes noise away. `look`:
        how often the same still moment was read before; its first readings, for which a verdict waits, ask the network
        about half of the views each, and only about squares that look otherwise than when it was asked so last.
        Raises `ImageError` for a picture of another size.
        """
        for picture in (image, *(still_frames or ())):
            self._check(picture)
        if still_frames:
            image = mean(still_frames, self._around_board())
        quick = look is not None and look < len(QUICK_VIEWS)
        views = QUICK_VIEWS[look or 0] if quick else VIEWS
        taken = self._sized(image)
        for again in (False, True):
            picture = self._balance.of(taken)
            place = self.locate(picture)
            if not place.ok:
                return self._lost(Said("board-moved"))
            board = self._shown(picture, place.camera, views)
            answer = self._ask(board, anew=quick)
            bare = self.bare(answer)
            seen = self._bare_colours(picture, place.camera, bare)
            as_taken = seen if picture is taken else self._bare_colours(taken, place.camera, bare)
            if again or len(bare) < self._light.enough or not self._balance.follow(bare, as_taken):
                break  # else: another lamp than before
        light, strange = self._light_now(bare, seen)
        if strange is None:
            return self._lost(Said("board-other-colours"))
        answer = replace(answer, token=self._tokens(picture, place.camera, board, answer))
        pieces = self._finder.find(self._balance.of(image), place.camera.scaled(1 / self._scale), answer, bare)
        return self._decode(place.camera, board, answer, pieces, bare, light, strange)

    def close_ups(self, image: NDArray[np.uint8], cells: Sequence[Cell]) -> NDArray[np.uint8]:
        """(N, 88, 88, 6), BGR: squares of the picture read last from straight above at a card's height, now and as they
        looked empty; for what learns from them."""
        if not cells:
            return np.empty((0, SIDE, SIDE, CHANNELS), np.uint8)
        return self._frames.squares(self._balance.of(image), self._register.camera.scaled(1 / self._scale), cells)

    def embedded(self, squares: NDArray[np.uint8]) -> NDArray[np.float64]:
        """(N, 32): unit vectors of such close-ups; the nearer two are, the likelier they are one owner's."""
        return Closer.of(self._frames.about(squares, VIEWS[:2])).embedding if len(squares) else np.empty((0, EMBEDDED))

    def token(self, image: NDArray[np.uint8], cell: Cell) -> tuple[NDArray[np.uint8], float]:
        """What stands on a square of the picture read last, as `Tokens.shown` has it."""
        return self._witness.shown(self.prepare(image), self._register.camera, cell)

    def _lost(self, what_to_do: Said) -> BoardReading:
        return BoardReading(hidden=self._names, table_moved=True, quality=Quality(False, (what_to_do,)))

    def _around_board(self) -> tuple[slice, slice]:
        """Rows and columns of a picture of the table's size that hold the board as it lay last, and a square around."""
        x, y = np.linspace(-1, self._cols + 1, 3), np.linspace(-1, self._rows + 1, 3)  # a lens bends the board's edges
        seen = self._register.camera.project(np.stack(np.meshgrid(x, y), axis=-1)).reshape(-1, 2) / self._scale
        low, high = np.floor(seen.min(axis=0)), np.ceil(seen.max(axis=0))
        x0, y0, x1, y1 = (max(0, int(v)) for v in (*low, *high))
        return np.s_[y0:y1, x0:x1]

    def locate(self, picture: NDArray[np.uint8]) -> Registration:
        """Where the board lies in a prepared picture."""
        return self._register.find(picture, lambda camera: self._understood(picture, camera))

    def _understood(self, picture: NDArray[np.uint8], camera: PlaneCamera) -> float:
        """Which share of the squares lies bare or under a whole piece, if this camera took the picture, those under a
        hand aside while half of the board makes sense; 0 where the bare ones show the colours of others."""
        answer = self.squares(picture, camera, VIEWS[:1])
        bare = self.bare(answer)
        seen = self._bare_colours(picture, camera, bare)
        if self._light_now(bare, seen)[1] is None:
            return 0.0
        if len(bare) < self._light.enough and self._light.own(bare, seen) < OWN_COLOURS:
            return 0.0
        pairs = self._finder.pairs(answer)
        jokers = [c for c in self._cells if answer.kind[c][JOKER] >= SEEN]
        plain = {*bare, *jokers, *(c for a, b, _ in pairs for c in (a, b))}
        away = [c for c in self._cells if c not in plain and answer.under_hand(c)]
        return len(plain) / (len(self._cells) - (len(away) if 2 * len(plain) >= len(self._cells) else 0))

    def squares(self, picture: NDArray[np.uint8], camera: PlaneCamera, views: Sequence[View] = VIEWS) -> Answer:
        """What the network says of the squares of a prepared picture, if this camera took it."""
        return self._ask(self._shown(picture, camera, views))

    def _shown(self, picture: NDArray[np.uint8], camera: PlaneCamera, views: Sequence[View]) -> Shown:
        """The board at card height, as it is asked about."""
        return Shown(self._at_card_height.of(picture, camera), lean_of(camera, self._rows, self._cols), views)

    def bare(self, answer: Answer) -> list[Cell]:
        """The squares that surely lie bare, of what `squares` said; glare or other colours may make them strange."""
        kind, hidden, token = answer.kind, answer.hidden, answer.token
        return [c for c in self._cells if kind[c][BARE] >= SEEN and hidden[c] < HIDDEN and token[c] < HIDDEN]

    def _ask(self, board: Shown, *, anew: bool = False) -> Answer:
        """What the network says of the whole board; `anew`: only where it looks otherwise than before."""
        if anew:
            grid, asked = self._asking.anew(board)
            kept = ~asked[1:-1, 1:-1]
        else:
            grid = self._asking.whole(board)
            kept = np.zeros((self._rows, self._cols), bool)
        answer = Answer.of(grid[1:-1, 1:-1], kept)
        if not self.table.any_art:
            return answer
        taken = [c for c in self._cells if answer.token[c] < SUSPECT
                 and (answer.kind[c][BARE] < SURELY or answer.hidden[c] >= HIDDEN)]
        return laid_bare(answer, self._unchanged.of(board, taken))

    def _tokens(self, picture: NDArray[np.uint8], camera: PlaneCamera, board: Shown,
                answer: Answer) -> NDArray[np.float64]:
        """How likely a token stands on each square (rows, cols). Of squares that are suspected from above the second
        witness is asked as well; while a token of the set is missing also of those that something hides."""
        any_art, token = self.table.any_art, answer.token.copy()
        seen = self._witness.look(picture, camera, board.lean, [c for c in self._cells if token[c] >= SURE_TOKEN])

        def ask(cells: Sequence[Cell]) -> list[Cell]:
            for cell, likely in seen.of(cells).items():
                above, hidden = float(answer.token[cell]), float(answer.hidden[cell])
                if any_art:
                    token[cell] = weighed(above, likely, hidden >= HIDDEN or seen.before(cell))
                    continue
                token[cell] = witnessed(above, likely, hidden)
                if not self.table.quality.ok:  # from low down a token's foot and the square before it look alike
                    token[cell] = min(token[cell], max(above, DOUBTFUL))
            return [c for c in self._cells if token[c] >= SURE_TOKEN]

        suspected = [c for c in self._cells if token[c] > (ANY_ART_SUSPECTED if any_art else SUSPECTED)]
        if len(ask(suspected)) < self._most_tokens:
            ask([c for c in self._cells if c not in suspected and answer.hidden[c] >= HIDDEN])
        return token

    def _decode(self, camera: PlaneCamera, board: Shown, answer: Answer, pieces: Pieces,
                bare: Container[Cell], light: LightNow, strange: frozenset[Cell]) -> BoardReading:
        kind, hidden = answer.kind, answer.hidden
        standing = Standing(answer.token, hidden, self._names, board.lean)
        halves = [c for a, b, _ in pieces.pairs for c in (a, b)]
        jutted = self._jutted_over(answer, halves)
        cards, unread = self._cards(pieces, board, answer, light, standing)
        jokers: list[JokerSeen] = []
        off: list[OffGrid] = []
        used = set(halves)
        hide = used.difference(*(card.cells for card in cards))
        strange -= {(r + i, c + j) for r, c in standing.feet for i in (-1, 0, 1) for j in (-1, 0, 1)}  # in its shadow
        for cell in self._cells:
            if cell in used:
                continue
            best = int(kind[cell].argmax())
            if pieces.jokers.get(cell, 0.0) >= SEEN:
                owner = self._owner(pieces, (cell,))
                sure = pieces.jokers[cell] * owner.sure
                if sure >= self._least:
                    jokers.append(JokerSeen(cell, owner.name, sure, owner.candidates))
                    used.add(cell)
                    continue
            seen = max(SEEN, self._least) if hidden[cell] < HIDDEN else ROUND_FOOT if standing.before(cell) else 1.0
            if (kind[cell][BARE] >= seen or cell in jutted) and cell not in strange:
                continue
            hide.add(cell)
            if best not in (BARE, JOKER) and hidden[cell] < HIDDEN:
                note = Said("board-off-squares")
                off.append(OffGrid(self._quad(camera, cell), note, (cell,)))
        tokens, unsure = standing.believed(self._most_tokens, max(TOKEN, self._least))
        hide |= unsure
        behind = covered_by([t.cell for t in tokens], hide, camera)
        return BoardReading(tuple(cards), tuple(jokers), tokens, frozenset(hide), tuple(off),
                       self._halves(answer, pieces, hide, {c for card in cards for c in card.cells}),
                       kept=frozenset(c for c in self._cells if answer.kept[c]), behind=behind,
                       unread=tuple(unread), quality=self._quality(pieces))

    def _quality(self, pieces: Pieces) -> Quality:
        """That of the table; no go where the pieces are like none that the reader knows."""
        said = self.table.quality
        if pieces.art is not False:
            return Quality(said.ok, said.warnings)
        strange = Said("view-strange-pieces")
        return Quality(False, said.warnings if strange in said.warnings else (strange, *said.warnings))

    def _cards(self, pieces: Pieces, board: Shown, answer: Answer, light: LightNow,
               standing: Standing) -> tuple[list[CardSeen], list[CardSeen]]:
        """The cards whose colours can be told; and, where art of any kind is read, those that plainly lie there with
        at most a token on them, of which a colour cannot."""
        if self._light.twins < OVERLAP:
            return [], []
        cards: list[CardSeen] = []
        unread: list[CardSeen] = []
        behind = frozenset(c for a, b, _ in pieces.pairs for c in (a, b) if standing.before(c))
        shown_inks = self._inks.shown([(a, b) for a, b, _ in pieces.pairs], board, answer, light, behind)
        for (a, b, sure), colours in zip(pieces.pairs, shown_inks, strict=True):
            told = [c.max() >= self._least_ink(half, answer) for half, c in zip((a, b), colours, strict=True)]
            plain = all(told) or (self.table.any_art and max(answer.hidden[a], answer.hidden[b]) < HIDDEN)
            if not plain:
                continue
            owner = self._owner(pieces, (a, b))
            likely = min((float(c.max()) for c, known in zip(colours, told, strict=True) if known), default=1.0)
            one, two = (light.names[int(c.argmax())] if known else UNKNOWN
                        for c, known in zip(colours, told, strict=True))
            seen = CardSeen((a, b), (one, two), owner.name, sure * owner.sure * likely, owner.candidates)
            (cards if all(told) else unread).append(seen)
        return cards, unread

    def _owner(self, pieces: Pieces, cells: Sequence[Cell]) -> Owner:
        """Whose a piece is; nobody's for sure where all lines are too soft to be told apart."""
        found = pieces.owner(cells)
        if not self._soft or found.name == UNKNOWN:
            return found
        return Owner(UNKNOWN, (found.name, *(f for f in FRAME_ORDER if f != found.name)), found.sure)

    def _least_ink(self, half: Cell, answer: Answer) -> float:
        """How sure the ink of half of a card must be, for the card to be named."""
        if half in self._unsure and not self.table.any_art:
            return UNSURE
        return COLOUR if answer.hidden[half] < HIDDEN else COVERED

    def _halves(self, answer: Answer, pieces: Pieces, hide: Iterable[Cell],
                under: Container[Cell]) -> tuple[HalfSeen, ...]:
        """Of the squares in `hide` those that plainly show half of a card that goes on onto one of those `under` cards
        that are read."""
        front, found = answer.in_front, []
        for cell in sorted(hide):
            sides = answer.kind[cell][CARD:CARD + 4]
            step = STEPS[int(sides.argmax())]
            other = (cell[0] + step[0], cell[1] + step[1])
            if sides.max() >= SEEN and front[cell] < HIDDEN and other in under:
                owner = UNKNOWN if pieces.art is False or self._soft else self._finder.half(answer, cell).name
                if owner != UNKNOWN:
                    found.append(HalfSeen(cell, other, owner))
        return tuple(found)

    def _bare_colours(self, picture: NDArray[np.uint8], camera: PlaneCamera, bare: Sequence[Cell]) -> Floats:
        """Median linear RGB (N, 3) of the middles of squares that lie bare; none where a full board leaves none."""
        if not bare:
            return np.empty((0, 3))
        side = round(MIDDLE[1] * PX) - round(MIDDLE[0] * PX)
        return middle_colours(parts_of(self._middles.of(picture, camera), bare, side))

    def _light_now(self, bare: Sequence[Cell], seen: Floats) -> tuple[LightNow, frozenset[Cell] | None]:
        """The light of the picture as the squares tell that surely lie bare, of linear RGB `seen` (N, 3), and those of
        them that do not show their own ink; None when most do not, so that another board lies there."""
        light = self._light.now(bare, seen)
        if len(bare) < self._light.enough:
            return light, frozenset()
        other = float(np.median(light.strange)) > OTHER_BOARD
        return light, None if other else frozenset(c for c, v in zip(bare, light.strange, strict=True) if v > STRANGE)

    def _jutted_over(self, answer: Answer, halves: Sequence[Cell]) -> frozenset[Cell]:
        """Bare squares over whose edge a card beside them lies a little; none where the view is no go."""
        if not self.table.quality.ok:
            return frozenset()
        kind, same, front = answer.kind, answer.same, answer.in_front
        beside = {n for c in halves for n in neighbours(c)}.intersection(self._cells).difference(halves)
        return frozenset(c for c in beside if kind[c][BARE] >= JUTS and kind[c][BARE] + kind[c][OTHER] >= SEEN
                         and same[c] >= OWN_INK and front[c] < HIDDEN)

    def _quad(self, camera: PlaneCamera, cell: Cell) -> Quad:
        corners = camera.project(square_corners([cell])[0], self._thickness) / self._scale
        a, b, d, e = ((round(float(x), 1), round(float(y), 1)) for x, y in corners)
        return a, b, d, e
