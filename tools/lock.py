"""Rebuild the hashed requirements files; the others are held to the versions of the first.

`python lab.py lock`; words go to `uv pip compile` (--upgrade for newer versions).
"""

import subprocess
import sys
from collections.abc import Sequence

from cosine_lab import command_line
from cosine_lab.places import ROOT

UV = "uv pip compile --universal --fork-strategy fewest --generate-hashes --no-header --python-version 3.11 --quiet"
"""One version of a package for every Python: what is tested on one is what runs on all."""
LOCKS = (
    "pyproject.toml --extra app --output-file requirements.txt",
    "pyproject.toml --extra app --group dev -c requirements.txt --output-file tools/requirements/dev.txt",
    "--group rooms -c requirements.txt --output-file tools/requirements/rooms.txt",
    "--group sentences -c requirements.txt --output-file tools/requirements/sentences.txt",
    "--group encoders -c requirements.txt --output-file tools/requirements/encoders.txt",
    "--group ratings -c requirements.txt --output-file tools/requirements/ratings.txt",
)


def main(words: Sequence[str]) -> int:
    """Rebuild one after the other; the exit code of the first that fails."""
    _, further = command_line.parser("lock", __doc__).parse_known_args(words)
    for lock in LOCKS:
        command = (sys.executable, "-m", *UV.split(), *lock.split(), *further)
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    command_line.run(main)
