"""Widgets of a notebook: traits both ways, what they refuse, and a lesson's code for a cell."""

import numpy as np
import pytest
import traitlets

from cosine_lab import links, notebook
from cosine_lab.lessons import openers
from cosine_lab.maths.vectors import cosines

W = [[1.0, 0.2], [0.3, 1.0], [-1.0, 0.5]]


def test_two_dimensions_stay_as_they_are_and_more_are_shown_as_far_as_a_plane_does() -> None:
    flat = notebook.plane(W, ["cat", "dog", "tree"])
    assert (flat.unembeddings, flat.kept, flat.translation) == (W, 1.0, (0.0, 0.0))
    assert np.allclose(np.array(flat.cosines, dtype=float), cosines(W))
    more = notebook.plane(np.eye(4))
    assert more.kept == pytest.approx(2 / 3)
    assert more.envelope["defaults"]["labels"] == ("0", "1", "2", "3")
    assert notebook.plane(np.array(W) * 1000).kept == pytest.approx(1)


def test_what_a_cell_sets_is_in_the_link_and_what_the_link_says_is_in_the_traits() -> None:
    one, other = notebook.plane(W), notebook.plane(W)
    one.translation = (-0.5, 0.25)
    one.pair = (2, 0)
    assert np.allclose(np.array(one.cosines, dtype=float), cosines(np.array(W) + one.translation))
    assert other.translation == (0.0, 0.0)
    other.link = one.link
    assert (other.translation, other.pair, other.cosines) == (one.translation, one.pair, one.cosines)
    other.unembeddings = [[0.0, 0.0], *W[1:]]
    other.translation = (0.0, 0.0)
    assert other.cosines[0] == [None, None, None]
    other.link = ""
    assert (other.unembeddings, other.pair) == (W, (0, 1))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("translation", (1e9, 0.0)),
        ("pair", (1, 1)),
        ("pair", (0, 9)),
        ("unembeddings", W[:2]),
        ("unembeddings", [[1.0]]),
    ],
)
def test_what_a_plane_cannot_hold_is_refused_and_nothing_has_changed(name: str, value: object) -> None:
    plane = notebook.plane(W)
    before = getattr(plane, name)
    with pytest.raises(ValueError, match=rf"^plane cannot hold {name} = "):
        setattr(plane, name, value)
    assert getattr(plane, name) == before
    assert plane.link == ""


def test_a_link_of_another_model_is_refused() -> None:
    plane, lesson = notebook.plane(W), notebook.lesson("rescale")
    state = lesson.state
    with pytest.raises(traitlets.TraitError, match="model"):
        plane.link = links.encode(state, state.labels)
    with pytest.raises(traitlets.TraitError):
        plane.link = "nonsense"
    assert plane.link == ""


REFUSED: list[tuple[dict[str, object], str]] = [
    ({"labels": {0: "a", 1: "b"}}, "plane needs a name for each number from 0 to 2, got names for 0, 1"),
    ({"labels": ["a", "b"]}, "plane needs one name for each of its 3 labels, got 2 names"),
    ({"show": [0]}, r"plane needs 2 to 12 different numbers of labels below 3, got \[0\]"),
    ({"show": [0, 7]}, r"plane needs 2 to 12 different numbers of labels below 3, got \[0, 7\]"),
    ({"X": np.eye(3)}, "plane needs as many columns of X as of W, 2, got 3"),
    ({"bias": [1.0]}, "plane needs bias of shape"),
]


@pytest.mark.parametrize(("asked", "said"), REFUSED, ids=[said for _, said in REFUSED])
def test_an_argument_that_is_none_is_named(asked: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}"):
        notebook.plane(W, **asked)  # type: ignore[arg-type]


def test_names_may_be_a_mapping() -> None:
    plane = notebook.plane(W, {2: "tree", 0: "cat", 1: "dog"})
    assert plane.envelope["defaults"]["labels"] == ("cat", "dog", "tree")
    with pytest.raises(ValueError, match=r"^plane needs labels with different rows"):
        notebook.plane([*W, W[0]], show=[0, 3])


@pytest.mark.parametrize("slug", sorted(openers()))
def test_every_lesson_is_a_widget(slug: str) -> None:
    widget = notebook.lesson(slug, language="zh")
    assert "export default parts.createWidget(parts.lesson, {" in widget._esm
    assert widget.envelope["language"] == "zh"
    assert widget.envelope["story"]["next"] is None
    assert notebook.lesson(slug, story=False).query == "guide=0"


def test_a_lesson_turns_to_what_the_reader_chooses_there() -> None:
    widget = notebook.lesson("translate")
    before = widget.envelope["epoch"]
    widget.query = "beat=each&guide=0"
    assert widget.envelope["epoch"] == before
    widget.query = "source=iris&guide=0"
    assert "iris" in widget.envelope["epoch"]
    assert notebook.lesson("translate", source="iris").envelope["epoch"] == widget.envelope["epoch"]


@pytest.mark.parametrize(
    ("slug", "asked", "said"),
    [
        ("prayer", {}, "lesson needs one of audit, .*, words, got 'prayer'"),
        ("home", {"language": "de"}, "lesson needs a language among en, zh, got 'de'"),
        ("home", {"source": "iris"}, "lesson needs choices that home has, got source"),
        ("translate", {"source": "mars"}, "source: the link asks for “mars”; known are paper, .*"),
        ("translate", {"source": "own"}, "lesson needs what all readers have: for your own numbers there is `plane`"),
    ],
)
def test_what_is_no_lesson_is_said(slug: str, asked: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}"):
        notebook.lesson(slug, **asked)
