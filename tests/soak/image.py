"""Carries out the steps of the Dockerfile where no builder is at hand, and runs what they make. Two minutes, as root.

    python -m tests.soak.image

In place of the slim Python image stands a copy-on-write view of this machine's own files, so that nothing of it is
changed. Each RUN is carried out as it is written; then the image's command runs as its user and as process 1, is asked
whether it is well, and is stopped as `docker stop` does. What this does not show: whether a library is missing that
this machine has and the slim image has not. `ldd` is asked for that: what the image holds may need the C and C++
libraries only, which Python needs itself.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil

from tests.support.image import ROOT, admitted, environment, final, stages
from tests.test_image import healthy

MOST_MB = 600
STOP_S = 10.0  # docker stop kills after that
SLIM = ("linux-vdso", "ld-linux", "libc.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "libmvec.so",
        "libgcc_s.so", "libstdc++.so", "libz.so", "libpython")
"""Beginnings of the libraries that a slim image has."""


def main() -> int:
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("unshare") is None:
        print("the steps are carried out in a view of this machine's files: that takes Linux, root and unshare")
        return 1
    with tempfile.TemporaryDirectory(prefix="image-") as folder, socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
        free.close()
        script = Path(folder, "steps.sh")
        script.write_text(_steps(Path(folder), port), encoding="utf-8")
        said = Path(folder, "said")
        with said.open("w") as out:
            process = subprocess.Popen(["unshare", "--mount", "--pid", "--fork", "sh", "-eu", str(script)], stdout=out,
                                       stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
        try:
            return _judged(process, said, port)
        finally:
            if process.poll() is None:
                for child in psutil.Process(process.pid).children(recursive=True):
                    child.kill()
            process.wait()


def _steps(folder: Path, port: int) -> str:
    """The shell script of a builder: the view, every RUN, the figures, at last the image's command."""
    top, copied = folder / "top", folder / "source"
    names = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z", *sorted(admitted())], capture_output=True,
                           text=True, check=True).stdout.split("\0")
    for name in filter(None, names):
        (copied / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copied / name)
    view = top / "view"
    runs = [f"echo step {n}; chroot {view} sh -euc {shlex.quote(i.rest)}"
            for n, i in enumerate(i for stage in stages() for i in stage if i.name == "RUN")]
    env = " ".join(f"{name}={value.replace('$PATH', '/usr/bin:/bin')}" for name, value in environment().items())
    command = shlex.join([*final("ENTRYPOINT").words, *final("CMD").words, "--port", str(port)])
    user, folder_of_work = final("USER").rest, final("WORKDIR").rest
    python = Path(sys.executable).resolve()
    return "\n".join([
        f"mkdir {top}; mount -t tmpfs -o size=3g view {top}; mkdir {top}/upper {top}/work {view}",
        f"mount -t overlay -o lowerdir=/,upperdir={top}/upper,workdir={top}/work view {view}",
        f"mount --rbind /dev {view}/dev; mount -t proc proc {view}/proc",
        f"cp -r {copied} {view}/source; mkdir -p {view}/opt",
        *(f"chmod o+x {view}{parent}" for parent in python.parents),  # a Python under root's home is no slim image's
        f"export PATH={python.parent}:$PATH",
        *runs,
        f"echo megabytes $(du -sm {view}/opt/referee | cut -f1)",
        (f"find {view}/opt/referee -name '*.so*' -type f | sed 's,^{view},,' | chroot {view} xargs ldd 2>/dev/null "
         "| awk '/=>|linux-vdso|ld-linux/ {print \"needs\", $1, $3}' | grep -v /opt/referee/ | sort -u"),
        f"exec chroot --userspec={user}:{user} {view} /usr/bin/env -i {env} sh -c "
        + shlex.quote(f"cd {folder_of_work} && id && exec {command}"),
    ]) + "\n"


def _judged(process: subprocess.Popen[bytes], said: Path, port: int) -> int:
    deadline = time.monotonic() + 540
    while "dashboard: " not in (told := said.read_text("utf-8")) and process.poll() is None \
            and time.monotonic() < deadline:
        time.sleep(0.5)
    if "dashboard: " not in told:
        print(told[-3000:])
        return 1
    [megabytes] = [int(line.split()[1]) for line in told.splitlines() if line.startswith("megabytes ")]
    foreign = sorted({line.split()[1] for line in told.splitlines() if line.startswith("needs ")
                      and not Path(line.split()[1]).name.startswith(SLIM)})
    user = "uid=10001" in told
    well = healthy(port)
    [first] = psutil.Process(process.pid).children()
    begun = time.monotonic()
    first.send_signal(signal.SIGTERM)
    process.wait(timeout=60)
    took = time.monotonic() - begun
    print(f"installed {megabytes} MB, needs beyond a slim image: {', '.join(foreign) or 'nothing'}; as its own user: "
          f"{user}; well: {well}; stopped in {took:.1f} s with status {process.returncode}")
    right = user and well and not foreign and megabytes <= MOST_MB and took < STOP_S and process.returncode == 0
    return int(not right)


if __name__ == "__main__":
    sys.exit(main())
