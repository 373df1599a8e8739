"""Runs the `referee` command as a user does: another process, its exit status, stdout and stderr."""

import subprocess
import sys
from pathlib import Path


def referee(*arguments: object, stdin: bytes | None = None, cwd: Path | None = None,
            timeout: float = 60) -> subprocess.CompletedProcess[str]:
    """The finished command; stdout and stderr as text. It never waits for a keyboard."""
    done = subprocess.run([sys.executable, "-m", "referee", *map(str, arguments)], input=stdin or b"", cwd=cwd,
                          capture_output=True, timeout=timeout, check=False)
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def assert_one_sentence(done: subprocess.CompletedProcess[str], status: int = 1) -> str:
    """Nothing on stdout, one line on stderr that begins with the program's name, the status; returns the line."""
    assert done.returncode == status, done.stderr
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1 and lines[0].startswith("referee: "), done.stderr
    assert "Traceback" not in done.stderr and len(lines[0]) < 400
    return lines[0]
