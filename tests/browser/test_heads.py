"""On a phone no title, head of a table or name of its row breaks inside a word or lies over the next, in any font."""

import pytest
from playwright.sync_api import Page, ViewportSize

from cosine_lab.commands.app_server import addresses, lessons
from tests.browser import places, reader, stories

PHONE: ViewportSize = {"width": 360, "height": 740}
_HEADS = ".cosine-lab :is(h2, h3, th, dt)"
_FAULTS = f"""() => {{
  const faults = [];
  const words = new Intl.Segmenter("zh", {{ granularity: "word" }}); // knows those of English as well
  const judge = (head) => {{
    const frame = head.getBoundingClientRect();
    const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const {{ segment: word, index, isWordLike }} of words.segment(texts.currentNode.data)) {{
        if (!isWordLike) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const boxes = [...range.getClientRects()].filter(({{ width }}) => width);
        if (new Set(boxes.map(({{ top }}) => Math.round(top))).size > 1) faults.push(`${{word}} is broken`);
        if (boxes.some(({{ left, right }}) => left < frame.left - 1 || right > frame.right + 1))
          faults.push(`${{word}} leaves its cell`);
      }}
  }};
  const walk = (root) => {{
    for (const each of root.querySelectorAll("*")) if (each.shadowRoot) walk(each.shadowRoot);
    for (const each of root.querySelectorAll("{_HEADS}"))
      if (each.checkVisibility({{ visibilityProperty: true }})) judge(each);
  }};
  walk(document);
  return [...new Set(faults)];
}}"""


def faults(page: Page) -> list[str]:
    """What is wrong in the font of the site and in that of a machine without it."""
    found = []
    for css in ("", places.NO_FONT):
        places.wear(page, css)
        reader.painted(page)
        found += [f"{each} in {css or 'its font'}" for each in page.evaluate(_FAULTS)]
    places.wear(page, "")
    return found


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("slug", sorted(lessons()))
def test_heads_of_tables_and_names_of_rows_are_whole(page: Page, site: str, slug: str, language: str) -> None:
    page.set_viewport_size(PHONE)
    stories.open_story(page, f"{site}{addresses()[slug]}?guide=1&lang={language}")
    if not page.locator(_HEADS).count():
        return
    found: dict[str, list[str]] = {}
    at, last = stories.steps(page)
    for step in range(at, last + 1):
        found[f"step {step}"] = faults(page)
        while stories.steps(page)[0] == step < last:  # a step left undone says so once
            stories.press(page, page.locator('[data-story-action="next"]'), "mouse")
    assert not {step: told for step, told in found.items() if told}
