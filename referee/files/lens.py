"""The form of a lens file (`referee calibrate`)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from referee.files.forms import Count, Form, Number, Positive, Size


class ImageForm(Form):
    """The size of a picture in pixels."""

    width: Size
    height: Size


class LensForm(Form):
    """A lens file: what `referee calibrate` measured."""

    format: Literal["referee-lens/1"]
    image: ImageForm = Field(description="the pictures that it was measured on")
    focal: Positive = Field(description="focal length in pixels")
    centre: tuple[Number, Number] = Field(description="principal point in pixels")
    distortion: tuple[Number, Number, Number, Number] = Field(description="k1, k2, p1, p2 as in OpenCV")
    reprojection_error: Number = Field(description="root mean square, pixels")
    views: Count = Field(description="pictures of the target")
