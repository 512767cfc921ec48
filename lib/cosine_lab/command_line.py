"""How every command of the project begins and ends: whatever its output is, and whoever stops reading it."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn, TextIO, cast

PROGRAM = os.environ.get("COSINE_LAB_PROGRAM", "cosine-lab")
"""As the reader has called it."""
STOPPED = 130
"""Exit code after Ctrl-C, by the habit of shells."""


def run(main: Callable[[Sequence[str]], int | None]) -> NoReturn:
    r"""Carry out a command line and end this process with its exit code; no traceback for a closed pipe or Ctrl-C.

    A letter that a code page lacks is written as `\u2500`, by the commands that this one starts as well.
    """
    streams = [cast("TextIO", each) for each in (sys.stdout, sys.stderr)]
    for each in streams:
        each.reconfigure(errors="backslashreplace")  # type: ignore[attr-defined]
    os.environ["PYTHONIOENCODING"] = f"{sys.stdout.encoding}:backslashreplace"
    if sys.getfilesystemencoding() == "ascii":  # an own choice: there Python 3.12 loads no NumPy from a path like 报告
        os.environ["PYTHONUTF8"] = "1"
    try:
        try:
            code = main(sys.argv[1:]) or 0
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        code = STOPPED
    except BrokenPipeError:  # `| head -1` has read enough: what Python still holds for it goes nowhere
        nowhere, code = os.open(os.devnull, os.O_WRONLY), 1
        for each in streams:
            os.dup2(nowhere, each.fileno())
    sys.exit(code)


def parser(command: str, description: str | None) -> argparse.ArgumentParser:
    """What reads the words after a command; --help says what its module says of itself."""
    shape = argparse.RawDescriptionHelpFormatter
    return argparse.ArgumentParser(f"{PROGRAM} {command}", description=description, formatter_class=shape)
