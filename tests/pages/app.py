"""A reader without a browser: opens pages of the app and reads what they send to the plane."""

import json
import re
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from cosine_lab import prose
from cosine_lab.lessons.rankings.model import checks
from cosine_lab.places import ROOT
from cosine_lab.ui.free_play import FREE, GUIDE

PATIENCE_S = 240  # the whole of the paper's check among them
_GLOSS = re.compile(r"\[([^\[\]]*)\]\(glossary#[\w-]+\)")
ASKED = (
    *("source", "text", "vectors", "panels", "section", "move", "view", "law", "model", "pool"),
    *("tau", "seed", "k", "alpha", "lambda", "spread", "remedy", "measure", "depth", "dimension"),
    *("reduction", "query", "words", "listed", "steps", "window", "c", "eta", "lang", "s"),
)
"""Parameters that a link may have, of any page."""
UNSEEN = {"page", "glossary", "course", "bar"}  # what pages have beside their content


def opened(slug: str, **link: str) -> AppTest:
    """The app, on one of its pages, by a link with these parameters; in free play by default."""
    app = AppTest.from_file(str(ROOT / "app.py"), default_timeout=PATIENCE_S)
    if slug != "home":
        app.switch_page(f"pages/{slug}.py")
    for name, value in ({GUIDE: FREE} | link).items():
        app.query_params[name] = value
    return app.run()


def checks_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out of the paper's check the runs that take a second each."""
    for limit, most in (("MOST_MINORS", 20_000), ("MOST_PATTERNS", 5_000), ("TRIALS", 5)):
        monkeypatch.setattr(checks, limit, most)


def sent(app: AppTest) -> list[dict[str, Any]]:
    """What each of our components in the page's content is told, as the browser gets it."""
    shown = [each for each in app.get("bidi_component") if each.key not in UNSEEN and each.proto.json]
    return [json.loads(each.proto.json) for each in shown]


def surface(app: AppTest) -> dict[str, Any]:
    """What the page's first plane is told."""
    return sent(app)[0]


def chosen(app: AppTest, name: str, value: str) -> AppTest:
    """The page after a choice in a row of buttons."""
    app.button_group(key=name).set_value(value)
    return app.run()


def said(app: AppTest) -> list[str]:
    """Every paragraph in Markdown, without the links of terms into the glossary."""
    return [_GLOSS.sub(r"\1", each.value) for each in (*app.markdown, *app.caption)]


def pressed(app: AppTest, key: str) -> AppTest:
    """The page after a press of the button that says the text of that key, “<part>.<key>”."""
    part, _, name = key.partition(".")
    said = prose.text(part)(name)
    next(button for button in app.button if button.label == said).click()
    return app.run()


def warnings(app: AppTest) -> list[str]:
    """What the page says was ignored, without the marks that keep Markdown off it."""
    return [warning.value.replace("\\", "") for warning in app.warning]
