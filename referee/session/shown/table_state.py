"""The table in the state that screens follow, as types: what was learned, what lies there, what the score rests on.

Why it exists: it is the part of the state (`state`) to which each game adds its own. What it does not do: make one
(`view`).
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

Spots = list[str]


class Picture(TypedDict):
    """A picture of the evidence; older logs have its name only."""

    name: str
    width: NotRequired[int]
    height: NotRequired[int]
    outline: NotRequired[list[list[list[float]]]]


class Piece(TypedDict):
    """What lies on some spots; `colours` and `number` where its kind has some, else empty and null."""

    seq: int
    kind: str
    owner: str
    squares: Spots
    colours: list[str | None]
    candidates: list[str]
    number: int | None


class LooseDie(TypedDict):
    """A die beside the board; `at`: in rows from its middle, by which people name it. `pips`: null where unread."""

    seat: str | None
    colour: str
    pips: int | None
    at: list[float]


class AtStop(TypedDict):
    """The dice beside the board as they lay at the stop call, and the `picture` that shows it whole; `spots`: outlines
    of the spaces in it, in its pixels."""

    picture: Picture
    spots: dict[str, list[list[float]]]
    dice: list[LooseDie]


class Bare(TypedDict):
    """A bare table as it was learned, in pixels of its picture. What only its game draws is added (`Sight.view`)."""

    kind: str
    width: int
    height: int
    spots: dict[str, list[list[float]]]


class Pile(TypedDict):
    """A pile of the centre: what lies on top, None where that is not known; `face`: `up` or `down`; `piece`: its number
    among the pieces."""

    pile: int | None
    colour: str | None
    top: int | None
    face: NotRequired[str]
    piece: NotRequired[int | None]


class ReadCard(TypedDict):
    """A card in the newest picture; `quad`: its corners in pixels, `spot`: the field of its middle. Null is unread."""

    colour: str | None
    number: int | None
    face: str
    place: str
    seat: str | None
    spot: str
    quad: list[list[float]]


class Top(Pile):
    """A pile as it lay at the stop; `at`: its middle in pixels of the table's picture, where that is known."""

    at: list[float] | None


class TopsAtStop(TypedDict):
    """The piles as they lay at the stop call, and the `picture` that shows them, None where none was kept. `sum`: of
    their numbers, None where one is not certain; `problem`: what people counted adds up to something else."""

    picture: Picture | None
    sum: int | None
    problem: str
    tops: list[Top]


class SwipedHeap(TypedDict):
    """A heap, or the stack beside it (`what`); `player`: its seat, None where the back is not known; `cards`: None
    where they were not counted surely. `outline`, `strips`: in pixels of the table's picture."""

    what: str
    player: str | None
    cards: int | None
    outline: list[list[float]]
    strips: list[list[list[float]]]


class Swiped(TypedDict):
    """The heaps that were swiped after the stop, counted in the `picture`. `tops`, `sum`: what piles and heaps add up
    to; `problem`: why there is no score, and what to do, empty where there is one; `whose`: seats it is about; `typed`:
    people counted all of it themselves."""

    picture: Picture | None
    tops: int | None
    sum: int | None
    whose: list[str]
    proved: bool
    typed: bool
    problem: str
    heaps: list[SwipedHeap]


class Table(TypedDict):
    """`kind`: the game in play, or of the table that was learned; `last`: the newest piece; `hidden`: spots unseen.

    Of the dice game, once a camera has seen them: `loose`, the dice beside the board, and `unseen`, seats where more
    may lie; after the stop call `at_stop`, what the score rests on;
    before it `out`, seats that seem to have none left.
    Of the card games: `piles` of the centre by their tops, `centre_total`, None where that is not proved, and `empty`,
    seats whose stack was seen empty; `read`, the cards in the newest picture; after the stop call `tops`, the piles as
    they lay then, and `swiped`, the heaps.
    """

    kind: str
    bare: Bare | None
    pieces: list[Piece]
    tokens: Spots
    last: int | None
    hidden: Spots
    loose: NotRequired[list[LooseDie] | None]
    unseen: NotRequired[list[str]]
    at_stop: NotRequired[AtStop | None]
    out: NotRequired[list[str]]
    piles: NotRequired[list[Pile]]
    centre_total: NotRequired[int | None]
    empty: NotRequired[list[str]]
    tops: NotRequired[TopsAtStop | None]
    swiped: NotRequired[Swiped | None]
    read: NotRequired[list[ReadCard]]
