"""Widgets of a notebook: traits both ways, what they refuse, and a lesson's code for a cell."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import pytest
import traitlets

from cosine_lab import links, notebook, prose
from cosine_lab.lessons import openers
from cosine_lab.maths.vectors import cosines

W = [[1.0, 0.2], [0.3, 1.0], [-1.0, 0.5]]
ROWS = tuple(map(tuple, W))


def test_two_dimensions_stay_as_they_are_and_more_are_shown_as_far_as_a_plane_does() -> None:
    flat = notebook.plane(W, ["cat", "dog", "tree"])
    assert (flat.unembeddings, flat.kept, flat.translation) == (ROWS, 1.0, (0.0, 0.0))
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
    assert other.cosines[0] == (None, None, None)
    other.link = ""
    assert (other.unembeddings, other.pair) == (ROWS, (0, 1))


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
    with pytest.raises(ValueError, match=rf"^plane needs .* for {name}, got "):
        setattr(plane, name, value)
    assert getattr(plane, name) == before
    assert plane.link == ""


def test_a_trait_takes_numpys_numbers_and_gives_pythons_which_nobody_changes_in_part() -> None:
    plane = notebook.plane(W)
    plane.translation = -np.mean(W, axis=0)
    assert plane.translation == pytest.approx((-0.1, -1.7 / 3))
    plane.unembeddings = np.array(W) * np.float32(2)
    assert plane.unembeddings[0] == pytest.approx((2, 0.4))
    with pytest.raises(TypeError):
        plane.unembeddings[0] = (9, 9)
    for name in ("kept", "agreed", "cosines"):
        with pytest.raises(traitlets.TraitError):
            setattr(plane, name, 0.5)
    line = notebook.line(PAIRS, VECTORS)
    line.line = np.float32(0.5)
    assert {type(each) for each in (line.line, line.precision, line.recall, line.f1)} == {float}


def test_a_layer_that_a_plane_shows_in_part_has_its_own_cosines_beside() -> None:
    layer = np.random.default_rng(1).normal(size=(4, 6))
    (pair,) = [each for each in notebook.plane(layer).envelope["layout"]["side"] if each["type"] == "pair"]
    assert np.allclose(np.array(pair["whole"], dtype=float), cosines(layer))
    (pair,) = [each for each in notebook.plane(W).envelope["layout"]["side"] if each["type"] == "pair"]
    assert "whole" not in pair


def test_a_table_of_pandas_lends_its_rows_names() -> None:
    table = pd.DataFrame(W, index=["cat", "dog", "tree"])
    assert notebook.plane(table).state.labels == ("cat", "dog", "tree")
    assert notebook.plane(pd.DataFrame(W)).state.labels == ("0", "1", "2")


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
    ({"labels": list("abcd")}, "plane needs one name for each of its 3 labels, got 4 names"),
    ({"labels": ["a", "b"]}, r"plane needs labels for 3 rows, a row a label, got 2, one a column: is W\.T meant\?$"),
    ({"bias": np.zeros(2)}, r"plane needs bias for 3 rows, a row a label, got 2, one a column: is W\.T meant\?$"),
    ({"language": "de"}, "plane needs a language among en, zh, got 'de'"),
    ({"language": None}, "plane needs a language among en, zh, got None"),
    ({"show": [0]}, r"plane needs 2 to 12 different names of labels, or numbers below 3, got \[0\]"),
    ({"show": [0, 7]}, r"plane needs 2 to 12 different names of labels, or numbers below 3, got \[0, 7\]"),
    ({"X": np.eye(3)}, "plane needs as many columns of X as of W, 2, got 3"),
    ({"bias": [1.0]}, "plane needs bias of shape"),
]


@pytest.mark.parametrize(("asked", "said"), REFUSED, ids=[said for _, said in REFUSED])
def test_an_argument_that_is_none_is_named(asked: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}"):
        notebook.plane(W, **asked)  # type: ignore[arg-type]


def test_what_a_plane_leaves_out_of_a_layer_is_said_on_it() -> None:
    caption = notebook.plane(W).envelope["layout"]["planes"][0]["caption"]
    biased = notebook.plane(W, bias=[0.0, 5.0, 0.0], X=[[1.0, 0.0], [0.0, 1.0]])
    assert biased.agreed == 0.5
    said = "Among these labels it predicts what yours does for 50% of 2 of your embeddings. The biases are left out."
    assert biased.envelope["layout"]["planes"][0]["caption"] == f"{caption} {said}"
    more = notebook.plane(np.eye(4), language="zh").envelope["layout"]["planes"][0]["caption"]
    assert "67%" in more
    assert "随机抽取的" in more


VECTORS = {"a": [1.0, 0.0], "b": [1.0, 0.1], "c": [0.0, 1.0], "d": [-1.0, 0.2], "none": [0.0, 0.0]}
PAIRS = [("a", "b", True), ("a", "c", False), ("b", "d", False), ("a", "strange", True)]


def test_scores_are_the_cosines_of_the_chosen_word_and_what_rescaling_makes_of_them() -> None:
    widget = notebook.scores(["a", "c", "d"], VECTORS)
    held = cosines([VECTORS[each] for each in "acd"])
    assert widget.cosines == pytest.approx({"c": held[0, 1], "d": held[0, 2]})
    assert widget.scaled == {"c": 1.0, "d": 0.0}
    assert widget.percentiles == pytest.approx({"c": 33.3, "d": 0.0}, abs=0.1)  # of six pairs two are below c's
    assert widget.envelope["problem"]["models"][0]["title"] == "Your vectors"
    widget.query, widget.own, widget.tau = "c", True, 0.5
    assert widget.cosines == pytest.approx({"a": held[1, 0], "c": 1.0, "d": held[1, 2]})
    assert (widget.state.query, widget.state.own, widget.state.tau) == (1, 1, 0.5)
    widget.link = ""
    assert (widget.query, widget.own) == ("a", False)
    alike = notebook.scores(["a", "c"], VECTORS)
    assert alike.scaled == {"c": None}


def test_a_line_is_best_to_begin_with_and_says_what_it_comes_to() -> None:
    widget = notebook.line(PAIRS, VECTORS, title="Mine")
    assert (widget.precision, widget.recall, widget.f1, widget.wrong) == (1.0, 1.0, 1.0, [])
    assert (widget.pairs, widget.unknown) == (3, ("strange",))
    assert widget.line <= widget.best
    widget.line = -1.0
    assert (widget.precision, widget.recall, widget.f1) == (pytest.approx(1 / 3), 1.0, 0.5)
    assert [each[:3] for each in widget.wrong] == [("a", "c", False), ("b", "d", False)]
    widget.line = 1.0
    assert (widget.precision, widget.recall, widget.f1) == (None, 0.0, 0.0)
    words = notebook.line(PAIRS, VECTORS, language="zh").envelope["words"]
    assert (words["synonyms"], words["strangers"]) == ("相同", "不同")


@pytest.mark.parametrize(
    ("name", "asked", "said"),
    [
        ("scores", (["a"], VECTORS), "2 to 24 different words, got ['a']"),
        ("scores", (["a", "a"], VECTORS), "2 to 24 different words, got ['a', 'a']"),
        ("scores", ("ab", VECTORS), "words that are texts, got 'ab'"),
        ("scores", (["a", "x", "y"], VECTORS), "a vector for each word, got none for 'x', 'y'"),
        ("scores", (["a", "none"], VECTORS), "directions: “none” has length zero, so it has no cosine"),
        ("scores", (["a", "b"], [[1.0]]), "vectors as a mapping from text to vector, got [[1.0]]"),
        ("scores", (["a", "b"], {"a": [1.0], "b": [2.0]}), "2 to 4,096 numbers in a row, got 1"),
        ("scores", (["a", " "], {"a": [1.0, 2.0], " ": [1.0, 3.0]}), "a word in every row, got a blank one in row 2"),
        ("line", (PAIRS, VECTORS, "min-max"), "a remedy whose scores are cosines, one of raw, centred, top-removed"),
        ("line", ([("a", "b", True), ("b", "a", False)], VECTORS), "pairs whose cosines differ, got 0.99"),
        ("line", ([("a", "b", True)], VECTORS), "True and False among pairs whose texts have vectors, got 1 True"),
        ("line", (PAIRS * 2000, VECTORS), "at most 5,000 pairs (`threshold` takes more), got 6000"),
    ],
)
def test_words_and_pairs_that_cannot_be_shown_are_named(name: str, asked: tuple[object, ...], said: str) -> None:
    with pytest.raises(ValueError, match=f"^{name} needs {re.escape(said)}"):
        getattr(notebook, name)(*asked)
    with pytest.raises(ValueError, match=f"^{name} needs a title of at most 60 letters, got 'xxx"):
        getattr(notebook, name)(["a", "b"] if name == "scores" else PAIRS, VECTORS, title=61 * "x")


OWN = [
    (lambda: notebook.plane(W, ["<i>", "dog", "tree"]), {"<i>, dog and tree"}),
    (lambda: notebook.scores(["a", "c", "d"], VECTORS), {"a", "c", "d", "−0.98"}),
    (lambda: notebook.line(PAIRS, VECTORS), {"−0.96", "1.00"}),
]


@pytest.mark.parametrize(("made", "said"), OWN, ids=["plane", "scores", "line"])
def test_where_there_is_no_kernel_stands_a_picture(made: Callable[[], notebook.Lesson], said: set[str]) -> None:
    widget = made()
    (told, _) = widget._repr_mimebundle_()
    drawn = ET.fromstring(told["image/svg+xml"])  # noqa: S314 - our own
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    shown = {each.text for each in drawn.iter() if each.text}
    assert all(any(each in text for text in shown) for each in said)
    assert "application/vnd.jupyter.widget-view+json" in told


def test_the_picture_is_of_what_was_dragged() -> None:
    widget = notebook.plane(W)
    before = ET.tostring(widget.picture())
    widget.translation = (-0.5, 0.25)
    assert ET.tostring(widget.picture()) != before


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("slug", sorted(openers()))
def test_a_lesson_without_a_kernel_is_a_picture_that_says_what_it_asks(slug: str, language: str) -> None:
    drawn = notebook.lesson(slug, language=language).picture()
    page = prose.page(slug, language)
    said = [each.text for each in drawn.iter("text")]
    assert said[-3:] == [page.title, page.tagline, prose.text("notebook", language)("still")]
    assert [each for each in drawn.iter() if each.tag in {"line", "path", "rect"}]


def test_the_picture_is_of_the_data_set_that_was_chosen() -> None:
    one, other = (notebook.lesson("factorisation", **chosen) for chosen in ({}, {"source": "digits"}))
    assert ET.tostring(one.picture()) != ET.tostring(other.picture())


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("slug", ["centre", "rankings", "rescale", "sigmoid", "translate"])
def test_a_lesson_takes_a_layer_of_ones_own_and_says_what_it_leaves_out(slug: str, language: str) -> None:
    layer = np.random.default_rng(0).normal(size=(5, 7))
    widget = notebook.lesson(slug, layer, list("abcde"), bias=[0, 0, 0, 0, 1], show=["a", "b", "e"], language=language)
    assert list(widget.state.labels) == ["a", "b", "e"]
    assert widget.query == "guide=0"
    assert widget.envelope["story"] is None
    caption = widget.envelope["layout"]["planes"][0]["caption"]
    assert prose.text("own_head", language)("biases") in caption
    assert "7" in caption


def test_a_whole_layer_of_two_dimensions_has_no_note() -> None:
    own, ours = notebook.lesson("rescale", W), notebook.lesson("rescale")
    assert own.envelope["layout"]["planes"][0]["caption"] == ours.envelope["layout"]["planes"][0]["caption"]


@pytest.mark.parametrize(
    ("slug", "asked", "why"),
    [
        ("words", {"W": W}, r"^lesson needs centre, rankings, rescale, sigmoid, translate and no other choice for a W"),
        ("translate", {"W": W, "source": "iris"}, r"got \['translate', 'source'\]$"),
        ("translate", {"labels": ["a"]}, r"^lesson needs W where there is labels, got none$"),
        ("translate", {"W": [[1, 0], [1, 0]]}, r"^lesson needs at least two labels with different rows, got "),
        ("sigmoid", {"W": [[1, 0]]}, "^a sigmoid needs two rows or more"),
    ],
)
def test_a_layer_that_a_lesson_cannot_show_is_refused(slug: str, asked: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        notebook.lesson(slug, **asked)


@pytest.mark.parametrize(("name", "value"), [("query", "x"), ("tau", -1.0)])
def test_what_scores_cannot_hold_is_refused(name: str, value: object) -> None:
    widget = notebook.scores(["a", "c"], VECTORS)
    with pytest.raises(ValueError, match=rf"^scores needs .* for {name}, got {value!r}$"):
        setattr(widget, name, value)
    assert (widget.query, widget.tau) == ("a", 0.0)


def test_names_may_be_a_mapping() -> None:
    plane = notebook.plane(W, {2: "tree", 0: "cat", 1: "dog"})
    assert plane.envelope["defaults"]["labels"] == ("cat", "dog", "tree")
    assert notebook.plane(W, ["cat", "dog", "tree"], show=["tree", 0]).envelope["defaults"]["labels"] == ("tree", "cat")
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
        ("translate", {"source": "own"}, "lesson needs what all readers have: for your own numbers there are"),
    ],
)
def test_what_is_no_lesson_is_said(slug: str, asked: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}"):
        notebook.lesson(slug, **asked)
