"""The page of an own model as Python composes it."""

import io

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

from cosine_lab import links
from cosine_lab.lessons import audit
from tests.pages import app
from tests.refused_heads import REFUSED, npz

BY_ITS_NAME = "uploads.ending"
"""What the uploader itself turns away, in the browser and here."""


def said(page: object) -> str:
    return "\n".join(each.value for each in page.markdown).replace("\\", "")  # type: ignore[attr-defined]


def own() -> AppTest:
    """The page of a reader who has said that their files are output layers."""
    page = app.opened("audit", source="own")
    page.session_state["own-rows"] = "layer"
    return page


@pytest.mark.parametrize("kind", audit.KINDS)
@pytest.mark.parametrize("source", ["wine", "digits", "glove"])
def test_every_sample_is_audited_as_either_head(source: str, kind: str) -> None:
    page = app.opened("audit", source=source, kind=kind)
    assert not page.exception
    assert app.surface(page)["epoch"].startswith("audit:")
    assert "### Any pair, any cosine" in said(page)
    assert ("### Labels that can never win" in said(page)) is (kind == "softmax")
    assert "### What can occur" in said(page)


def test_a_translation_in_the_link_is_checked_on_the_whole_model() -> None:
    layer = audit.model.sample("glove")["softmax"]
    start = audit.default(layer, (0, 1))
    a, b = start.unembeddings
    middle = (-(a[0] + b[0]) / 2, -(a[1] + b[1]) / 2)
    state = links.encode(type(start)(**{**vars(start), "shift": middle}), start.labels)
    page = app.opened("audit", source="glove", s=state)
    assert "0.90 → −1.00. Your model did not change" in said(page)


def test_labels_are_chosen_by_name_and_questions_answered() -> None:
    page = app.opened("audit", source="digits", first="3", second="8", ask="5,1")
    assert "cos(3, 8)" in said(page)
    assert "5 and 1: yes, at x = (" in said(page)
    page = app.opened("audit", source="digits", ask="eleven")
    assert "no label is called eleven" in said(page)


@pytest.fixture(scope="module")
def brought() -> AppTest:
    """The page with a model that was read."""
    page = own()
    page.file_uploader[0].upload("m.npz", npz(W=np.eye(3)), "application/zip")
    return page.run()


@pytest.mark.parametrize("key", [each for each in REFUSED if each != BY_ITS_NAME])
def test_a_refused_file_of_every_kind_is_named_with_its_reason_and_changes_nothing(brought: AppTest, key: str) -> None:
    before = app.surface(brought)["epoch"]
    name, content = REFUSED[key]
    brought.file_uploader[0].upload(name, content)
    brought.run()
    assert not brought.exception
    (told,) = app.warnings(brought)
    assert f"{name} was not used: " in told
    assert ", got " in told
    assert app.surface(brought)["epoch"] == before


def test_a_file_is_audited_and_another_one_refused() -> None:
    page = own()
    assert not page.exception
    assert app.sent(page) == []
    file = io.BytesIO()
    np.savez(file, W=[[1.0, 0], [0, 1], [1, 1]], labels=np.array(["a", "b", "c"]))
    page.file_uploader[0].upload("m.npz", file.getvalue(), "application/zip")
    page.run()
    assert "cos(a, b)" in said(page)
    page.file_uploader[0].upload("m.npz", b"no archive", "application/zip")
    page.run()
    assert "m.npz was not used" in app.warnings(page)[0]
    assert "cos(a, b)" in said(page)


def test_it_is_asked_once_what_the_rows_are_and_of_embeddings_no_model_is_said_to_stay() -> None:
    page = app.opened("audit", source="own")
    assert not page.radio
    page.file_uploader[0].upload("m.npz", npz(W=np.eye(3)))
    page.run()
    assert page.radio[0].value is None
    assert "cos(" not in said(page)
    page.radio[0].set_value("embeddings").run()
    assert "reads these rows, and nothing here holds" in said(page)
    assert "cos(" not in said(page)
    page.radio[0].set_value("layer").run()
    assert "cos(0, 1)" in said(page)
    assert "reads these rows, and nothing here holds" not in said(page)
    page.file_uploader[0].upload("n.npz", npz(W=np.eye(4)))
    page.run()
    assert page.radio[0].value == "layer"
    assert "4 labels in 4 dimensions" in " ".join(app.said(page))


def test_a_second_and_a_third_file_with_other_labels_begin_with_their_own() -> None:
    page, rng = own(), np.random.default_rng(0)
    many = [f"kind {k}" for k in range(3001)]  # typed, where few are listed
    for k, names in enumerate((["txt", "png", "gif"], ["red", "white", "rosé"], many, ["a", "b", "c"])):
        content = npz(W=rng.normal(size=(len(names), 4)), labels=np.array(names))
        page.file_uploader[0].upload(f"{k}.npz", content, "application/zip")
        page.run()
        assert not page.exception
        if names is not many:
            assert [box.value for box in page.selectbox] == names[:2]
        (page.selectbox or page.text_input)[0].set_value(names[-1])
        page.query_params["first"] = names[-1]  # what the browser does of its own
        page.run()
        assert not page.exception
        assert f"cos({names[-1]}, " in said(page)


def test_one_row_for_two_labels_is_audited_as_a_softmax_and_refused_as_a_sigmoid() -> None:
    page = own()
    for name, arrays in (
        ("one.npz", {"coef_": [[1.0, 2, 3]], "intercept_": [0.5], "classes_": ["no", "yes"]}),
        ("two.npz", {"W": [[0.0, 0, 0], [1, 2, 3]], "labels": ["no", "yes"]}),
    ):
        page.file_uploader[0].upload(name, npz(**arrays), "application/zip")
        page.run()
        assert not page.exception
        assert "cos(no, yes) = —" in said(page)
        assert "no change to average" in said(page)
        assert "The two labels can tie for the top" in said(page)
        app.chosen(page, "kind", "sigmoid")
        assert not page.exception
        refused = "a sigmoid needs two rows or more for a cosine" in " ".join(app.warnings(page))
        assert refused is (name == "one.npz")
        assert ("cos(no, yes) = —" in said(page)) is (name == "two.npz")
        app.chosen(page, "kind", "softmax")


def test_what_leaves_open_which_way_round_it_is_is_asked_and_turned() -> None:
    page = own()
    page.file_uploader[0].upload("k.npz", npz(W=np.arange(20.0).reshape(4, 5) ** 2))
    page.run()
    assert "please check" in page.info[0].value
    before = app.surface(page)["epoch"]
    app.pressed(page, "audit.turn-columns")
    assert not page.exception
    assert "5 labels in 4 dimensions" in " ".join(app.said(page))
    assert app.surface(page)["epoch"] != before
    app.pressed(page, "audit.turn-rows")
    assert app.surface(page)["epoch"] == before
    page.file_uploader[0].upload("r.npz", npz(W=[[1.0, 1], [2, 2]]))
    page.run()
    app.pressed(page, "audit.turn-columns")
    assert not page.exception
    assert "at least two labels with different rows" in app.warnings(page)[0]


def test_of_several_layers_in_a_file_one_is_chosen() -> None:
    page = own()
    layers = {"a.weight": np.eye(3), "c.weight": np.eye(4), "c.bias": np.ones(4)}
    page.file_uploader[0].upload("m.npz", npz(**layers))
    page.run()
    assert "was not used" in app.warnings(page)[0]
    assert not page.info  # of an earlier file nothing is asked beside it
    (box,) = page.selectbox
    box.set_value("c.weight").run()
    assert not page.exception
    assert not app.warnings(page)
    assert "4 labels in 4 dimensions" in " ".join(app.said(page))
    page.selectbox[0].set_value("a.weight").run()
    assert "3 labels in 3 dimensions" in " ".join(app.said(page))
    page.file_uploader[0].upload("n.npz", npz(**layers, W=np.eye(2)))
    page.run()
    assert page.selectbox[0].value == "W"
    assert "2 labels in 2 dimensions" in " ".join(app.said(page))
