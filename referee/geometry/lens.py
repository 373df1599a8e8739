"""How a lens bends straight lines: Brown's model with the coefficients of OpenCV, and the lens file of `calibrate`.

Why: ordinary webcams bend little, and the learned table finds that out by itself; a wide-angle lens bends so much
that it has to be measured once with a target. Source: Brown, "Close-range camera calibration" (1971), k1 k2 p1 p2 as
in OpenCV. Not done here: measuring a lens (`referee.vision.common.calibrate`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from referee.files import FileFault, read_json, write_whole
from referee.i18n.said import SaidError

Floats = NDArray[np.float64]
Coefficients = tuple[float, float, float, float]

LENS_FORMAT = "referee-lens/1"
SAME_SHAPE = 0.01  # pictures whose sides' ratio differs by more were cut, not scaled
ROUNDS = 12        # of Newton's method; a webcam's lens needs 3, the corner of a 110 degree picture 6
EXACT = 1e-9       # of the focal length: 1e-6 pixels


class LensError(SaidError, ValueError):
    """A lens file that cannot be used; the message says what to change."""


def bend(straight: Floats, coefficients: Coefficients) -> Floats:
    """Points (..., 2) on the plane at distance 1 before an ideal pinhole -> where the lens puts them."""
    k1, k2, p1, p2 = coefficients
    x, y = straight[..., 0], straight[..., 1]
    r2 = x * x + y * y
    radial = 1.0 + r2 * (k1 + r2 * k2)
    return np.stack([x * radial + 2 * p1 * x * y + p2 * (r2 + 2 * x * x),
                     y * radial + p1 * (r2 + 2 * y * y) + 2 * p2 * x * y], axis=-1)


def straighten(bent: Floats, coefficients: Coefficients) -> Floats:
    """The inverse of `bend` by Newton's method; for lenses that do not fold the picture over."""
    k1, k2, p1, p2 = coefficients
    out = bent.copy()
    for _ in range(ROUNDS):
        miss = bend(out, coefficients) - bent
        if np.abs(miss).max(initial=0.0) < EXACT:
            break
        x, y = out[..., 0], out[..., 1]
        r2 = x * x + y * y
        radial, slope = 1.0 + r2 * (k1 + r2 * k2), 2.0 * (k1 + 2.0 * k2 * r2)
        xx = radial + slope * x * x + 2 * p1 * y + 6 * p2 * x
        xy = slope * x * y + 2 * p1 * x + 2 * p2 * y
        yy = radial + slope * y * y + 6 * p1 * y + 2 * p2 * x
        det = xx * yy - xy * xy
        det = np.where(np.abs(det) < 1e-6, 1e-6, det)
        out -= np.stack([yy * miss[..., 0] - xy * miss[..., 1], xx * miss[..., 1] - xy * miss[..., 0]],
                        axis=-1) / det[..., None]
    return out


@dataclass(frozen=True)
class Lens:
    """A measured lens: `focal` and principal point `centre` in pixels of pictures `width` x `height`, `coefficients`
    k1 k2 p1 p2, `error` the reprojection error (root mean square, pixels) over `views` pictures of the target."""

    width: int
    height: int
    focal: float
    centre: tuple[float, float]
    coefficients: Coefficients
    error: float
    views: int

    def sized(self, width: int, height: int) -> Lens:
        """The same lens for pictures of another size. `LensError` when they are not the same picture scaled."""
        factor = width / self.width
        if abs(height / (self.height * factor) - 1) > SAME_SHAPE:
            raise LensError("lens-other-size", width=self.width, height=self.height, width2=width, height2=height)
        centre = (self.centre[0] * factor, self.centre[1] * factor)
        return Lens(width, height, self.focal * factor, centre, self.coefficients, self.error * factor, self.views)

    @property
    def matrix(self) -> Floats:
        """The camera matrix (3, 3) as OpenCV has it."""
        return np.array([[self.focal, 0.0, self.centre[0]], [0.0, self.focal, self.centre[1]], [0.0, 0.0, 1.0]])

    def to_dict(self) -> dict[str, Any]:
        return {"format": LENS_FORMAT, "image": {"width": self.width, "height": self.height},
                "focal": round(self.focal, 3), "centre": [round(v, 3) for v in self.centre],
                "distortion": [round(v, 6) for v in self.coefficients],
                "reprojection_error": round(self.error, 3), "views": self.views}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Lens:
        """`LensError` naming what is missing or wrong."""
        from referee.files.forms import checked  # loaded where a file is read
        from referee.files.lens import LensForm

        if data.get("format") != LENS_FORMAT:
            raise LensError("lens-format", found=repr(data.get("format")))
        form = checked(LensForm, data,
                       lambda what: LensError("lens-damaged", what=what))
        return cls(form.image.width, form.image.height, form.focal, form.centre, form.distortion,
                   form.reprojection_error, form.views)

    def save(self, path: Path | str) -> None:
        """Write the JSON file."""
        write_whole(Path(path), json.dumps(self.to_dict(), indent=1) + "\n")

    @classmethod
    def load(cls, path: Path | str) -> Lens:
        """`LensError` with what to do when the file is missing or is no lens file."""
        path = Path(path)
        try:
            data = read_json(path)
        except FileNotFoundError as e:
            raise LensError("lens-missing", path=path) from e
        except FileFault as e:
            raise LensError("lens-no-json", path=path, why=e) from e
        if not isinstance(data, dict):
            raise LensError("lens-no-lens", path=path)
        try:
            return cls.from_dict(data)
        except LensError as e:
            raise LensError("file-at", path=path, why=e) from e
