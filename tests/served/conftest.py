"""One server for all that only asks it, as `python lab.py serve`."""

import sys
from collections.abc import Iterator

import pytest

from cosine_lab.commands.app_server import Server, free_port, started
from cosine_lab.places import ROOT
from tests.kept import log


@pytest.fixture(scope="session")
def served() -> Iterator[Server]:
    port = free_port()
    words = ("--address", "127.0.0.1", "--port", str(port))
    command = (sys.executable, "-m", "cosine_lab.server", *words)
    with started(command, f"http://127.0.0.1:{port}", log("serve"), ROOT) as running:
        yield running
