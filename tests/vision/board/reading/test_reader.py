"""Reading a picture: nothing wrong, nothing missed in silence, whatever moves, covers the board or lights it."""

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from referee.evaluate.board.figures import StillRow
from referee.values.board import BoardReading, BoardTable, Cell, HalfSeen
from referee.values.common import UNKNOWN, Quality
from referee.vision.board import Reader
from referee.vision.board.colour import light
from referee.vision.board.colour.light import Light
from referee.vision.board.finding.sections import neighbours
from referee.vision.board.networks.asking import Answer
from referee.vision.board.networks.squarenet import BARE, CARD, FRAME_ORDER, JOKER, OTHER, STEPS
from referee.vision.board.quality import MEASURES
from referee.vision.board.reading.answers import ASKER
from referee.vision.common import ImageError
from referee.vision.common.networks.model import ModelError
from referee.vision.common.views.register import REGISTER
from tests.support.squares import cell_of
from tests.vision.conftest import Known, covered, judge, owners, says, without_closer_look, without_second_witness


def assert_nothing_invented(known: Known, reading: BoardReading) -> StillRow:
    """Every piece that is named lies there; every piece or token that lies there is named, asked about or hidden."""
    row = judge(known, reading)
    assert row.false == 0 and row.silent == 0, row
    return row


@pytest.mark.parametrize(("name", "pieces", "at_least"), [("still", 27, 25), ("moment", 7, 6)])
def test_a_picture_in_play_is_read_without_error(name: str, pieces: int, at_least: int, request) -> None:
    known = request.getfixturevalue(name)
    row = assert_nothing_invented(known, known.reader.read(known.image))
    assert row.pieces == pieces and row.right >= at_least
    assert row.tokens_right >= row.tokens - 1


@pytest.mark.parametrize("name", ["still", "moment"])
def test_the_empty_board_is_read_as_empty(name: str, request) -> None:
    known = request.getfixturevalue(name)
    reading = known.reader.read(known.empty)
    assert not (reading.cards or reading.jokers or reading.tokens or reading.off_grid or reading.table_moved)
    assert not reading.hidden


def test_every_square_under_a_piece_that_is_named_is_not_hidden(still: Known) -> None:
    reading = still.reader.read(still.image)
    under = {c for p in reading.cards for c in p.cells} | {p.cell for p in reading.jokers}
    assert under and not under & reading.hidden
    assert len(under) == 2 * len(reading.cards) + len(reading.jokers)
    sure = [[piece.confidence for piece in kind] for kind in (reading.cards, reading.jokers, reading.tokens)]
    assert all(0.0 < p <= 1.0 for kind in sure for p in kind)


def test_a_hand_in_the_picture_hides_what_is_under_it(moment: Known) -> None:
    reading = moment.reader.read(moment.image)
    named = {frozenset(c.cells) for c in reading.cards}
    under = [{cell_of(moment.learned.match[c]) for c, _ in p.halves} for p in moment.truth.pieces if p.occluded]
    assert len(under) == 2
    assert all(cells & reading.hidden or cells in named for cells in under)


@pytest.mark.parametrize("shape", [(720, 1280, 3), (1080, 1919, 3), (1, 1, 3)])
def test_a_picture_of_another_size_is_refused_with_what_to_do(shape: tuple[int, ...], still: Known) -> None:
    with pytest.raises(ImageError, match=r"learned from 1920x1080: use the same camera and setting, or learn again"):
        still.reader.read(np.zeros(shape, np.uint8))


def test_a_table_without_its_picture_is_refused_with_what_to_do(still: Known) -> None:
    table = still.table
    bare = BoardTable(table.width, table.height, table.squares, quality=Quality(True), camera=table.camera)
    with pytest.raises(ImageError, match="run `referee learn` again"):
        Reader(bare)


@pytest.mark.parametrize(("dx_mm", "dy_mm", "turn"), [(3.0, 0.0, 0.0), (-2.0, 2.2, 0.0), (0.0, -1.0, 1.0)])
def test_a_table_that_was_nudged_is_registered(dx_mm: float, dy_mm: float, turn: float, still: Known) -> None:
    assert still.table.quality.pixels_per_square is not None
    per_mm = still.table.quality.pixels_per_square / 20.0
    height, width = still.image.shape[:2]
    move = np.asarray(cv2.getRotationMatrix2D((width / 2, height / 2), turn, 1.0), np.float64)
    move[:, 2] += np.array([dx_mm, dy_mm]) * per_mm
    picture = np.asarray(
        cv2.warpAffine(still.image, move, (width, height), borderMode=cv2.BORDER_REPLICATE), np.uint8)
    place = still.reader.locate(still.reader.prepare(picture))
    assert place.ok
    if not turn:
        assert place.shift == pytest.approx(np.hypot(dx_mm, dy_mm) / 20.0, abs=0.02)
    row = assert_nothing_invented(still, still.reader.read(picture))
    assert row.right >= 25


def something_else() -> np.ndarray:
    """A desk with papers: edges and colours, no board."""
    rng = np.random.default_rng(4)
    image = np.full((1080, 1920, 3), (70, 95, 130), np.uint8)
    for _ in range(40):
        x, y, w, h = (int(v) for v in rng.integers([0, 0, 60, 60], [1800, 1000, 500, 400]))
        cv2.rectangle(image, (x, y), (x + w, y + h), tuple(int(v) for v in rng.integers(0, 256, 3)), -1)
    return image


@pytest.mark.slow
@pytest.mark.parametrize("picture", [
    pytest.param(something_else(), id="something else"),
    pytest.param(np.zeros((1080, 1920, 3), np.uint8), id="black"),
])
def test_a_picture_of_something_else_means_the_table_moved(picture: np.ndarray, still: Known) -> None:
    reading = still.reader.read(picture)
    assert reading.table_moved and not reading.quality.ok
    assert reading.hidden == {s.cell for s in still.table.squares}
    assert not (reading.cards or reading.jokers or reading.tokens)
    assert "learn the table again" in reading.quality.warnings[0]
    assert still.reader.read(still.empty).table_moved is False  # and it is found again afterwards


def painted_hand(image: np.ndarray, rgb: tuple[int, int, int], centre: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The picture with a big flat hand, seen sharply, and where the hand is."""
    height, width = image.shape[:2]
    x, y = (int(v) for v in centre)
    hand = np.zeros((height, width), np.uint8)
    cv2.ellipse(hand, (x, y), (230, 150), 25, 0, 360, 255, -1)
    cv2.rectangle(hand, (x - 80, y), (x + 80, height), 255, -1)
    shade = cv2.GaussianBlur(np.random.default_rng(0).normal(0, 60, (height, width)).astype(np.float32), (0, 0), 12)
    skin = np.clip(np.array(rgb[::-1])[None, None] * (1 + shade[..., None] / 255), 0, 255)
    alpha = cv2.GaussianBlur(hand, (0, 0), 2.0)[..., None] / 255.0
    return (image * (1 - alpha) + skin * alpha).astype(np.uint8), hand > 0


SKINS = pytest.mark.parametrize("rgb", [(224, 180, 150), (120, 78, 56)], ids=["light skin", "dark skin"])


@SKINS
def test_a_big_flat_hand_hides_and_invents_nothing(rgb: tuple[int, int, int], still: Known) -> None:
    middle = np.mean([s.quad for s in still.table.squares], axis=(0, 1))
    picture, hand = painted_hand(still.image, rgb, middle)
    under = set()
    for square in still.table.squares:
        mask = np.zeros(hand.shape, np.uint8)
        cv2.fillConvexPoly(mask, np.round(square.quad).astype(np.int32), 1)
        if hand[mask > 0].all():
            under.add(square.cell)
    reading = still.reader.read(picture)
    assert len(under) >= 10 and under <= reading.hidden
    assert not {t.cell for t in reading.tokens} & under
    row = judge(still, reading)
    assert row.false == 0
    assert row.silent == len(lost_tokens(still, reading))  # no piece is missed in silence
    assert row.right >= 15  # what the hand leaves free is read


def test_a_token_half_under_a_hand_is_not_missed_in_silence(still: Known) -> None:
    middle = np.mean([s.quad for s in still.table.squares], axis=(0, 1))
    picture, _ = painted_hand(still.image, (224, 180, 150), middle)
    assert not lost_tokens(still, still.reader.read(picture))


def lost_tokens(known: Known, reading: BoardReading) -> list[str]:
    """Squares whose token could be seen without a hand, and is neither named nor hidden."""
    said = {t.cell for t in reading.tokens} | reading.hidden
    squares = [known.learned.match[cell] for cell, occluded in known.truth.tokens if not occluded]
    return [s for s in squares if cell_of(s) not in said]


LIGHTS = {"dimmer": (0.75, 0.75, 0.75), "brighter": (1.18, 1.18, 1.18), "warmer": (0.82, 0.97, 1.1),
          "cooler": (1.12, 1.0, 0.86)}


def relit(image: np.ndarray, gains: tuple[float, float, float]) -> np.ndarray:
    """Gains in BGR of linear light, as a camera's exposure and white balance change them."""
    linear = (image / 255.0) ** 2.2 * np.array(gains)
    lit: np.ndarray = 255.0 * np.clip(linear, 0, 1) ** (1 / 2.2)
    return lit.round().astype(np.uint8)


@pytest.mark.parametrize("light", LIGHTS)
def test_a_change_of_light_invents_nothing(light: str, still: Known) -> None:
    empty = still.reader.read(relit(still.empty, LIGHTS[light]))
    assert not (empty.cards or empty.jokers or empty.tokens or empty.table_moved)
    row = assert_nothing_invented(still, still.reader.read(relit(still.image, LIGHTS[light])))
    assert row.right >= 24


@pytest.mark.slow
def test_frames_of_one_still_moment_are_averaged(still: Known) -> None:
    """So much noise that one frame alone is hardly read."""
    rng = np.random.default_rng(5)
    noisy = [np.clip(still.image + 120 * rng.standard_normal(still.image.shape, np.float32), 0, 255).astype(np.uint8)
             for _ in range(6)]
    alone = judge(still, still.reader.read(noisy[0]))
    together = assert_nothing_invented(still, still.reader.read(noisy[0], noisy))
    assert together.right >= 23 and together.right >= alone.right + 3


def test_a_network_that_is_not_there_is_refused(still: Known, tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="there is no model"):
        Reader(still.table, tmp_path / "none.onnx")


def exchanged(known: Known, cells: list[Cell], prints: list[Cell]) -> np.ndarray:
    """The bare board with each of these squares printed like another."""
    picture = known.empty.copy()
    quad = {s.cell: np.array(s.quad, np.float32) for s in known.table.squares}
    for cell, other in zip(cells, prints, strict=True):
        turn = cv2.getPerspectiveTransform(quad[other], quad[cell])
        moved = cv2.warpPerspective(known.empty, turn, picture.shape[1::-1])
        mask = cv2.fillPoly(np.zeros(picture.shape[:2], np.uint8), [np.round(quad[cell]).astype(np.int32)], 1)
        picture[mask > 0] = moved[mask > 0]
    return picture


@pytest.mark.slow
@pytest.mark.parametrize("rows", [12, 4])
def test_squares_printed_otherwise_are_not_read_on_with_the_old_colours(rows: int, still: Known) -> None:
    """Sections put together anew between two rounds: lines where they were, other colours between them."""
    cells = [s.cell for s in still.table.squares if s.cell[0] < rows]
    prints = [cells[int(k)] for k in np.random.default_rng(3).permutation(len(cells))]
    layout = still.table.layout
    other = {c for c, shows in zip(cells, prints, strict=True) if layout[c] != layout[shows]}
    reading = still.reader.read(exchanged(still, cells, prints))
    assert not reading.cards and not reading.jokers
    assert len(other & reading.hidden) >= 0.7 * len(other) > 0


@pytest.mark.parametrize(("seed", "same"), [(None, True), (1, False), (2, False)])
def test_the_light_tells_a_board_put_together_anew(seed: int | None, same: bool, still: Known) -> None:
    """What the network may take for other lamps: here all squares are said to lie bare."""
    light = Light(still.table)
    order = np.arange(len(light.learned))
    shown = light.learned[order if seed is None else np.random.default_rng(seed).permutation(order)]
    strange = float(np.median(light.now(sorted(still.table.layout), shown * [0.9, 0.8, 0.6]).strange))
    assert strange < 0.1 if same else strange > ASKER.other_board


@pytest.mark.parametrize(("rows", "makes_sense"), [(0, True), (3, True), (8, False)])
def test_squares_under_a_hand_do_not_speak_against_the_board_lying_where_it_was(rows: int, makes_sense: bool,
                                                                                still: Known, monkeypatch) -> None:
    """Three of twelve rows are a quarter of the board."""
    def under_hand(answer: Answer) -> None:
        answer.kind[:rows], answer.token[:rows], answer.hidden[:rows] = 0.0, 0.0, 1.0
        answer.kind[:rows, :, OTHER] = 1.0

    says(still.reader, under_hand, monkeypatch)
    share = still.reader.understood(still.reader.prepare(still.image), still.reader.camera)
    assert (share >= REGISTER.understood) is makes_sense


@pytest.mark.parametrize(("own_ink", "go", "bare"), [(1.0, True, True), (0.9, True, False), (1.0, False, False)])
def test_a_square_over_whose_edge_a_card_juts_is_bare(still: Known, monkeypatch, own_ink: float, go: bool,
                                                      bare: bool) -> None:
    """The network hardly knows whether something lies there; its ink, and a good view, tell."""
    reader = Reader(replace(still.table, quality=replace(still.table.quality, ok=go)))
    reading = reader.read(still.image)
    beside = {n for card in reading.cards for c in card.cells for n in neighbours(c)}
    cell = min(beside & set(still.table.layout) - covered(reading) - reading.hidden)

    def doubtful(answer: Answer) -> None:
        answer.kind[cell] = 0.0
        answer.kind[cell][[BARE, OTHER]] = 0.4, 0.6
        answer.same[cell] = own_ink

    says(reader, doubtful, monkeypatch)
    again = reader.read(still.image)
    assert (cell not in again.hidden) is bare
    assert bool(again.off_grid) is not bare


@pytest.mark.parametrize(("twins", "named"), [(MEASURES.twins, True), (0.9 * MEASURES.twins, False)])
def test_where_glare_makes_inks_alike_tokens_jokers_and_bare_squares_must_be_surer(still: Known, monkeypatch,
                                                                                   twins: float, named: bool) -> None:
    """Tokens at 0.9, jokers at 0.95, a bare square at 0.93: enough in a view like those the network was measured on."""
    known = still.reader.read(still.image)
    bare = max(still.table.layout.keys() - covered(known) - known.hidden)
    monkeypatch.setattr(light, "twins", lambda *_: twins)
    without_second_witness(monkeypatch)
    reader = Reader(still.table)

    def doubtful(answer: Answer) -> None:
        jokers = answer.kind[..., JOKER] > 0.95
        answer.kind[jokers] = 0.0
        answer.kind[jokers, JOKER], answer.kind[jokers, OTHER] = 0.95, 0.05
        np.minimum(answer.token, 0.9, out=answer.token)
        answer.kind[bare] = 0.0
        answer.kind[bare][[BARE, OTHER]] = 0.93, 0.07

    says(reader, doubtful, monkeypatch)
    again = reader.read(still.image)
    assert (bare not in again.hidden) is named
    assert known.jokers and known.tokens and {c.cells for c in again.cards} == {c.cells for c in known.cards}
    for was, now in ((known.jokers, again.jokers), (known.tokens, again.tokens)):
        assert {p.cell for p in was} <= ({p.cell for p in now} if named else again.hidden)
    assert named or not (again.jokers or again.tokens)


def inks_are(reader: Reader, sure: float, cells: Collection[Cell], monkeypatch) -> None:
    """The likeliest ink of the halves on these squares is as sure as that, whatever the reader sees."""
    inks = reader.asker.inks.of

    def doubtful(cell: Cell, *args: object, **how: object) -> np.ndarray:
        odds = inks(cell, *args, **how)  # type: ignore[arg-type]
        return sure * odds / odds.max() if cell in cells and odds.any() else odds

    monkeypatch.setattr(reader.asker.inks, "of", doubtful)


@pytest.mark.parametrize(("sure", "named"), [(0.82, False), (0.86, True)])
def test_a_card_is_named_only_if_the_inks_of_both_halves_are_sure(still: Known, monkeypatch, sure: float,
                                                                  named: bool) -> None:
    """In the shadow of a finger a purple half was blue with 0.82."""
    reader, known = Reader(still.table), still.reader.read(still.image)
    inks_are(reader, sure, still.table.layout, monkeypatch)
    again = reader.read(still.image)
    assert known.cards and {c.cells for c in again.cards} == ({c.cells for c in known.cards} if named else set())
    assert named or {c for card in known.cards for c in card.cells} <= again.hidden


def test_in_any_art_a_card_of_which_an_ink_is_not_sure_is_seen_without_it(still: Known, monkeypatch) -> None:
    reader = Reader(replace(still.table, art=-9.0))
    card = next(c for c in reader.read(still.image).cards)
    inks_are(reader, 0.5, card.cells[:1], monkeypatch)
    again = reader.read(still.image)
    assert [(c.cells, c.colours) for c in again.unread] == [(card.cells, ("unknown", card.colours[1]))]
    assert again.hidden.issuperset(card.cells), "to a picture alone it is hidden"


@pytest.mark.parametrize(("hidden", "others", "sure", "named"), [
    (0.2, (), 0.88, True), (0.8, (), 0.88, False),
    (0.2, ("red", "blue"), 0.92, False), (0.2, ("red", "blue"), 0.98, True)])
def test_of_a_half_under_something_or_on_a_square_in_glare_the_ink_must_be_surer(
        still: Known, monkeypatch, hidden: float, others: tuple[str, ...], sure: float, named: bool) -> None:
    """A green half under a brown finger was orange with 0.85, an orange one on a square in glare red with 0.91."""
    known = still.reader.read(still.image)
    card = known.cards[0]
    reader = Reader(replace(still.table, squares=tuple(
        replace(s, others=others) if s.cell == card.cells[0] else s for s in still.table.squares)))

    def covered(answer: Answer) -> None:
        answer.hidden[card.cells[0]], answer.token[card.cells[0]] = hidden, 0.0

    inks_are(reader, sure, card.cells[:1], monkeypatch)
    says(reader, covered, monkeypatch)
    assert (card.cells in {c.cells for c in reader.read(still.image).cards}) is named


def test_no_card_is_named_where_the_light_does_not_tell_the_inks_apart(still: Known, monkeypatch) -> None:
    known = still.reader.read(still.image)
    mean = np.mean([s.rgb for s in still.table.squares], axis=0)
    noise = np.random.default_rng(1)
    pale = [replace(s, rgb=tuple(np.rint(0.95 * mean + 0.05 * np.array(s.rgb) + noise.normal(0, 8, 3))))
            for s in still.table.squares]
    twins = Light(replace(still.table, squares=tuple(pale))).twins
    assert twins < ASKER.overlap < MEASURES.twins < Light(still.table).twins
    monkeypatch.setattr(still.reader.asker.light, "twins", twins)
    reading = still.reader.read(still.image)
    assert known.cards and reading.cards == () and reading.jokers == known.jokers
    assert {c for card in known.cards for c in card.cells} <= reading.hidden


@pytest.mark.parametrize(("same_frame", "own_ink", "named"), [(True, True, True), (False, True, False),
                                                              (True, False, False)])
def test_a_half_partly_under_another_card_is_told_by_its_other_half_and_its_frame(
        still: Known, monkeypatch, same_frame: bool, own_ink: bool, named: bool) -> None:
    """What the network makes of it is something else; named is only the ink of its square, if the network finds it."""
    reader, known = Reader(still.table), still.reader.read(still.image)
    free = still.table.layout.keys() - {t.cell for t in known.tokens} - known.hidden
    card = next(c for c in known.cards if c.owner in FRAME_ORDER and free.issuperset(c.cells)
                and c.colours == tuple(still.table.layout[k] for k in c.cells))
    shown, under = card.cells

    def overlaid(answer: Answer) -> None:
        answer.kind[under] = 0.0
        answer.kind[under][OTHER] = 1.0
        answer.frame[under] = answer.frame[shown] if same_frame else answer.frame[shown][::-1]
        if not own_ink:
            answer.same[under] = 0.0

    says(reader, overlaid, monkeypatch)
    if not own_ink:
        likeness = reader.asker.inks.likeness
        monkeypatch.setattr(reader.asker.inks, "likeness", lambda *asked: -likeness(*asked))
    again = reader.read(still.image)
    assert ((card.cells, card.colours, card.owner) in {(c.cells, c.colours, c.owner) for c in again.cards}) is named
    assert named or {shown, under} <= again.hidden


def test_whose_a_piece_is_is_not_guessed_from_what_a_hand_hides(still: Known, monkeypatch) -> None:
    """The network says something of every square, if seen or not: double of the half under the hand, and of all of the
    others that are wholly under it."""
    reader, known = Reader(still.table), still.reader.read(still.image)
    tokens = {t.cell for t in known.tokens}
    half, whole, *_ = (c for c in known.cards if c.owner == "solid" and tokens.isdisjoint(c.cells)
                       and c.colours == tuple(still.table.layout[k] for k in c.cells))
    joker = next(j for j in known.jokers if j.cell not in tokens)
    under = {half.cells[0], *whole.cells, joker.cell}

    def covered(answer: Answer) -> None:
        for cell in under:
            answer.hidden[cell] = 1.0
            answer.frame[cell] = np.where(np.array(FRAME_ORDER) == "double", 20.0, 0.0)

    says(reader, covered, monkeypatch)
    again = reader.read(still.image)
    assert next(c for c in again.cards if c.cells == half.cells).owner == "solid"
    assert {*whole.cells, joker.cell} <= again.hidden


@pytest.mark.parametrize(("beside", "read"), [(BARE, True), (OTHER, False)])
def test_a_joker_is_no_half_of_a_card_beside_a_bare_square(beside: int, read: bool, still: Known, monkeypatch) -> None:
    """Half of one, its other half under something, is as likely as the network says; not where nothing lies."""
    reader, known = Reader(still.table), still.reader.read(still.image)
    tokens = {t.cell for t in known.tokens}
    joker = next(j for j in known.jokers if j.cell not in tokens)
    other, side = next((n, k) for k, (r, c) in enumerate(STEPS)
                       if (n := (joker.cell[0] + r, joker.cell[1] + c)) in still.table.layout and n not in tokens)

    def torn(answer: Answer) -> None:
        answer.kind[joker.cell] = answer.kind[other] = 0.0
        answer.kind[joker.cell][JOKER], answer.kind[joker.cell][CARD + side] = 0.85, 0.15
        answer.kind[other][beside], answer.hidden[other], answer.same[other] = 1.0, 0.0, 1.0

    says(reader, torn, monkeypatch)
    without_closer_look(reader, monkeypatch)
    again = reader.read(still.image)
    assert (joker.cell in {j.cell for j in again.jokers}) is read and (joker.cell in again.hidden) is not read


def test_the_half_of_a_card_beside_the_one_that_lies_over_it_is_seen(still: Known, monkeypatch) -> None:
    reader, known = Reader(still.table), still.reader.read(still.image)
    taken = covered(known) | known.hidden
    tokens = {t.cell for t in known.tokens}
    free, far = next(cells for card in known.cards if card.owner == "solid" and tokens.isdisjoint(card.cells)
                     for cells in (card.cells, card.cells[::-1])
                     if set(neighbours(cells[1])) & set(still.table.layout) - taken)
    onto = min(set(neighbours(far)) & set(still.table.layout) - taken)
    side = STEPS.index((onto[0] - far[0], onto[1] - far[1]))

    def overlaid(answer: Answer) -> None:
        for cell, way in ((far, side), (onto, (side + 2) % 4)):
            answer.kind[cell] = 0.0
            answer.kind[cell][CARD + way] = 1.0
            answer.frame[cell] = np.where(np.array(FRAME_ORDER) == "double", 20.0, 0.0)
            answer.same[cell] = 1.0

    says(reader, overlaid, monkeypatch)
    reading = reader.read(still.image)
    assert {far, onto} in [set(c.cells) for c in reading.cards] and free in reading.hidden
    assert reading.halves == (HalfSeen(free, far, "solid"),)


@pytest.mark.parametrize(("go", "soft", "named"), [(False, 0.05, False), (False, 0.035, True), (True, 0.05, True)])
def test_no_owner_is_named_by_lines_that_run_into_each_other(go: bool, soft: float, named: bool, moment: Known,
                                                             monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.vision.board.reading.reader.softness", lambda image, quads: soft)
    table = replace(moment.table, quality=replace(moment.table.quality, ok=go))
    reading = Reader(table).read(moment.image)
    assert {owner != UNKNOWN for owner in owners(reading)} == {named}
    row = assert_nothing_invented(moment, reading)
    assert named or row.asked == row.missed
