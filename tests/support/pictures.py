"""Pictures that tests have made or been given, as files.

Why it exists: OpenCV answers None where a file is no picture, and a test has to fail there. What it does not do: read a
file as the program does, within bounds (`vision` does).
"""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray


def loaded(path: Path) -> NDArray[np.uint8]:
    """A picture as OpenCV reads it: BGR."""
    image = cv2.imread(str(path))
    assert image is not None, f"{path} is no picture"
    return np.asarray(image, np.uint8)


def decoded(data: bytes) -> NDArray[np.uint8]:
    """A picture from what a file of it holds."""
    image = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    assert image is not None, f"{len(data)} bytes are no picture"
    return np.asarray(image, np.uint8)
