"""Which small changes to the code no test notices: `python lab.py mutate [count] [seed] [word]`.

A sample, the same for the same seed, of places in the mathematics, the data, links and parameters:
an operator turned, a number moved by one. Each is tried in a copy of the tree, with the tests whose
imports reach the changed module, nearest first. mutmut and cosmic-ray try all places or none of
one's choosing; a sample with a seed is all that is added here. Outside the suite: it takes hours.
"""

import ast
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PLACES = ("lib/maths", "lib/data", "lib/links", "lib/parameters")
COUNT, SEED, SECONDS = 300, 20_240_229, 300
_LEFT = (".git", ".venv", "node_modules", ".*_cache", "__pycache__")
_TURNED: dict[type[ast.AST], str] = {
    ast.Lt: ">=", ast.LtE: ">", ast.Gt: "<=", ast.GtE: "<", ast.Eq: "!=", ast.NotEq: "==",
    ast.Add: "-", ast.Sub: "+", ast.Mult: "/", ast.Div: "*", ast.FloorDiv: "*", ast.Mod: "*",
    ast.And: "or", ast.Or: "and", ast.In: "not in", ast.NotIn: "in",
    ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip


class Mutant(NamedTuple):
    """One change: in `path` the text from `start` to `end` (in bytes) becomes `text`."""

    path: str
    line: int
    start: int
    end: int
    text: str

    def apply(self, source: bytes) -> bytes:
        """The source with the change made."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def main(words: list[str]) -> int:
    """Try a sample; 1 if fewer than 95 % are noticed."""
    numbers = [int(word) for word in words if word.isdigit()]
    count, seed = (*numbers, *(COUNT, SEED)[len(numbers) :])[:2]
    wanted = [word for word in words if not word.isdigit()]
    everything = [m for m in mutants() if all(word in m.path for word in wanted)]
    sample = random.Random(seed).sample(everything, min(count, len(everything)))  # noqa: S311
    print(f"{len(sample)} of {len(everything)} places, seed {seed}", flush=True)
    missed = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "tree"
        shutil.copytree(ROOT, copy, symlinks=True, ignore=shutil.ignore_patterns(*_LEFT))
        for path in sorted({mutant.path for mutant in sample}):
            if not passes(path, copy):
                sys.exit(f"the tests of {path} fail, or take {SECONDS} s, as it is")
        for done, mutant in enumerate(sample):
            noticed = is_noticed(mutant, copy)
            if not noticed:
                missed.append(mutant)
            verdict = "noticed" if noticed else "UNNOTICED"
            print(f"{done + 1:>4} {verdict:<9} {_said(mutant)}", flush=True)
    print(f"\n{1 - len(missed) / len(sample):.1%} noticed; unnoticed:")
    print("\n".join(map(_said, missed)))
    return int(len(missed) > 0.05 * len(sample))


def mutants() -> Iterator[Mutant]:
    """Every change to every module."""
    for place in PLACES:
        path = ROOT / place
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]:
            yield from of_source(str(file.relative_to(ROOT)), file.read_bytes())


def of_source(path: str, source: bytes) -> Iterator[Mutant]:
    """Every change to one module's source."""
    starts = [0]
    for row in source.split(b"\n"):
        starts.append(starts[-1] + len(row) + 1)

    def at(line: int, column: int) -> int:
        return starts[line - 1] + column

    for node in ast.walk(ast.parse(source)):
        for left, operator, right in _operations(node):
            begin = at(left.end_lineno or 0, left.end_col_offset or 0)
            end = at(right.lineno, right.col_offset)
            old, new = _written(operator, source[begin:end]), _TURNED.get(type(operator))
            if new is not None and old is not None:
                start, stop = begin + old[0], begin + old[1]
                yield Mutant(path, left.end_lineno or 0, start, stop, new)
        if isinstance(node, ast.Constant) and type(node.value) in (int, float):
            start, stop = (at(node.lineno, c or 0) for c in (node.col_offset, node.end_col_offset))
            yield Mutant(path, node.lineno, start, stop, f"({node.value!r} + 1)")


def _operations(node: ast.AST) -> Iterator[tuple[ast.expr, ast.AST, ast.expr]]:
    if isinstance(node, ast.BinOp):
        yield node.left, node.op, node.right
    elif isinstance(node, ast.BoolOp):
        for left, right in zip(node.values, node.values[1:], strict=False):
            yield left, node.op, right
    elif isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        yield from zip(sides, node.ops, node.comparators, strict=False)


def _written(operator: ast.AST, between: bytes) -> tuple[int, int] | None:
    """Where the operator stands between its sides, which parentheses and space may surround."""
    words = {
        ast.Lt: b"<", ast.LtE: b"<=", ast.Gt: b">", ast.GtE: b">=", ast.Eq: b"==",
        ast.NotEq: b"!=", ast.Add: b"+", ast.Sub: b"-", ast.Mult: b"*", ast.Div: b"/",
        ast.FloorDiv: b"//", ast.Mod: b"%", ast.And: b"and", ast.Or: b"or", ast.In: b"in",
        ast.NotIn: b"not in", ast.Is: b"is", ast.IsNot: b"is not",
    }  # fmt: skip
    word = words.get(type(operator))
    if word is None or between.strip(b" \n()") != word:
        return None
    start = between.index(word)
    return start, start + len(word)


def is_noticed(mutant: Mutant, copy: Path) -> bool:
    """Whether a test that reaches the module fails, or hangs, with the change in the copy."""
    file = copy / mutant.path
    before = file.read_bytes()
    file.write_bytes(mutant.apply(before))
    try:
        return not passes(mutant.path, copy)
    finally:
        file.write_bytes(before)


def passes(path: str, copy: Path) -> bool:
    """Whether all tests that reach a module pass in time."""
    tests = reaching(path, copy)
    if not tests:
        return True
    command = (sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests)
    try:
        done = subprocess.run(command, cwd=copy, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def reaching(path: str, root: Path) -> list[str]:
    """Test files without a browser whose imports lead to a module, nearest first."""
    wanted = _module(Path(path))
    known = {_module(f.relative_to(root)): f for f in (root / "lib").rglob("*.py")}
    known |= {_module(f.relative_to(root)): f for f in (root / "tools").glob("*.py")}
    tests = [*(root / "tests/unit").rglob("test_*.py"), *(root / "tests/properties").glob("*.py")]
    steps = {wanted: 0}
    imports = {name: _imports(file, known) for name, file in known.items()}
    for distance in range(1, 10):
        near = [n for n, seen in imports.items() if n not in steps and seen & steps.keys()]
        steps |= dict.fromkeys(near, distance)
    found = []
    for test in tests:
        reached = [steps[name] for name in _imports(test, known) if name in steps]
        if reached:
            found.append((min(reached), str(test.relative_to(root))))
    return [name for _, name in sorted(found)]


def _imports(file: Path, known: dict[str, Path]) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
    return found & known.keys()


def _module(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def _said(mutant: Mutant) -> str:
    source = (ROOT / mutant.path).read_bytes()
    old = source[mutant.start : mutant.end].decode()
    return f"{mutant.path}:{mutant.line}  {old} → {mutant.text}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
