"""The detector's answers become boxes in the picture: of doubles one is kept, a piece has one frame, edges are grey."""

import numpy as np
import pytest

from referee.vision.board.networks.detector import (
    CLASSES,
    DETECTOR,
    GREY,
    SECTION,
    TOKEN,
    WIDTH,
    Detector,
    class_of,
    decode,
    network_input,
)
from referee.vision.common.images import ImageError


def answer(*places: tuple[int, float, float, float, float, float, float]) -> np.ndarray:
    """The network's answer with (class, score, x, y, w, h, angle) at some places and nothing at the others."""
    out = np.zeros((DETECTOR.answers, 40), np.float32)
    for k, (kind, score, *box, angle) in enumerate(places):
        out[:4, k], out[4 + kind, k], out[-1, k] = box, score, angle
    return out


def test_boxes_are_given_in_pixels_of_the_picture() -> None:
    found = decode(answer((class_of("card", "dashed"), 0.9, 100, 60, 40, 20, np.pi / 2)), scale=0.5)
    assert [CLASSES[k] for k in found.kinds] == ["card_dashed"] and found.scores == pytest.approx([0.9])
    assert found.boxes[0] == pytest.approx([200, 120, 80, 40, np.pi / 2])
    corners = sorted(np.round(found.corners()[0]).tolist())
    assert corners == [[180, 80], [180, 160], [220, 80], [220, 160]]  # turned by a right angle: taller than wide


def test_of_boxes_at_one_place_the_best_is_kept_whatever_its_frame() -> None:
    solid, double = class_of("card", "solid"), class_of("card", "double")
    found = decode(answer((solid, 0.6, 100, 60, 40, 20, 0.1), (double, 0.8, 102, 61, 40, 20, 0.1),
                          (solid, 0.5, 100, 84, 40, 20, 0.1)), scale=1.0)
    said = sorted(zip(found.kinds.tolist(), found.scores.round(2).tolist(), strict=True))
    assert said == [(solid, 0.5), (double, 0.8)]


def test_a_token_on_a_card_on_a_section_are_three_things() -> None:
    kinds = (SECTION, class_of("joker", "dotted"), TOKEN)
    found = decode(answer(*((k, 0.7, 50, 50, 30, 30, 0.0) for k in kinds)), scale=1.0)
    assert sorted(found.kinds.tolist()) == sorted(kinds)


def test_what_scores_too_little_is_not_shown() -> None:
    weak = answer((TOKEN, 0.2, 50, 50, 30, 30, 0.0))
    assert len(decode(weak, 1.0).kinds) == 0 and decode(weak, 1.0).corners().shape == (0, 4, 2)
    assert len(decode(weak, 1.0, least=0.1).kinds) == 1


@pytest.mark.parametrize(("size", "shape"), [
    ((1080, 1920), (384, 640)), ((480, 640), (480, 640)), ((200, 100), (640, 320))])
def test_a_picture_is_scaled_and_filled_up_with_grey(size: tuple[int, int], shape: tuple[int, int]) -> None:
    picture = np.zeros((*size, 3), np.uint8)
    picture[..., 2] = 255
    data, scale = network_input(picture)
    assert data.shape == (1, 3, *shape) and scale == WIDTH / max(size)
    assert data[0, :, 0, 0].tolist() == [1.0, 0.0, 0.0]  # red first
    if shape == (384, 640):
        assert data[0, :, -1, -1] == pytest.approx([GREY / 255] * 3)


def test_the_shipped_detector_answers_pictures_of_any_size_and_refuses_grey_ones() -> None:
    detector = Detector()
    for size in ((360, 640), (640, 480)):
        assert detector.find(np.zeros((*size, 3), np.uint8)).boxes.shape[1] == 5
    with pytest.raises(ImageError, match="colour picture"):
        detector.find(np.zeros((90, 160), np.uint8))


def test_pieces_and_tokens_of_a_path_traced_board_are_found(still) -> None:
    found = Detector().find(still.image)
    assert (found.kinds == TOKEN).sum() >= 2  # of 4
    assert ((found.kinds != TOKEN) & (found.kinds != SECTION)).sum() >= 14  # of 27 on the board
