"""Tells from the empty board whether its art is of a kind that the reader was made with.

Why it exists: nobody has seen every edition, and a reader that meets strange art errs without noticing. Where the print
on the squares is strange and no set was taught, the view is no go and people are asked to teach theirs. Not done here:
the same question about pieces (`reading.pieces`).
"""

from __future__ import annotations

from dataclasses import replace

from referee.geometry.camera import PlaneCamera
from referee.i18n.said import Said
from referee.values.board import BoardTable
from referee.vision.board.networks.frames import Frames
from referee.vision.common.images import reference_picture


def with_art(table: BoardTable) -> BoardTable:
    """The table with how well its print is known; no go where it is strange and no set was taught. `ModelError` when
    the model cannot be used."""
    picture = reference_picture(table)
    camera = PlaneCamera.from_dict(table.camera).scaled(picture.shape[1] / table.width)
    table = replace(table, art=round(Frames(picture, camera, 0.0).bare_art(sorted(table.layout)), 2))
    if not table.strange or table.taught is not None:
        return table
    return replace(table, quality=table.quality.no_go(Said("view-strange-pieces")))
