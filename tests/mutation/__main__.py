"""Which small changes to the code no test notices: `python lab.py mutate [count] [seed] [word]`.

A sample, the same for the same seed, of places in the mathematics, the data, links and parameters:
an operator turned, a number moved by one. Each is tried in a copy of the tree with the tests that
run the changed line, the fastest first. mutmut and cosmic-ray try all places or none of one's
choosing; a sample with a seed is all that is added here. Outside the suite: it takes an hour.
docs/mutants.md explains what was left unnoticed.
"""

import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from cosine_lab import command_line
from tests.mutation.covering import SECONDS, Lines, covered, reaching, statement
from tests.mutation.mutants import ROOT, Mutant, mutants

COUNT, SEED = 300, 20_240_229
_LEFT = (".git", ".venv", "node_modules", ".*_cache", "__pycache__", "artifacts")


def main(words: Sequence[str]) -> int:
    """Try a sample; 1 if fewer than 95 % are noticed."""
    options = command_line.parser("mutate", __doc__)
    options.add_argument("words", nargs="*", metavar="word")
    words = options.parse_args(words).words
    numbers = [int(word) for word in words if word.isdigit()]
    count, seed = (*numbers, *(COUNT, SEED)[len(numbers) :])[:2]
    wanted = [word for word in words if not word.isdigit()]
    everything = [m for m in mutants() if all(word in said(m) for word in wanted)]
    sample = random.Random(seed).sample(everything, min(count, len(everything)))  # noqa: S311
    print(f"{len(sample)} of {len(everything)} places, seed {seed}", flush=True)
    missed = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "tree"
        shutil.copytree(ROOT, copy, symlinks=True, ignore=shutil.ignore_patterns(*_LEFT))
        lines = covered(sorted({mutant.path for mutant in sample}), copy)
        for done, mutant in enumerate(sample):
            noticed = is_noticed(mutant, copy, lines)
            if not noticed:
                missed.append(mutant)
            verdict = "noticed" if noticed else "UNNOTICED"
            print(f"{done + 1:>4} {verdict:<9} {said(mutant)}", flush=True)
    print(f"\n{1 - len(missed) / len(sample):.1%} noticed; unnoticed:")
    print("\n".join(map(said, missed)))
    return int(len(missed) > 0.05 * len(sample))


def is_noticed(mutant: Mutant, copy: Path, lines: Lines) -> bool:
    """Whether a test that runs the line fails, or hangs, with the change in the copy."""
    file = copy / mutant.path
    before = file.read_bytes()
    span = statement(before, mutant.line)
    tests = lines.of(mutant.path, span, reaching(mutant.path, copy))
    file.write_bytes(mutant.apply(before))
    try:
        return bool(tests) and not passes(tests, copy)
    finally:
        file.write_bytes(before)


def passes(tests: list[str], copy: Path) -> bool:
    """Whether all of the tests pass in time."""
    command = (sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests)
    try:
        done = subprocess.run(command, cwd=copy, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def said(mutant: Mutant) -> str:
    """Where a change is, and what it does."""
    source = (ROOT / mutant.path).read_bytes()
    old = source[mutant.start : mutant.end].decode()
    return f"{mutant.path}:{mutant.line}  {old} → {mutant.text}"


if __name__ == "__main__":
    command_line.run(main)
