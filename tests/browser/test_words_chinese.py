"""Words in Chinese, in a real browser: Chinese lists, their model, and the way back to English ones."""

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS
from cosine_lab.data.words import chinese_words, every_word
from cosine_lab.maths.spaces.similarity import min_max
from cosine_lab.maths.vectors import cosines
from tests.browser import plane, reader

USE, CHINESE, E5 = "USE-multilingual", "USE-multilingual-zh", "e5-small"
LIST = ("猫", "老鼠", "房子", "时钟")
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def card(page: Page, model: str) -> Locator:
    return page.locator(f'[data-model="{model}"]')


def opened(page: Page, server: Server, query: str, model: str) -> None:
    page.goto(plane.free(f"{server.url}/words{query}"))
    expect(card(page, model)).to_be_visible(timeout=PATIENCE_MS)
    reader.whole(page)


def scores(page: Page, kind: str, words: tuple[str, ...]) -> list[float | None]:
    reader.painted(page)
    return [plane.readout(page, f"{kind}:{CHINESE}:{word}") for word in words]


@pytest.mark.own_tab
def test_the_chinese_page_offers_chinese_words_and_an_outlier_moves_their_scaled_scores_alone(
    page: Page, server: Server
) -> None:
    opened(page, server, "?lang=zh", E5)
    page.get_by_role("button", name="中文词", exact=True).click()
    expect(card(page, CHINESE)).to_be_visible(timeout=PATIENCE_MS)
    expect(card(page, E5)).to_be_hidden()
    table = chinese_words()
    raw = cosines(table.vectors[USE][[table.rows[word] for word in LIST]])[0].tolist()
    assert scores(page, "raw", LIST) == pytest.approx(raw, abs=1e-12)
    assert scores(page, "scaled", LIST) == pytest.approx(min_max(raw), abs=1e-12)
    page.locator('[data-add="高血压"]').click()
    reader.painted(page)
    assert scores(page, "raw", LIST) == pytest.approx(raw, abs=1e-12)
    assert scores(page, "scaled", LIST)[3] != 0


def test_models_chosen_for_english_words_give_way_and_come_back(page: Page, server: Server) -> None:
    opened(page, server, "", E5)
    page.locator('[data-choose="paraphrase-MiniLM-L3"]').click()
    page.get_by_role("button", name="Chinese words", exact=True).click()
    expect(card(page, CHINESE)).to_be_visible(timeout=PATIENCE_MS)
    chip = page.locator(f'[data-choose="{CHINESE}"]')
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(card(page, E5)).to_be_hidden()
    page.get_by_role("button", name="Two words", exact=True).click()
    expect(card(page, E5)).to_be_visible(timeout=PATIENCE_MS)
    expect(card(page, CHINESE)).to_have_count(0)


def test_a_reader_types_two_languages_and_an_unknown_word_is_named(page: Page, server: Server) -> None:
    opened(page, server, "", E5)
    line = page.locator('[data-input="words"]')
    line.fill("猫、cat，饺子")
    line.press("Enter")
    expect(card(page, CHINESE)).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_text("Not among the 5,893 words")).to_contain_text("饺子")
    table, english = chinese_words(), every_word()
    rows = [table.vectors[USE][table.rows["猫"]], english.vectors[USE][english.rows["cat"]]]
    assert scores(page, "raw", ("cat",)) == pytest.approx([float(rows[0] @ rows[1])], abs=1e-6)


@pytest.mark.own_tab
@pytest.mark.parametrize("context_options", [PHONE], ids=["phone"])
def test_on_a_phone_no_chinese_name_lies_on_another_and_nothing_scrolls_sideways(page: Page, server: Server) -> None:
    opened(page, server, "?lang=zh&words=猫, 小猫, 狗, 老虎, 老鼠, 房子, 时钟, 国王, 女王, 音乐", CHINESE)
    names = [each.bounding_box() for each in page.locator(".mark-names b").all() if each.inner_text()]
    boxes = [each for each in names if each]
    assert len(boxes) > 4
    for k, one in enumerate(boxes):
        for other in boxes[:k]:
            apart = max(one["x"], other["x"]) - min(one["x"] + one["width"], other["x"] + other["width"])
            below = max(one["y"], other["y"]) - min(one["y"] + one["height"], other["y"] + other["height"])
            assert max(apart, below) > -1
    assert page.evaluate("document.documentElement.scrollWidth") == 360
