"""The Word2Vec page in a real browser: one training read in two ways, and a long one cancelled."""

from urllib.parse import urlencode

from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS
from tests.browser import plane, reader
from tests.browser.words import said, word

WORDS = "bread, eat, drink, father, mother"
SMALL = {"text": "Four Gospels", "words": WORDS, "vocabulary": "200", "steps": "20", "dimension": "4"}
LONG = {"vocabulary": "3000", "steps": "2000", "dimension": "100", "seed": "98"}


def address(server: Server, **link: str) -> str:
    return plane.free(f"{server.url}/word2vec?{urlencode(SMALL | link)}")


def opened(page: Page, server: Server, **link: str) -> None:
    reader.visit(page, address(server, **link))


def drawn(page: Page, space: str, kind: str) -> list[str | None]:
    found = page.locator(f'[data-plane="{space}"] [{kind}]').all()
    return [each.get_attribute("d") for each in found]


def test_a_translation_is_another_sigmoid_and_the_same_softmax(page: Page, server: Server) -> None:
    wire = reader.Wire(page)
    opened(page, server)
    expect(page.locator(".st-key-listed input")).to_be_visible(timeout=PATIENCE_MS)
    asked = wire.reruns
    sigmoid, softmax = drawn(page, "input", "data-pattern"), drawn(page, "internal", "data-region")
    assert len(softmax) == 5
    sentence = page.locator("p.sentence")
    box = sentence.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 720  # the answer is on the first screen
    expect(sentence).to_contain_text(said("word2vec.readings-sentence.meet"))
    expect(page.locator(".meter")).to_have_attribute("data-same", "true")
    x, y = reader.take(page, reader.grip(page, "shift", "input"))
    page.mouse.move(x + 70, y - 60, steps=8)
    reader.painted(page)
    assert drawn(page, "input", "data-pattern") != sigmoid  # before release
    assert drawn(page, "internal", "data-region") == softmax
    # two numbers, each with what it is of
    expect(page.locator(".meter")).to_contain_text("sigmoid probabilities moved up to")
    assert reader.number(page, "softmax-dp") < 1e-12 < reader.number(page, "max-dp")
    expect(sentence).to_contain_text(said("word2vec.readings-sentence.gauge"))
    page.mouse.up()
    page.wait_for_timeout(reader.QUIET_MS)
    assert reader.number(page, "max-dcos") > 0.1
    expect(page.locator(".meter")).to_have_attribute("data-same", "false")
    assert wire.reruns == asked
    plane.act(page, "undo-translation")
    reader.painted(page)
    assert drawn(page, "input", "data-pattern") == sigmoid


def test_other_words_are_trained_at_once_and_their_tables_appear(page: Page, server: Server) -> None:
    opened(page, server)
    first = page.locator('[data-handle="unembedding:0"]').first
    expect(first).to_be_visible()
    typed = page.locator(".st-key-words input")
    typed.fill("bread, fathr, father, son, eat")
    typed.press("Enter")
    told = page.get_by_text(said("word2vec.unknown", word="fathr"))
    expect(told).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator('[data-plane="input"] [data-handle^="unembedding:"]')).to_have_count(4)
    expect(page.locator(".st-key-listed input")).to_be_visible(timeout=PATIENCE_MS)
    reader.option(page, "view", 1).click()
    expect(page.get_by_role("cell", name=word("word2vec.rho-counts"))).to_be_visible(timeout=PATIENCE_MS)
    reader.option(page, "view", 2).click()
    expect(page.locator(".st-key-figure-word2vec-loss")).to_be_visible(timeout=PATIENCE_MS)


def test_a_long_training_shows_its_progress_and_can_be_cancelled(page: Page, server: Server) -> None:
    page.goto(address(server, **LONG))
    bar = page.get_by_role("progressbar")
    expect(bar).to_be_visible(timeout=PATIENCE_MS)
    page.locator('[class*="-cancel"] button').click()
    expect(page.locator('[class*="-again"] button')).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator('[class*="-again"] button')).to_be_visible()
    expect(bar).to_have_count(0)
    plane.wait_ready(page)
    reader.pull(page, reader.grip(page, "shift", "input"), 40, 30)  # the plane goes on
    assert reader.number(page, "max-dcos") > 0
