"""A story walked by keyboard alone, and all that a page shows, says and holds on the way.

A walk is made once a lesson and looked at by many judges: `Record` has, for every step of the
story, its texts, the order of what can have the focus and the names of its handles, and for every
act of the reader what was said meanwhile and what had the focus then. The page's clock is ours:
waiting costs nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser import plane, reader, stories

HEARD = Path(__file__).with_name("heard.js").read_text(encoding="utf-8")
QUIET_MS = 1600
"""After which nothing more is said: a move settles in 300 ms, a message keeps a second apart."""
MOST_STOPS = 40
_SHOWN = """() => {
  const strip = document.querySelector('[data-testid="stMain"]');
  const found = {};
  const walk = (root) => {
    for (const each of root.querySelectorAll("*")) {
      if (each.shadowRoot) walk(each.shadowRoot);
      const name = each.dataset.handle;
      const plane = each.closest("[data-plane]")?.dataset.plane ?? "";
      if (name) found[`${plane} ${name}`] = each.getAttribute("aria-label");
    }
  };
  walk(strip);
  return found;
}"""


@dataclass(frozen=True)
class Message:
    """What was said, from which region of the page, and when."""

    text: str
    region: str
    at: float


@dataclass(frozen=True)
class Act:
    """What a reader did, what was said until all was quiet, and what has the focus then."""

    step: int
    what: str
    said: tuple[Message, ...]
    during: tuple[Message, ...]
    """What was said before a hand let go."""
    held: str
    """The name of what has the focus, `body` where nothing has."""
    label: str
    alive: bool
    sentence: str
    """The story's, as it stands on the screen."""


@dataclass(frozen=True)
class Step:
    """A step of a story as it begins."""

    number: int
    sentence: str
    text: str
    order: tuple[str, ...]
    handles: dict[str, str]


@dataclass
class Record:
    """All of a walk."""

    opening: tuple[Message, ...] = ()
    tabs: list[str] = field(default_factory=list)
    """What the Tab key stops at, from the page's beginning to the first bet."""
    skipping: list[str] = field(default_factory=list)
    """The same by way of the link that skips."""
    steps: list[Step] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    again: list[str] = field(default_factory=list)
    """Steps where Enter, pressed once more after Next, did something."""

    def messages(self) -> Iterator[Message]:
        """Everything that was said, in its order."""
        yield from self.opening
        for act in self.acts:
            yield from act.said


class Walker:
    """Walks a story on a page that nothing is open on yet.

    Parameters
    ----------
    page : Page
        A tab of its own: its clock is held, and it notes what is heard.
    """

    def __init__(self, page: Page) -> None:
        page.clock.install()
        page.add_init_script(HEARD)
        self.page = page
        self.record = Record()
        self._heard = 0

    def walk(self, address: str) -> Record:
        """Go from the first step to the last, do what it asks, and look around at the end."""
        self.open(address)
        self._find_the_bet()
        last = stories.steps(self.page)[1]
        for number in range(1, last + 1):
            self._step(number)
            if number < last:
                self._go_on(number)
        self._leave_and_return(last)
        return self.record

    def open(self, address: str) -> None:
        """Open a story, and listen until all is quiet."""
        stories.open_story(self.page, address)
        self.quiet()
        self.record.opening = self._new()

    def heard(self) -> list[str]:
        """What was said since this was asked last."""
        return [each.text for each in self._new()]

    def _step(self, number: int) -> None:
        self.record.steps.append(
            Step(
                number,
                self.page.locator(".story-sentence").text_content() or "",
                self.page.locator('[data-testid="stMain"]').inner_text(),
                tuple(each["name"] for each in self.page.evaluate("__stops()")),
                self.page.evaluate(_SHOWN),
            )
        )
        choices = stories.answers(self.page)
        if choices:
            self._nudge(number, "nudge before the bet")
            scale = choices == ["scale"]
            bet = '[data-story-action="commit"]' if scale else f'[data-bet="{choices[0]}"]'
            self._press(number, "bet", self.page.locator(bet))
        for action in self.page.locator(".story-actions button").all():
            if not self.page.locator('[data-goal="reached"]').count():
                self._press(number, "action", action)
        self._nudge(number, "nudge")
        if not any(act.what == "drag" for act in self.record.acts):
            self._drag(number)

    def _go_on(self, number: int) -> None:
        following = self.page.locator('[data-story-action="next"]')
        self._press(number, "next", following)
        before = self.page.locator("[data-story]").inner_text()
        self.page.keyboard.press("Enter")
        stories.ready(self.page)
        if before != self.page.locator("[data-story]").inner_text():
            self.record.again.append(f"step {number + 1}: {before!r}")

    def _leave_and_return(self, last: int) -> None:
        for way in ("free", "guide"):
            self._press(last, way, self.page.locator(f'[data-story-action="{way}"]'))
        self._press(last, "talk", self.page.locator('[data-action="talk"]'))
        self.page.keyboard.press("Escape")
        self._note(last, "talk ends")
        share = self.page.locator('[data-action="share"]')
        self._press(last, "share", share)
        self.page.keyboard.press("Escape")
        self._note(last, "share ends")

    def _nudge(self, number: int, what: str) -> None:
        """Move what the step is about by one press of an arrow."""
        led = self.page.locator(".grip.lead, .grip[data-handle]").first
        if not led.is_visible():
            return
        led.focus()
        self.page.keyboard.press("ArrowRight")
        self._note(number, what)

    def _press(self, number: int, what: str, target: Locator) -> None:
        target.focus()
        self.page.keyboard.press("Enter")
        self._note(number, what)

    def _drag(self, number: int) -> None:
        """Drag what the step is about with the mouse, by and by."""
        held = self.page.locator(".grip.lead, .grip[data-handle]").first
        if not held.is_visible():
            return
        x, y = reader.take(self.page, held)
        for share in range(1, 6):
            self.page.mouse.move(x + 6 * share, y - 4 * share)
            self.page.clock.fast_forward(QUIET_MS)
            plane.painted(self.page)
        during = self._new()
        self.page.mouse.up()
        self._note(number, "drag", during)

    def _find_the_bet(self) -> None:
        self.record.tabs = self._tab_to_the_bet()
        self.page.locator('[data-testid="stSkipToContent"]').focus()
        self.page.keyboard.press("Enter")
        self.record.skipping = ["skip", *self._tab_to_the_bet()]
        self.quiet()
        self._new()

    def _tab_to_the_bet(self) -> list[str]:
        met: list[str] = []
        bets = self.page.locator("[data-bet]")
        wanted = bets if bets.count() else self.page.locator(".story-actions button")
        while not wanted.locator("visible=true").and_(self.page.locator(":focus")).count():
            self.page.keyboard.press("Tab")
            met.append(self.page.evaluate("__now().name"))
            assert len(met) < MOST_STOPS, f"no bet among {met}"
        return met

    def _note(self, step: int, what: str, during: tuple[Message, ...] = ()) -> None:
        stories.ready(self.page)
        self.quiet()
        now = self.page.evaluate("__now()")
        sentence = self.page.locator(".story-sentence").text_content() or ""
        said = (*during, *self._new())
        act = Act(step, what, said, during, now["name"], now["label"], now["alive"], sentence)
        self.record.acts.append(act)

    def quiet(self) -> None:
        """Let the time pass in which something may still be said."""
        for _ in range(2):  # what settles asks to be said, a moment later
            plane.painted(self.page)
            self.page.clock.fast_forward(QUIET_MS)
        plane.painted(self.page)

    def _new(self) -> tuple[Message, ...]:
        heard: list[dict[str, Any]] = self.page.evaluate("__now().heard")
        fresh = heard[self._heard :]
        self._heard = len(heard)
        return tuple(Message(each["text"], each["from"], each["at"]) for each in fresh)
