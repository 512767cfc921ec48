"""The Words page in a real browser: the scaled number is a view of the ranking, and of the list."""

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.data.words import load_words
from cosine_lab.maths.spaces.similarity import min_max
from cosine_lab.maths.vectors import cosines
from tests.browser import plane, reader, stories
from tests.browser.finger import Finger
from tests.browser.words import said, word

E5, L3 = "e5-small", "paraphrase-MiniLM-L3"
STORY = ("cat", "mouse", "house", "clock")
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def opened(page: Page, at: str, query: str = "") -> None:
    page.goto(plane.free(f"{at}/words{query}"))
    expect(card(page, E5)).to_be_visible(timeout=PATIENCE_MS)
    reader.whole(page)


def card(page: Page, model: str) -> Locator:
    return page.locator(f'[data-model="{model}"]')


def scores(page: Page, kind: str, model: str = E5, words: tuple[str, ...] = STORY) -> list[float | None]:
    reader.painted(page)
    return [plane.readout(page, f"{kind}:{model}:{word}") for word in words]


def press(page: Page, attribute: str, value: str) -> None:
    page.locator(f'[data-{attribute}="{value}"]').click()
    reader.painted(page)


def query(page: Page) -> Locator:
    """The word that is asked from."""
    return page.locator('[data-choose="query"] option:checked')


def ask(page: Page, word: str) -> None:
    page.locator('[data-choose="query"]').select_option(label=word)
    reader.painted(page)


def computed(model: str, words: tuple[str, ...] = STORY) -> list[float]:
    table = load_words()
    rows = [table.rows[word] for word in words]
    found: list[float] = cosines(table.vectors[model][rows])[0].tolist()
    return found


def typed(page: Page, text: str) -> None:
    line = page.locator('[data-input="words"]')
    line.fill(text)
    line.press("Enter")


@pytest.mark.parametrize("host", ["server", "site"])
def test_a_reader_types_four_words_and_an_outlier_moves_the_scaled_scores_alone(
    page: Page, request: pytest.FixtureRequest, host: str
) -> None:
    at = request.getfixturevalue(host)
    opened(page, at if host == "site" else at.url)
    words = ("dog", "horse", "bread", "window")
    typed(page, ", ".join(words))
    expect(page.locator('[data-choose="query"]')).to_contain_text("dog", timeout=PATIENCE_MS)
    for model in (E5, L3):
        raw = computed(model, words)
        assert scores(page, "raw", model, words) == pytest.approx(raw, abs=1e-12)
        assert scores(page, "scaled", model, words) == pytest.approx(min_max(raw), abs=1e-10)
    before = {kind: scores(page, kind, E5, words) for kind in ("raw", "scaled", "percentile")}
    press(page, "add", "hypertension")
    assert scores(page, "raw", E5, words) == before["raw"]
    assert scores(page, "percentile", E5, words) == before["percentile"]
    after = scores(page, "scaled", E5, words)
    moved = [now != was for now, was in zip(after, before["scaled"], strict=True)]
    assert moved == [False, True, True, True]  # the query keeps its 1
    expect(page.locator(".sentence")).to_contain_text(said("score_tables.say-moved", added="hypertension"))
    expect(card(page, E5).locator('tr[data-word="horse"] .was')).to_contain_text(said("score_tables.was"))
    page.reload()
    settle(page)
    expect(card(page, E5)).to_be_visible(timeout=PATIENCE_MS)
    assert scores(page, "scaled", E5, words) == after


def test_choices_outlive_another_list(page: Page, server: Server) -> None:
    opened(page, server.url)
    ask(page, "mouse")
    press(page, "add", "opec")
    press(page, "choose", "GloVe-50")
    link = reader.address(page).rsplit("s=", 1)[1]
    page.get_by_role("button", name=word("score_tables.list-kitten")).click()
    expect(query(page)).to_have_text("kitten", timeout=PATIENCE_MS)
    for model in (E5, L3, "GloVe-50"):
        expect(card(page, model).locator('tr[data-word="opec"]')).to_be_visible()
    assert f"s={link}&" in reader.address(page)
    page.go_back()
    expect(query(page)).to_have_text("mouse", timeout=PATIENCE_MS)
    expect(card(page, E5).locator('tr[data-word="opec"]')).to_be_visible()


def test_a_word_dragged_into_a_table_joins_the_list_and_kitten_moves_nobody(page: Page, server: Server) -> None:
    opened(page, server.url)
    before = scores(page, "scaled")
    page.locator('[data-add="kitten"]').drag_to(card(page, E5), target_position={"x": 40, "y": 20})
    expect(card(page, E5).locator('tr[data-word="kitten"]')).to_be_visible()
    assert scores(page, "scaled") == before
    expect(page.locator(".sentence")).to_contain_text(said("score_tables.say-unmoved", added="kitten"))
    undo = page.locator('[data-action="undo"]')
    undo.focus()
    page.keyboard.press("Enter")
    expect(card(page, E5).locator('tr[data-word="kitten"]')).to_have_count(0)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_be_focused()


def test_nonsense_gets_a_one_and_a_zero_and_one_word_alone_gets_nothing(page: Page, server: Server) -> None:
    opened(page, server.url, "?words=cat, treaty, prestige, average, exports, drizzle")
    plane.act(page, "own")
    scaled = scores(page, "scaled", words=("treaty", "prestige", "average", "exports", "drizzle"))
    assert {0, 1} < set(scaled)
    typed(page, "cat, mouse")
    expect(page.locator(".sentence")).to_contain_text(said("score_tables.say-equal"))
    assert scores(page, "scaled", words=("mouse",)) == [None]
    assert scores(page, "raw", words=("mouse",)) == pytest.approx(computed(E5)[1:2], abs=1e-12)


def test_quoted_figures_stand_beside_ours_and_say_so(page: Page, server: Server) -> None:
    opened(page, server.url)
    press(page, "choose", "e5-base")
    expect(card(page, "e5-base").locator(".badge.quoted")).to_be_visible()
    expect(card(page, E5).locator(".badge.computed")).to_be_visible()
    assert scores(page, "raw", "e5-base") == [1.0, 0.8972, 0.8827, 0.8717]
    expect(card(page, "e5-base")).to_contain_text(word("score_tables.quoted-only"))
    ask(page, "house")
    expect(card(page, "e5-base")).to_contain_text(word("score_tables.unpublished"))


@pytest.mark.parametrize("host", ["server", "site"])
def test_views_follow_the_query_and_stand_in_the_link(page: Page, request: pytest.FixtureRequest, host: str) -> None:
    at = request.getfixturevalue(host)
    page.goto(plane.free(f"{at if host == 'site' else at.url}/words?view=Nearest words&words=cat, dog, clock, mouze"))
    view = page.locator(".view")
    expect(view).to_contain_text(said("score_tables.nearest-title", word="cat"), timeout=PATIENCE_MS)
    expect(view.locator("tbody tr").first).to_contain_text(re.compile(r"feline 0\.9361.*kitten 0\.8497"))
    expect(page.locator(".notes")).to_contain_text("“mouze” (spelt like it: mouse")
    ask(page, "clock")
    expect(view).to_contain_text(said("score_tables.nearest-title", word="clock"), timeout=PATIENCE_MS)
    for name in ("map", "matrix", "bands"):
        page.locator(f'[data-choice="view:{name}"]').press("Enter")
        expect(view).to_contain_text(said(f"score_tables.{name}-caption"))
    page.locator('[data-choice="view:map"]').click()
    page.locator('[data-choice="model:GloVe-50"]').click()
    assert {"view=map", "model=GloVe-50"} <= {*reader.address(page).partition("?")[2].split("&")}
    assert page.locator(".map span").all_inner_texts() == ["cat", "dog", "clock"]


def test_on_the_site_a_line_is_looked_up_in_place_and_back_brings_the_one_before(page: Page, site: str) -> None:
    opened(page, site)
    page.evaluate("() => { window.kept = true; }")
    typed(page, "dog, moon")
    expect(page.locator('[data-choose="query"]')).to_contain_text("moon", timeout=PATIENCE_MS)
    expect(page.locator('[data-input="words"]')).to_be_focused()
    page.go_back()
    expect(page.locator('[data-choose="query"]')).to_contain_text("mouse", timeout=PATIENCE_MS)
    page.go_forward()
    expect(page.locator('[data-choose="query"]')).to_contain_text("moon", timeout=PATIENCE_MS)
    assert page.evaluate("() => window.kept")


def test_the_site_says_when_vectors_cannot_be_loaded_and_shows_the_first_list(page: Page, site: str) -> None:
    page.route("**/vectors-*/**", lambda route: route.fulfill(body="a page of the network's own"))
    page.goto(plane.free(f"{site}/words?words=dog, sun"))
    expect(page.locator(".notes")).to_contain_text(said("score_tables.unloaded", typed="dog, sun"), timeout=PATIENCE_MS)
    expect(query(page)).to_have_text("cat")
    page.unroute("**/vectors-*/**")
    typed(page, "dog, moon")
    expect(page.locator('[data-choose="query"]')).to_contain_text("moon", timeout=PATIENCE_MS)


def test_the_tables_are_saved_by_the_share_panel(page: Page, server: Server, tmp_path: Path) -> None:
    opened(page, server.url)
    plane.act(page, "share")
    for verb, name, begins in (
        ("save-csv-cards", "cosine-lab-words-cards.csv", b"\xef\xbb\xbfmodel,cosine_source"),
        ("save-svg", "cosine-lab-words.svg", b"<svg"),
        ("save-png", "cosine-lab-words.png", b"\x89PNG"),
    ):
        with page.expect_download(timeout=PATIENCE_MS) as saved:
            plane.act(page, verb)
        assert saved.value.suggested_filename == name
        path = tmp_path / name
        saved.value.save_as(path)
        assert path.read_bytes().startswith(begins)
        if verb != "save-png":
            assert "mouse" in path.read_text(encoding="utf-8")


def test_the_idea_fits_one_screen_at_1280_by_720(page: Page, server: Server) -> None:
    opened(page, server.url)
    plane.act(page, "more")
    for model in (E5, L3):
        box = card(page, model).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 720


@pytest.mark.parametrize("context_options", [PHONE], ids=["phone"])
def test_a_phone_shows_the_tables_without_sideways_scrolling(page: Page, server: Server) -> None:
    opened(page, server.url)
    widths = page.evaluate(
        "() => [document.documentElement, document.querySelector('[data-testid=\"stMain\"]')].map((e) => e.scrollWidth)"
    )
    assert max(widths) <= 360
    page.locator('[data-add="opec"]').tap()
    expect(card(page, E5).locator('tr[data-word="opec"]')).to_be_attached(timeout=PATIENCE_MS)


def test_own_sentences_are_in_a_link_only_where_share_is_asked_for_it(page: Page, server: Server) -> None:
    opened(page, server.url)
    field, link = page.locator(".st-key-sentences textarea"), page.locator('[data-share="link"]')
    text = 'How, then, do I pay?\n"Track it," she said.'
    field.fill(text)
    field.blur()
    settle(page)
    assert "sentences" not in page.url
    plane.act(page, "share")
    expect(link).to_have_value(re.compile("own=1"))
    assert "pay" not in link.input_value()
    page.get_by_label(said("bar.share.sentences")).check()
    told = link.input_value()
    assert parse_qs(urlsplit(told).query)["sentences"] == [text]
    page.keyboard.press("Escape")
    plane.act(page, "share")
    assert "pay" not in link.input_value()  # asked anew
    page.goto(told)
    expect(field).to_have_value(text, timeout=PATIENCE_MS)
    field.fill("Mine, all mine.\nNot yours.")
    field.blur()
    expect(page).not_to_have_url(re.compile("sentences="), timeout=PATIENCE_MS)


def test_every_histogram_is_named_after_the_model_whose_column_it_is_in(page: Page, site: str) -> None:
    """Entry 21: e5's was called that of the small model."""
    reader.play(page, f"{site}/words")
    columns = page.locator("[data-model]").filter(has=page.locator("svg[aria-label]"))
    expect(columns).not_to_have_count(0)
    for column in columns.all():
        for drawn in column.locator("svg[aria-label]").all():
            assert (column.get_attribute("aria-label") or "?") in (drawn.get_attribute("aria-label") or "")


@pytest.mark.parametrize("context_options", [PHONE], ids=["phone"])
def test_the_line_over_all_pairs_follows_a_finger_and_its_share_is_seen_to_climb(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/words?beat=place")
    stories.bet(page, 50.0, "touch")
    held, mark = page.locator(f'[data-handle="place:{E5}"]'), page.locator(".narrow .mark-names span").last
    held.scroll_into_view_if_needed()
    (x, y), word_at = reader.centre(held), stories.box(mark)[0]
    assert word_at - x > 60, "from a quarter of all pairs to nearly all"
    finger = Finger(page)
    finger.touch("touchStart", x, y)
    for dx in (-3, -2, -1, 0, 1, 2, 3, *range(8, round(word_at - x) - 6, 5)):
        finger.touch("touchMove", x + dx, y)
        reader.painted(page)
        assert reader.centre(held)[0] == pytest.approx(x + dx, abs=0.7)
    for dx in range(-5, 6):
        finger.touch("touchMove", word_at + dx, y)
        reader.painted(page)
        assert reader.centre(held)[0] - word_at == pytest.approx(dx, abs=3)
    finger.touch("touchMove", word_at + 2, y)
    finger.lift()
    expect(page.locator("[data-goal=reached]")).to_be_visible()
    assert reader.number(page, f"below:{E5}") == reader.number(page, f"percentile:{E5}:mouse")
