"""A Valkey or Redis server for tests and benchmarks: found, or installed as Debian has it."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cosine_lab.commands.app_server import free_port

NAMES = ("valkey-server", "redis-server")
PACKAGE = "redis-server"
APT = ("apt-get", "-o", "DPkg::Lock::Timeout=60")  # another process of the suite may be at it
PATIENCE_S, PAUSE_S = 20.0, 0.05


class ValkeyMissingError(Exception):
    """No server to be found or had."""


def can_be_had() -> bool:
    """Whether there is a server here, or this user may install one."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return _found() is not None or (root and shutil.which("apt-get") is not None)


def executable() -> str:
    """Path of a server, installed first if need be.

    Raises
    ------
    ValkeyMissingError
        If none is found and none can be installed.
    """
    for command in (None, ("install",), ("update",), ("install",)):
        if command is not None:
            what = ("--yes", "--no-install-recommends", PACKAGE) if "install" in command else ()
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            with suppress(FileNotFoundError):
                subprocess.run((*APT, *command, *what), env=quiet, stdout=sys.stderr, check=False)
        if found := _found():
            return found
    raise ValkeyMissingError(f"install {PACKAGE}, or valkey-server")


def _found() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def running(folder: Path, port: int | None = None) -> Iterator[str]:
    """A server that keeps what it has in a folder; gives its address."""
    port = port or free_port()
    command = (executable(), "--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder))
    keeping = ("--appendonly", "yes", "--save", "", "--logfile", str(folder / "valkey.log"))
    with subprocess.Popen((*command, *keeping)) as process:
        try:
            _wait(process, port)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()


def _wait(process: "subprocess.Popen[bytes]", port: int) -> None:
    """Return when the server answers."""
    import redis  # noqa: PLC0415 - only who has a server needs its client

    deadline = time.monotonic() + PATIENCE_S
    with redis.Redis(port=port, socket_connect_timeout=1) as there:
        while process.poll() is None and time.monotonic() < deadline:
            with suppress(redis.RedisError):
                there.ping()
                return
            time.sleep(PAUSE_S)
    raise ValkeyMissingError("the server did not start")
