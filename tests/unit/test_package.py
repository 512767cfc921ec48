"""The package `cosine_lab`: built as pip builds it, imported where there is neither a checkout nor Streamlit."""

import html
import inspect
import json
import os
import re
import subprocess
import sys
import tomllib
import urllib.request
from email.parser import Parser
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np
import pytest

import cosine_lab
from cosine_lab import api, notebook
from cosine_lab.commands import app_server
from cosine_lab.commands import audit as command

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
MARIMO = ROOT / "docs" / "notebooks" / "class_hour.py"
WIDGET = "application/vnd.jupyter.widget-view+json"
BLOCKED = "import sys\nfor each in ('streamlit', 'plotly', 'jinja2', 'lib'): sys.modules[each] = None\n"
LARGEST = 20.5e6
"""Bytes of the wheel, of which word vectors are 14 million."""
BOTH = "True and False among pairs whose texts have vectors, got "
VECTORS = {"a": [1.0, 0.0], "b": [1.0, 0.1], "c": [0.0, 1.0], "d": [-1.0, 0.2]}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("package")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    assert wheel.stat().st_size < LARGEST
    with ZipFile(wheel) as built:
        built.extractall(folder / "site")
    return folder / "site"


def run(site: Path, code: str, cwd: Path) -> str:
    begin = f"{BLOCKED}sys.path.insert(0, {str(site)!r})\n"
    done = subprocess.run(
        [sys.executable, "-c", begin + code], cwd=cwd, capture_output=True, encoding="utf-8", check=False
    )
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
    assert summary == api.audit(W)["summary"]
    assert orders == api.rankings(W).rows.tolist()
    assert why == "audit needs at least two labels with different rows, got rows that are all equal"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_to_its_end_where_there_is_no_checkout(
    path: Path, installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import nbformat  # noqa: PLC0415 - JupyterLab brings both
    from nbclient import NotebookClient  # noqa: PLC0415

    monkeypatch.setenv("PYTHONPATH", str(installed))
    book = nbformat.read(path, 4)
    assert not any(cell.get("outputs") for cell in book.cells)
    book.cells.insert(0, nbformat.v4.new_code_cell(BLOCKED))
    NotebookClient(book, resources={"metadata": {"path": tmp_path}}).execute()
    outputs = [each for cell in book.cells for each in cell.get("outputs", [])]
    said = "".join(each.get("text", "") for each in outputs)
    assert said.strip()
    assert "np." not in said
    widgets = [each["data"] for each in outputs if WIDGET in each.get("data", {})]
    assert all({"image/svg+xml", "text/markdown"} & {*each} for each in widgets)  # for where there is no kernel


def test_the_notebook_of_marimo_runs_to_its_end(installed: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    subprocess.run([sys.executable, MARIMO], cwd=tmp_path, env=environment, check=True, capture_output=True)


def test_what_it_needs_is_the_project_s_and_the_app_is_an_extra(installed: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (told,) = installed.glob("*.dist-info")
    held = Parser().parsestr((told / "METADATA").read_text(encoding="utf-8"))
    needed = held.get_all("Requires-Dist") or []
    always = {each.replace(" ", "") for each in needed if "extra ==" not in each}
    assert {re.split("[<>=]", each)[0] for each in always} == {
        re.split("[<>=]", each)[0] for each in project["dependencies"]
    }
    assert set(held.get_all("Provides-Extra") or []) == set(project["optional-dependencies"])
    assert held["Version"] == cosine_lab.__version__
    assert f"version: {held['Version']}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_an_extra_holds_what_the_group_of_its_name_does() -> None:
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = rules["project"]["optional-dependencies"]
    for name in extras.keys() & rules["dependency-groups"].keys():
        assert extras[name] == rules["dependency-groups"][name]


def test_it_is_imported_at_once_and_knows_its_names(installed: Path, tmp_path: Path) -> None:
    code = "import cosine_lab\nprint('numpy' in sys.modules, *dir(cosine_lab))\ncosine_lab.nothing"
    with pytest.raises(AssertionError, match="module 'cosine_lab' has no attribute 'nothing'"):
        run(installed, code, tmp_path)
    said = run(installed, code.rpartition("\n")[0], tmp_path).split()
    assert said == ["False", *sorted(cosine_lab.__all__)]
    assert {*cosine_lab.__all__} == {*api.__all__, *notebook.__all__, "__version__"} - {"Lesson", "Plane", "Scores"}


def test_a_widget_needs_no_streamlit_and_says_what_it_needs(installed: Path, tmp_path: Path) -> None:
    code = "import cosine_lab; print(cosine_lab.plane([[1, 0], [0, 1]]).cosines)"
    loaded = f"{code}; print('sklearn' in sys.modules)"  # which takes as long as all the rest
    assert run(installed, loaded, tmp_path) == "((1.0, 0.0), (0.0, 1.0))\nFalse\n"
    with pytest.raises(AssertionError, match=r'ImportError: plane needs a widget: .* "cosine-lab\[notebook\]"'):
        run(installed, f"sys.modules['anywidget'] = None; {code}", tmp_path)


def test_the_command_starts_what_it_says_and_says_what_it_needs(installed: Path, tmp_path: Path) -> None:
    np.savez(tmp_path / "m.npz", W=np.eye(3))
    begin = "from cosine_lab.__main__ import main\n"
    made = f"{begin}raise SystemExit(main(['audit', 'm.npz', '--out', 'r.html']))"
    assert run(installed, made, tmp_path).startswith("r.html")
    assert run(installed, f"{begin}main(['--version'])", tmp_path) == f"{cosine_lab.__version__}\n"
    for words in ([], ["serve"], ["site", "--out", "x"], ["--server.port=1"]):
        code = f"{begin}sys.stderr = sys.stdout\nassert main({words}) == 1"
        assert 'pip install "cosine-lab[app]"' in run(installed, code, tmp_path)
    assert "cosine-lab audit" in run(installed, f"{begin}assert main(['nonsense']) == 2", tmp_path)


def test_an_installed_app_writes_the_site_and_answers_at_every_page(installed: Path, tmp_path: Path) -> None:
    begin = f"import sys; sys.path[:0] = [{str(installed)!r}]; from cosine_lab.__main__ import main; "
    environment = {**os.environ, "PYTHONPATH": "", "COSINE_LAB_SITE": str(tmp_path / "packed")}
    (tmp_path / "packed").mkdir()
    port = app_server.free_port()
    command = [sys.executable, "-c", f"{begin}main(['--server.port={port}', '--server.headless=true'])"]
    url = f"http://localhost:{port}"
    with (
        app_server.started(command, url, tmp_path / "log", tmp_path, environment),
        urllib.request.urlopen(f"{url}/translate", timeout=20) as answer,  # noqa: S310 - our own http address
    ):
        assert answer.status == 200
    assert "WARNING" not in (tmp_path / "log").read_text("utf-8")
    where = f"{begin}from cosine_lab.places import ROOT; print(ROOT)"
    assert subprocess.check_output([sys.executable, "-c", where], cwd=tmp_path, env=environment, text=True) == (
        f"{installed / 'cosine_lab' / '_app'}\n"
    )


def test_a_threshold_names_what_has_no_vector() -> None:
    found = api.threshold([("a", "b", True), ("a", "c", False), ("x", "a", True)], VECTORS)
    assert (found.pairs, found.unknown) == (2, ("x",))
    assert found.best.line == pytest.approx(1 / np.sqrt(1.01))
    with pytest.raises(ValueError, match=f"^threshold needs {BOTH}1 True and 0 False$"):
        api.threshold([("a", "b", True)], VECTORS)
    with pytest.raises(ValueError, match=f"^threshold needs {BOTH}0 True and 0 False, as 'x' has no vector$"):
        api.threshold([("x", "b", True)], VECTORS)
    with pytest.raises(ValueError, match=r"got 0 True and 1 False, as 'A' has no vector, but 'a' has$"):
        api.threshold([("A", "b", True), ("a", "c", False)], VECTORS)


@pytest.mark.parametrize("remedy", ["raw", "unit", "min-max", "normalised"])
def test_a_vector_of_length_zero_is_named(remedy: str) -> None:
    vectors = {**VECTORS, "nothing": [0.0, 0.0]}
    said = "needs directions: “nothing” has length zero, so it has no cosine"
    with pytest.raises(ValueError, match=rf"^threshold {said}$"):
        api.threshold([("a", "b", True), ("a", "nothing", False)], vectors, remedy)
    with pytest.raises(ValueError, match=rf"^agreement {said}$"):
        api.agreement([("nothing", "b", 3), ("a", "c", 2)], vectors, remedy)


def test_a_zero_vector_does_no_harm_where_it_gets_a_direction_or_is_not_used() -> None:
    vectors = {**VECTORS, "nothing": [0.0, 0.0]}
    assert api.threshold([("a", "b", True), ("a", "nothing", False)], vectors, "centred").pairs == 2
    for remedy in ("raw", "min-max"):
        assert np.isfinite(api.threshold([("a", "b", True), ("a", "c", False)], vectors, remedy).best).all()


@pytest.mark.parametrize(
    ("vector", "said"),
    [
        ([1.0, 2.0, 3.0], r"of shape \(2,\), got shape \(3,\)"),
        ([1.0, np.nan], "of finite numbers, got NaN or infinity"),
        (["x", "y"], "of numbers, got 'x'"),
        ([True, False], "of numbers, got True"),
        ([1.0, None], "of numbers, got None"),
        ([[1.0], [1.0, 2.0]], "of numbers, got rows of different lengths"),
    ],
)
def test_a_vector_that_is_none_is_named(vector: list[Any], said: str) -> None:
    with pytest.raises(ValueError, match=rf"^threshold needs vectors\['odd'\] {said}$"):
        api.threshold([("a", "b", True)], {**VECTORS, "odd": vector})


def test_words_for_truth_values_remedies_that_are_none_and_rows_that_are_not_there_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^threshold needs pairs \(text, text, True or False\), got 'different'$"):
        api.threshold([("a", "b", "different")], VECTORS)  # type: ignore[list-item]
    unknown = "needs one of raw, .*, normalised, got 'prayer'$"
    with pytest.raises(ValueError, match=rf"^threshold {unknown}"):
        api.threshold([("a", "b", True), ("a", "c", False)], VECTORS, "prayer")
    with pytest.raises(ValueError, match=rf"^agreement {unknown}"):
        api.agreement([("a", "b", 3), ("a", "c", 2)], VECTORS, "prayer")
    at_the_mean = {"a": [1.0, 2.0], "b": [3.0, 6.0], "m": [2.0, 4.0]}
    with pytest.raises(ValueError, match=r"^agreement needs directions: “m” has length zero after “centred”, so"):
        api.agreement([("a", "b", 3), ("a", "m", 2)], at_the_mean, "centred")
    with pytest.raises(ValueError, match=r"^audit needs a label of pair by name, or a number below 2, got 9$"):
        api.audit([[0, 0], [1, 1]], pair=(0, 9))


def test_agreement_is_told_across_and_within_queries() -> None:
    found = api.agreement([("a", "b", 3), ("a", "c", 2), ("a", "d", 1)], VECTORS)
    assert (found.rho, found.within, found.queries) == (1.0, 1.0, 1)


def test_a_translation_adds_one_vector_to_every_row() -> None:
    assert api.translate([[1, 2], [3, 4]], [1, -1]).tolist() == [[2, 1], [4, 3]]


@pytest.mark.parametrize("labels", [None, ["no", "yes"]])
def test_one_row_is_two_labels_as_it_is_in_a_file(labels: list[str] | None, tmp_path: Path) -> None:
    W, b = np.array([[1.0, -2.0, 0.5]]), np.array([0.25])
    held = {"W": W, "b": b} | ({} if labels is None else {"labels": np.array(labels)})
    np.savez(tmp_path / "m.npz", **held)  # type: ignore[arg-type]  # of NumPy's stubs
    assert command.main([str(tmp_path / "m.npz"), "--json", str(tmp_path / "n.json")]) == 0
    of_file, found = json.loads((tmp_path / "n.json").read_text(encoding="utf-8")), api.audit(W, b, labels)
    for each in (of_file, found):
        del each["file"], each["sha256"]
        for winner in each["winners"]:
            winner.pop("embedding", None), winner.pop("leads_by", None)
    assert found == of_file
    assert found["pair"] == (labels or ["0", "1"])
    assert api.audit(W, b, labels, pair=(1, 0))["pair"] == found["pair"][::-1]
    with pytest.raises(ValueError, match=r"^a sigmoid needs two rows or more .*, got one"):
        api.audit(W, labels=["spam"], sigmoid=True)


def test_an_audit_shows_itself_as_the_report_and_gives_its_numbers() -> None:
    found = api.audit(np.eye(3), labels=["a|b", "<i>", "*c*"])
    assert "<iframe sandbox srcdoc=" in found._repr_html_()
    assert "<i>" not in found.to_html()
    assert found.to_html("zh").startswith('<!doctype html>\n<html lang="zh">')
    assert "None" not in found.to_html().partition("<h2>")[0]
    told = found.to_markdown()
    titles = re.findall("<h[123]>(.*?)</h[123]>", found.to_html())
    assert [html.unescape(each) for each in titles] == re.findall(r"^#+ (.*)$", told, re.MULTILINE)
    rows = [line for line in told.splitlines() if line.startswith("|")]
    assert len(rows) == len(re.findall("<tr>", found.to_html())) + told.count("| --- |\n")
    own = found.to_dict()
    assert type(own) is dict
    assert own == found
    own["summary"].clear()
    assert found["summary"]


def test_labels_that_are_whole_numbers_are_written_as_text() -> None:
    for labels in (np.array([7, 8]), [7, np.int64(8)], ("7", np.str_("8"))):
        assert api.audit(np.eye(2), labels=labels)["pair"] == ["7", "8"]
    assert api.audit(np.eye(2), labels=[False, np.bool_(1)])["pair"] == ["False", "True"]


@pytest.mark.parametrize(
    "labels",
    [["a", "b", "c"], np.array(["a", "b", "c"]), {2: "c", 0: "a", 1: "b"}, dict(zip("012", "abc", strict=True))],
)
def test_labels_are_a_list_an_array_or_a_mapping_and_pairs_are_named(labels: Any) -> None:
    assert api.audit(np.eye(3), labels=labels, pair=("c", 0))["pair"] == ["c", "a"]


W, PAIRS = [[1.0, 0.0], [0.0, 1.0]], [("a", "b", True), ("a", "c", False)]
RATED = [("a", "b", 3), ("a", "c", 2)]
WRONG: list[tuple[str, tuple[Any, ...], dict[str, Any], str]] = [
    ("audit", (W, None, [None, "b"]), {}, "labels that are texts or whole numbers, got None"),
    ("audit", (W, None, [0.5, 1.5]), {}, "labels that are texts or whole numbers, got 0.5"),
    ("audit", (W, None, "ab"), {}, "labels that are texts or whole numbers, got 'ab'"),
    ("audit", (W, None, 5), {}, "labels that are texts or whole numbers, got 5"),
    ("audit", (W, None, {"a", "b"}), {}, "labels in the order of its rows, got {"),
    ("audit", (W, None, {"a": 0, "b": 1}), {}, "a name for each number from 0 to 1, got names for 'a', 'b'"),
    ("audit", (W, None, ["a", "b"]), {"pair": ("a", "c")}, "a label of pair by name, or a number below 2, got 'c'"),
    ("audit", (W, None, ["x"]), {}, "one name for each of its 2 labels, got 1 name"),
    ("audit", (W, None, ["a_b", "a_b"]), {}, "words that differ in what is seen of them, got 'a_b' in row 1"),
    ("audit", (W,), {"pair": (1, 2, 3)}, "two rows, got (1, 2, 3)"),
    ("audit", (W,), {"pair": 1}, "two rows, got 1"),
    ("audit", ([[1e300, 0.0], [0.0, 1.0]],), {}, "numbers of W in [-1e+15, 1e+15], got 1e+300"),
    ("audit", (W, [0.0, -1e16]), {}, "biases in [-1e+15, 1e+15], got -1e+16"),
    ("translate", ([[1e308, 0]], [1e308, 0]), {}, "numbers of W in [-1e+15, 1e+15], got 1e+308"),
    ("translate", ([[1, 0]], [1e308, 0]), {}, "numbers of v in [-1e+15, 1e+15], got 1e+308"),
    ("threshold", (PAIRS, [[1.0, 0.0]]), {}, "vectors as a mapping from text to vector, got [[1.0, 0.0]]"),
    ("threshold", (PAIRS, np.eye(1)), {}, "vectors as a mapping from text to vector, got array([[1.]])"),
    ("threshold", (PAIRS, {}), {}, "vectors as a mapping from text to vector, got {}"),
    ("threshold", (PAIRS, {"a": [1e300, 0]}), {}, "vectors['a'] in [-1e+15, 1e+15], got 1e+300"),
    ("threshold", (None, VECTORS), {}, "pairs (text, text, True or False), got None"),
    ("threshold", ("abc", VECTORS), {}, "pairs (text, text, True or False), got 'abc'"),
    ("threshold", (["abc"], VECTORS), {}, "pairs (text, text, True or False), got 'abc'"),
    ("threshold", ([("a", "b")], VECTORS), {}, "pairs (text, text, True or False), got ('a', 'b')"),
    ("threshold", ([("a", "b", 1, 2)], VECTORS), {}, "pairs (text, text, True or False), got ('a', 'b', 1, 2)"),
    ("threshold", ([(["a"], "b", True)], VECTORS), {}, "pairs (text, text, True or False), got ['a']"),
    ("threshold", (PAIRS, VECTORS), {"k": 1.5}, "k in [0, 4], got 1.5"),
    ("threshold", (PAIRS, VECTORS, "top-removed"), {"k": 2}, "k in [0, 1], got 2"),
    ("threshold", (PAIRS, VECTORS), {"seed": "x"}, "a seed in [0, 4294967295], got 'x'"),
    ("threshold", (PAIRS, VECTORS), {"draws": 0}, "draws in [1, 100000], got 0"),
    ("threshold", (PAIRS[1:], VECTORS), {}, f"{BOTH}0 True and 1 False"),
    ("agreement", (RATED, list(VECTORS)), {}, "vectors as a mapping from text to vector, got ['a', 'b', 'c', 'd']"),
    ("agreement", (7, VECTORS), {}, "pairs (text, text, rating), got 7"),
    ("agreement", ([("a", "b")], VECTORS), {}, "pairs (text, text, rating), got ('a', 'b')"),
    ("agreement", ([], VECTORS), {}, "rated pairs, got []"),
    ("agreement", (RATED, VECTORS, "top-removed"), {"k": 1.5}, "k in [0, 1], got 1.5"),
    ("agreement", ([("a", "b", "high")], VECTORS), {}, "ratings of numbers, got 'high'"),
    ("agreement", ([("x", "b", 1)], VECTORS), {}, "pairs whose texts have vectors, got none, as 'x' has no vector"),
    ("audit", (None,), {}, "W of numbers, got None"),
    ("audit", (np.eye(2, dtype=bool),), {}, "W of numbers, got True"),
    ("translate", ([[1, 2]], None), {}, "v of numbers, got None"),
    ("rankings", ([1.0, 2.0],), {}, "unembeddings of shape (n, d), got shape (2,)"),
]


@pytest.mark.parametrize(("name", "given", "named", "said"), WRONG)
def test_what_cannot_be_answered_is_told_in_the_packages_words(
    name: str, given: tuple[Any, ...], named: dict[str, Any], said: str
) -> None:
    with pytest.raises(ValueError, match=f"^{name} needs {re.escape(said)}"):
        getattr(api, name)(*given, **named)


def test_the_document_says_what_is_given_by_name_alone() -> None:
    document = (ROOT / "docs" / "package.md").read_text(encoding="utf-8")
    for name, written in re.findall(r"^\| `(\w+)\((.*?)\)` \|", document, re.MULTILINE):
        asked = inspect.signature(getattr(cosine_lab, name)).parameters.values()
        known = [each for each in asked if each.name != "progress"]
        alone = [each.name for each in known if each.kind is each.KEYWORD_ONLY]
        told = [each.split("=")[0] for each in written.split(", ")]
        first = [each.name for each in known if each.kind is each.POSITIONAL_OR_KEYWORD]
        others = [f"**{each.name}" for each in known if each.kind is each.VAR_KEYWORD]
        assert told == first + ["*"] * bool(alone) + alone + others
