"""A story walked by keyboard alone, and all that a page shows, says and holds on the way.

A walk is made once a lesson, in the pseudo-language, and looked at by many judges. For every act of
the reader it keeps what was said meanwhile and what had the focus then; for every step, as it
begins and once it is done, all that can be seen. The page's clock is ours: waiting costs nothing.
"""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, ViewportSize

from tests.browser import plane, pseudo, reader, stories
from tests.browser.axe import violations
from tests.browser.record import Act, Answer, Drag, Look, Message, Record

HEARD, LOOK = (Path(__file__).with_name(name).read_text(encoding="utf-8") for name in ("heard.js", "look.js"))
QUIET_MS = 1600
"""After which nothing more is said: a move settles in 300 ms, a message keeps a second apart."""
PHONE: ViewportSize = {"width": 360, "height": 780}
TABLET: ViewportSize = {"width": 768, "height": 1024}
OTHERS: tuple[ViewportSize, ...] = (PHONE, {"width": 390, "height": 844}, {"width": 1280, "height": 720})
"""Where a hand is on what a step is about as well."""
_PICTURE = """(held) => {
  const { left, top, width, height } = held.closest("svg").getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
}"""
_VALUES = """(held) => [...held.getRootNode().querySelectorAll("[data-handle]")].map((each) =>
  `${each.dataset.handle} ${each.getAttribute("transform")}`)"""
_PLACES = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const known = (globalThis.__placed ??= new Map());
  const found = [...document.querySelectorAll("*")].flatMap((host) => [...(host.shadowRoot?.querySelectorAll(
    ".cosine-lab :is(svg, ol, table, input[type=range])") ?? [])]);
  const away = ".story, .chip, button, svg svg, [hidden]";
  const seen = found.filter((each) => !each.closest(away) && each.checkVisibility());
  const tops = seen.map((each) => [each, each.getBoundingClientRect()]).filter(([, { height }]) => height > 8);
  return tops.map(([each, { top, height }]) => {
    if (!known.has(each)) known.set(each, `${known.size} ${each.localName}.${each.getAttribute("class")}`);
    const grows = each.matches("ol, table"); // a list may take a row more
    return [known.get(each), Math.round(top - tops[0][1].top), grows ? 0 : Math.round(height)];
  });
}"""
"""How far below the first picture of a lesson each of the others is, and how high."""
_WRAP = "(by) => { document.body.style.paddingTop = by; }"
_NOTE = """(since) => {
  const story = __look();
  const shown = story.readings.filter(({ seen, masked }) => seen && !masked).map(({ name, text }) => [name, text]);
  return { ...__now(since), ...__shown(), shown: Object.fromEntries(shown), sentence: story.sentence,
    masks: story.masked, answer: story.answer?.[3] ?? "" };
}"""
_AHEAD = """async (ms) => {
  await __pwClock.controller.fastForward(ms);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
"""Playwright's own `fast_forward` asks every frame, and leaves a script for every later page."""
_QUIET = f"""async (ms) => {{
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (let k = 0; k < 2; k += 1) await ({_AHEAD})(ms); // what settles asks to be said, then
}}"""
_PHONE = "async () => [await (%s)(), __labels(), __outside()]"
_OVER = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const main = document.querySelector('[data-testid="stMain"]') ?? document.body;
  return Math.max(document.documentElement.scrollWidth, main.scrollWidth) - innerWidth;
}"""


def over(page: Page) -> int:
    """By how many pixels a page is wider than a phone; the window is as it was then."""
    return int(on_a_phone(page, _OVER))


def on_a_phone(page: Page, script: str) -> Any:
    """What a script finds on a phone; the window is as it was then."""
    before = page.viewport_size
    if before == PHONE:
        return page.evaluate(script)
    page.set_viewport_size(PHONE)
    found = page.evaluate(script)
    if before:
        page.set_viewport_size(before)
    plane.painted(page)
    return found


class Walker:
    """Walks a story on a page that nothing is open on yet.

    Parameters
    ----------
    page : Page
        A tab of its own: its clock is held, and it notes what is heard.
    slug : str
        The lesson.
    """

    def __init__(self, page: Page, slug: str) -> None:
        page.clock.install()
        page.add_init_script(HEARD)
        page.add_init_script(LOOK)
        self.page = page
        self.record = Record(slug)
        self._heard = 0

    def walk(self, address: str) -> Record:
        """Go from the first step to the last, do what it asks, and look around at the end."""
        self.open(address)
        last = stories.steps(self.page)[1]
        for number in range(1, last + 1):
            self._step(number)
            if number < last:
                self._go_on(number)
        self._leave_and_return(last)
        self._forget(last)
        return self.record

    def there_and_back(self, rounds: int) -> None:
        """Go through a story that is open and back to its first step, so often, with another answer each time."""
        last = stories.steps(self.page)[1]
        for turn in range(rounds):
            for number in range(1, last + 1):
                again = self.page.locator('[data-story-action="again"]')
                if turn and again.is_visible():
                    self._press(number, "again", again)
                self._answer(number, number + turn)
                self._nudge(number, "nudge")
                if number < last:
                    self._press(number, "next", self.page.locator('[data-story-action="next"]'))
            for number in range(last, 1, -1):
                self._press(number - 1, "back", self.page.locator('[data-story-action="back"]'))

    def open(self, address: str) -> None:
        """Open a story, and listen until all is quiet."""
        stories.open_story(self.page, address)
        self.quiet()
        self.record.opening = self._new()

    def heard(self) -> list[str]:
        """What was said since this was asked last."""
        return [each.text for each in self._new()]

    def _step(self, number: int) -> None:
        self._look(number, told=False)
        if stories.answers(self.page):
            self._nudge(number, "nudge before the bet")
        self._answer(number, number)
        self._look(number, told=True)
        self._nudge(number, "nudge")
        self._drag(number)

    def _answer(self, number: int, which: int) -> None:
        """Answer the step's bet, and do by its buttons what it waits for."""
        choices = stories.answers(self.page)
        if choices:
            scale = choices == ["scale"]
            given = choices[which % len(choices)]
            bet = '[data-story-action="commit"]' if scale else f'[data-bet="{given}"]'
            if scale:
                self.page.locator('[data-bet="scale"]').press("ArrowRight")
            self._press(number, "bet", self.page.locator(bet))
        begun = on_a_phone(self.page, _PLACES)
        for action in self.page.locator(".story-actions button").all():
            if not self.page.locator('[data-goal="reached"]').count():
                self._press(number, "action", action)
        self.record.places.append((number, begun, on_a_phone(self.page, _PLACES)))

    def _look(self, number: int, *, told: bool) -> None:
        """Note all that can be seen, at every size, and leave it as it was."""
        page = self.page
        seen = page.evaluate("({ ...__look(), labels: __labels(), outside: __outside() })")
        wide, small, out = (0, [], []) if told and number > 1 else on_a_phone(page, _PHONE % _OVER)
        answer, main = seen["answer"], page.locator('[data-testid="stMain"], body > main').first
        self.record.looks.append(
            Look(
                number,
                seen["beat"],
                told,
                seen["asks"],
                seen["goal"],
                seen["sentence"],
                seen["px"],
                seen["strip"],
                main.aria_snapshot() if seen["masked"] else "",
                tuple(seen["order"]),
                seen["handles"],
                tuple(seen["pictures"]),
                tuple(page.evaluate(stories.CONTROLS)),
                stories.masked(page) if seen["masked"] else {},
                tuple(seen["readings"]),
                seen["read"],
                frozenset(pseudo.bare(page)),
                wide,
                (*seen["labels"], *(f"{each} on a phone" for each in small)),
                (*seen["outside"], *(f"{each} on a phone" for each in out)),
                tuple(violations(page, colours=not told)) if number == 1 else (),
                Answer(*answer) if answer else None,
                seen["drawn"],
            )
        )
        self._new()

    def _go_on(self, number: int) -> None:
        following = self.page.locator('[data-story-action="next"]')
        self._press(number, "next", following)
        before = self.page.locator("[data-story]").inner_text()
        self.page.keyboard.press("Enter")
        stories.ready(self.page)
        if before != self.page.locator("[data-story]").inner_text():
            self.record.again.append(f"step {number + 1}: {before!r}")

    def _leave_and_return(self, last: int) -> None:
        on = self.page.locator(".story-on")
        self.record.on = on.get_attribute("href") if on.count() else None
        self._press(last, "free", self.page.locator('[data-story-action="free"]'))
        self._judge_the_dark()
        self.record.colours = self.page.evaluate("__verdicts()")
        self._press(last, "guide", self.page.locator('[data-story-action="guide"]'))
        self._press(last, "talk", self.page.locator('[data-action="talk"]'))
        self.page.keyboard.press("Escape")
        self._note(last, "talk ends")

    def _judge_the_dark(self) -> None:
        """Ask axe-core about the colours of all that free play shows."""
        for scheme in ("dark", "light"):
            self.page.emulate_media(color_scheme=scheme)
            self.quiet()  # the clock is ours: what a theme changes is drawn when it runs
            if scheme == "dark":
                self.record.dark = violations(self.page, "cat.color")

    def _forget(self, last: int) -> None:
        self.record.kept = self._kept()
        forget = self.page.locator('[data-story-action="forget"]')
        for _ in range(2 if forget.is_visible() else 0):
            self._press(last, "forget", forget)
        self.record.forgotten = self._kept()

    def _kept(self) -> dict[str, Any]:
        name = f"cosine-lab:story:{self.record.slug}"
        kept: dict[str, Any] = json.loads(self.page.evaluate("(name) => localStorage.getItem(name)", name) or "{}")
        return kept

    def _nudge(self, number: int, what: str) -> None:
        """Move what the step is about by one press of an arrow."""
        led = self.page.locator(".grip.lead, .grip[data-handle]").first
        if not led.is_visible():
            return
        led.focus()
        begun = led.get_attribute("transform")
        for key in ("ArrowRight", "ArrowLeft"):  # at an end one of them leads nowhere
            if led.get_attribute("transform") == begun:
                self.page.keyboard.press(key)
                stories.ready(self.page)
        if led.get_attribute("transform") == begun:
            self.record.dead.append(f"step {number}, {what}: no arrow moves {led.get_attribute('data-handle')}")
        self._note(number, what)

    def _press(self, number: int, what: str, target: Locator) -> None:
        target.focus()
        self.page.keyboard.press("Enter")
        self._note(number, what)

    def _drag(self, number: int) -> None:
        """Drag what the step is about with the mouse, by and by, on a tablet; meanwhile a heading takes a line more."""
        page, held = self.page, self.page.locator(".grip.lead, .grip[data-handle]").first
        before = page.viewport_size
        if not held.is_visible() or not before:
            return
        for size in OTHERS:
            self._hold(number, held, size)
        drag = self._pull(number, held, TABLET, QUIET_MS)
        during = self._new()
        page.mouse.up()
        page.evaluate(_WRAP, "")
        self.record.drags.append(drag)
        page.set_viewport_size(before)
        self._note(number, "drag", during)

    def _hold(self, number: int, held: Locator, size: ViewportSize) -> None:
        """The same in a window of that size, and taken back."""
        self.record.drags.append(self._pull(number, held, size, 0))
        self.page.keyboard.press("Escape")
        self.page.mouse.up()
        self.page.evaluate(_WRAP, "")

    def _pull(self, number: int, held: Locator, size: ViewportSize, ms: int) -> Drag:
        """Pull so far as the other ways to a goal may lie; then the page moves under a hand that does not."""
        page = self.page
        page.set_viewport_size(size)
        plane.painted(page)
        x, y = reader.take(page, held)
        pictures = [held.evaluate(_PICTURE)]
        labels: list[str] = []
        for share in range(1, 4):
            page.mouse.move(x + 10 * share, y - 7 * share, steps=5)
            page.evaluate(_AHEAD, ms)
            pictures.append(held.evaluate(_PICTURE))
            labels += page.evaluate("__labels()")
        there = held.evaluate(_VALUES)
        page.evaluate(_WRAP, "57px")
        for back in (0.4, 0.0):
            page.mouse.move(x + 30 + back, y - 21 - back)
        page.evaluate(_AHEAD, ms)
        lost = [each for each in zip(there, held.evaluate(_VALUES), strict=True) if each[0] != each[1]]
        return Drag(number, size["width"], pictures, lost, tuple(dict.fromkeys(labels)))

    def _note(self, step: int, what: str, during: tuple[Message, ...] = ()) -> None:
        stories.ready(self.page)
        self.quiet()
        now = self.page.evaluate(_NOTE, self._heard)
        said = (*during, *self._messages(now))
        focus = (now["name"], now["label"], now["alive"])
        self.record.acts.append(
            Act(
                step,
                what,
                said,
                during,
                *focus,
                now["sentence"],
                tuple(now["masks"]),
                now["seen"],
                tuple(now["unseen"]),
                now["answer"],
                now["shown"],
            )
        )

    def quiet(self) -> None:
        """Let the time pass in which something may still be said."""
        self.page.evaluate(_QUIET, QUIET_MS)

    def _new(self) -> tuple[Message, ...]:
        return self._messages(self.page.evaluate("(since) => __now(since)", self._heard))

    def _messages(self, now: dict[str, Any]) -> tuple[Message, ...]:
        self._heard += len(now["heard"])
        return tuple(Message(each["text"], each["from"], each["at"]) for each in now["heard"])
