"""What an installation takes on the disk, and for which of its dependencies: from a fresh environment. A minute.

    python -m tests.soak.installed

Installs Referee as a family does, into an environment of its own. Prints a line a dependency, with its own megabytes
and those of what it alone brings, and fails if the whole takes more than the promise. docs/dependencies.md holds the
figures and says why each pays.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.support.dependencies import required

ROOT = Path(__file__).parents[2]
MOST_MB = 600
SIZES = """
import json, re
from importlib.metadata import distributions
from pathlib import Path
from packaging.requirements import Requirement
found = {}
for one in distributions():
    name = re.sub(r"[-_.]+", "-", one.metadata["Name"]).lower()
    size = sum(4096 * -(-path.stat().st_size // 4096) for file in one.files or ()
               if (path := Path(str(one.locate_file(file)))).is_file())
    needs = [Requirement(text) for text in one.requires or ()]
    found[name] = size, [re.sub(r"[-_.]+", "-", n.name).lower() for n in needs
                         if n.marker is None or n.marker.evaluate({"extra": ""})]
print(json.dumps(found))
"""


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="installed-") as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = Path(folder, "bin", "python")
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), f"{folder}/source"], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{folder}/source"],
                       check=True)
        shutil.rmtree(Path(folder, "source"))
        total = int(subprocess.run(["du", "-sm", folder], capture_output=True, text=True, check=True).stdout.split()[0])
        found = json.loads(subprocess.run([python, "-c", SIZES], capture_output=True, text=True, check=True).stdout)
    for name in sorted(required()):
        own, brought = found[name][0], _alone(name, found)
        print(f"{name:<16} {own / 2**20:6.1f} MB  with what it alone brings {(own + brought) / 2**20:6.1f} MB")
    print(f"{len(found)} packages, {total} MB in all, pip itself with them; promised: {MOST_MB}")
    return int(total > MOST_MB)


def _reached(names: set[str], found: dict[str, tuple[int, list[str]]]) -> set[str]:
    seen: set[str] = set()
    while names:
        name = names.pop()
        seen.add(name)
        names |= {need for need in found[name][1] if need in found} - seen
    return seen


def _alone(name: str, found: dict[str, tuple[int, list[str]]]) -> int:
    """Bytes of the packages that are there for this one only."""
    others = _reached(set(required()) - {name}, found)
    return sum(found[other][0] for other in _reached({name}, found) - others - {name})


if __name__ == "__main__":
    sys.exit(main())
