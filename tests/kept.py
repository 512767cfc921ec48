"""What tests leave behind: the processes of a parallel run (pytest-xdist) never share a file."""

import os
from pathlib import Path

from cosine_lab.commands.app_server import ARTIFACTS


def log(name: str) -> Path:
    """Where a server that a test starts writes what it has to say."""
    ARTIFACTS.mkdir(exist_ok=True)  # in a fresh clone nobody else has made it
    process = os.environ.get("PYTEST_XDIST_WORKER")
    return ARTIFACTS / (f"{name}-{process}.log" if process else f"{name}.log")
