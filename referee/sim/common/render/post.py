"""Lens and sensor: from linear light to the 8-bit picture a webcam or phone would deliver.

Why: blur, noise, white balance and JPEG decide what of a thin frame line is left. What this module
does not do: geometry (`common.camera`) and light (`light`).
"""

from __future__ import annotations

from functools import lru_cache

import cv2
import numpy as np
import numpy.typing as npt

from referee.sim.common.arrays import Image, Map
from referee.sim.common.looks.surroundings import Sensor

_STEPS = 4096  # linear values are looked up in a tone table of this many steps


@lru_cache(maxsize=8)
def _tone(contrast: float) -> Image:
    """Linear 0..1 (4096 steps) -> 8 bit: sRGB curve, a shoulder for highlights, an S for contrast."""
    x = np.linspace(0, 1.6, _STEPS)
    x = np.where(x < 0.8, x, 0.8 + 0.2 * (1 - np.exp(-(x - 0.8) / 0.2)))
    v = np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.maximum(x, 1e-9) ** (1 / 2.4) - 0.055)
    s = v * v * (3 - 2 * v)
    out: Image = np.clip(255 * (v + contrast * (s - v)) + 0.5, 0, 255).astype(np.uint8)
    return out


@lru_cache(maxsize=4)
def linear_table() -> Map:
    """8-bit sRGB -> linear 0..1."""
    v = np.arange(256) / 255
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4).astype(np.float32)


def gains(sensor: Sensor, white: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """White balance: BGR gains that take out `sensor.balance` of the light's colour, with its error."""
    out = (white[1] / np.maximum(white, 1e-3)) ** sensor.balance
    gain: Map = (out * np.array(sensor.balance_error[::-1], np.float32)).astype(np.float32)
    return gain


def exposure(linear: Map, sensor: Sensor, region: tuple[slice, slice] | None = None) -> float:
    """Automatic exposure: half the whole picture's mean, half the board's bright part, then `exposure_ev`.

    Aims were set so that a white sheet on a white table neither clips nor greys, by looking.
    """
    grey = linear[::8, ::8].mean(axis=2)
    whole = 0.3 / max(float(grey.mean()), 1e-4)
    part = linear[region][::4, ::4].max(axis=2) if region else grey
    bright = 0.8 / max(float(np.percentile(part, 92)), 1e-4) if part.size else whole
    return float(whole**0.35 * bright**0.65 * 2**sensor.exposure_ev)


def develop(
    linear: Map, sensor: Sensor, gain: npt.NDArray[np.float32], full: tuple[int, int], offset: tuple[int, int] = (0, 0)
) -> Image:
    """Linear BGR (scaled by `gain` a channel) to 8 bits, without noise.

    `full` (width, height) of the whole picture and `offset` of this part of it keep the vignette and the
    blur (given for 1080p) right when only a part is developed.
    """
    h, w = linear.shape[:2]
    scale = full[1] / 1080
    out: Map = linear * gain
    if sensor.vignette:
        x = (np.arange(w, dtype=np.float32) + offset[0] - full[0] / 2) / (full[0] / 2)
        y = (np.arange(h, dtype=np.float32) + offset[1] - full[1] / 2) / (full[1] / 2)
        out *= (1 - sensor.vignette * (x * x)[None, :] - sensor.vignette * (y * y)[:, None] * 0.6)[..., None]
    if sensor.fringe:
        for channel, sign in ((0, 1), (2, -1)):
            k = 1 + sign * sensor.fringe
            cx, cy = full[0] / 2 - offset[0], full[1] / 2 - offset[1]
            m = np.array([[k, 0, cx * (1 - k)], [0, k, cy * (1 - k)]], np.float32)
            out[..., channel] = cv2.warpAffine(
                np.ascontiguousarray(out[..., channel]), m, (w, h), borderMode=cv2.BORDER_REPLICATE
            )
    if sensor.defocus_px * scale > 0.15:
        out = np.asarray(cv2.GaussianBlur(out, (0, 0), sensor.defocus_px * scale), np.float32)
    length = float(np.hypot(*sensor.motion_px)) * scale
    if length > 0.6:
        n = int(np.ceil(length)) * 2 + 1
        kernel = np.zeros((n, n), np.float32)
        d = np.array(sensor.motion_px) * scale / 2
        c = n // 2
        cv2.line(
            kernel,
            (round((c - d[0]) * 16), round((c - d[1]) * 16)),
            (round((c + d[0]) * 16), round((c + d[1]) * 16)),
            1.0,
            1,
            cv2.LINE_8,
            4,
        )
        out = np.asarray(cv2.filter2D(out, -1, kernel / max(float(kernel.sum()), 1e-6)), np.float32)
    if sensor.bloom and min(w, h) > 64:
        small = cv2.resize(out, (w // 8, h // 8), interpolation=cv2.INTER_AREA)
        glow = cv2.resize(cv2.GaussianBlur(np.minimum(small, 4), (0, 0), 4 * scale + 1), (w, h))
        out = np.asarray(cv2.addWeighted(out, 1 - sensor.bloom, glow, sensor.bloom, 0), np.float32)
    if sensor.saturation != 1:
        grey = cv2.cvtColor(out, cv2.COLOR_BGR2GRAY)
        mixed = cv2.addWeighted(out, sensor.saturation, cv2.merge([grey] * 3), 1 - sensor.saturation, 0)
        out = np.asarray(mixed, np.float32)
    index = np.clip(out * ((_STEPS - 1) / 1.6), 0, _STEPS - 1).astype(np.uint16)
    image: Image = np.take(_tone(round(sensor.contrast, 3)), index)
    return image


@lru_cache(maxsize=4)
def _noise_tile(seed: int, grain: float) -> npt.NDArray[np.int8]:
    """Tile of sensor noise, deviation 32, grain of `grain` pixels, 1100 x 1100 x 3."""
    rng = np.random.default_rng(seed)
    out = rng.standard_normal((1100, 1100, 3), dtype=np.float32)
    common = rng.standard_normal((1100, 1100, 1), dtype=np.float32)
    out = 0.75 * out + 0.75 * common
    if grain > 0.3:
        out = 0.35 * out + cv2.GaussianBlur(out, (0, 0), grain) * (1.2 + grain)
    tile: npt.NDArray[np.int8] = np.clip(out / out.std() * 32, -127, 127).astype(np.int8)
    return tile


def add_noise(image: Image, sensor: Sensor, rng: np.random.Generator) -> Image:
    """Shot and read noise: strongest below mid grey after the tone curve, as cameras show it."""
    if sensor.noise <= 0:
        return image
    h, w = image.shape[:2]
    tile = _noise_tile(int(rng.integers(2)), round(sensor.noise_grain_px, 1))
    out = np.empty_like(image)
    levels = np.arange(256) / 255
    sigma = (sensor.noise * 255 / 32 * np.sqrt(0.35 + 2.6 * levels * (1 - levels))).astype(np.float32)
    for y in range(0, h, 1024):
        for x in range(0, w, 1024):
            part = image[y : y + 1024, x : x + 1024]
            oy, ox = (int(v) for v in rng.integers(0, 76, 2))
            grain = tile[oy : oy + part.shape[0], ox : ox + part.shape[1]]
            if rng.random() < 0.5:
                grain = grain[::-1, ::-1]
            strength = cv2.LUT(part, sigma)
            out[y : y + 1024, x : x + 1024] = cv2.add(
                part, cv2.multiply(strength, grain.astype(np.float32)), dtype=cv2.CV_8U
            )
    return out


def sharpen(image: Image, sensor: Sensor) -> Image:
    """Unsharp mask, as the camera's processor does."""
    if sensor.sharpen <= 0:
        return image
    soft = cv2.GaussianBlur(image, (0, 0), 1.1)
    return np.asarray(cv2.addWeighted(image, 1 + sensor.sharpen, soft, -sensor.sharpen, 0), np.uint8)


def compress(image: Image, quality: int) -> Image:
    """JPEG there and back."""
    ok, data = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])
    if not ok:
        raise RuntimeError("the picture could not be encoded as JPEG")
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8)
