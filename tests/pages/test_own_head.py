"""A reader's own model on the pages of the paper's lessons: reduced, said so, or asked for."""

import io

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

from cosine_lab import links
from cosine_lab.lessons import audit, translate
from cosine_lab.ui import labels
from tests.pages import app

PAGES = ("translate", "rescale", "centre", "sigmoid", "rankings")
pages = pytest.mark.parametrize("slug", PAGES)


def brought(slug: str, **arrays: object) -> AppTest:
    """A page in a session that holds a model."""
    file = io.BytesIO()
    np.savez(file, **arrays)  # type: ignore[arg-type]
    page = app.opened(slug, source="own", guide="0")
    page.session_state["own-rows"] = "layer"
    page.session_state["head-kept"] = audit.model.opened("mine.npz", file.getvalue())
    return page.run()


def told(page: AppTest) -> str:
    return " ".join(each.value for each in page.info).replace("\\", "")


@pages
def test_without_a_model_the_page_says_so_and_shows_what_ships(slug: str) -> None:
    page = app.opened(slug, source="own")
    assert not page.exception
    assert "no link carries one" in told(page)
    assert "own-" not in app.surface(page)["epoch"]


@pages
def test_a_model_of_twenty_labels_in_nine_dimensions_is_reduced_and_it_is_said(slug: str) -> None:
    rng = np.random.default_rng(1)
    names = np.array([f"<b>{k}</b>" for k in range(20)])
    page = brought(slug, W=rng.standard_normal((20, 9)), b=np.ones(20), labels=names)
    assert not page.exception
    sent = app.surface(page)
    assert "own-" in sent["epoch"]
    assert sent["state"]["labels"] == list(names[:8])
    said = told(page)
    assert "This is not your model but a part of it: 8 of 20 labels, and of 9 dimensions" in said
    assert "% of 1,000 embeddings drawn at random" in said
    assert "The biases are left out" in said
    assert not sent.get("story")
    page.multiselect[0].set_value(list(names[[3, 5, 7]]))
    page.run()
    assert app.surface(page)["state"]["labels"] == list(names[[3, 5, 7]])


def test_a_model_of_the_plane_is_shown_whole() -> None:
    page = brought("translate", W=np.eye(2), X=np.ones((3, 2)))
    assert "Your whole model: 2 labels in a plane" in told(page)


def test_labels_with_one_row_are_not_taken() -> None:
    page = brought("translate", W=np.array([[1.0, 2], [1, 2], [0, 1]]))
    page.multiselect[0].set_value(["0", "1"])
    page.run()
    assert app.surface(page)["state"]["labels"] == ["0", "1", "2"]


def test_the_state_of_another_readers_model_is_not_shown_as_ours() -> None:
    rows = ((3.0, 1.0), (1.0, 3.0))
    theirs = translate.TranslateState.of(("their a", "their b"), rows, (0, 1))
    link = links.encode(theirs, ("their a", "their b"))
    page = app.opened("translate", source="own", s=link, guide="0")
    assert app.surface(page)["state"]["labels"] == ["cat", "dog", "car", "house", "tree"]
    assert "no link carries one" in told(page)


def test_a_page_without_the_model_leads_to_where_it_is_brought() -> None:
    page = app.opened("rescale", source="own")
    app.pressed(page, "own_head.bring")
    assert not page.exception
    assert page.file_uploader


@pages
@pytest.mark.parametrize(
    "arrays",
    [
        {"coef_": np.array([[1.0, 2, 3]]), "intercept_": [0.5], "classes_": ["no", "yes"]},
        {"W": np.array([[0.0, 0, 0], [1, 2, 3]])},
        {"W": np.array([[0.0], [2.0]])},
    ],
)
def test_a_model_of_two_labels_with_a_row_of_zeros_opens(slug: str, arrays: dict[str, np.ndarray]) -> None:
    page = brought(slug, **arrays)
    assert not page.exception
    alone = slug == "sigmoid" and "coef_" in arrays
    assert ("own-" in app.surface(page)["epoch"]) is not alone
    assert ("needs two rows or more" in " ".join(app.warnings(page))) is alone


@pytest.mark.parametrize(("before", "after"), [(9, 9), (4, 9), (9, 4)])
def test_a_name_chosen_in_the_last_file_is_not_asked_of_the_next(
    monkeypatch: pytest.MonkeyPatch, before: int, after: int
) -> None:
    monkeypatch.setattr(labels, "MOST_LISTED", 5)
    W = np.random.default_rng(2).standard_normal((9, 3))
    page = brought("audit", W=W[:before], labels=[f"a{k}" for k in range(before)])
    chosen = page.text_input if before > labels.MOST_LISTED else page.selectbox
    chosen(key="first").set_value("a3").run()
    assert app.surface(page)["state"]["labels"] == ["a3", "a1"]
    file = io.BytesIO()
    np.savez(file, W=W[:after], labels=[f"b{k}" for k in range(after)])
    page.session_state["head-kept"] = audit.model.opened("other.npz", file.getvalue())
    for _ in range(2):
        page.run()
        assert app.warnings(page) == []
        assert app.surface(page)["state"]["labels"] == ["b0", "b1"]
    if after > labels.MOST_LISTED:  # what is typed for this file is answered
        page.text_input(key="first").set_value("a3").run()
        assert app.warnings(page) == ["no label is called a3"]
