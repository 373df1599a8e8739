"""What ultralytics' models and trainers share here: bfloat16 on a processor, and weights that are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch


class Mixed:
    """Before a model of ultralytics: the network in bfloat16, the loss in float32, as coordinates need more bits."""

    def predict(self, x: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        with torch.autocast(x.device.type, torch.bfloat16):
            return _float(super().predict(x, *args, **kwargs))  # type: ignore[misc]


def _float(value: Any) -> Any:
    if isinstance(value, torch.Tensor):
        return value.float()
    if isinstance(value, dict):
        return {k: _float(v) for k, v in value.items()}
    return type(value)(_float(v) for v in value) if isinstance(value, (list, tuple)) else value


def keep(weights: dict[str, torch.Tensor], path: Path) -> None:
    """Writes a state dictionary, whole or not at all."""
    part = path.with_name(path.name + ".part")
    torch.save({k: v.detach().cpu().contiguous() for k, v in weights.items()}, part)
    part.replace(path)
