"""The package `cosine_lab`: built as pip builds it, imported where there is neither the site nor Streamlit."""

import json
import subprocess
import sys
import tomllib
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import numpy as np
import pytest

from lib import own_code
from tools import wheel

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
BLOCKED = "import sys\nfor each in ('streamlit', 'plotly', 'lib'): sys.modules[each] = None\n"
VECTORS = {"a": [1.0, 0.0], "b": [1.0, 0.1], "c": [0.0, 1.0], "d": [-1.0, 0.2]}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("package")
    with ZipFile(folder / wheel.build_wheel(str(folder))) as built:
        built.extractall(folder / "site")
    return folder / "site"


def run(site: Path, code: str, cwd: Path) -> str:
    begin = f"{BLOCKED}sys.path.insert(0, {str(site)!r})\n"
    done = subprocess.run([sys.executable, "-c", begin + code], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_imported_without_the_site_and_answers_as_the_site_does(installed: Path, tmp_path: Path) -> None:
    W = np.random.default_rng(0).normal(size=(5, 2))
    code = f"""
import cosine_lab, json
W = {W.tolist()}
print(json.dumps([cosine_lab.audit(W)["summary"], cosine_lab.rankings(W).rows.tolist(), cosine_lab.__file__]))
try:
    cosine_lab.audit([[1, 2], [1, 2]])
except ValueError as why:
    print(why)
"""
    told, why = run(installed, code, tmp_path).splitlines()
    summary, orders, file = json.loads(told)
    assert file.startswith(str(installed))
    assert summary == own_code.audit(W)["summary"]
    assert orders == own_code.rankings(W).rows.tolist()
    assert why == "an upload needs at least two labels with different rows, got rows that are all equal"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_to_its_end(path: Path, installed: Path) -> None:
    cells = [each for each in json.loads(path.read_text(encoding="utf-8"))["cells"] if each["cell_type"] == "code"]
    assert not any(each["outputs"] for each in cells)
    assert run(installed, "\n".join("".join(each["source"]) for each in cells), path.parent).strip()


def test_its_record_and_what_it_needs_are_the_projects(installed: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (told,) = installed.glob("*.dist-info")
    held = Parser().parsestr((told / "METADATA").read_text(encoding="utf-8"))
    needed = held.get_all("Requires-Dist") or []
    assert set(needed) <= set(project["dependencies"])
    assert len(needed) == len(wheel.NEEDED)
    for line in (told / "RECORD").read_text(encoding="utf-8").splitlines():
        assert (installed / line.split(",")[0]).is_file()
    assert not (installed / "cosine_lab" / "lib" / "ui").exists()
    assert f"version: {held['Version']}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_a_threshold_names_what_has_no_vector() -> None:
    found = own_code.threshold([("a", "b", True), ("a", "c", False), ("x", "a", True)], VECTORS)
    assert (found.pairs, found.unknown) == (2, ("x",))
    assert found.best.line == pytest.approx(1 / np.sqrt(1.01))
    with pytest.raises(ValueError, match="some True and some False"):
        own_code.threshold([("a", "b", True)], VECTORS)
    with pytest.raises(ValueError, match="got none"):
        own_code.threshold([("x", "b", True)], VECTORS)


@pytest.mark.parametrize("remedy", ["raw", "unit", "min-max", "normalised"])
def test_a_vector_of_length_zero_is_named(remedy: str) -> None:
    vectors = {**VECTORS, "nothing": [0.0, 0.0]}
    said = "needs directions: “nothing” has length zero, so it has no cosine"
    with pytest.raises(ValueError, match=rf"^threshold {said}$"):
        own_code.threshold([("a", "b", True), ("a", "nothing", False)], vectors, remedy)
    with pytest.raises(ValueError, match=rf"^agreement {said}$"):
        own_code.agreement([("nothing", "b", 3), ("a", "c", 2)], vectors, remedy)


def test_a_zero_vector_does_no_harm_where_it_gets_a_direction_or_is_not_used() -> None:
    vectors = {**VECTORS, "nothing": [0.0, 0.0]}
    assert own_code.threshold([("a", "b", True), ("a", "nothing", False)], vectors, "centred").pairs == 2
    for remedy in ("raw", "min-max"):
        assert np.isfinite(own_code.threshold([("a", "b", True), ("a", "c", False)], vectors, remedy).best).all()


@pytest.mark.parametrize(
    ("vector", "said"),
    [
        ([1.0, 2.0, 3.0], r"of shape \(2,\), got shape \(3,\)"),
        ([1.0, np.nan], "of finite numbers, got NaN or infinity"),
        (["x", "y"], "of numbers, got list"),
    ],
)
def test_a_vector_that_is_none_is_named(vector: list[float], said: str) -> None:
    with pytest.raises(ValueError, match=rf"^threshold needs vectors\['odd'\] {said}$"):
        own_code.threshold([("a", "b", True)], {**VECTORS, "odd": vector})


def test_words_for_truth_values_remedies_that_are_none_and_rows_that_are_not_there_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^threshold needs True or False for every pair, got 'different'$"):
        own_code.threshold([("a", "b", "different")], VECTORS)  # type: ignore[list-item]
    unknown = "needs one of raw, .*, normalised, got prayer$"
    with pytest.raises(ValueError, match=rf"^threshold {unknown}"):
        own_code.threshold([("a", "b", True), ("a", "c", False)], VECTORS, "prayer")
    with pytest.raises(ValueError, match=rf"^agreement {unknown}"):
        own_code.agreement([("a", "b", 3), ("a", "c", 2)], VECTORS, "prayer")
    at_the_mean = {"a": [1.0, 2.0], "b": [3.0, 6.0], "m": [2.0, 4.0]}
    with pytest.raises(ValueError, match=r"^agreement needs directions: “m” has length zero after “centred”, so"):
        own_code.agreement([("a", "b", 3), ("a", "m", 2)], at_the_mean, "centred")
    with pytest.raises(ValueError, match=r"^audit needs a row below 2, got 9$"):
        own_code.audit([[0, 0], [1, 1]], pair=(0, 9))


def test_agreement_is_told_across_and_within_queries() -> None:
    found = own_code.agreement([("a", "b", 3), ("a", "c", 2), ("a", "d", 1)], VECTORS)
    assert (found.rho, found.within, found.queries) == (1.0, 1.0, 1)


def test_a_translation_adds_one_vector_to_every_row() -> None:
    assert own_code.translate([[1, 2], [3, 4]], [1, -1]).tolist() == [[2, 1], [4, 3]]
