"""The Translate page as Python composes it."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from sklearn.datasets import load_digits, load_iris, load_wine

from cosine_lab import prose
from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons import translate
from cosine_lab.links import encode
from tests.packed import unpacked
from tests.pages import app


def test_three_changes_of_the_classifier_in_a_row_all_count() -> None:
    page = app.opened("translate")
    shown = [app.surface(page)["epoch"]]
    for source in ("iris", "wine", "digits"):
        page = app.chosen(page, "source", source)
        shown.append(app.surface(page)["epoch"])
    assert [epoch.split(":")[1] for epoch in shown] == ["paper", "iris", "wine", "digits"]
    assert len(app.surface(page)["state"]["labels"]) == 10


@pytest.mark.parametrize(("source", "load"), [("iris", load_iris), ("wine", load_wine), ("digits", load_digits)])
def test_a_real_classifier_is_fitted_and_its_accuracy_shown(source: str, load: Callable[..., tuple[Any, Any]]) -> None:
    page = app.opened("translate", source=prose.text("classifiers")(source))
    sent = app.surface(page)
    W = np.array(sent["state"]["unembeddings"])
    X = unpacked(sent["embeddings"]).reshape(-1, 2)
    _, truth = load(return_X_y=True)
    share = float(np.mean(np.argmax(X @ W.T, axis=1) == truth))
    assert len(W) == len(set(truth.tolist()))
    assert share > 2 / len(W)
    assert f"accuracy {share:.1%}" in page.caption[0].value


def test_the_papers_example_predicts_its_five_labels_as_often_as_in_the_paper() -> None:
    sent = app.surface(app.opened("translate"))
    W = np.array(sent["state"]["unembeddings"])
    X = unpacked(sent["embeddings"]).reshape(-1, 2)
    counts = np.bincount(np.argmax(X @ W.T, axis=1), minlength=5)
    assert counts.tolist() == [134, 171, 219, 194, 282]


def test_a_link_shows_its_classifier_and_its_state_to_the_last_bit() -> None:
    default = translate.default(classifier("wine"))
    state = translate.TranslateState(
        labels=("猫", "🐈", "cat"),
        reference=default.reference,
        unembeddings=((1 / 3, -5e-324), (0.1, 0.2), (-100.0, 99.99999999999999)),
        shift=(-0.0, 0.1 + 0.2),
        probe=(1e-300, -1.0),
        pair=(2, 0),
        target=-1 / 3,
    )
    page = app.opened("translate", source="wine", s=encode(state, default.labels))
    sent = app.surface(page)["state"]
    assert app.warnings(page) == []
    assert repr(sent["unembeddings"]) == repr([list(row) for row in state.unembeddings])
    assert repr([sent["shift"], sent["probe"]]) == repr([list(state.shift), list(state.probe)])
    assert (sent["labels"], sent["pair"], sent["target"]) == (list(state.labels), [2, 0], -1 / 3)


def test_an_unknown_classifier_in_a_link_is_named_and_the_first_is_shown() -> None:
    page = app.opened("translate", source="![x](//evil.example/x.png)")
    assert app.warnings(page) == [
        ("Classifier: the link asks for “![x](//evil.example/x.png)”; known are Paper, Iris, Wine, Digits and Yours.")
    ]
    assert "![x](" not in page.warning[0].value
    assert app.surface(page)["epoch"] == "translate:paper:en:0"


def test_a_link_for_another_classifier_is_refused_with_a_reason() -> None:
    default = translate.default(classifier("wine"))
    page = app.opened("translate", source="iris", s=encode(default, default.labels))
    assert app.warnings(page) == [
        ("This link could not be read (it was made for another model); showing the default instead.")
    ]


def test_changing_the_classifier_forgets_the_link_of_the_other() -> None:
    default = translate.default(classifier("paper"))
    page = app.opened("translate", s=encode(default, default.labels))
    page = app.chosen(page, "source", "iris")
    assert app.warnings(page) == []
    assert "s" not in page.query_params
