"""WebKitGTK by WebDriver, on a screen that nobody sees (Xvfb)."""

import json
import os
import shutil
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from cosine_lab.commands.app_server import free_port
from tests.engines.driver import PATIENCE_S, SIZE, DriverError, until

NAME = "WebKitGTK"
INSTALL = "apt-get install --no-install-recommends webkit2gtk-driver xvfb"
DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"


def find() -> str | None:
    """Path of its driver, or None where that or the screen is missing."""
    return shutil.which(DRIVER) if shutil.which(SCREEN) else None


class WebKit:
    """A window of WebKit's own small browser."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.faults: list[str] = []  # which WebDriver tells nothing of
        answer = self._call("POST", "/session", capabilities={"alwaysMatch": {}})
        self._address = f"{address}/session/{answer['sessionId']}"
        self.version = str(answer["capabilities"].get("browserVersion", "")).strip()
        size = dict(zip(("width", "height"), SIZE, strict=True))
        self._call("POST", "/window/rect", **size)

    def open(self, url: str) -> None:
        """Go to an address, and wait until its document is there."""
        self._call("POST", "/url", url=url)

    def evaluate(self, function: str) -> Any:
        """Value of the body of a function, run on the page."""
        return self._call("POST", "/execute/sync", script=function, args=[])

    def act(self, source: dict[str, Any]) -> None:
        """Actions of a mouse or a keyboard, as WebDriver writes them."""
        self._call("POST", "/actions", actions=[source])

    def close(self) -> None:
        """End the browser."""
        with suppress(DriverError):
            self._call("DELETE", "")

    def _call(self, verb: str, path: str, **held: Any) -> Any:
        body = json.dumps(held).encode() if verb == "POST" else None
        request = urllib.request.Request(  # noqa: S310 - our own http address
            self._address + path, body, {"content-type": "application/json"}, method=verb
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:  # noqa: S310
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            raise DriverError(f"{NAME}: {json.load(refused)['value']['message']}") from refused
        except OSError as gone:
            raise DriverError(f"{NAME}: {gone}") from gone


@contextmanager
def driven(log: Path) -> Iterator[WebKit]:
    """A window on a screen of its own, until the block ends.

    Raises
    ------
    DriverError
        If it is not installed, or does not start.
    """
    program = find()
    if program is None:
        raise DriverError(f"{NAME} is not installed: {INSTALL}")
    with log.open("w", encoding="utf-8") as output, _screen(output) as display:
        port = free_port()
        around = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11"}
        process = subprocess.Popen([program, f"--port={port}"], env=around, stdout=output, stderr=output)
        try:
            address = f"http://127.0.0.1:{port}"
            until(lambda: _ready(address), f"{DRIVER} at port {port}")
            window = WebKit(address)
            yield window
            window.close()
        finally:
            process.terminate()
            process.wait()


@contextmanager
def _screen(output: Any) -> Iterator[str]:
    """A screen as large as the window; gives its name."""
    size = "x".join(map(str, (*SIZE, 24)))
    reading, writing = os.pipe()
    command = [SCREEN, "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stdout=output, stderr=output)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise DriverError(f"{SCREEN} did not start")
        yield f":{number}"
    finally:
        process.terminate()
        process.wait()


def _ready(address: str) -> bool:
    with suppress(OSError), urllib.request.urlopen(f"{address}/status", timeout=2) as answer:  # noqa: S310
        return bool(json.load(answer)["value"]["ready"])
    return False
