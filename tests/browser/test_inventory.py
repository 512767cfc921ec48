"""The concept inventory: taken by keys alone, kept, handed in, read by Collect, and printed."""

import base64
import json
import re
import zlib
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.site import inventory
from tests.browser import hostile, places, reader
from tests.unit.test_inventory import answered, sheet


def unpacked(code: str) -> bytes:
    """What a code holds."""
    packed = code.split(".")[1]
    return zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -zlib.MAX_WBITS)


def handed_in(page: Page) -> dict[str, str]:
    """What the code says, in the link that it carries."""
    field = page.locator("[data-output=code]")
    expect(field).to_have_value(re.compile(r"^CL1\."), timeout=PATIENCE_MS)
    held = json.loads(unpacked(field.input_value()))
    asked = {key: value for key, (value,) in parse_qs(urlsplit(held["p"]).query).items()}
    return asked | {"name": held["n"]}


@pytest.mark.parametrize("context_options", [{"viewport": {"width": 360, "height": 740}}])
def test_a_form_is_taken_by_keys_kept_and_handed_in(page: Page, site: str) -> None:
    page.goto(f"{site}/inventory?form=b&when=after")
    asked = page.locator(".inventory fieldset")
    expect(asked).to_have_count(12, timeout=PATIENCE_MS)
    for at in (0, 11):
        asked.nth(at).locator("input").first.focus()
        page.keyboard.press("Space")
        page.keyboard.press("ArrowDown")
    expect(page.locator(".inventory .status")).to_have_text("2 of 12 answered")
    page.locator("[data-input=name]").press_sequentially("Ada")
    wanted = {"form": "b", "when": "after", "edition": inventory.edition("b"), "answers": "1----------1"}
    expect(page.locator("[data-input=name]")).to_have_value("Ada")
    assert handed_in(page) == wanted | {"name": "Ada"}
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.reload()
    expect(page.locator(".inventory .status")).to_have_text("2 of 12 answered", timeout=PATIENCE_MS)
    expect(asked.first.locator("input").nth(1)).to_be_checked()
    page.goto(f"{site}/inventory?form=c")
    expect(page.locator(".inventory .fault")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator(".inventory li a")).to_have_count(6)


def test_both_forms_and_the_key_are_printed_apart(page: Page, site: str) -> None:
    page.goto(f"{site}/teach")
    page.evaluate("() => { window.asked = 0; window.print = () => { window.asked += 1; }; }")
    expect(page.locator(".forms a")).to_have_count(6, timeout=PATIENCE_MS)
    page.locator("[data-action=print-forms]").click()
    page.wait_for_function("() => window.asked === 1", timeout=PATIENCE_MS)
    expect(page.locator("[data-handout] .box")).to_have_count(2 * 12 * 4)
    expect(page.locator("[data-handout] .truth")).to_have_count(0)
    page.locator("[data-action=print-key]").click()
    page.wait_for_function("() => window.asked === 2", timeout=PATIENCE_MS)
    expect(page.locator("[data-handout=key] .truth")).to_have_count(2 * 12)
    expect(page.locator("[data-handout] .box")).to_have_count(0)


def test_an_exam_is_printed_without_its_answers_and_the_board_shows_two_origins(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/teach?session=10")
    settle(page)
    page.evaluate("() => { window.asked = 0; window.print = () => { window.asked += 1; }; }")
    expect(page.locator(".exam details")).to_have_count(2, timeout=PATIENCE_MS)
    expect(page.locator(".board li").first.locator(".origin")).to_have_count(2)
    for printed, (what, answers) in enumerate({"exam": 0, "exam-answers": 2}.items(), 1):
        page.locator(f"[data-action=print-{what}]").click()
        page.wait_for_function(f"() => window.asked === {printed}", timeout=PATIENCE_MS)
        expect(page.locator("[data-handout] li")).to_have_count(2)
        expect(page.locator("[data-handout] .truth")).to_have_count(answers)


def collect(page: Page, server: Server, codes: str) -> None:
    """Paste codes into Collect."""
    page.goto(f"{server.url}/collect")
    reader.drawn(page, "collect")
    page.locator('[data-input="codes"]').fill(codes)
    page.locator('[data-action="read-codes"]').click()


PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "reduced_motion": "reduce"}


def answer(phone: Page, at: int, choice: int) -> None:
    """Answer the question that the room is at, on a phone."""
    expect(phone.locator("header")).to_contain_text(f"{at} / 12", timeout=PATIENCE_MS)
    assert phone.evaluate("scrollY") == 0, "a question is read from its beginning"
    assert "(3, 1)" not in phone.locator("h1").inner_text(), "no line parts a vector"
    phone.locator("button[data-bet]").nth(choice).click()


@pytest.mark.own_tab
def test_a_room_takes_the_inventory_and_collect_reads_what_it_saves(
    page: Page, server: Server, browser: Browser
) -> None:
    """One phone answers at the begin and at the end; a late one, which keeps nothing, from the third question on."""
    page.goto(f"{server.url}/inventory?form=a&when=before&wall=1")
    page.locator('[data-action="wall-open"]').click(timeout=PATIENCE_MS)
    code = page.locator(".wall .code")
    expect(code).to_have_text(re.compile("^[A-Z]{4}$"), timeout=PATIENCE_MS)
    contexts = [browser.new_context(**PHONE) for _ in range(2)]
    contexts[1].add_init_script(places.STORAGE_DENIED)
    one, late = (context.new_page() for context in contexts)
    one.goto(join := f"{server.url}/join/{code.inner_text()}")
    expect(page.locator(".wall .here")).to_contain_text("1 here", timeout=PATIENCE_MS)
    for at in range(1, 13):
        page.locator('[data-action="wall-next"]').press("PageDown")
        expect(page.locator(".wall h2")).to_contain_text(f"{at}. ")
        if at == 3:
            late.goto(join)
        voices = [(one, at % 4)] * (at in {1, 2, 12}) + [(late, 3)] * (at in {3, 4, 12})
        for phone, choice in voices:
            answer(phone, at, choice)
        expect(one.locator("main").get_by_text("shown to everybody")).to_be_hidden()
        if voices:
            expect(page.locator(".wall .here")).to_contain_text(f"{len(voices)} have answered", timeout=PATIENCE_MS)
    page.locator('[data-action="wall-next"]').press("PageDown")
    expect(page.locator(".wall h2")).to_contain_text("2 forms", timeout=PATIENCE_MS)
    expect(one.locator("[data-phone=wall]")).to_be_visible(timeout=PATIENCE_MS)
    page.reload()  # the tab remembers its room
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.locator('[data-action="wall-save"]').click(timeout=PATIENCE_MS)
    saved = Path(download.value.path()).read_text(encoding="utf-8")
    sheets = [json.loads(unpacked(code)) for code in saved.split()]
    answers = sorted(parse_qs(urlsplit(each["p"]).query)["answers"][0] for each in sheets)
    assert answers == ["--33-------3", "12---------0"]
    page.locator('[data-action="wall-end"]').click()
    page.locator('[data-action="wall-end"]').click()
    expect(page.locator('[data-action="wall-open"]')).to_be_visible()
    collect(page, server, saved)
    expect(page.locator(".inventory table").first).to_contain_text("(2 forms)", timeout=PATIENCE_MS)
    for context in contexts:
        context.close()


def test_collect_shows_the_gain_and_which_beliefs_have_stayed(page: Page, server: Server) -> None:
    known = {"before": ("a", 4, "<b>Ada"), "after": ("b", 8, "<b>ada")}
    later = sheet("a", "later", answered("a", range(6)), "Bo")
    codes = [sheet(form, when, answered(form, range(n)), name) for when, (form, n, name) in known.items()]
    collect(page, server, "\n".join([*codes, later]))
    expect(page.locator(".inventory")).to_contain_text("No form in common with “before the course”: after the course.")
    gains = page.locator(".inventory table").nth(1).locator("tbody th")
    assert dict.fromkeys(gains.all_inner_texts()) == dict.fromkeys(
        (
            "before the course → after the course",
            "before the course → some time later",
            "after the course → some time later",
        )
    ), "what has lasted, too"
    page.locator("[data-action=again]").click()
    collect(page, server, "\n".join(codes))
    tables = page.locator(".inventory table")
    expect(tables).to_have_count(4, timeout=PATIENCE_MS)
    expect(tables.nth(1).locator("tbody tr")).to_contain_text(["0.50"])
    expect(page.locator(".inventory")).to_contain_text("No form in common with “before the course”: after the course.")
    rows = tables.nth(2).locator("tbody tr")
    expect(rows).to_have_count(30)
    fresh = [row for row in rows.all_inner_texts() if "(new: nobody chose it before)" in row]
    assert fresh
    assert all(re.search(r"\t0% \(0 of \d\)\t[1-9]\d*% ", row) for row in fresh)
    assert hostile.faults(page) == []
