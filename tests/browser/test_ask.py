"""Ask: a question is found by its words, answered about a pair of one's own, and passed on by a short link."""

import re
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.places import ASSETS
from tests.browser.pseudo import bare, opened

NAMES = frozenset(re.findall(r"[A-Za-z]{2,}", (ASSETS / "ask" / "conventions.json").read_text("utf-8")))
"""Products, what is typed to them, and titles of their pages."""


def test_a_question_is_found_answered_about_ones_own_pair_and_passed_on(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/ask")
    settle(page)
    questions = page.locator("[data-question]")
    expect(questions).to_have_count(21, timeout=PATIENCE_MS)
    search = page.locator("[data-input=search]")
    search.fill("zzzz")
    expect(questions).to_have_count(21)
    search.fill("IndexFlatIP returns 400")
    expect(questions.first).to_have_attribute("data-question", "rounding")
    search.press("Enter")
    expect(page.locator("[aria-expanded=true]")).to_have_attribute("data-question", "rounding")
    expect(page.locator(".ask .panel")).to_be_in_viewport()
    questions.first.press("Enter")
    expect(page.locator(".ask .panel")).to_have_count(0)
    page.locator("[data-input=a]").fill("king")
    page.locator("[data-input=b]").fill("queen")
    questions.first.press("Enter")
    expect(questions.first).to_be_focused()
    expect(page.locator(".answer")).to_contain_text("21.877", timeout=PATIENCE_MS)  # 0.784 × 5.375 × 5.192
    link = page.locator("[data-input=link]")
    assert parse_qs(urlparse(link.input_value()).query) == {"q": ["rounding"]}
    page.locator("[data-input=with-pair]").check()
    assert parse_qs(urlparse(link.input_value()).query) == {"q": ["rounding"], "a": ["king"], "b": ["queen"]}
    search.fill("")
    page.locator("[data-question=dot]").click()
    expect(page.locator(".answer")).to_contain_text("king")  # the pair is carried along
    page.locator("[data-input=knob]").fill("3")
    assert parse_qs(urlparse(link.input_value()).query) == {"q": ["dot"], "at": ["3"]}
    page.locator("[data-input=knob]").fill("1e400")
    expect(page.locator(".answer")).not_to_contain_text("king")
    expect(page.locator(".panel table")).to_have_count(0)
    page.go_back()
    expect(page.locator("[aria-expanded=true]")).to_have_attribute("data-question", "rounding")


def test_a_chinese_class_asks_in_chinese_about_its_own_words_and_the_link_stays_chinese(
    page: Page, server: Server
) -> None:
    page.goto(f"{server.url}/ask?lang=zh")
    settle(page)
    page.locator("[data-input=search]").fill("点积和余弦哪个好", timeout=PATIENCE_MS)
    expect(page.locator("[data-question]").first).to_have_attribute("data-question", "dot")
    page.locator("[data-input=a]").fill("猫")
    page.locator("[data-input=b]").fill("小猫")
    page.locator("[data-question=dot]").click()
    expect(page.locator(".status")).to_contain_text("USE-multilingual", timeout=PATIENCE_MS)
    expect(page.locator(".answer")).to_contain_text("小猫")
    assert parse_qs(urlparse(page.locator("[data-input=link]").input_value()).query) == {"q": ["dot"], "lang": ["zh"]}


def test_what_a_lesson_tells_and_what_is_not_here_is_said(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/ask")
    settle(page)
    search, note = page.locator("[data-input=search]"), page.locator(".ask .note:not(.status)")
    search.fill("zzzz", timeout=PATIENCE_MS)
    expect(note).to_contain_text("No question here fits")
    search.press("Enter")
    expect(page.locator(".ask .panel")).to_have_count(0)
    search.fill("max pooling or mean pooling?")
    expect(note).to_contain_text("Not among these questions")
    search.press("Enter")
    expect(page.locator("[data-lesson=pooling]")).to_be_focused()
    search.fill("why is a reranker score negative")
    expect(note).to_contain_text("a reranker’s score is no cosine")
    search.fill("convert a pgvector distance")
    search.press("Enter")
    expect(page.locator("[data-input=score]")).to_have_value("pgvector-cosine")


def test_a_link_opens_the_translator_on_vectors_and_a_score_goes_back_to_a_cosine(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/ask?q=translate&a=[3,4]&b=4+3")
    settle(page)
    expect(page.locator('[data-score="faiss-l2"]')).to_have_attribute("data-value", "2", timeout=PATIENCE_MS)
    page.locator("[data-input=score]").select_option("pgvector-ip")
    page.locator("[data-input=value]").fill("-24")
    expect(page.locator("[data-readout=back]")).to_contain_text("0.960")
    page.locator("[data-input=score]").select_option("pgvector-l2")
    page.locator("[data-input=value]").fill("-1")
    expect(page.locator("[data-readout=back]")).to_contain_text("No cosine gives this score.")
    page.locator("[data-input=score]").select_option("pgvector-ip")
    page.locator("[data-input=value]").fill("-24")
    shared = {"q": ["translate"], "score": ["pgvector-ip"], "value": ["-24"], "a": ["[3,4]"], "b": ["4 3"]}
    assert parse_qs(urlparse(page.locator("[data-input=link]").input_value()).query) == shared
    page.locator("[data-input=a]").fill("1e400, nan")
    expect(page.locator(".ask .note", has_text="1e400")).to_be_visible()


@pytest.mark.parametrize("question", ["dot", "translate"])
def test_no_word_of_an_answer_is_naked(page: Page, server: Server, question: str) -> None:
    opened(page, server, "ask", q=question, a="кошка", b="cat")
    expect(page.locator(".ask .panel")).to_be_visible(timeout=PATIENCE_MS)
    assert {each for each in bare(page) if each.partition(":")[0] not in NAMES} == set()


def test_what_is_pressed_or_typed_into_while_an_answer_arrives_stays(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/ask")
    settle(page)
    page.locator("[data-question=dot]").click(timeout=PATIENCE_MS)
    page.locator("[data-input=a]").fill("king")
    page.locator("[data-input=b]").fill("queen")
    knob = page.locator("[data-input=knob]")
    knob.press("End")
    page.keyboard.type("0.")
    expect(page.locator(".answer")).to_contain_text("king", timeout=PATIENCE_MS)
    page.keyboard.type("25t")  # were the field another by now, a letter would begin a talk
    expect(knob).to_be_focused()
    expect(knob).to_have_value("100.25t")
    assert "talk" not in page.url
    knob.fill("2")
    page.locator("[data-input=b]").fill("horse")
    box = page.locator("[data-question=scale]").bounding_box()
    assert box
    page.mouse.move(box["x"] + 40, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.locator(".answer")).to_contain_text("horse", timeout=PATIENCE_MS)
    page.mouse.up()
    expect(page.locator("[aria-expanded=true]")).to_have_attribute("data-question", "scale")


@pytest.mark.own_tab
def test_in_a_talk_nothing_moves_under_the_first_click(page: Page, server: Server) -> None:
    page.add_init_script(
        "const told = () => { const all = [...document.querySelectorAll('*')].flatMap((e) => [e, e.shadowRoot]);"
        " const field = all.map((each) => each?.querySelector?.('.ask')).find(Boolean); if (field) (window.talked ??="
        " []).push(document.documentElement.hasAttribute('data-talk')); requestAnimationFrame(told); }; told();"
    )
    page.goto(f"{server.url}/ask?talk=1")
    settle(page)
    expect(page.locator("[data-question]").first).to_be_visible(timeout=PATIENCE_MS)
    assert set(page.evaluate("window.talked")) == {True}
