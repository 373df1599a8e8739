"""Writes the printable target of `referee calibrate` as PDF: `python -m calibration.make_target` (A4 and US Letter).

True size, squares as vector shapes. Beside the target stand two rulers of 100 mm, along and across the sheet, to
check what the printer did to it. The PDF is written by hand: a page of filled rectangles needs no library.
"""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from referee.vision.common.calibrate import COLUMNS, DICTIONARY, MARKER_MM, ROWS, SQUARE_MM, target

POINTS = 72 / 25.4  # PDF points a mm
PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
RULER_MM = 100.0
RULER_GAP_MM = 5.5
TEXT_GAP_MM = 3.6

Box = tuple[float, float, float, float]


def shapes() -> list[Box]:
    """Black rectangles (x, y, width, height) in mm from the target's top left, y down."""
    board = target()
    marked = {(int(corners[:, 0].min() // SQUARE_MM), int(corners[:, 1].min() // SQUARE_MM))
              for corners in (np.asarray(c) for c in board.getObjPoints())}
    boxes: list[Box] = [(c * SQUARE_MM, r * SQUARE_MM, SQUARE_MM, SQUARE_MM)
                        for r in range(ROWS) for c in range(COLUMNS) if (c, r) not in marked]
    dictionary = cv2.aruco.getPredefinedDictionary(DICTIONARY)
    modules = dictionary.markerSize + 2
    side = MARKER_MM / modules
    for number, corners in zip(np.asarray(board.getIds()).ravel(), board.getObjPoints(), strict=True):
        x0, y0 = (float(v) for v in np.asarray(corners)[:, :2].min(axis=0))
        bits = cv2.aruco.generateImageMarker(dictionary, int(number), modules)
        for row in range(modules):
            start = None
            for col in range(modules + 1):
                black = col < modules and bits[row, col] == 0
                if black and start is None:
                    start = col
                elif not black and start is not None:
                    boxes.append((x0 + start * side, y0 + row * side, (col - start) * side, side))
                    start = None
    return boxes


def rulers() -> list[Box]:
    """Lines of 100 mm with a tick every 10 mm, below and to the right of the target, in its mm."""
    wide, high = COLUMNS * SQUARE_MM, ROWS * SQUARE_MM
    line = 0.25
    below, beside = high + RULER_GAP_MM, wide + RULER_GAP_MM
    boxes: list[Box] = [(0.0, below, RULER_MM, line), (beside, 0.0, line, RULER_MM)]
    for tick in range(11):
        at, long = tick * RULER_MM / 10, 3.0 if tick % 5 == 0 else 1.8
        boxes += [(at - line / 2, below - long, line, long), (beside - long, at - line / 2, long, line)]
    return boxes


def page(paper: str) -> bytes:
    """The PDF of one sheet."""
    width, height = PAPERS[paper]
    left = (width - COLUMNS * SQUARE_MM) / 2
    top = (height - ROWS * SQUARE_MM - RULER_GAP_MM - 2 * TEXT_GAP_MM) / 2
    lines = ["0 g"]
    for x, y, w, h in [*shapes(), *rulers()]:
        lines.append(f"{(left + x) * POINTS:.4f} {(height - top - y - h) * POINTS:.4f} {w * POINTS:.4f} "
                     f"{h * POINTS:.4f} re")
    lines.append("f")
    low = height - top - ROWS * SQUARE_MM - RULER_GAP_MM - TEXT_GAP_MM
    text = (f"Both rulers: 100 mm. If they are not, print again at 100 %, actual size. Squares {SQUARE_MM:g} mm, "
            f"{COLUMNS} x {ROWS}, ArUco 4x4_50. referee calibrate")
    lines.append(f"BT /F1 8 Tf {left * POINTS:.4f} {low * POINTS:.4f} Td ({text}) Tj ET")
    stream = "\n".join(lines).encode("ascii")
    box = f"[0 0 {width * POINTS:.4f} {height * POINTS:.4f}]".encode()
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox " + box
        + b" /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        b"<< /Length " + str(len(stream)).encode() + b" >>\nstream\n" + stream + b"\nendstream",
    ]
    out = bytearray(b"%PDF-1.4\n")
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
    start = len(out)
    out += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n".encode()
    out += b"".join(f"{place:010d} 00000 n \n".encode() for place in places)
    out += f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n".encode()
    return bytes(out)


def main() -> None:
    for paper in PAPERS:
        Path(__file__).with_name(f"charuco_{paper}.pdf").write_bytes(page(paper))


if __name__ == "__main__":
    main()
