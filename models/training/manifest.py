"""Writes size and checksum of the ONNX files into the manifest, after a file was replaced on purpose.

    python -m models.training.manifest

What a model is for, what it was trained on and how stands in `models/manifest.json` too and is edited by hand; the
figures stand in its card (`models/squares.md`). Not done here: training.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path

from referee.files import write_whole

MODELS = Path(__file__).resolve().parents[1]


def refresh(folder: Path) -> list[str]:
    """Rewrites `manifest.json` in `folder` and gives the names of the files whose checksum changed.

    FileNotFoundError when one of them, or the manifest, is missing.
    """
    path = folder / "manifest.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    changed = []
    for entry in manifest["models"].values():
        data = (folder / entry["file"]).read_bytes()
        checksum = hashlib.sha256(data).hexdigest()
        if checksum != entry.get("sha256"):
            changed.append(entry["file"])
        entry |= {"sha256": checksum, "bytes": len(data)}
    write_whole(path, json.dumps(manifest, indent=2, ensure_ascii=False) + "\n")
    return changed


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    try:
        changed = refresh(MODELS)
    except FileNotFoundError as e:
        sys.exit(f"there is no {e.filename}; train a model first or restore the file")
    print(f"new checksum: {', '.join(changed)}" if changed else "nothing has changed")


if __name__ == "__main__":
    main()
