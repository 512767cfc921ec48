"""JupyterLab and marimo themselves, with a kernel: a drag is in the next cell, and what a cell sets is seen."""

import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands import app_server
from cosine_lab.commands.browser import PATIENCE_MS
from cosine_lab.places import ROOT
from tests.browser import test_cell as cell
from tests.browser.plane import pull
from tests.kept import log

PLANES = """import cosine_lab
W = [[1.0, 0.2], [0.3, 1.0], [-1.0, 0.5]]
one, other = (cosine_lab.plane(W) for _ in range(2))
one"""
SOURCES = [PLANES, "other", "print(f'{one.translation[0]:.2f} and {other.translation[0]:.2f}')", ""]
SET = "one.translation = (-0.5, 0.25)"
BOOK = "jupyterapp.shell.currentWidget"
RUN = f"""async ([k, source]) => {{
  const book = {BOOK}.content;
  book.activeCellIndex = k;
  const held = book.activeCell.model;
  if (source) held.sharedModel.setSource(source);
  await jupyterapp.commands.execute("notebook:run-cell");
  return held.outputs.toJSON().map((each) => each.text ?? "").join("");
}}"""
STATE = re.compile(r'<script type="application/vnd.jupyter.widget-state\+json">(.*?)</script>', re.DOTALL)
MARIMO = """
import marimo

app = marimo.App()


@app.cell
def _():
    import cosine_lab
    import marimo as mo
    W = [[1.0, 0.2], [0.3, 1.0], [-1.0, 0.5]]
    one, other = (mo.ui.anywidget(cosine_lab.plane(W)) for _ in range(2))
    return mo, one, other


@app.cell
def _(one):
    one


@app.cell
def _(other):
    other


@app.cell
def _(mo, one, other):
    mo.md(f"translation {one.translation[0]:.2f} and {other.translation[0]:.2f}")


@app.cell
def _(mo, one):
    mo.ui.button(label="set", on_click=lambda _: setattr(one.widget, "translation", (-0.5, 0.25)))
"""
SAVES_STATE = {"@jupyter-widgets/jupyterlab-manager:plugin": {"saveState": True}}


@contextmanager
def serving(name: str, words: list[str], folder: Path, check: str) -> Iterator[str]:
    """A notebook's server in a folder, until the block ends: its address."""
    port = app_server.free_port()
    command, url = [sys.executable, "-m", *words, "--port", str(port)], f"http://127.0.0.1:{port}"
    with app_server.started(command, url, log(name), folder, {"PYTHONPATH": str(ROOT / "lib")}, check=check):
        yield url


def said(page: Page, k: int) -> Locator:
    """The sentence of a widget."""
    return page.locator(".cosine-lab .sentence").nth(k)


def drag(page: Page, dx: int, dy: int) -> None:
    grip = page.locator('.cosine-lab [data-handle="origin"] .hit').first
    grip.scroll_into_view_if_needed()
    pull(page, grip, dx, dy)


def scheme(page: Page) -> str:
    place = page.locator("[data-lm-suppress-shortcuts]").first
    return str(place.evaluate("(each) => getComputedStyle(each).colorScheme"))


def run(page: Page, k: int, source: str = "") -> str:
    """Run a cell of JupyterLab, or what is now written in it; what it printed."""
    return str(page.evaluate(RUN, [k, source]))


def written(folder: Path) -> Path:
    """A notebook of these cells."""
    import nbformat  # noqa: PLC0415 - JupyterLab brings it, with seconds of imports

    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    cells = [nbformat.v4.new_code_cell(each) for each in SOURCES]
    path = folder / "first.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": kernel}), path)
    (folder / "overrides.json").write_text(json.dumps(SAVES_STATE), encoding="utf-8")
    return path


def opened(page: Page) -> None:
    page.wait_for_function(f"window.jupyterapp && {BOOK}?.context.isReady && {BOOK}.sessionContext.isReady")


@pytest.mark.own_tab
def test_jupyterlab(page: Page, tmp_path: Path) -> None:
    page.set_default_timeout(PATIENCE_MS)
    path = written(tmp_path)
    words = [
        *("jupyterlab", "--no-browser", "--allow-root", "--expose-app-in-browser", "--IdentityProvider.token="),
        *(f"--LabApp.{name}_dir={tmp_path}" for name in ("app_settings", "workspaces", "user_settings")),
    ]
    with serving("jupyterlab", words, tmp_path, "/api") as url:
        page.goto(f"{url}/lab/tree/{path.name}")
        opened(page)
        for k in range(2):
            run(page, k)
        expect(page.locator(".cosine-lab")).to_have_count(2, timeout=PATIENCE_MS)
        assert run(page, 2) == "0.00 and 0.00\n"
        drag(page, 60, -30)
        first, second = map(float, run(page, 2).split(" and "))
        assert first < second == 0
        run(page, 3, SET)
        for k, cosine in enumerate(("0.54", "0.47")):  # each keeps to itself
            expect(said(page, k)).to_contain_text(f"cosine 0.47 before, {cosine} now")
        page.evaluate("jupyterapp.commands.execute('apputils:change-theme', { theme: 'JupyterLab Dark' })")
        page.wait_for_function("document.body.dataset.jpThemeLight === 'false'")
        assert scheme(page) == "dark"
        page.evaluate("jupyterapp.commands.execute('docmanager:save')")
        page.reload()
        opened(page)
        expect(said(page, 0)).to_contain_text("0.54 now")
        drag(page, 60, -30)
        assert float(run(page, 2).partition(" ")[0]) != -0.5
        page.goto("about:blank")
    told = json.loads(path.read_text(encoding="utf-8"))
    assert "data:image/svg+xml;base64" in exported({**told, "metadata": {}})
    held = json.loads(STATE.findall(exported(told))[0])["state"].values()
    ((code, values),) = [(each["state"]["_esm"], each["state"]) for each in held if each["state"].get("link")]
    page.set_content("<!doctype html><title>Exported</title><body>")
    page.evaluate(cell.CELLS, [code, [{name: values[name] for name in cell.SENT}]])
    expect(said(page, 0)).to_contain_text("0.54 now")
    cell.drag(page, 0, "origin", -200, 80)
    expect(said(page, 0)).not_to_contain_text("0.54 now")


def exported(notebook: dict[str, Any]) -> str:
    """The notebook as a page without a kernel."""
    import nbformat  # noqa: PLC0415 - as above
    from nbconvert import HTMLExporter  # noqa: PLC0415

    return str(HTMLExporter().from_notebook_node(nbformat.reads(json.dumps(notebook), 4))[0])


@pytest.mark.own_tab
def test_marimo(page: Page, tmp_path: Path) -> None:
    page.set_default_timeout(PATIENCE_MS)
    (tmp_path / "first.py").write_text(MARIMO, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text('[tool.marimo.display]\ntheme = "dark"\n', encoding="utf-8")
    words = ["marimo", "run", "first.py", "--headless", "--no-token", "--host", "127.0.0.1"]
    with serving("marimo", words, tmp_path, "/health") as url:
        page.goto(url)
        expect(page.locator(".cosine-lab")).to_have_count(2, timeout=PATIENCE_MS)
        at = page.locator(".paragraph", has_text="translation")
        expect(at).to_have_text("translation 0.00 and 0.00")
        drag(page, 60, -30)
        expect(at).to_have_text(re.compile(r"translation -0\.\d\d and 0\.00"))
        page.get_by_role("button", name="set", exact=True).click()
        expect(said(page, 0)).to_contain_text("cosine 0.47 before, 0.54 now")
        expect(said(page, 1)).to_contain_text("cosine 0.47 before, 0.47 now")
        assert scheme(page) == "dark"
        page.reload()
        expect(page.locator(".cosine-lab")).to_have_count(2, timeout=PATIENCE_MS)
        before = at.inner_text()
        drag(page, 40, 20)
        expect(at).not_to_have_text(before)
        expect(at).to_have_text(re.compile(r"translation -?0\.\d\d and 0\.00"))
        page.goto("about:blank")
