"""A lesson is added by a folder on each side, a page, its words and one row of the router."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server, serve, served
from cosine_lab.places import ROOT
from tests.browser import plane, reader
from tests.unit.test_architecture import BROKEN
from tools.static_server import files

MODEL, TOY = "translate", "toy"
PARTS = ("lib/cosine_lab/lessons/{}", "assets/lessons/{}", "assets/prose/{}", "pages/{}.py")
NEEDED = ("app.py", "asgi.py", "lib", "pages", "assets", "tools", ".streamlit", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__")


def named(text: str) -> str:
    """The model lesson's text as the toy's."""
    first = {MODEL[0]: TOY[0], MODEL[0].upper(): TOY[0].upper()}
    return re.sub(f"([{''.join(first)}]){MODEL[1:]}(?![a-z])", lambda it: first[it[1]] + TOY[1:], text)


def add_toy(root: Path) -> None:
    """Copy one lesson's parts under another name, and give it a row in the router."""
    for part in PARTS:
        source, target = root / part.format(MODEL), root / part.format(TOY)
        for path in [source, *sorted(source.rglob("*"))]:
            if path.is_file() and path.suffix != ".pyc":
                copied = target / named(path.relative_to(source).as_posix())
                copied.parent.mkdir(parents=True, exist_ok=True)
                copied.write_text(named(path.read_text(encoding="utf-8")), encoding="utf-8")
    router = (root / "app.py").read_text(encoding="utf-8")
    assert router.count(f'"{MODEL}", ') == 1
    row = router.replace(f'"{MODEL}", ', f'"{MODEL}", "{TOY}", ')
    (root / "app.py").write_text(row, encoding="utf-8")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the product, with the toy."""
    root = tmp_path_factory.mktemp("grown")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
        elif (ROOT / name).is_file():
            shutil.copy(ROOT / name, root / name)
    add_toy(root)
    return root


@pytest.fixture(scope="module")
def grown(tree: Path) -> Iterator[Server]:
    """The app with the toy, served."""
    with serve(served(tree), tree / "server.log", tree) as running:
        yield running


def test_a_lesson_that_nobody_knew_opens_is_dragged_and_fills_the_link(page: Page, grown: Server) -> None:
    reader.play(page, f"{grown.url}/{TOY}")
    expect(page.locator("h1").first).to_contain_text("Toy")
    before = reader.number(page, "cos")
    reader.pull(page, reader.grip(page, "origin"), 31, 17)
    after = reader.number(page, "cos")
    assert after != before
    assert reader.number(page, "max-dp") <= 1e-12
    address = reader.address(page)
    page.reload()
    reader.visit(page, address)
    assert reader.number(page, "cos") == after
    page.goto(grown.url)
    expect(page.locator(f'a[href$="{TOY}"]').last).to_be_attached()


def test_it_is_on_the_site_without_a_server_too(page: Page, tree: Path) -> None:
    write = "import lib; from pathlib import Path; from cosine_lab.server.site import SITE, site; "
    write += "from cosine_lab.commands.site import write; "
    write += f"write(Path('out'), site({{'moves': [each for each in SITE['moves'] if each in ('{MODEL}', '{TOY}')]}}))"
    subprocess.run([sys.executable, "-c", write], cwd=tree, check=True)
    with files(tree / "out") as url:
        page.goto(f"{url}/{TOY}?guide=0")
        expect(page.locator("h1")).to_contain_text("Toy")
        plane.drag(page, "origin", 31, 17)
        assert plane.readout(page, "max-dp") == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("rule", BROKEN, ids=lambda rule: rule.__name__)
def test_the_house_with_the_toy_keeps_its_rules(tree: Path, rule: object) -> None:
    assert callable(rule)
    assert rule(tree) == []
