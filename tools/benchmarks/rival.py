"""JSXGraph doing the Translate page, to drag beside ours: the same data, size and browser."""

import json
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Page

from cosine_lab.data.classifiers import classifier
from tools.environment import NODE_MODULES

_CORE = NODE_MODULES / "jsxgraph" / "distrib" / "jsxgraphcore.js"
_BOARD = "width:434px;height:434px;display:inline-block;border:1px solid"
_PAGE = f"""<!doctype html><title>JSXGraph</title>
<div id="input" style="{_BOARD}"></div><div id="origin" style="{_BOARD}"></div>
<p>cos <output id="cos"></output> changed <output id="changed"></output>
Δp <output id="dp"></output></p>
"""


def opened(page: Page) -> None:
    """Draw the two boards on an empty page.

    Raises
    ------
    FileNotFoundError
        Where the JavaScript tools are not installed.
    """
    if not _CORE.exists():
        raise FileNotFoundError("bench drag needs JSXGraph beside it: npm install")
    held = classifier("paper")
    data = {"unembeddings": held.unembeddings.tolist(), "embeddings": held.embeddings.ravel().tolist()}
    page.goto(f"data:text/html;charset=utf-8,{quote(_PAGE)}")  # a visit, so that frames are watched
    page.add_script_tag(path=_CORE)
    page.add_script_tag(content=f"window.DATA = {json.dumps(data)}")
    page.add_script_tag(path=Path(__file__).with_name("rival.js"), type="module")
    page.wait_for_function("document.querySelector('#cos').textContent !== ''")


def spot(page: Page, name: str) -> tuple[float, float]:
    """Where a point of the second board is, in pixels: `origin`, or a label by its number."""
    x, y = page.evaluate(
        """name => {
          const board = Object.values(JXG.boards).find((each) => each.container === "origin");
          const point = Object.values(board.objects).find((each) => each.name === name);
          const box = document.querySelector("#origin").getBoundingClientRect();
          return [box.left + point.coords.scrCoords[1], box.top + point.coords.scrCoords[2]];
        }""",
        name,
    )
    return float(x), float(y)
