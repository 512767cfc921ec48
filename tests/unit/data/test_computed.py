"""What is shipped computed is what the code computes."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, get_type_hints

import numpy as np
import pytest
from numpy.typing import NDArray
from typing_extensions import TypeAliasType

from cosine_lab.data import byte_planes, computed
from cosine_lab.lessons import training, word2vec
from cosine_lab.lessons.rankings.model import checks
from cosine_lab.lessons.word2vec.state import Settings
from tests.makers.make_computed import SHORT, tasks
from tests.makers.packing import packed

MADE = tasks()
HELD = [
    *[("classifiers", slug) for slug in ("iris", "wine", "digits")],
    ("digits", "pca"),
    *[("heads", slug) for slug in ("wine", "digits", "pixels")],
    ("lengths", "lists"),
    ("lengths", "informed"),
    ("lengths", "GloVe-50"),
    ("lines", "GloVe-50"),
    ("many", "5"),
    ("norms", "GloVe-50:raw:0"),
    ("norms", "GloVe-50:whitened:0"),
    ("norms", "GloVe-50:top-removed:1"),
    ("norms", "e5-small:centred:0"),
    ("neighbours", "GloVe-50"),
    ("training", "0"),
    ("word2vec", next(iter(MADE["word2vec"]))),
    ("word2vec_lists", "sea"),
    ("words", "GloVe-50"),
]


Scalar = TypeVar("Scalar", bound=np.generic)
Alias = TypeAliasType("Alias", np.ndarray[tuple[Any, ...], np.dtype[Scalar]], type_params=(Scalar,))
"""What `NDArray` itself is from NumPy 2.5 on, where Python is 3.12 or newer."""


class Part(NamedTuple):
    numbers: NDArray[np.float64]
    name: str | None


@dataclass(frozen=True, eq=False)
class Whole:
    parts: tuple[Part, ...]
    pairs: list[tuple[str, int]]
    rho: dict[str, list[float | None]]
    counts: Alias[np.int64]
    best: Part | None = None
    firsts: tuple[Alias[np.int64] | None, ...] = ()


def leaves(tree: Any, arrays: Mapping[str, NDArray[Any]], path: str = "") -> Iterator[Any]:
    """Path and value of everything in a result as a file holds it."""
    if isinstance(tree, dict) and set(tree) == {"array"}:
        yield path, arrays[tree["array"]]
    elif isinstance(tree, dict | list):
        each = tree.items() if isinstance(tree, dict) else enumerate(tree)
        for name, inner in each:
            yield from leaves(inner, arrays, f"{path}.{name}")
    else:
        yield path, tree


def told(results: Mapping[str, NDArray[Any]], key: str) -> dict[str, Any]:
    return dict(leaves(json.loads(results["results"].tobytes())[key], results))


def file(task: str) -> dict[str, NDArray[Any]]:
    return byte_planes.load(computed.FOLDER / f"{task}.npz")


def alike(ours: Any, theirs: Any) -> bool:
    """Whether two leaves are one, to within the rounding of other machines' linear algebra."""
    if isinstance(ours, np.ndarray):
        counts = ours.dtype.kind in "iu"  # a pair on the edge of two bins may be in either
        near = {"rtol": 0, "atol": 2} if counts else {"rtol": 1e-4, "atol": 1e-5}
        return ours.dtype == theirs.dtype and np.allclose(ours, theirs, equal_nan=True, **near)
    if isinstance(ours, float):
        return bool(theirs == pytest.approx(ours, rel=1e-4, abs=1e-6, nan_ok=True))
    return bool(ours == theirs)


@pytest.mark.parametrize(("task", "key"), HELD)
def test_a_shipped_result_is_what_the_code_computes(task: str, key: str) -> None:
    ours = told(packed({key: MADE[task][key]()}, short=task in SHORT), key)
    theirs = told(file(task), key)
    assert ours.keys() == theirs.keys()
    held = {path: value for path, value in ours.items() if not path.endswith((".seconds", ".digest"))}
    assert not [path for path, value in held.items() if not alike(value, theirs[path])]


def test_the_shipped_check_of_the_paper_has_what_its_quick_runs_find(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MOST_MINORS", 20_000)
    monkeypatch.setattr(checks, "MOST_PATTERNS", 5_000)
    monkeypatch.setattr(checks, "TRIED", checks.TRIED[:3])
    ours, theirs = MADE["paper_check"]["1"](), checks.at_hand(1)
    assert isinstance(ours, checks.Report)
    assert theirs is not None
    shipped = {row.run: row._replace(seconds=0.0) for row in theirs.rows}
    assert len(ours.rows) > 0.7 * len(shipped)
    assert [shipped[row.run] for row in ours.rows] == [row._replace(seconds=0.0) for row in ours.rows]
    assert ours.trials == theirs.trials[:3]


@pytest.mark.parametrize("task", list(MADE))
def test_every_result_that_is_built_is_shipped_and_no_other(task: str) -> None:
    assert json.loads(file(task)["results"].tobytes()).keys() == MADE[task].keys()


@pytest.mark.parametrize("task", list(MADE))
def test_every_result_is_loaded_as_what_its_maker_returns(task: str) -> None:
    kinds = {key: get_type_hints(getattr(make, "func", make))["return"] for key, make in MADE[task].items()}
    assert None not in [computed.find(task, key, kind) for key, kind in kinds.items()]


def test_a_result_comes_back_as_what_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part = Part(np.linspace(0, 1, 7), None)
    whole = Whole(
        (part, part._replace(name="b")), [("a", 1)], {"x": [None, 0.5]}, np.arange(3), part, (None, np.arange(2))
    )
    monkeypatch.setattr(computed, "FOLDER", tmp_path)
    byte_planes.save(tmp_path / "toy.npz", packed({"key": whole}))
    back = computed.find("toy", "key", Whole)
    assert back is not None
    assert [type(each) for each in back.parts] == [Part, Part]
    assert back.parts[0].numbers.tolist() == part.numbers.tolist()
    assert (back.parts[1].name, back.pairs, back.rho) == ("b", whole.pairs, whole.rho)
    assert back.counts.dtype == np.int64
    assert [each if each is None else each.tolist() for each in back.firsts] == [None, [0, 1]]
    assert not back.counts.flags.writeable
    assert computed.find("toy", "other", Whole) is None
    assert computed.find("none", "key", Whole) is None


def test_what_a_page_shows_first_needs_no_work() -> None:
    start = Settings("whole")
    assert training.model.at_hand(0) is not None
    assert training.model.at_hand(1) is None
    assert word2vec.model.at_hand(start) is not None
    assert word2vec.model.at_hand(replace(start, seed=1)) is None
