"""The Words lesson's charts, tables and sentences."""

import numpy as np
import pytest

from lib.data.words import every_word
from lib.figures.chart import Chart
from lib.figures.style import Look
from lib.lessons.words import sentences
from lib.lessons.words.figures import charts, labels, tables, views
from lib.lessons.words.model.found import Found
from lib.lessons.words.model.found import found as looked_up
from lib.lessons.words.model.models import Model
from lib.lessons.words.state import VIEWS, Shown
from lib.prose import Text
from tests.figures import valid

TEXT = Text("words")
NAMES = ("cat", "kitten", "house", "door", "clock", "hour")


@pytest.fixture(scope="module")
def found() -> Found:
    return looked_up(NAMES, {}, None)


def model(found: Found, key: str) -> Model:
    return next(each for each in found.models if each.key == key)


def test_the_map_is_the_plane_of_the_two_widest_directions(found: Found) -> None:
    glove = model(found, "GloVe-50")
    drawn = charts.pca_map(NAMES, glove, Look(), TEXT)
    assert drawn is not None
    points = np.column_stack([drawn[1]["PC 1"], drawn[1]["PC 2"]])
    assert glove.vectors is not None
    rows = glove.vectors[: len(NAMES)]
    rows = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    rows = rows - rows.mean(axis=0)
    u, s, _ = np.linalg.svd(rows, full_matrices=False)
    np.testing.assert_allclose(np.abs(points), np.abs(u[:, :2] * s[:2]), atol=1e-9)
    assert list(valid(drawn[0]).data[0].text) == list(NAMES)


def test_a_map_of_too_few_or_equal_words_is_not_drawn(found: Found) -> None:
    assert charts.pca_map(NAMES[:2], model(found, "e5-small"), Look(), TEXT) is None
    assert charts.pca_map(NAMES, model(found, "e5-base"), Look(), TEXT) is None
    same = looked_up(("cat", "Cat", "CAT"), {}, None)
    assert charts.pca_map(("cat", "Cat", "CAT"), model(same, "e5-small"), Look(), TEXT) is None


def test_names_on_a_map_cover_neither_a_mark_nor_one_another_where_there_is_room() -> None:
    names = ("Where is the railwa…", "Wo ist der Bahnhof?", "Où est la gare?", "cat", "Katze")
    points = np.array([[0.29, 0.11], [0.24, 0.17], [0.16, 0.11], [-0.35, 0.01], [-0.27, 0.01]])
    sides = labels.placed(names, points, 0.5)
    assert len(set(sides[:3])) > 1
    apart = np.array([[-0.4, 0.3], [0.4, 0.3], [-0.4, -0.3]])
    assert labels.placed(("a", "b", "c"), apart, 0.5) == ["top center"] * 3
    stacked = labels.placed(("cat", "Cat", "CAT"), np.zeros((3, 2)), 1.0)
    assert len(set(stacked)) == 3


def test_a_long_name_is_cut_on_the_map_and_whole_under_the_pointer() -> None:
    long = "the train leaves at noon from platform nine"
    seen = model(looked_up((long, *NAMES), {"e5-small": {long: np.ones(384, np.float32)}}, None), "e5-small")
    drawn = charts.pca_map((long, *NAMES), seen, Look(), TEXT)
    assert drawn is not None
    assert valid(drawn[0]).data[0].text[0] == "the train leaves at…"
    assert valid(drawn[0]).data[0].hovertext[0] == long
    assert drawn[1]["word"][0] == long


def test_the_matrix_holds_every_cosine_and_puts_like_beside_like(found: Found) -> None:
    e5 = model(found, "e5-small")
    drawn = charts.matrix(NAMES, e5, Look(), TEXT)
    assert drawn is not None
    order = list(drawn[1]["word"])
    assert sorted(map(str, order)) == sorted(NAMES)
    assert abs(order.index("cat") - order.index("kitten")) == 1
    assert list(valid(drawn[0]).layout.yaxis.ticktext) == order
    at = [NAMES.index(str(word)) for word in order]
    for word, row in zip(order, at, strict=True):
        np.testing.assert_array_equal(drawn[1][str(word)], e5.cosines[row, at])


def test_a_matrix_needs_two_words_that_the_model_knows(found: Found) -> None:
    assert charts.matrix(NAMES[:1], model(found, "e5-small"), Look(), TEXT) is None
    assert charts.matrix(NAMES, model(found, "e5-base"), Look(), TEXT) is None


def test_the_narrow_model_has_the_narrow_band(found: Found) -> None:
    figure, summary = charts.bands(found.models, Look(), TEXT)
    assert len(valid(figure).data) == 5
    spreads = dict(zip(summary["model"], summary["standard deviation"], strict=True))
    assert spreads["e5-small"] == min(spreads.values(), key=float)
    least = dict(zip(summary["model"], summary["smallest"], strict=True))
    assert float(least["e5-small"] or 0) > 0.75


def test_neighbours_are_those_of_a_full_search_without_the_word_itself(found: Found) -> None:
    column = tables.neighbour_table(found.models, 0, TEXT)["all-MiniLM-L6"]
    shipped = every_word()
    vectors = shipped.vectors["all-MiniLM-L6"].astype(np.float64)
    scores = vectors @ vectors[shipped.rows["cat"]]
    best = [shipped.words[row] for row in np.argsort(-scores) if shipped.words[row] != "cat"][:10]
    assert [str(cell).rsplit(" ", 1)[0] for cell in column] == best


def test_neighbours_leave_out_models_without_a_table_or_the_word() -> None:
    row = every_word().vectors["e5-small"][7]
    some = looked_up(("cat", "a cat in a hat"), {"e5-small": {"a cat in a hat": row}}, None)
    assert list(tables.neighbour_table(some.models, 1, TEXT)) == ["rank", "e5-small"]


def test_quoted_numbers_are_told_from_computed_ones_and_the_last_slide_stands_alone() -> None:
    table = tables.quoted_table(TEXT)
    lines = {
        (model, numbers): (source, mouse)
        for model, numbers, source, mouse in zip(
            table["model"], table["numbers"], table["source"], table["cat ⇔ mouse"], strict=True
        )
    }
    assert lines["e5-base", "cosine"] == ("quoted", 0.8972)
    assert lines["e5-base", "min–max"] == ("quoted", 0.1981)
    source, mouse = lines["e5-base", "min–max of the four digits"]
    assert (source, round(float(mouse or 0), 4)) == ("computed", 0.1988)
    assert lines["last slide", "min–max"] == ("quoted", 0.3186)
    assert [word for word in table["cat ⇔ kitten"] if word is not None] == [0.7378]
    assert "mouse 0.1981 → 0.3186 and house 0.0857 → 0.0781" in sentences.about_quoted(TEXT)


def test_the_sentences_hold_the_numbers_of_the_table(found: Found) -> None:
    assert "4,393 words × 5 models" in sentences.about_table(TEXT)
    assert "differ by about 0.001" in sentences.about_table(TEXT)
    said = sentences.about_bands(found, TEXT)
    assert said.startswith("Share of all pairs below a cosine of 0.92")
    assert said.count("%") == 5


def test_every_encoder_is_offered_with_its_command_or_as_installed() -> None:
    said = sentences.about_encoders(TEXT)
    for name in ("e5-small", "paraphrase-MiniLM-L3", "all-MiniLM-L6", "USE-multilingual"):
        assert f"**{name}**" in said.replace("\\", "")
    assert "COSINE_LAB_MODEL" in said


@pytest.mark.parametrize("name", VIEWS)
def test_every_view_holds_valid_figures_and_is_made_once(found: Found, name: str) -> None:
    asked = Shown(name, "e5-small", 0)
    view = views.view(found, asked, Look(), TEXT)
    assert views.view(found, asked, Look(), TEXT) is view
    (((_, blocks),),) = view.rows
    for block in blocks:
        if isinstance(block, Chart):
            valid(block.figure)


def test_scaling_changes_nothing_within_a_query_and_much_across_queries() -> None:
    first = [column[0] for column in sentences.scaling(TEXT).values()]
    assert first == ["e5-small", 0.4733, 0.4733, 0.4733, 0.5058, 0.4846, 0.5918]
    assert "(0.506, 0.485, 0.592)" in sentences.about_scaling(TEXT)
    ((_, (_, scaled)),) = views.quoted(TEXT).rows[0]
    assert scaled.key == "words-scaling"
