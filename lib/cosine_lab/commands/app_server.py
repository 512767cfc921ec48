"""Serve a Streamlit script as a reader would meet it: a process of its own, on a free port."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from cosine_lab.places import LESSONS, PAGES, ROOT
from cosine_lab.signed_tokens import Tickets

ARTIFACTS = ROOT / "artifacts"
PATIENCE_S = 180.0
HEALTH = "/_stcore/health"
"""Streamlit's path."""
_SECRET = "for servers that are measured and tested"  # noqa: S105 - it protects nobody
voter = Tickets(_SECRET).issue
"""A name to vote under at any of these servers, as their sessions are given."""


class ServerError(Exception):
    """The server did not come up; the message holds the end of its log."""


@dataclass(frozen=True)
class Server:
    """A running server: its address, without a slash at the end, what it logs, its process."""

    url: str
    log: Path
    pid: int = 0


def addresses() -> dict[str, str]:
    """Address of every page, by slug; the page `home` is at the root, as app.py has it first."""
    pages = sorted(path.stem for path in PAGES.glob("*.py") if path.stem != "__init__")
    return {slug: "/" if slug == "home" else f"/{slug}" for slug in pages}


def lessons() -> dict[str, str]:
    """The same of the pages that hold a lesson."""
    slugs = {path.parent.name for path in LESSONS.glob("*/__init__.py")}
    return {slug: address for slug, address in addresses().items() if slug in slugs}


def served(root: Path = ROOT) -> Path:
    """What a checkout gives Streamlit to serve; before there was a door, the app itself."""
    script = root / "asgi.py"
    return script if script.exists() else root / "app.py"


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def healthy(url: str, check: str = HEALTH) -> bool:
    """Whether the server answers its health check."""
    try:
        with urllib.request.urlopen(f"{url}{check}", timeout=2) as answer:  # noqa: S310 - our own http address
            return bool(answer.status == 200)  # noqa: PLR2004 - HTTP's own number
    except (urllib.error.URLError, OSError):
        return False


@contextmanager
def serve(
    script: Path, log: Path, root: Path = ROOT, environment: Mapping[str, str] | None = None, port: int = 0
) -> Iterator[Server]:
    """Run a script under Streamlit until the block ends; the log stays.

    Parameters
    ----------
    script : Path
    log : Path
    root : Path
        The checkout whose settings hold.
    environment : mapping of str to str, optional
        Variables of its environment beside ours.
    port : int
        Where it listens; 0 for a free port.

    Raises
    ------
    ServerError
        If the server ends at once, or is not healthy within three minutes.
    """
    port = port or free_port()
    options = {"server.headless": "true", "server.address": "127.0.0.1", "server.port": str(port)}
    flags = [f"--{name}={value}" for name, value in options.items()]
    command = [sys.executable, "-m", "streamlit", "run", str(script), *flags]
    with started(command, f"http://127.0.0.1:{port}", log, root, environment) as server:
        yield server


@contextmanager
def started(
    command: Sequence[str],
    url: str,
    log: Path,
    root: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    *,
    check: str = HEALTH,
) -> Iterator[Server]:
    """Run a command that serves something at that address until the block ends; the log stays.

    check : where it answers once it is up

    Raises
    ------
    ServerError
        If it ends at once, or is not healthy within three minutes.
    """
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            command,
            cwd=root,  # where .streamlit/config.toml is read from
            env={"STREAMLIT_SERVER_COOKIE_SECRET": _SECRET, **os.environ, **(environment or {})},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        server = Server(url, log, process.pid)
        try:
            wait(process, server, check)
            yield server
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait(process: "subprocess.Popen[bytes]", server: Server, check: str = HEALTH) -> None:
    """Return once the server is healthy."""
    deadline = time.monotonic() + PATIENCE_S
    while not healthy(server.url, check):
        if process.poll() is not None or time.monotonic() > deadline:
            raise ServerError(f"serve needs a script that starts, got:\n{tail(server.log)}")
        time.sleep(0.05)


def tail(log: Path, lines: int = 20) -> str:
    """Last lines of a log."""
    return "\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-lines:])
