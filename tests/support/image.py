"""The Dockerfile read instruction by instruction, for tests where no builder is at hand."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCKERFILE = ROOT / "Dockerfile"


@dataclass(frozen=True)
class Instruction:
    """`name`, as RUN, and what stands behind it, in one line."""

    name: str
    rest: str

    @property
    def words(self) -> list[str]:
        """The list of an instruction in JSON form; what stands before it, options, is left out."""
        found: list[str] = json.loads(self.rest[self.rest.index("["):])
        return found


def stages() -> list[list[Instruction]]:
    """The instructions of each stage, which begins with FROM."""
    lines = [line for line in DOCKERFILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    whole = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    found: list[list[Instruction]] = []
    for line in filter(None, whole.splitlines()):
        name, _, rest = line.partition(" ")
        if name == "FROM":
            found.append([])
        found[-1].append(Instruction(name, rest.strip()))
    return found


def final(name: str) -> Instruction:
    """The one instruction of this name in the last stage."""
    [only] = [i for i in stages()[-1] if i.name == name]
    return only


def environment() -> dict[str, str]:
    """What the last stage puts into the environment."""
    return dict(pair.split("=", 1) for pair in final("ENV").rest.split())


def admitted() -> set[str]:
    """What .dockerignore lets into the build, at the top of the repository."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n")
    rules = [line for line in lines if line and not line.startswith("#")]
    assert rules[0] == "*", "everything is left out first"
    return {rule[1:] for rule in rules if rule.startswith("!")}
