"""Drawn boards of the dice game with exact truth: any order of columns, pips or digits, gaps, tables and views."""

from dataclasses import dataclass

import cv2
import numpy as np

from referee.geometry.camera import PlaneCamera
from referee.values.dice import PIPS

INKS = {"red": (205, 35, 40), "yellow": (240, 195, 30), "green": (35, 140, 65), "blue": (40, 90, 190)}
PX = 120
"""Pixels a row, drawn flat."""


@dataclass(frozen=True)
class Drawn:
    """A picture (BGR), the corners of each space by its id, and the camera in rows over the middle of the board."""

    image: np.ndarray
    quads: dict[str, np.ndarray]
    camera: PlaneCamera


@dataclass(frozen=True)
class Look:
    """How a board is printed: `aspect` and `gap` in rows, `style` pips, light (pips) or digits."""

    columns: tuple[str, ...] = ("red", "yellow", "green", "blue")
    aspect: float = 1.5
    gap: float = 0.1
    rounded: float = 0.1
    style: str = "pips"
    size: float = 0.38
    outline: bool = False
    askew: float = 0.0
    frame: float = 0.25


def flat_board(look: Look) -> np.ndarray:
    """The board from above, row 1 at the top, `PX` pixels a row."""
    wide, high = (4 * look.aspect + 2 * look.frame) * PX, (6 + 2 * look.frame) * PX
    out = np.full((round(high), round(wide), 3), (28, 26, 25), np.uint8)
    for c, name in enumerate(look.columns):
        ink = INKS[name][::-1]
        for r in range(6):
            x0, y0 = (look.frame + c * look.aspect + look.gap / 2) * PX, (look.frame + r + look.gap / 2) * PX
            x1, y1 = x0 + (look.aspect - look.gap) * PX, y0 + (1 - look.gap) * PX
            _rounded(out, x0, y0, x1, y1, look.rounded * PX, ink)
            if look.outline:
                cv2.rectangle(out, (round(x0), round(y0)), (round(x1), round(y1)), (225, 225, 225), 3, cv2.LINE_AA)
            _print(out, ((x0 + x1) / 2, (y0 + y1) / 2), r + 1, look)
    return out


def _rounded(out, x0, y0, x1, y1, radius, ink) -> None:
    x0, y0, x1, y1, q = (round(v) for v in (x0, y0, x1, y1, radius))
    cv2.rectangle(out, (x0 + q, y0), (x1 - q, y1), ink, -1)
    cv2.rectangle(out, (x0, y0 + q), (x1, y1 - q), ink, -1)
    for x in (x0 + q, x1 - q):
        for y in (y0 + q, y1 - q):
            cv2.circle(out, (x, y), q, ink, -1, cv2.LINE_AA)


def _print(out, middle, value, look: Look) -> None:
    side = look.size * PX
    if look.style == "digits":
        scale = 1.4 * side / 21
        (w, h), _ = cv2.getTextSize(str(value), cv2.FONT_HERSHEY_DUPLEX, scale, 5)
        cv2.putText(out, str(value), (round(middle[0] - w / 2), round(middle[1] + h / 2)), cv2.FONT_HERSHEY_DUPLEX,
                    scale, (240, 240, 240), 6, cv2.LINE_AA)
        return
    body, pip = ((240, 240, 240), (25, 25, 25)) if look.style == "pips" else ((40, 38, 36), (235, 235, 235))
    turn = cv2.getRotationMatrix2D((0, 0), look.askew, 1.0)[:, :2]
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * side / 2 @ turn.T + middle
    cv2.fillConvexPoly(out, np.round(corners * 16).astype(np.int32), body, cv2.LINE_AA, 4)
    for at in np.array(PIPS[value]) * 0.26 * side @ turn.T + middle:
        cv2.circle(out, tuple(np.round(at * 16).astype(int)), round(0.09 * side * 16), pip, -1, cv2.LINE_AA, 4)


def table_picture(kind: str, size: tuple[int, int], rng: np.random.Generator) -> np.ndarray:
    """A table of a `kind`: plain, red, green, wood, stripes or check; BGR, `size` (width, height)."""
    w, h = size
    x, y = np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32))
    if kind == "stripes":
        on = ((x * 0.8 + y * 0.6) % 170 < 40)[..., None]
        out = np.where(on, (150, 95, 60), (205, 210, 212)).astype(np.float32)
    elif kind == "check":
        on = (((x // 60) + (y // 60)) % 2 == 0)[..., None]
        out = np.where(on, (60, 60, 190), (225, 228, 230)).astype(np.float32)
    elif kind == "wood":
        grain = np.sin(0.05 * x + 6 * np.sin(0.004 * y) + rng.normal(0, 0.6, (h, 1)))
        out = np.array([60, 100, 150], np.float32) * (0.85 + 0.12 * grain[..., None])
    else:
        ink = {"plain": (190, 195, 200), "red": (45, 35, 185), "green": (70, 120, 50), "dark": (40, 36, 34)}[kind]
        out = np.full((h, w, 3), ink, np.float32)
    return out.astype(np.float32)


def board_picture(look: Look, rng: np.random.Generator, *, elevation: float, turn: float, die: float = 34.0,
                  size: tuple[int, int] = (1280, 720), table: str = "plain", noise: float = 3.0, soft: float = 0.8,
                  light: float = 1.0) -> Drawn:
    """The board seen from `elevation` degrees, turned by `turn` degrees about its middle, a die `die` pixels wide."""
    focal = 0.85 * size[0]
    away = focal / (die * 1.74)
    lift, spin = np.radians(90 - elevation), np.radians(turn)
    tilt = np.array([[1, 0, 0], [0, np.cos(lift), -np.sin(lift)], [0, np.sin(lift), np.cos(lift)]])
    about = np.array([[np.cos(spin), -np.sin(spin), 0], [np.sin(spin), np.cos(spin), 0], [0, 0, 1.0]])
    off = rng.uniform(-0.05, 0.05, 2) * away
    camera = PlaneCamera(focal, ((size[0] - 1) / 2, (size[1] - 1) / 2), 0.0, tilt @ about,
                         np.array([off[0], off[1], away]))
    flat = flat_board(look)
    half = np.array([flat.shape[1], flat.shape[0]]) / PX / 2
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * half
    ends = np.array([[0, 0], [flat.shape[1], 0], [flat.shape[1], flat.shape[0]], [0, flat.shape[0]]], np.float32) - 0.5
    matrix = cv2.getPerspectiveTransform(ends, camera.project(corners).astype(np.float32))
    seen = table_picture(table, size, rng)
    fine = cv2.GaussianBlur(flat, (0, 0), max(0.4, 0.3 * PX / (die * 1.74)))
    board = cv2.warpPerspective(fine, matrix, size, flags=cv2.INTER_AREA)
    inside = cv2.warpPerspective(np.ones(flat.shape[:2], np.float32), matrix, size)[..., None]
    seen = seen * (1 - inside) + board * inside
    shade = 1 + 0.25 * np.linspace(-1, 1, size[0])[None, :, None] * rng.uniform(-1, 1)
    seen = cv2.GaussianBlur(seen * shade * light, (0, 0), soft) + rng.normal(0, noise, seen.shape)
    quads = {}
    for c, name in enumerate(look.columns):
        for r in range(6):
            x, y = (c - 1.5) * look.aspect, r - 2.5
            w, h = (look.aspect - look.gap) / 2, (1 - look.gap) / 2
            quads[f"{name}-{r + 1}"] = camera.project(np.array([[x - w, y - h], [x + w, y - h], [x + w, y + h],
                                                                 [x - w, y + h]]))
    return Drawn(np.clip(seen, 0, 255).astype(np.uint8), quads, camera)


def any_look(rng: np.random.Generator) -> Look:
    """A board as somebody may have printed it."""
    return Look(columns=tuple(str(n) for n in rng.permutation(list(INKS))), aspect=float(rng.uniform(1.0, 1.7)),
                gap=float(rng.uniform(0.06, 0.18)), rounded=float(rng.choice([0.0, 0.08, 0.16])),
                style=str(rng.choice(["pips", "pips", "light", "digits"])), size=float(rng.uniform(0.32, 0.5)),
                outline=bool(rng.random() < 0.3), askew=float(rng.choice([0.0, 0.0, 10.0, -12.0])),
                frame=float(rng.uniform(0.12, 0.4)))
