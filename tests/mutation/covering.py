"""Which tests run a line: every test file once, in a process of its own, under coverage.

A process of its own, because what is computed once is remembered: the next file would not run it.
"""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

import coverage

SECONDS = 300
_MOST_FILES = 12


class Lines(NamedTuple):
    """What ran where.

    tests : for a module's path and line, for each test file the tests that ran it; an empty set
        where it ran outside them, in a fixture or at import
    seconds : how long each test took
    """

    tests: dict[str, dict[int, dict[str, set[str]]]]
    seconds: dict[str, float]

    def of(self, path: str, span: range, near: list[str]) -> list[str]:
        """Tests that run one of the lines, fastest first; then whole files, nearest first."""
        single: set[str] = set()
        whole: set[str] = set()
        for line in span:
            for file, names in self.tests.get(path, {}).get(line, {}).items():
                single |= {f"{file}::{name}" for name in names}
                whole |= set() if names else {file}
        chosen = sorted(single, key=lambda test: self.seconds.get(test, 1.0))
        return [*chosen, *[file for file in near if file in whole][:_MOST_FILES]]


def covered(paths: list[str], root: Path) -> Lines:
    """Run the test files that reach the modules; those that fail are left out, and said."""
    files = sorted({file for path in paths for file in reaching(path, root)})
    lines = Lines({path: {} for path in paths}, {})
    settings = root / ".coveragerc"
    settings.write_text("[run]\ndynamic_context = test_function\nsource = lib/cosine_lab\n", "utf-8")
    for count, file in enumerate(files):
        print(f"\r{count + 1}/{len(files)} test files", end="", flush=True)
        if not _run(file, root):
            print(f"\n{file} fails, or takes {SECONDS} s, as it is: left out", flush=True)
            continue
        _read(file, root, lines)
    print(flush=True)
    return lines


def _run(file: str, root: Path) -> bool:
    command = (sys.executable, "-m", "coverage", "run", "-m", "pytest", "-q", "-x")
    more = ("-p", "no:cacheprovider", "--junitxml=.times.xml", file)
    try:
        done = subprocess.run((*command, *more), cwd=root, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def _read(file: str, root: Path, lines: Lines) -> None:
    data = coverage.CoverageData(str(root / ".coverage"))
    data.read()
    for path, at in lines.tests.items():
        for line, contexts in data.contexts_by_lineno(str(root / path)).items():
            names = {context.rpartition(".")[2] for context in contexts if context}
            at.setdefault(line, {})[file] = names
    data.close()
    for case in ET.parse(root / ".times.xml").iter("testcase"):  # noqa: S314 - our own
        test = f"{file}::{case.get('name', '').partition('[')[0]}"
        taken = lines.seconds.get(test, 0.0) + float(case.get("time", "1"))
        lines.seconds[test] = taken


def statement(source: bytes, line: int) -> range:
    """The lines of the innermost statement around a line; of a compound one its head."""
    best = range(line, line + 1)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or 0):
            body = getattr(node, "body", None)
            last = max(node.lineno, body[0].lineno - 1 if body else node.end_lineno or 0)
            if line <= last:
                best = range(node.lineno, last + 1)
    return best


def reaching(path: str, root: Path) -> list[str]:
    """Test files without a browser whose imports lead to a module, nearest first."""
    imports, tests = _graph(root)
    steps = {_module(Path(path)): 0}
    for distance in range(1, 10):
        near = [n for n, seen in imports.items() if n not in steps and seen & steps.keys()]
        steps |= dict.fromkeys(near, distance)
    found = []
    for test, seen in tests.items():
        reached = [steps[name] for name in seen if name in steps]
        if reached:
            found.append((min(reached), test))
    return [name for _, name in sorted(found)]


@cache
def _graph(root: Path) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """What each module imports, and what each test file does."""
    files = [*(root / "lib").rglob("*.py"), *(root / "tools").glob("*.py")]
    known = {_module(file.relative_to(root)): file for file in files}
    tests = [*(root / "tests/unit").rglob("test_*.py"), *(root / "tests/properties").glob("*.py")]
    return (
        {name: _imports(file, known) for name, file in known.items()},
        {str(test.relative_to(root)): _imports(test, known) for test in tests},
    )


def _imports(file: Path, known: dict[str, Path]) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
    return found & known.keys()


def _module(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removeprefix("lib.").removesuffix(".__init__")
