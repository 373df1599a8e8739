"""The kinds of arrays that the simulator hands about.

Why: every room paints into, measures on and multiplies the same four, so each has one name for the whole of `sim`.
What this module does not do: anything to them.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]  # places and directions: points (N, 2) or (N, 3), matrices
Map = npt.NDArray[np.float32]    # light, or a share of it: a value or three a pixel
Image = npt.NDArray[np.uint8]    # a picture, BGR
Mask = npt.NDArray[np.uint8]     # one value a pixel: a share in 255ths, or the number of what is there
