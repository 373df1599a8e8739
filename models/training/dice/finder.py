"""Trains the finder of dice with ultralytics, from scratch, and exports it to ONNX.

    python -m models.training.dice.finder DATA_DIR -o models/dice_finder.onnx --minutes 50

DATA_DIR comes from `models.training.dice.pictures`. It is shown tiles cut from the pictures, scaled so that dice are 14
to 56 pixels wide; a fully convolutional network is asked about any size afterwards. One class: what a die shows is the
face reader's to say (`faces`). Runs on a GPU where there is one; on a processor in bfloat16. The weights of every pass
are kept beside the ONNX file (`.pt`), and `--start` goes on from them.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import tempfile
from pathlib import Path
from typing import Any

os.environ["YOLO_OFFLINE"] = "true"  # it fetches no weights or news, and reports nothing of what is trained
os.environ["YOLO_CONFIG_DIR"] = tempfile.mkdtemp(prefix="ultralytics-")  # else a number of this machine stays at home

import cv2
import numpy as np
import onnx
import torch
from ultralytics import YOLO
from ultralytics.models.yolo.detect import DetectionTrainer
from ultralytics.nn.tasks import DetectionModel

from models.training.board.net import store_half
from models.training.mixed import Mixed, keep
from referee.vision.common import load_image

NETWORK = Path(__file__).with_name("dice.yaml")
TILE = 320
TILES = 3              # a picture
SIZES = (14.0, 56.0)   # pixels of a die in a tile
LARGEST = 1.6          # factor by which a picture is enlarged
LEAST_SEEN = 0.25      # share of a die in sight, or it is not asked for
HELD_BACK = 25
ANSWERS = 5            # middle, width, height of a box, score
BATCH = 16
SETTINGS: dict[str, Any] = {
    "imgsz": TILE, "batch": BATCH, "nbs": BATCH, "mosaic": 0.0, "optimizer": "AdamW", "lr0": 2e-3, "lrf": 0.02,
    "cos_lr": True, "warmup_epochs": 0.5, "warmup_bias_lr": 0.0, "flipud": 0.3, "fliplr": 0.5, "degrees": 0.0,
    "scale": 0.2, "translate": 0.05, "hsv_h": 0.02, "hsv_v": 0.35, "hsv_s": 0.5, "pretrained": False, "val": False,
    "plots": False, "workers": 2, "amp": False, "cache": False,
}


class MixedModel(Mixed, DetectionModel):
    """The network in bfloat16, the loss in float32."""


class Trainer(DetectionTrainer):
    """Ultralytics' trainer with our start weights, in bfloat16 on a processor."""

    start: Path | None = None
    kept: Path

    def get_model(self, cfg: Any = None, weights: Any = None, verbose: bool = True) -> DetectionModel:
        kind = MixedModel if self.device.type == "cpu" else DetectionModel
        model = self.set_model_names_for_load(kind(cfg, nc=1, ch=3, verbose=verbose))
        if self.device.type == "cpu":
            model = model.to(memory_format=torch.channels_last)
        if self.start:
            model.load_state_dict(torch.load(self.start, map_location=self.device))
        return model

    def save_model(self) -> None:
        super().save_model()
        keep(self.ema.ema.state_dict(), self.kept)


def cut(data: Path, out: Path, seed: int) -> None:
    """Writes the tiles of every picture of `data` with their boxes; one family in `HELD_BACK` is for comparing."""
    rng = np.random.default_rng(seed)
    for part in ("train", "val"):
        for kind in ("images", "labels"):
            (out / kind / part).mkdir(parents=True)
    for path in sorted(data.glob("*.json")):
        truth = json.loads(path.read_text(encoding="utf-8"))
        image = load_image(path.with_suffix(".jpg"))
        part = "val" if int(path.name[:6]) % HELD_BACK == 0 else "train"
        for k in range(TILES if part == "train" else 1):
            tile, boxes = tile_of(image, truth["dice"], rng)
            name = f"{path.stem}_{k}"
            cv2.imwrite(str(out / "images" / part / f"{name}.jpg"), tile, [cv2.IMWRITE_JPEG_QUALITY, 96])
            (out / "labels" / part / f"{name}.txt").write_text("".join(
                f"0 {' '.join(f'{v:.5f}' for v in box)}\n" for box in boxes), encoding="utf-8")
    (out / "data.yaml").write_text(f"path: {out}\ntrain: images/train\nval: images/val\nnames: [die]\n",
                                   encoding="utf-8")


def tile_of(image: np.ndarray, dice: list[dict[str, Any]], rng: np.random.Generator) -> tuple[
        np.ndarray, list[np.ndarray]]:
    """A tile about a die, or anywhere one time in ten, and its boxes: middle, width, height as shares of it."""
    h, w = image.shape[:2]
    seen = [d for d in dice if d["visible"] >= LEAST_SEEN]
    if seen and rng.random() > 0.1:
        about = seen[int(rng.integers(len(seen)))]
        size, middle = about["size_px"], np.array(about["centre"])
    else:
        size, middle = float(np.median([d["size_px"] for d in dice])) if dice else 30.0, rng.uniform([0, 0], [w, h])
    scale = min(math.exp(rng.uniform(*np.log(SIZES))) / size, LARGEST)
    middle = middle + rng.normal(0, 0.25 * TILE / scale, 2)
    matrix = np.array([[scale, 0, TILE / 2 - scale * middle[0]], [0, scale, TILE / 2 - scale * middle[1]]])
    if scale < 0.6:  # thinned out before, or the picture would be full of edges that no camera makes
        image, k = cv2.resize(image, None, fx=scale * 1.2, fy=scale * 1.2, interpolation=cv2.INTER_AREA), scale * 1.2
        matrix = matrix @ np.diag([1 / k, 1 / k, 1.0])
        tile = cv2.warpAffine(image, matrix, (TILE, TILE), flags=cv2.INTER_LINEAR, borderValue=(114,) * 3)
    else:
        way = cv2.INTER_LINEAR if scale < 1 else cv2.INTER_CUBIC
        tile = cv2.warpAffine(image, matrix, (TILE, TILE), flags=way, borderValue=(114,) * 3)
    full = np.array([[scale, 0, TILE / 2 - scale * middle[0]], [0, scale, TILE / 2 - scale * middle[1]]])
    boxes = []
    for d in seen:
        lo, hi = np.array(d["box"]).reshape(2, 2) * scale + full[:, 2]
        cut_lo, cut_hi = np.clip([lo, hi], 0, TILE)
        if np.prod(np.maximum(cut_hi - cut_lo, 0)) > 0.5 * np.prod(hi - lo):
            boxes.append(np.concatenate([(cut_lo + cut_hi) / 2, cut_hi - cut_lo]) / TILE)
    return tile, boxes


def train(data: Path, kept: Path, minutes: float, start: Path | None, seed: int) -> None:
    """Trains for so many minutes and leaves the weights (state dictionary, moving average) in `kept`."""
    Trainer.start, Trainer.kept = start, kept
    with tempfile.TemporaryDirectory(prefix="referee-train-") as scratch:
        tiles = Path(scratch) / "cut"
        cut(data, tiles, seed)
        network = Path(scratch) / "dicen.yaml"  # its scale is read from the name
        network.write_text(NETWORK.read_text(encoding="utf-8"), encoding="utf-8")
        model = YOLO(str(network), task="detect")
        model.add_callback("on_train_start", lambda _: torch.set_num_threads(os.cpu_count() or 1))
        model.train(trainer=Trainer, data=str(tiles / "data.yaml"), time=minutes / 60, seed=seed, project=scratch,
                    device=0 if torch.cuda.is_available() else "cpu", **SETTINGS)


def export(kept: Path, out: Path) -> None:
    """Writes the weights `kept` as ONNX: any height and width in steps of 16, weights stored as float16."""
    with tempfile.TemporaryDirectory(prefix="referee-train-") as scratch:
        network = Path(scratch) / "dicen.yaml"
        network.write_text(NETWORK.read_text(encoding="utf-8"), encoding="utf-8")
        model = DetectionModel(str(network), nc=1, verbose=False)
        model.load_state_dict(torch.load(kept, map_location="cpu"))
        model.eval()
        model.model[-1].export = True
        model.model[-1].format = "onnx"
        model.fuse(verbose=False)
        path = Path(scratch) / "finder.onnx"
        torch.onnx.export(model, (torch.zeros(1, 3, TILE, TILE),), str(path), input_names=["images"],
                          output_names=["boxes"], dynamo=False, opset_version=17, dynamic_axes={
                              "images": {0: "batch", 2: "height", 3: "width"}, "boxes": {0: "batch", 2: "places"}})
        store_half(path)
        whole = onnx.load(str(path))
        channels = whole.graph.output[0].type.tensor_type.shape.dim[1]
        channels.ClearField("dim_param")
        channels.dim_value = ANSWERS  # the exporter names it instead
        onnx.save(whole, out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("-o", "--out", type=Path, default=Path("models/dice_finder.onnx"))
    parser.add_argument("--minutes", type=float, default=50.0)
    parser.add_argument("--start", type=Path, help="weights (.pt) to go on from")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    kept = args.out.with_suffix(".pt")
    train(args.data, kept, args.minutes, args.start, args.seed)
    export(kept, args.out)


if __name__ == "__main__":
    main()
