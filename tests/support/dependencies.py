"""The dependencies that pyproject.toml asks for, and the rows of docs/dependencies.md."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def required() -> list[str]:
    """The names of what an installation brings, as pyproject.toml lists them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = [re.match(r"[\w.-]+", text) for text in project["dependencies"]]
    return [re.sub(r"[-_.]+", "-", name[0]).lower() for name in names if name is not None]


def described() -> list[tuple[str, ...]]:
    """The rows of the table of dependencies: name, what for, megabytes, licence, why it pays."""
    text = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    section = text.partition("## What is installed")[2].partition("\n## ")[0]
    rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in section.splitlines()
            if line.startswith("|")]
    return rows[2:]
