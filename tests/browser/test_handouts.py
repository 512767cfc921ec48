"""Handouts: one page of A4 for each lesson, with its code; the answers apart."""

import re

from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from tests.browser import reader

PAGE = re.compile(rb"/Type\s*/Page\b")


def press(page: Page, what: str) -> str:
    """Press what prints, and wait until it does; what the file is called then."""
    prepare = page.locator(".st-key-handouts-prepare button")
    hand = page.locator(f'[data-action="print-{what}"]')
    expect(prepare.or_(hand).first).to_be_visible(timeout=PATIENCE_MS)
    if not hand.count():
        prepare.click(timeout=PATIENCE_MS)
    page.evaluate("() => { window.called = ''; window.print = () => { window.called = document.title; }; }")
    expect(hand).to_be_visible(timeout=PATIENCE_MS)
    hand.click()
    page.wait_for_function("() => window.called", timeout=PATIENCE_MS)
    called: str = page.evaluate("window.called")
    return called


def pages(page: Page) -> int:
    """How many pages of paper there are; the sheets are gone afterwards."""
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    expect(page.locator(".cosine-lab-handouts")).to_have_count(0)
    return len(PAGE.findall(paper))


def test_each_lesson_of_a_session_has_one_page_with_its_code(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/teach")
    settle(page)
    assert press(page, "handouts") == "Handouts · Teaching · Cosine Lab"
    lessons = page.locator(".teach tbody tr").count()
    assert lessons > 10
    sheets, codes = page.locator("[data-handout]"), page.locator(".handout img.code")
    expect(sheets).to_have_count(lessons)
    expect(codes).to_have_count(0)  # of a server that no phone can reach
    assert "127.0.0.1" not in "".join(sheets.all_text_contents())
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.locator('[data-input="address"]').fill("https://lab.example.org/cosine")
    page.locator('[data-input="address"]').press("Tab")
    press(page, "handouts")
    expect(page.locator(".handout .link", has_text="https://lab.example.org/cosine/words?lang=en")).to_have_count(1)
    loaded = "images => images.filter(each => each.complete && each.naturalWidth > 0).length"
    assert codes.evaluate_all(loaded) == lessons
    page.emulate_media(media="print")
    spilt = "all => all.filter(each => each.scrollHeight > each.clientHeight + 1).length"
    assert sheets.evaluate_all(spilt) == 0
    lined = page.locator("[data-handout]:has(.on)")  # the line that a question says is drawn
    assert reader.attributes(lined, "data-handout") == ["sigmoid"]
    assert pages(page) == lessons


def test_students_find_the_homework_of_a_session_alone_and_unsolved(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/teach?session=10&lang=zh")
    given = page.locator("ul.homework a").first
    expect(given).to_have_attribute("href", re.compile(r"/exercise/.*[?&]lang=zh"), timeout=PATIENCE_MS)
    assert re.search("[\u4e00-\u9fff]", given.inner_text()), "it speaks the language of the class"
    page.goto(f"{server.url}/exercise/teach?session=10#homework")
    task = page.locator("ul.homework a").first
    expect(task).to_be_visible(timeout=PATIENCE_MS)
    assert "beat=exercise" in (task.get_attribute("href") or "")
    for away in (
        page.locator("table.teach"),
        page.get_by_text("A solution"),
        page.locator('[data-action="play-talk"]'),
    ):
        assert not [each for each in away.all() if each.is_visible()]


def test_the_answers_are_printed_apart(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/teach")
    settle(page)
    assert press(page, "answers").startswith("Answers · ")
    assert page.locator(".truth").count() > 20
    assert page.locator(".handout").count() == 0
    assert pages(page) >= 1


def test_a_session_is_a_page_of_links_and_paper_and_a_talk_that_plays(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/teach?session=10")
    settle(page)
    expect(page.locator("ul.homework a").first).to_be_visible(timeout=PATIENCE_MS)
    told = page.get_by_text("Only one computer knows this address")
    expect(told).to_have_count(2)  # beside the codes of homework and of the inventory
    links = page.locator("ul.homework a").evaluate_all("all => all.map(each => each.href)")
    assert len(PAGE.findall(page.pdf())) > 1
    page.emulate_media(media="print")
    expect(page.locator("ul.homework .code, ul.forms .code").first).to_be_hidden()
    page.emulate_media(media="screen")
    page.locator('[data-input="address"]').fill("http://127.0.0.1/")
    page.locator('[data-input="address"]').press("Tab")
    expect(told).to_have_count(2)
    for wrong in ("lab.example.org", "javascript:alert(1)", "https:///"):
        page.locator('[data-input="address"]').fill(wrong)
        page.locator('[data-input="address"]').press("Tab")
        expect(page.locator(".address")).to_contain_text("This is no address of a page")
    page.locator('[data-input="address"]').fill("https://lab.example.org")
    page.locator('[data-input="address"]').press("Tab")
    expect(told).to_have_count(0)
    homework = page.locator("ul.homework a, ul.forms a:first-child")
    assert all(
        each.startswith("https://lab.example.org/") for each in homework.evaluate_all("all => all.map(e => e.href)")
    )
    page.locator('[data-action="play-talk"]').click()
    expect(page.locator("html[data-talk]")).to_be_attached(timeout=PATIENCE_MS)
    reader.until(page, "location.search.includes('beat=step-1')")
    assert "beat=step-1" in page.url
    page.goto(links[0])
    asked = page.locator(".story-sentence")
    expect(asked).to_contain_text("Make cat and dog perpendicular", timeout=PATIENCE_MS)
