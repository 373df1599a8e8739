"""What the camera made of the colours of one picture in another one, fitted to all that did not change.

Why: between two pictures a phone sets exposure, white balance, saturation and contrast anew. What that does to a colour
depends on the colour: blue squares change otherwise than the green ones beside them. Not done here: light that differs
from place to place (`compare`, `squares`), and saying what changed.

Method: root-polynomial colour correction (Finlayson, Mackiewicz and Hurlbert 2015, "Color correction using
root-polynomial regression"), by iteratively reweighted least squares with Cauchy's weights. What is left is clipped
colours' doing, which no polynomial follows: it is smoothed over colours alike (Nadaraya 1964, Watson 1964).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Light = NDArray[np.floating]


@dataclass(frozen=True, slots=True)
class ToneSettings:
    """How the light of one picture is made that of another.

    - `dark`: linear light added before logarithms: noise of black is no change.
    - `mixed`: and this part of the brightest channel. What a camera shows of a channel beside a bright one is little
      more than its own mixing of them, which clips. Under new white balance blue of a real board's red squares was 0
      before and 0.02 after.
    - `stiff`: weight of no mixing of channels, beside the samples': boards of few colours tell no more than that.
    - `rounds`: of reweighting.
    - `alike`: distance of colours alike, in roots of linear light.
    - `few`: samples alike, as one square gives four, that tell nothing: what lies on it would explain itself.
    - `steps`: colours a channel for which that is worked out.
    """

    dark: float = 0.03
    mixed: float = 0.07
    stiff: float = 0.02
    rounds: int = 12
    alike: float = 0.05
    few: float = 5.0
    steps: int = 24


TONE = ToneSettings()


def toned(then: Light, now: Light, inside: NDArray[np.bool_], side: int) -> NDArray[np.float32]:
    """Linear light (H, W, 3) of an earlier picture in the colours of a later one of the same places. It is told from
    the medians of blocks of `side` pixels that lie wholly `inside` (H, W)."""
    height, width = (v // side for v in inside.shape)
    cut = np.s_[: height * side, : width * side]
    whole = inside[cut].reshape(height, side, width, side).all(axis=(1, 3))
    one, other = (_medians(light[cut], side)[whole] for light in (then, now))
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    across = np.column_stack([np.ones(len(one)), x[whole], y[whole]])
    mixing, plane = _mixed(one, other, across)
    mixed = np.maximum(_terms(one) @ mixing, 0.0)
    left = np.log(other + TONE.dark) - np.log(mixed + TONE.dark) - (across @ plane)[:, None]
    table = _smoothed(one, left)
    moved = table[tuple(np.moveaxis(_step(then), -1, 0))]
    shown = np.maximum(_terms(then) @ mixing, 0.0)
    return np.asarray(np.maximum((shown + TONE.dark) * np.exp(moved) - TONE.dark, 0.0), np.float32)


def logs(light: Light) -> Light:
    """Natural logarithms of linear light (..., 3), 0 and more, as far as its channels say anything."""
    return np.asarray(np.log(light + (TONE.dark + TONE.mixed * light.max(axis=-1, keepdims=True))))


def _medians(light: Light, side: int) -> NDArray[np.float64]:
    """(rows, cols, 3) of blocks of that many pixels, without the lines that may run along their edges."""
    height, width = light.shape[0] // side, light.shape[1] // side
    rim = side // 5
    blocks = light.reshape(height, side, width, side, 3)[:, rim : side - rim, :, rim : side - rim]
    return np.asarray(np.median(blocks, axis=(1, 3)), np.float64)


def _mixed(then: Light, now: Light, across: Light) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """What each of a colour's terms gives to each channel (6, 3), from samples (N, 3). With it the logarithm of light
    that came from one side, by `across` (N, 3)."""
    terms = _terms(then)
    mixing = np.zeros((6, 3))
    mixing[:3] = np.diag(np.median((now + TONE.dark) / (then + TONE.dark), axis=0))
    plane = np.zeros(3)
    scale = 1.0 / (now + TONE.dark + TONE.mixed * now.max(axis=1, keepdims=True))
    for _ in range(TONE.rounds):
        shown = np.maximum(terms @ mixing, 0.0) * np.exp(across @ plane)[:, None]
        off = np.linalg.norm((now - shown) * scale, axis=1)
        usual = 1.4826 * float(np.median(off)) + 0.01
        weight = 1.0 / (1.0 + (off / (1.5 * usual)) ** 2) ** 2
        bright = np.log((now.mean(axis=1) + TONE.dark) / (shown.mean(axis=1) + TONE.dark))
        turned = (across * weight[:, None]).T
        plane[1:] += np.linalg.solve(turned @ across + 1e-3 * np.eye(3), turned @ bright)[1:]
        rows = terms * np.exp(across @ plane)[:, None]
        for c in range(3):
            heavy = weight * scale[:, c] ** 2
            own = float((heavy * rows[:, c] ** 2).sum())
            alone = np.zeros(6)
            alone[c] = float((heavy * rows[:, c] * now[:, c]).sum()) / own
            turned = (rows * heavy[:, None]).T
            mixing[:, c] = np.linalg.solve(turned @ rows + TONE.stiff * own * np.eye(6),
                                           turned @ now[:, c] + TONE.stiff * own * alone)
    return mixing, plane


def _smoothed(colours: Light, left: Light) -> NDArray[np.float32]:
    """(steps, steps, steps, 3) what is `left` (N, 3) at samples of `colours` (N, 3), over colours alike. Most of those
    alike must agree: what was laid on some squares of a colour counts for none of it."""
    axis = (np.arange(TONE.steps) + 0.5) / TONE.steps
    nodes = np.stack(np.meshgrid(axis, axis, axis, indexing="ij"), axis=-1).reshape(-1, 3)
    roots = np.sqrt(np.clip(colours, 0.0, 1.0))
    own = np.ravel_multi_index(tuple(_step(colours).T), (TONE.steps,) * 3)
    shown = np.zeros((TONE.steps,) * 3, bool)
    shown.ravel()[own] = True
    near = np.flatnonzero(_grown(shown, round(3 * TONE.alike * TONE.steps)))
    table = np.zeros((TONE.steps**3, 3), np.float32)
    some = nodes[near]
    away = (some**2).sum(axis=1, keepdims=True) + (roots**2).sum(axis=1) - 2.0 * some @ roots.T
    alike = np.exp(-0.5 * away / TONE.alike**2).astype(np.float32)
    told = np.maximum(0.0, 1.0 - TONE.few / np.maximum(alike.sum(axis=1, keepdims=True), 1e-9))
    weight = np.ones(len(colours))
    for again in range(TONE.rounds):
        counts = alike * weight
        table[near] = told * (counts @ left) / counts.sum(axis=1, keepdims=True)
        off = np.linalg.norm(left - table[own], axis=1)
        usual = 1.4826 * float(np.median(off)) + 0.01
        # their median first, which half of them may miss, then their mean without those
        early = again < TONE.rounds // 2
        weight = 1.0 / (off + 0.2 * usual) if early else 1.0 / (1.0 + (off / (2.0 * usual)) ** 2) ** 2
    return table.reshape(TONE.steps, TONE.steps, TONE.steps, 3)


def _grown(cube: NDArray[np.bool_], far: int) -> NDArray[np.bool_]:
    """What lies at most `far` steps along each axis from what is marked."""
    for axis in range(3):
        wide = [(far, far) if k == axis else (0, 0) for k in range(3)]
        windows = np.lib.stride_tricks.sliding_window_view(np.pad(cube, wide), 2 * far + 1, axis)
        cube = np.asarray(windows.any(axis=-1))
    return cube


def _step(light: Light) -> NDArray[np.intp]:
    steps = np.sqrt(np.clip(light, 0.0, 1.0)) * TONE.steps
    return np.asarray(np.clip(steps, 0, TONE.steps - 1), np.intp)


def _terms(light: Light) -> NDArray[np.float64]:
    """(..., 6) the channels and the roots of their products, all of which grow as the light does."""
    a, b, c = (np.asarray(light[..., k], np.float64) for k in range(3))
    return np.stack([a, b, c, np.sqrt(a * b), np.sqrt(b * c), np.sqrt(c * a)], axis=-1)
