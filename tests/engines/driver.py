"""What a browser can be asked for, whatever protocol it speaks."""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

PATIENCE_S = 60.0
SIZE = (1280, 720)
_FOUND = """const found = (selector) => {
  const walk = (root) => {
    for (const each of root.querySelectorAll("*")) {
      if (each.matches(selector)) return each;
      const inside = each.shadowRoot && walk(each.shadowRoot);
      if (inside) return inside;
    }
    return null;
  };
  return walk(document);
};"""


_MOUSE = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
_KEYS = {"PageDown": "\ue00f", "PageUp": "\ue00e"}
"""Keys as WebDriver writes them."""


class DriverError(Exception):
    """A browser did not start, did not answer, or answered with an error."""


class Driver(Protocol):
    """One window of a browser.

    Attributes
    ----------
    faults : list of str
        Errors of the pages' own scripts, as far as the protocol tells of them.
    """

    faults: list[str]

    def open(self, url: str) -> None:
        """Go to an address, and wait until its document is there."""

    def evaluate(self, function: str) -> Any:
        """Value of the body of a function, run on the page."""

    def act(self, source: dict[str, Any]) -> None:
        """Actions of a mouse or a keyboard, as WebDriver writes them."""

    def close(self) -> None:
        """End the browser."""


@dataclass(frozen=True)
class Hand:
    """A reader's hand and eye on a driver's page; elements are found through shadow trees."""

    driver: Driver

    def ask(self, body: str) -> Any:
        """Value of a function's body, in which `found(selector)` is the first such element."""
        return self.driver.evaluate(f"{_FOUND}\n{body}")

    def wait(self, body: str, what: str) -> Any:
        """The first value that is neither null, false nor empty.

        Raises
        ------
        DriverError
            If there is none within a minute.
        """
        return until(lambda: self.ask(body), what)

    def there(self, selector: str) -> None:
        """Wait for an element that is seen."""
        self.wait(f"return found({json.dumps(selector)})?.checkVisibility() ?? false", selector)

    def press(self, selector: str) -> None:
        """Press a button."""
        self.there(selector)
        self.ask(f"found({json.dumps(selector)}).click()")

    def centre(self, selector: str) -> tuple[int, int]:
        """Where the middle of an element is in the window."""
        x, y = self.ask(
            f"const box = found({json.dumps(selector)}).getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]"
        )
        return round(x), round(y)

    def move(self, x: int, y: int) -> None:
        """The mouse goes there."""
        self._mouse({"type": "pointerMove", "x": x, "y": y, "duration": 20})

    def button(self, *, down: bool) -> None:
        """The mouse button goes down, or up."""
        self._mouse({"type": "pointerDown" if down else "pointerUp", "button": 0})

    def type(self, key: str) -> None:
        """A key is pressed and let go."""
        strokes = [{"type": each, "value": _KEYS.get(key, key)} for each in ("keyDown", "keyUp")]
        self.driver.act({"type": "key", "id": "keyboard", "actions": strokes})

    def _mouse(self, action: dict[str, Any]) -> None:
        self.driver.act({**_MOUSE, "actions": [action]})


def until(look: Callable[[], Any], what: str, patience: float = PATIENCE_S) -> Any:
    """Look until there is something to see; DriverError if there is nothing in time."""
    deadline = time.monotonic() + patience
    while not (seen := look()):
        if time.monotonic() > deadline:
            raise DriverError(f"nothing to be seen of {what} within {patience:.0f} s")
        time.sleep(0.1)
    return seen
