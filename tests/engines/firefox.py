"""Firefox by WebDriver BiDi, which it speaks itself: no geckodriver."""

import itertools
import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from cosine_lab.commands.app_server import free_port
from tests.engines.driver import PATIENCE_S, SIZE, DriverError, until

NAME = "Firefox"
INSTALL = "apt-get install --no-install-recommends firefox-esr"
PROGRAMS = ("firefox-esr", "firefox")
_LEFT = "cosineLabLeft"
_COMPLETE = 'document.readyState === "complete"'


def find() -> str | None:
    """Path of the program, or None."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


class Firefox:
    """A window without a screen."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._numbers = socket, itertools.count(1)
        self.faults: list[str] = []
        answer = self._call("session.new", capabilities={})
        self.version = str(answer["capabilities"]["browserVersion"])
        self._context = self._call("browsingContext.getTree")["contexts"][0]["context"]
        self._call("session.subscribe", events=["log.entryAdded"])
        size = dict(zip(("width", "height"), SIZE, strict=True))
        self._call("browsingContext.setViewport", context=self._context, viewport=size)

    def open(self, url: str) -> None:
        """Go to an address, and wait until its document is there.

        We look for it ourselves: both of Firefox's processes report that a navigation has begun,
        and where one is late its report of the page before fails the navigation under way as
        interrupted by a new one.
        """
        self.evaluate(f"window.{_LEFT} = true")
        self._call("browsingContext.navigate", context=self._context, url=url, wait="none")
        until(self._arrived, url)

    def evaluate(self, function: str) -> Any:
        """Value of the body of a function, run on the page."""
        answer = self._call(
            "script.evaluate",
            expression=f"JSON.stringify((() => {{ {function} }})() ?? null)",
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] != "success":
            raise DriverError(f"{NAME}: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"]["value"])

    def act(self, source: dict[str, Any]) -> None:
        """Actions of a mouse or a keyboard, as WebDriver writes them."""
        self._call("input.performActions", context=self._context, actions=[source])

    def close(self) -> None:
        """End the browser."""
        with suppress(WebSocketException, DriverError, TimeoutError):
            self._call("browser.close")

    def _arrived(self) -> bool:
        """Whether the document after the one that was left is there."""
        with suppress(DriverError):  # between two documents there is none to ask
            return bool(self.evaluate(f"return !window.{_LEFT} && {_COMPLETE}"))
        return False

    def _call(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(PATIENCE_S))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.faults.append(str(told["params"]["text"]))
            if told.get("id") == number:
                break
        if told["type"] == "error":
            raise DriverError(f"{NAME}, {method}: {told['message']}")
        answer: dict[str, Any] = told["result"]
        return answer


@contextmanager
def driven(log: Path) -> Iterator[Firefox]:
    """A window of a fresh profile, until the block ends.

    Raises
    ------
    DriverError
        If Firefox is not installed, or does not start.
    """
    program = find()
    if program is None:
        raise DriverError(f"{NAME} is not installed: {INSTALL}")
    port = free_port()
    with tempfile.TemporaryDirectory() as profile, log.open("w", encoding="utf-8") as output:
        command = [program, "--headless", "--no-remote", "--profile", profile]
        process = subprocess.Popen([*command, f"--remote-debugging-port={port}"], stdout=output, stderr=output)
        try:
            socket = until(lambda: _connected(port), f"{NAME} at port {port}")
            window = Firefox(socket)
            yield window
            window.close()
        finally:
            process.terminate()
            process.wait()


def _connected(port: int) -> ClientConnection | None:
    with suppress(OSError, WebSocketException):
        return connect(f"ws://127.0.0.1:{port}/session", max_size=None, compression=None)
    return None
