"""A server that is told to end leaves no process, also in the midst of its start."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from cosine_lab.commands.app_server import free_port, healthy
from cosine_lab.places import ROOT
from cosine_lab.site import packed
from tests.kept import log
from tests.served.heads import SOCKET

PATIENCE_S = 60.0
LAB = "import sys, lab; lab.environment.bring = lambda _: None; sys.exit(lab.main(sys.argv[1:]))"
"""`python lab.py`, whose environment is there."""
SERVE = ("serve", "--address", "127.0.0.1")
ALONE = ("app", "--server.headless=true")
SERVED = 0


def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def opened(port: int) -> socket.socket:
    """A browser's socket."""
    there = socket.create_connection(("127.0.0.1", port), PATIENCE_S)
    there.sendall(b"GET /_stcore/stream HTTP/1.1\r\nHost: localhost\r\n" + SOCKET + b"\r\n")
    assert b" 101 " in there.recv(100)
    return there


def grouped(group: int) -> set[int]:
    """Processes that were started by that one, and their children; Linux tells of them."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            told = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            if told[0] != "Z" and int(told[2]) == group:
                found.add(int(folder.name))
    return found


if Path("/proc/self/stat").exists():

    @pytest.mark.parametrize(
        ("words", "when", "sent"),
        [
            (SERVE, 1, signal.SIGTERM),
            (SERVE, SERVED, signal.SIGTERM),
            (SERVE, 1, signal.SIGINT),
            (ALONE, SERVED, signal.SIGINT),
        ],
        ids=str,
    )
    def test_no_process_is_left(words: tuple[str, ...], when: int, sent: signal.Signals, tmp_path: Path) -> None:
        """Told so when so many processes are there, or when a page is served and a socket open.

        One that serves has no pages to pack before; one that is ended in the midst of its start may have.
        """
        port = free_port()
        place = ("--port", str(port)) if words is SERVE else (f"--server.port={port}",)
        name = f"ends-{words[0]}-{when}-{sent.name}"
        with log(name).open("w", encoding="utf-8") as output:
            lab = subprocess.Popen(
                (sys.executable, "-c", LAB, *words, *place),
                cwd=ROOT,
                env=os.environ | ({packed.WHERE: str(tmp_path)} if when == SERVED else {}),
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        try:
            until(lambda: len(grouped(lab.pid)) >= when)
            with ExitStack() as held:
                if when == SERVED:
                    until(lambda: healthy(f"http://127.0.0.1:{port}"))
                    held.enter_context(opened(port))
                if sent is signal.SIGINT:  # a terminal tells all of them
                    os.killpg(lab.pid, sent)
                else:
                    lab.send_signal(sent)
                until(lambda: lab.poll() is not None and not grouped(lab.pid))
        finally:
            with suppress(ProcessLookupError):
                os.killpg(lab.pid, signal.SIGKILL)
            lab.wait()
