"""Asks axe-core, the usual judge of accessibility, about a page as it stands."""

from playwright.sync_api import Page

from tools.environment import NODE_MODULES

# What only Streamlit can mend: its list of pages for phones has section heads between the items,
# its tables scroll without a Tab stop of their own (Chromium makes every scroller one), and its
# link to the content stands first, which axe can't tell where the next link is in a shadow tree.
STREAMLITS = {
    "list": '[data-testid="stSidebarNav"]',
    "listitem": '[data-testid="stSidebarNav"]',
    "region": '[data-testid="stSkipToContent"]',
    "scrollable-region-focusable": '[data-testid="stTable"]',
}
# The pseudo-language is none that a browser knows.
JUDGE = """async ([known, category, colours]) => {
  const told = !["qps", "qpr"].includes(document.documentElement.lang);
  const rules = {
    "html-lang-valid": { enabled: told },
    "color-contrast": { enabled: colours },
    "color-contrast-enhanced": { enabled: false }, // AAA, which runs where a category is asked for
  };
  const asked = { resultTypes: ["violations"], elementRef: true, rules };
  const { violations } = await axe.run(category ? { ...asked, runOnly: [category] } : asked);
  return violations.flatMap(({ impact, id, nodes }) =>
    nodes
      .map(({ element, target }) => ({ element, at: target.at(-1) }))
      .filter(({ element }) => !(known[id] && element.closest(known[id])))
      .map(({ element, at }) => `${impact} ${id} at ${at} ${element.outerHTML.slice(0, 300)}`));
}"""
SCRIPT = NODE_MODULES / "axe-core" / "axe.min.js"


def violations(page: Page, category: str | None = None, *, colours: bool = True) -> list[str]:
    """What axe finds against its rules, or those of a category: impact, rule, place, markup.

    To judge colours takes it the most time, and a page arranged otherwise has the same.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(JUDGE, [STREAMLITS, category, colours])
    return found
