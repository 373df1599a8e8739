"""Styles kept out of training: told from a picture's truth, and the figures of the reader that never saw them."""

import shutil
from pathlib import Path

import numpy as np
import pytest

from models.training.board.samples import styles_of_seed
from referee.evaluate.board.figures import judge_still, judge_table, style_figures
from referee.evaluate.board.run import evaluate
from referee.evaluate.board.styles import STYLES, styles_of
from referee.evaluate.board.truth import Still
from referee.sim.board.looks.sampling import sample_style
from referee.vision.common.networks.model import ModelError, shipped_file
from tests.evaluate.board.test_figures import RIGHT, board, truth_of
from tests.support.scripted import reading, table

DATA = Path(__file__).parents[2] / "data"


def test_a_picture_whose_truth_tells_nothing_shows_none_of_the_styles():
    assert styles_of({}) == styles_of({"scene": {"light": {}}, "camera": {"elevation_deg": None}}) == frozenset()


def test_each_style_is_told_from_the_truth():
    truth = {"scene": {"print": {"motif": "diamond"}, "lights": {"lamp_ratio": 2.5}}, "camera": {"elevation_deg": 30.0}}
    assert styles_of(truth) == set(STYLES)
    assert styles_of({**truth, "camera": {"elevation_deg": 50.0}}) == {"art", "light"}


def test_enough_is_left_to_train_on_and_enough_to_measure():
    drawn = [styles_of({"scene": sample_style(np.random.default_rng(seed)).to_dict()}) for seed in range(200)]
    for style in ("art", "light"):
        assert 20 <= sum(style in shown for shown in drawn) <= 70


def test_training_and_evaluation_tell_styles_alike():
    """Seed 20075 draws from a camera 28 degrees high, 20100 from one of 86."""
    assert "camera" in styles_of_seed(20075)
    assert "camera" not in styles_of_seed(20100)


def test_figures_of_both_readers_stand_beside_each_other_by_style():
    stills = [Still("s", Path(), Path(), board(), (truth_of(RIGHT),), (), styles) for styles in
              (frozenset(("art",)), frozenset(("art", "light")), frozenset())]
    learned = judge_table(table(), board())
    right = [judge_still(s, learned, reading(RIGHT, tokens=())) for s in stills]
    missed = judge_still(stills[0], learned, reading(tokens=()))
    report = style_figures(stills, right, [missed, *right[1:]])
    assert {name: group["stills"] for name, group in report.items()} == {"art": 2, "light": 1, "others": 1}
    assert (report["art"]["ours"]["exact"], report["art"]["left_out"]["exact"]) == (1.0, 0.5)
    assert report["art"]["left_out"]["silent_errors"] == 1
    assert report["others"]["left_out"]["recall"] == report["light"]["left_out"]["recall"] == 1.0


@pytest.mark.slow
def test_both_readers_read_the_same_still(tmp_path):
    for name in ("still.jpg", "still.json", "still_empty.jpg", "still_empty.json"):
        shutil.copy(DATA / name, tmp_path)
    report = evaluate([tmp_path], left_out=Path(str(shipped_file("squares"))))["left_out"]
    assert report["others"]["stills"] == 1 and report["others"]["ours"]["recall"] > 0.9
    assert report["others"]["ours"] == report["others"]["left_out"]
    broken = tmp_path / "broken.onnx"
    broken.write_bytes(b"no model")
    with pytest.raises(ModelError):
        evaluate([tmp_path], left_out=broken)
