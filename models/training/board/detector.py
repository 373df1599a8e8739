"""Trains the detector of sections, pieces and tokens with ultralytics, from scratch, and exports it to ONNX.

    python -m models.training.board.detector DATA_DIR -o models/detector.onnx --minutes 90

DATA_DIR comes from `models.training.board.pictures`. The network is YOLO11n-OBB (Jocher and Qiu 2024,
https://docs.ultralytics.com/models/yolo11), without anybody's weights. Runs on a GPU where there is one; on a processor
in bfloat16, which takes half the time. It is shown windows cut from the pictures, most of them about the board: they
hold nearly everything there is to learn and take half as long as whole pictures; a fully convolutional network is asked
about any size afterwards. The weights of every pass are kept beside the ONNX file (`.pt`), and `--start` goes on from
them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

os.environ["YOLO_OFFLINE"] = "true"  # it fetches no weights or news, and reports nothing of what is trained
os.environ["YOLO_CONFIG_DIR"] = tempfile.mkdtemp(prefix="ultralytics-")  # else a number of this machine stays at home

import cv2
import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from ultralytics import YOLO
from ultralytics.models.yolo.obb import OBBTrainer
from ultralytics.nn.tasks import OBBModel

from models.training.mixed import Mixed, keep
from referee.vision.board.networks.detector import CLASSES, WIDTH
from referee.vision.common import load_image

NETWORK = "yolo11n-obb.yaml"
BATCH = 8
WINDOW = (416, 288)  # width, height of a cut: steps of 32, and most of a board at 640 pixels a picture
CUTS = 2             # a picture
LEAST_INSIDE = 0.5   # of a box, or it is no target of the cut
SETTINGS: dict[str, Any] = {
    "imgsz": WINDOW[0], "batch": BATCH, "nbs": BATCH,  # a step every batch: time is short, pictures are crowded
    "rect": True, "mosaic": 0.0,  # in their own shape: a mosaic of pictures that are not square is two fifths grey
    "optimizer": "AdamW", "lr0": 2e-3, "lrf": 0.02, "cos_lr": True, "warmup_epochs": 1.0, "warmup_bias_lr": 0.0,
    "flipud": 0.5, "fliplr": 0.5, "degrees": 8.0, "scale": 0.25, "translate": 0.08, "hsv_v": 0.35, "hsv_s": 0.5,
    "pretrained": False, "val": False, "plots": False, "workers": 4,
}
SMALL = 256  # values; smaller constants stay float32


class MixedModel(Mixed, OBBModel):
    """The network in bfloat16, the loss in float32."""


class Trainer(OBBTrainer):
    """Ultralytics' trainer with our start weights, in bfloat16 on a processor."""

    start: Path | None = None
    kept: Path

    def get_model(self, cfg: Any = None, weights: Any = None, verbose: bool = True) -> OBBModel:
        if self.device.type != "cpu":
            model = super().get_model(cfg, weights, verbose)
        else:
            model = self.set_model_names_for_load(MixedModel(cfg, nc=self.data["nc"], ch=3, verbose=verbose))
            model = model.to(memory_format=torch.channels_last)
        if self.start:
            model.load_state_dict(torch.load(self.start, map_location=self.device))
        return model

    def save_model(self) -> None:
        super().save_model()
        keep(self.ema.ema.state_dict(), self.kept)


def cut(data: Path, out: Path, seed: int) -> None:
    """Writes `CUTS` windows of every picture of `data` for training, and its other pictures as they are, to `out`."""
    rng = np.random.default_rng(seed)
    shutil.copytree(data / "images" / "val", out / "images" / "val")
    shutil.copytree(data / "labels" / "val", out / "labels" / "val")
    for part in ("images", "labels"):
        (out / part / "train").mkdir(parents=True)
    for path in sorted((data / "images" / "train").glob("*.jpg")):
        image = load_image(path)
        label = np.loadtxt(data / "labels" / "train" / f"{path.stem}.txt", ndmin=2)
        size = np.array(image.shape[1::-1])
        kinds, corners = label[:, 0].astype(int), label[:, 1:].reshape(-1, 4, 2) * size
        for k in range(CUTS):
            middle = corners[int(rng.integers(len(corners)))].mean(axis=0) + rng.normal(0, 60, 2)
            origin = np.clip(middle - np.array(WINDOW) / 2, 0, size - WINDOW).astype(int)
            window = image[origin[1]:origin[1] + WINDOW[1], origin[0]:origin[0] + WINDOW[0]]
            lines = [f"{kind} " + " ".join(f"{v:.5f}" for v in (box / WINDOW).ravel())
                     for kind, quad in zip(kinds, corners - origin, strict=True) if (box := inside(quad)) is not None]
            cv2.imwrite(str(out / "images" / "train" / f"{path.stem}_{k}.jpg"), window, [cv2.IMWRITE_JPEG_QUALITY, 97])
            (out / "labels" / "train" / f"{path.stem}_{k}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    text = (data / "data.yaml").read_text(encoding="utf-8").splitlines()
    (out / "data.yaml").write_text("\n".join([f"path: {out}", *text[1:]]) + "\n", encoding="utf-8")


def inside(quad: np.ndarray) -> np.ndarray | None:
    """What of a quad (4, 2) lies in the window, as a rectangle (4, 2); None when it is too little."""
    w, h = WINDOW
    frame = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32)
    quad = quad.astype(np.float32)
    area, part = cv2.intersectConvexConvex(quad, frame)
    whole = cv2.contourArea(quad)
    if part is None or area < max(LEAST_INSIDE * whole, 1.0):
        return None
    box = quad if area > 0.999 * whole else cv2.boxPoints(cv2.minAreaRect(part))
    return np.clip(box, 0, WINDOW)


def train(data: Path, kept: Path, minutes: float, start: Path | None, seed: int) -> None:
    """Trains for so many minutes and leaves the weights (state dictionary, moving average) in `kept`."""
    Trainer.start, Trainer.kept = start, kept
    with tempfile.TemporaryDirectory(prefix="referee-train-") as scratch:
        cut(data, Path(scratch) / "cut", seed)
        YOLO(NETWORK).train(
            trainer=Trainer, data=str(Path(scratch) / "cut" / "data.yaml"), time=minutes / 60, seed=seed,
            project=scratch, device=0 if torch.cuda.is_available() else "cpu", **SETTINGS)


def export(kept: Path, out: Path) -> None:
    """Writes the weights `kept` as ONNX: any height and width in steps of 32, constants stored as float16."""
    yolo = YOLO(NETWORK)
    model = OBBModel(NETWORK, nc=len(CLASSES), verbose=False)
    model.load_state_dict(torch.load(kept, map_location="cpu"))
    model.names, model.args, model.task = dict(enumerate(CLASSES)), yolo.model.args, yolo.task
    yolo.model = model
    with tempfile.TemporaryDirectory(prefix="referee-train-") as scratch:
        yolo.model.yaml_file = yolo.model.pt_path = str(Path(scratch) / "detector.pt")
        path = yolo.export(format="onnx", imgsz=WIDTH, dynamic=True, simplify=True, device="cpu")
        onnx.save(halved(onnx.load(path)), out)


def halved(model: onnx.ModelProto) -> onnx.ModelProto:
    """The same model with its large constants in float16, turned into float32 when it is loaded: half the file."""
    graph, casts = model.graph, []
    for constant in list(graph.initializer):
        values = numpy_helper.to_array(constant)
        if constant.data_type != TensorProto.FLOAT or values.size < SMALL:
            continue
        half = numpy_helper.from_array(values.astype("float16"), constant.name + "_half")
        graph.initializer.remove(constant)
        graph.initializer.append(half)
        casts.append(helper.make_node("Cast", [half.name], [constant.name], to=TensorProto.FLOAT))
    nodes = list(graph.node)
    del graph.node[:]
    graph.node.extend(casts + nodes)
    onnx.checker.check_model(model)
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("-o", "--out", type=Path, default=Path("models/detector.onnx"))
    parser.add_argument("--minutes", type=float, default=90.0)
    parser.add_argument("--start", type=Path, help="weights (.pt) to go on from")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    kept = args.out.with_suffix(".pt")
    train(args.data, kept, args.minutes, args.start, args.seed)
    export(kept, args.out)


if __name__ == "__main__":
    main()
