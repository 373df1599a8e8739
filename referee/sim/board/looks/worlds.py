"""Art worlds: everything printed or carved of a set, drawn at random far wider than any real set.

Why: nobody here has seen the real set, so a reader must not rely on one set's art. `sample_world` draws the training
worlds; `FAMILIES` names worlds built of prints, jokers and tokens that training never draws, kept for measuring.
What this module does not do: paint (`paint`), or choose lamps and tables (`sampling`) and cameras.

Ranges are guesses at what publishers print; sizes in mm, colours in sRGB 0..255. Whatever is drawn stays readable for
people: inks differ, the owner's line stands out from every ink, and its gaps are as wide as `style` asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import cv2
import numpy as np

from referee.sim.board.looks.sampling import sample_style
from referee.sim.board.looks.style import DOT_GAP_MM, Cards, Faces, Print, Style, Tiles, TokenShape
from referee.sim.common.looks.surroundings import INKS, RGB

MOTIFS = ("none", "diamond", "disc", "star", "quarters", "ring", "digit", "letter", "stripes", "checks", "cross",
          "triangle", "pips", "frame", "blobs", "bars")
"""Prints, jokers, crossings and tokens of training; those of `FAMILIES` are others."""
KEPT_MOTIFS = ("waves", "bricks", "flower", "hexagons", "maze", "scales")
JOKERS = ("J", "star", "wheel", "ring", "blocks", "question", "smile", "rays", "cross", "plain", "blobs", "letter")
KEPT_JOKERS = ("crown", "spiral", "eye", "bolt")
CROSSINGS = ("none", "disc", "diamond", "square")
KEPT_CROSSINGS = ("hexagon", "cross")
TOKENS = ("pawn", "cylinder", "cone", "disc", "cube", "hexagon", "barrel", "bell", "ball")
KEPT_TOKENS = ("meeple", "house", "tower")

ENOUGH_INKS = (5, 6)  # inks of which pairs make a player's fifteen cards
LONGER = 2.2
"""Times as long as a dot a dash is at least where dots are short dashes."""
INKS_APART, LINE_APART = 26.0, 30.0
"""CIE Lab distance between two inks of one board at least, and of the owner's line from every ink it lies on."""
MORE_INKS: Mapping[str, RGB] = {"turquoise": (26, 156, 156), "pink": (226, 110, 160), "brown": (112, 70, 40),
                                "black": (34, 34, 36), "white": (236, 235, 230), "grey": (136, 136, 138),
                                "sky": (110, 178, 226), "lime": (150, 200, 40), "navy": (28, 40, 96)}
"""Named colours beyond the six, for worlds that swap some of them."""


def lab(colours: Sequence[RGB]) -> np.ndarray:
    """CIE Lab (N, 3) of sRGB colours."""
    pixels = np.array(colours, np.float32).reshape(1, -1, 3) / 255
    return np.asarray(cv2.cvtColor(pixels, cv2.COLOR_RGB2LAB)[0])


def _near(rng: np.random.Generator, middle: Sequence[float], spread: float) -> RGB:
    r, g, b = (int(v) for v in np.clip(np.array(middle) + rng.uniform(-spread, spread, 3), 0, 255))
    return r, g, b


def _any(rng: np.random.Generator) -> RGB:
    """Any colour: dark, light, pale and strong ones alike."""
    hsv = np.array([[[rng.uniform(0, 180), 255 * rng.uniform() ** 0.6, 255 * rng.uniform(0.12, 1.0)]]], np.uint8)
    r, g, b = (int(v) for v in cv2.cvtColor(hsv, cv2.COLOR_HSV2RGB)[0, 0])
    return r, g, b


def _between(rng: np.random.Generator, low: float, high: float) -> float:
    return float(rng.uniform(low, high))


def _apart(colour: RGB, others: Sequence[RGB]) -> float:
    return float(np.linalg.norm(lab([colour]) - lab(others), axis=1).min()) if others else 999.0


def sample_inks(rng: np.random.Generator) -> dict[str, RGB]:
    """Four to six inks that people can tell apart: the six of `style` moved about, some swapped, or any."""
    count = int(rng.choice([4, 5, 6], p=[0.1, 0.5, 0.4]))
    kind = rng.random()
    while True:
        if kind < 0.45:
            pool = {n: _near(rng, INKS[n], 34) for n in INKS}
        elif kind < 0.75:
            pool = {n: _near(rng, rgb, 26) for n, rgb in {**INKS, **MORE_INKS}.items()}
        else:
            pool = {f"ink{k}": _any(rng) for k in range(24)}
        chosen: dict[str, RGB] = {}
        for name in rng.permutation(list(pool)):
            if _apart(pool[str(name)], list(chosen.values())) > INKS_APART:
                chosen[str(name)] = pool[str(name)]
            if len(chosen) == count:
                return chosen


def _line(rng: np.random.Generator, grounds: Sequence[RGB]) -> tuple[RGB, float, RGB]:
    """The owner's line: its colour, and an outline round it where some ground is too like it."""
    for _ in range(8):
        white = _near(rng, (246, 245, 240), 10)
        dark = _near(rng, (26, 26, 30), 18)
        gold = _near(rng, (206, 168, 84), 24)
        colour = (white, dark, gold, _any(rng))[int(rng.choice(4, p=[0.5, 0.26, 0.08, 0.16]))]
        edge = _near(rng, (24, 24, 26), 16) if lab([colour])[0, 0] > 55 else _near(rng, (240, 240, 236), 14)
        if _apart(colour, grounds) > LINE_APART:
            return colour, _between(rng, 0.12, 0.3) if rng.random() < 0.12 else 0.0, edge
        if _apart(edge, [colour]) > 45:
            return colour, _between(rng, 0.2, 0.42), edge
    return white, 0.35, _near(rng, (24, 24, 26), 12)


def _tiles(rng: np.random.Generator, inks: Sequence[RGB], motifs: Sequence[str] = MOTIFS,
           crossings: Sequence[str] = CROSSINGS) -> Tiles:
    """How a square is printed."""
    gap = _between(rng, 0.5, 2.4) if rng.random() < 0.45 else 0.0
    motif = "none" if rng.random() < 0.22 else str(rng.choice(motifs))
    own = rng.random() < 0.45
    paint = None if own else (_near(rng, (244, 244, 240), 12), _near(rng, (30, 30, 34), 20), _any(rng))[
        int(rng.choice(3, p=[0.5, 0.25, 0.25]))]
    crossing = str(rng.choice(crossings)) if rng.random() < 0.25 else "none"
    ground = (_near(rng, (238, 236, 230), 16), _near(rng, (36, 36, 38), 22), _near(rng, (150, 146, 138), 50),
              _any(rng))[int(rng.choice(4, p=[0.35, 0.3, 0.2, 0.15]))]
    return Tiles(
        ground_rgb=ground, gap_mm=gap, round_mm=_between(rng, 0.4, 4.5) if rng.random() < 0.4 else 0.0,
        bevel=_between(rng, 0.08, 0.4) if rng.random() < 0.25 else 0.0, bevel_mm=_between(rng, 0.8, 2.4),
        gradient=_between(rng, -0.3, 0.3) if rng.random() < 0.3 else 0.0,
        gradient_deg=_between(rng, 0, 360), motif=motif, motif_rgb=paint,
        motif_strength=_between(rng, 0.1, 0.4) if own else _between(rng, 0.35, 1.0),
        motif_size=_between(rng, 0.3, 0.85), by_ink=bool(rng.random() < 0.5), font=int(rng.integers(4)),
        crossing=crossing, crossing_mm=_between(rng, 1.0, 3.6),
        crossing_rgb=ground if rng.random() < 0.5 else _any(rng),
        rim_mm=_between(rng, 3, 14) if rng.random() < 0.22 else 0.0,
        rim_rgb=ground if rng.random() < 0.5 else _any(rng), seed=int(rng.integers(1 << 30)))


def _faces(rng: np.random.Generator, tiles: Tiles, jokers: Sequence[str] = JOKERS) -> Faces:
    """How the faces of cards and jokers are printed, but for the owner's line."""
    margin = _between(rng, 0.8, 3.4) if rng.random() < 0.4 else 0.0
    pale = (_near(rng, (243, 242, 238), 10), _near(rng, (34, 34, 36), 20), _any(rng))[
        int(rng.choice(3, p=[0.6, 0.25, 0.15]))]
    bar = _between(rng, 0.3, 2.2) if rng.random() < 0.3 else 0.0
    return Faces(
        margin_mm=margin, margin_rgb=pale, margin_round_mm=_between(rng, 0.2, 3.0),
        line_on="margin" if margin >= 1.7 and rng.random() < 0.6 else "half" if rng.random() < 0.25 else "card",
        bar_mm=bar, bar_rgb=pale if rng.random() < 0.7 else _any(rng),
        dot=str(rng.choice(["round", "square"], p=[0.7, 0.3])), dot_share=_between(rng, 0.95, 1.5),
        motif=bool(rng.random() < 0.75), tile_like=bool(rng.random() < 0.5),
        ink_shift=_between(rng, 0, 10) if rng.random() < 0.3 else 0.0,
        joker=str(rng.choice(jokers)), joker_rgb=_any(rng), symbol_rgb=_any(rng),
        joker_ink=bool(rng.random() < 0.12))


def _line_sizes(rng: np.random.Generator, cards: Cards, faces: Faces) -> Cards:
    """Where the owner's line runs and how thick it is; it stays readable whatever is drawn."""
    thick = _between(rng, 0.5, 1.25)
    if faces.line_on == "margin":
        thick = min(thick, faces.margin_mm * 0.5)
        inset = faces.margin_mm * _between(rng, 0.42, 0.55)
    else:
        inset = max(faces.margin_mm + thick, _between(rng, 1.0, 4.6))
    gap = max(thick * _between(rng, 1.7, 2.6), 1.15)
    shortest = max(2.0 * thick, LONGER * thick * faces.dot_share * faces.dot_long if faces.dot_long > 1 else 0.0)
    dash = max(_between(rng, 1.7, 4.6), shortest)
    return replace(cards, frame_mm=thick, inset_mm=inset, double_gap_mm=gap,
                   dash_mm=(dash, min(max(_between(rng, 0.9, 2.4), 0.9), 0.75 * dash)),
                   dot_mm=max(thick * faces.dot_share * 1.1 + DOT_GAP_MM * _between(rng, 1.0, 2.0), 1.35),
                   frame_corner_mm=_between(rng, 0.2, 3.6), corner_mm=_between(rng, 0.15, 3.4))


def _token(rng: np.random.Generator, kinds: Sequence[str] = TOKENS) -> TokenShape:
    kind = str(rng.choice(kinds))
    flat = kind == "disc"
    colour = (_near(rng, (32, 32, 33), 14), _any(rng), _near(rng, (176, 130, 84), 30))[
        int(rng.choice(3, p=[0.6, 0.28, 0.12]))]
    return TokenShape(kind=kind, diameter_mm=_between(rng, 10.5, 15.5),
                      height_mm=_between(rng, 4, 8) if flat else _between(rng, 10, 28), rgb=colour,
                      top_rgb=_any(rng) if rng.random() < 0.2 else None, gloss=_between(rng, 0.05, 0.9))


def dressed(style: Style, rng: np.random.Generator, motifs: Sequence[str] = MOTIFS, jokers: Sequence[str] = JOKERS,
            crossings: Sequence[str] = CROSSINGS, tokens: Sequence[str] = TOKENS) -> Style:
    """The style's table, lamps and sensor with the art of another world."""
    inks = sample_inks(rng)
    colours = list(inks.values())
    tiles = _tiles(rng, colours, motifs, crossings)
    faces = _faces(rng, tiles, jokers)
    grounds = [faces.margin_rgb] if faces.line_on == "margin" else [*colours]
    line, outline, edge = _line(rng, grounds)
    if faces.motif and tiles.motif not in ("none", "digit", "letter", "pips") and tiles.motif_rgb is not None:
        tiles = replace(tiles, motif_strength=min(tiles.motif_strength, 0.5))
    faces = replace(faces, outline_mm=outline, outline_rgb=edge)
    while _apart(faces.symbol_rgb, [faces.joker_rgb]) < 30:
        faces = replace(faces, symbol_rgb=_any(rng))
    if _apart(line, [faces.joker_rgb]) < LINE_APART and faces.line_on != "margin":
        dark, light = _near(rng, (40, 40, 44), 20), _near(rng, (214, 212, 206), 20)
        faces = replace(faces, joker_rgb=dark if lab([line])[0, 0] > 55 else light)
    if faces.dot == "square":
        faces = replace(faces, dot_long=_between(rng, 1.0, 2.0))
    cards = _line_sizes(rng, replace(style.cards, frame_rgb=line, faces=faces), faces)
    prints = replace(style.print, inks=inks, tiles=tiles, tabs=style.print.tabs and not tiles.rim_mm, motif="none",
                     card_ink=_between(rng, 0.88, 1.1),
                     line=style.print.line if not tiles.gap_mm else "none")
    return replace(style, print=prints, cards=replace(cards, joker=faces.joker), token=_token(rng, tokens))


def sample_world(rng: np.random.Generator) -> Style:
    """One look of a random art world; `FAMILIES` are built of what is not drawn here."""
    return dressed(sample_style(rng), rng)


FAMILIES: Mapping[str, tuple[str, str, str, str]] = {
    "waves_meeple": ("waves", "crown", "none", "meeple"),
    "waves_hexagon": ("waves", "spiral", "hexagon", "tower"),
    "bricks_tower": ("bricks", "eye", "none", "tower"),
    "bricks_house": ("bricks", "crown", "cross", "house"),
    "flower_house": ("flower", "bolt", "none", "house"),
    "flower_meeple": ("flower", "spiral", "none", "meeple"),
    "hexagons_meeple": ("hexagons", "eye", "hexagon", "meeple"),
    "hexagons_tower": ("hexagons", "bolt", "none", "tower"),
    "maze_house": ("maze", "spiral", "none", "house"),
    "maze_meeple": ("maze", "bolt", "cross", "meeple"),
    "scales_tower": ("scales", "crown", "none", "tower"),
    "scales_house": ("scales", "eye", "hexagon", "house"),
}
"""Art families that training never sees: name -> (print, joker, crossing, token), all kept apart."""


def _playable(draw: Callable[[], Style]) -> Style:
    """The first look drawn that has as many inks as a set of cards needs."""
    while len((style := draw()).colours) not in ENOUGH_INKS:
        continue
    return style


def family_style(name: str, rng: np.random.Generator) -> Style:
    """A look of one of `FAMILIES`: the same art whatever `rng`, which draws its table, lamps and sensor."""
    motif, joker, crossing, token = FAMILIES[name]
    art = np.random.default_rng(list(FAMILIES).index(name) + 9000)
    look = _playable(lambda: dressed(sample_style(art), art, (motif,), (joker,), (crossing,), (token,)))
    if look.print.tiles is not None and look.print.tiles.motif == "none":
        look = replace(look, print=replace(look.print, tiles=replace(look.print.tiles, motif=motif)))
    now = sample_style(rng)
    return replace(look, table=now.table, lights=now.lights, sensor=now.sensor, seed=now.seed)


def art_style(name: str, seed: int) -> Style:
    """A look of one of `FAMILIES`, or of any world that can be played with (`random`)."""
    rng = np.random.default_rng(seed)
    return _playable(lambda: sample_world(rng)) if name == "random" else family_style(name, rng)


__all__ = ["FAMILIES", "Faces", "Print", "Tiles", "art_style", "family_style", "sample_inks", "sample_world"]
