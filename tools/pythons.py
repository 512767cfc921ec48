"""All tests that need no browser on every Python from 3.11 on that is at hand, and what differs between them.

python lab.py pythons            the tests on each, every page in story and in free play among them
python lab.py pythons --newest   on the newest beside this one: every module, shipped result and page, once

Each gets an environment of its own, such as `.venv-3.13`, made from the lock as its first start makes one.
"""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from cosine_lab import command_line
from cosine_lab.commands.app_server import ARTIFACTS
from tools.environment import DEV, FOLDER, PYTHON, ROOT, TESTS, VENV, call, node_modules

OWN = f"3.{sys.version_info.minor}"
PROMISED = ("3.11", "3.12", "3.13", "3.14")
ONCE = ("tests/unit/test_every_module.py", "tests/unit/data/test_computed.py", "tests/pages/test_every_page.py")
NAMES = "is_imported or loaded_as or (opens_and_tells and [0-)"
"""Pages in free play alone: it shows all that a story does."""
BRING = f"from tools.environment import bring; bring({DEV!r})"
LISTED = re.compile(r"^cpython-(3\.\d+)\.\d+-\S+ +(.+?)(?: -> .*)?\r?$", re.MULTILINE)
"""A released Python as uv lists it, and where it is."""


class Outcome(NamedTuple):
    """What the tests said on one Python, and the version of each package there."""

    passed: int
    failed: frozenset[str]
    seconds: float
    packages: Mapping[str, str]


def main(words: Sequence[str]) -> int:
    """Run the tests on each Python, or a few of them on the newest; 1 where any fails."""
    options = command_line.parser("pythons", __doc__)
    options.add_argument("--newest", action="store_true", help="on the newest beside this one alone, in a minute")
    newest, bases = options.parse_args(words).newest, installed()
    if newest:
        others = [name for name in PROMISED if name in bases and name != OWN]
        if others:
            return run(others[-1], bases[others[-1]], "-m", "pytest", "-p", "no:cacheprovider", *ONCE, "-k", NAMES)
        print(f"No other Python with pip was found beside {OWN}: nothing is tried on another.")
        return 0
    node_modules()
    bases[OWN] = ""  # its environment is there: it runs this
    outcomes = {name: outcome(name, bases[name]) for name in sorted(bases, key=lambda name: int(name[2:]))}
    print("\n" + "\n".join(report(outcomes)), flush=True)
    return 1 if any(each.failed for each in outcomes.values()) else 0


def installed() -> dict[str, str]:
    """Every Python with pip that uv finds (on PATH, its own, those of `py -0`) or pyenv has."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or os.path.expanduser("~/.pyenv"))  # noqa: PTH111 - home or not
    homes = map(str, (*pyenv.glob("versions/*/bin"), *pyenv.glob("pyenv-win/versions/*")))
    paths = os.environ | {"PATH": os.pathsep.join((*homes, os.environ.get("PATH", "")))}
    uv = (sys.executable, "-m", "uv", "python", "list", f">={PROMISED[0]}", "--only-installed")
    packages = subprocess.run(uv, cwd=ROOT, env=paths, capture_output=True, check=True).stdout.decode()
    latest = dict(reversed(LISTED.findall(packages)))  # the latest patch of each is listed first
    return {name: path for name, path in latest.items() if has_pip(path)}


def has_pip(python: str) -> bool:
    """Whether a Python can install anything."""
    return subprocess.run((python, "-m", "pip", "--version"), capture_output=True, check=False).returncode == 0


def run(name: str, base: str, *words: str) -> int:
    """Exit code of pytest in the environment of a Python, which a base other than our own brings up to date before."""
    print(f"\n── Python {name} {base}", flush=True)
    own = {FOLDER: f".venv-{name}"} if base else {}
    made = call(base, "-c", BRING, **own) if base else 0
    return made or call(within(name, base), *words, **own)


def within(name: str, base: str) -> str:
    """The interpreter of its environment."""
    return str(ROOT / f".venv-{name}" / Path(PYTHON).relative_to(VENV)) if base else PYTHON


def outcome(name: str, base: str) -> Outcome:
    """Run all the tests on one Python; one that cannot be set up has failed as a whole."""
    report, begin = ARTIFACTS / f"python-{name}.xml", time.perf_counter()
    report.unlink(missing_ok=True)
    code = run(name, base, *TESTS, "-m", "not browser", f"--junitxml={report}")
    cases = [*ET.parse(report).iter("testcase")] if report.is_file() else []  # noqa: S314 - our own file
    wrong = [each for each in cases if {"failure", "error"} & {child.tag for child in each}]
    failed = {f"{each.get('classname')}::{each.get('name')}" for each in wrong}
    if code and not failed:
        failed.add(f"nothing: exit code {code}")
    uv = (sys.executable, "-m", "uv", "pip", "list", "--python", within(name, base), "--format", "json")
    listed = json.loads(subprocess.run(uv, cwd=ROOT, capture_output=True, check=False).stdout or "[]")
    packages = {each["name"]: each["version"] for each in listed}
    return Outcome(len(cases) - len(wrong), frozenset(failed), time.perf_counter() - begin, packages)


def report(outcomes: Mapping[str, Outcome]) -> Iterator[str]:
    """What differs between them, and a line for each."""
    for package in sorted({package for each in outcomes.values() for package in each.packages}):
        versions = {name: each.packages.get(package, "none") for name, each in outcomes.items()}
        if len({*versions.values()}) > 1:
            yield f"{package}: " + ", ".join(f"{version} on {name}" for name, version in versions.items())
    for test in sorted({test for each in outcomes.values() for test in each.failed}):
        yield f"FAILED on {', '.join(name for name, each in outcomes.items() if test in each.failed)}: {test}"
    for name, each in outcomes.items():
        yield f"{name:<6}{each.passed:6} passed {len(each.failed):5} failed {each.seconds:8.0f} s"
    yield from (f"{name:<6} not found, or without pip" for name in PROMISED if name not in outcomes)


if __name__ == "__main__":
    command_line.run(main)
