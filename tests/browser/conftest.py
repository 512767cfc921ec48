"""A real server, a real browser, and a page that fails its test when anything goes wrong on it."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, sync_playwright

from cosine_lab.commands import browser as finder
from cosine_lab.commands.app_server import ARTIFACTS, Server, addresses, serve, served
from tests.browser import reader, watch
from tests.browser.tabs import Tab, Tabs
from tests.kept import log
from tests.servers import shared

HERE = Path(__file__).parent
FAILED = pytest.StashKey[bool]()


def driven(item: pytest.Item) -> bool:
    """Whether a test lies in this folder."""
    return HERE in item.path.parents


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark this folder's tests, for `-m "not browser"`, and let the quick ones go first.

    What fails in a browser is tried once more, and both are told: a machine that others use too
    may keep it waiting. What fails twice has failed.
    """
    for item in filter(driven, items):
        item.add_marker("browser")
        item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=driven)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Note on the test whether it failed: its page then leaves a picture behind."""
    report = yield
    before = call.when != "setup" and item.stash.get(FAILED, False)
    item.stash[FAILED] = before or report.failed
    return report


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """The app with the pseudo-language on offer, served once for all tests of a run; its log stays in artifacts/."""
    with shared("server") as running:
        yield running


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Where lessons lie on pages without Streamlit (tests/browser/bare.py)."""
    with shared("site") as running:
        yield running.url


@pytest.fixture
def cold(request: pytest.FixtureRequest) -> Iterator[Server]:
    """The app on a fresh server that no reader has opened yet."""
    with serve(served(), log(plain(request.node.name))) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; a failure, never a skip, where there is none."""
    try:
        executable = finder.executable()
    except finder.BrowserMissingError as missing:
        pytest.fail(str(missing), pytrace=False)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=executable, args=[*finder.FLAGS])
        yield launched
        launched.close()


@pytest.fixture
def context_options() -> dict[str, Any]:
    """What a test's browser context has beyond CONTEXT; parametrise a test with it to differ."""
    return {}


@pytest.fixture
def faults() -> list[str]:
    """Everything that went wrong on the page; a test that provokes a fault takes it out again."""
    return []


@pytest.fixture(scope="session")
def tabs(browser: Browser) -> Tabs:
    """The tabs that the tests of a process share."""
    return Tabs(browser)


@pytest.fixture
def tab(tabs: Tabs, context_options: dict[str, Any], request: pytest.FixtureRequest) -> Tab:
    """The shared tab of the test's options, or one for a test that would leave its mark on it."""
    apart = request.node.get_closest_marker("own_tab")
    return tabs.shared(context_options, request.module.__name__ if apart else "")


@pytest.fixture
def page(
    tab: Tab, context_options: dict[str, Any], faults: list[str], request: pytest.FixtureRequest
) -> Iterator[Page]:
    """A page, which must end without faults.

    If the test fails, the last sight of its page stays in artifacts/.
    """
    if "cold" in request.fixturenames:  # its server outlives the page, which would miss it
        request.getfixturevalue("cold")
    looks = "look" in request.fixturenames
    opened = tab.opened(context_options, looks=looks)
    stop = watch.collect(opened, faults)
    yield opened
    its = next((name for name in ("cold", "server") if name in request.fixturenames), None)
    faults.extend(watch.tracebacks(opened, request.getfixturevalue(its) if its else None))
    failed = request.node.stash.get(FAILED, False) or faults
    if failed:
        photograph(opened, request.node.name)
    if failed or request.node.get_closest_marker("own_tab"):
        tab.close()
    elif not looks:
        tab.leave()
    stop()
    if faults:
        pytest.fail("a page must end without faults, got:\n" + "\n".join(faults), pytrace=False)


@pytest.fixture
def look(page: Page, tab: Tab, server: Server, request: pytest.FixtureRequest) -> Callable[[str, str], Page]:
    """Opens a page for a test that changes nothing on it: its module's next one finds it so."""

    def shown(slug: str, query: str = "") -> Page:
        address = f"{server.url}{addresses()[slug]}{query}"
        if tab.shown != (wanted := (request.module.__name__, address)):
            page.goto(address)
            reader.drawn(page, slug)
            tab.shown = wanted
        reader.whole(page)
        return page

    return shown


def plain(name: str) -> str:
    """A test's name as a file name."""
    return "".join(letter if letter.isalnum() or letter in "-_" else "_" for letter in name)


def photograph(page: Page, name: str) -> None:
    """Keep a picture of the page, if it still can be taken."""
    try:
        page.screenshot(path=ARTIFACTS / f"{plain(name)}.png")
    except Error as gone:
        print(f"no picture of {name}: {gone}")  # noqa: T201 - pytest shows it with the failure
