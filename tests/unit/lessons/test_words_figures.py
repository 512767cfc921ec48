"""The Words lesson's charts, tables and sentences."""

import numpy as np
import pytest

from lib.data.words import load_words
from lib.figures.style import Look
from lib.lessons import words
from lib.lessons.words import labels
from lib.lessons.words.models import Model

NAMES = ("cat", "kitten", "house", "door", "clock", "hour")


@pytest.fixture(scope="module")
def found() -> words.Found:
    return words.found(NAMES, {}, None)


def model(found: words.Found, key: str) -> Model:
    return next(each for each in found.models if each.key == key)


def test_the_map_is_the_plane_of_the_two_widest_directions(found: words.Found) -> None:
    glove = model(found, "GloVe-50")
    drawn = words.pca_map(NAMES, glove, Look())
    assert drawn is not None
    points = np.column_stack([drawn[1]["PC 1"], drawn[1]["PC 2"]])
    assert glove.vectors is not None
    rows = glove.vectors[: len(NAMES)]
    rows = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    rows = rows - rows.mean(axis=0)
    u, s, _ = np.linalg.svd(rows, full_matrices=False)
    np.testing.assert_allclose(np.abs(points), np.abs(u[:, :2] * s[:2]), atol=1e-9)
    assert list(drawn[0].data[0].text) == list(NAMES)


def test_a_map_of_too_few_or_equal_words_is_not_drawn(found: words.Found) -> None:
    assert words.pca_map(NAMES[:2], model(found, "e5-small"), Look()) is None
    assert words.pca_map(NAMES, model(found, "e5-base"), Look()) is None
    same = words.found(("cat", "Cat", "CAT"), {}, None)
    assert words.pca_map(("cat", "Cat", "CAT"), model(same, "e5-small"), Look()) is None


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
    seen = model(
        words.found((long, *NAMES), {"e5-small": {long: np.ones(384, np.float32)}}, None),
        "e5-small",
    )
    drawn = words.pca_map((long, *NAMES), seen, Look())
    assert drawn is not None
    assert drawn[0].data[0].text[0] == "the train leaves at…"
    assert drawn[0].data[0].hovertext[0] == long
    assert drawn[1]["word"][0] == long


def test_the_matrix_holds_every_cosine_and_puts_like_beside_like(found: words.Found) -> None:
    e5 = model(found, "e5-small")
    drawn = words.matrix(NAMES, e5, Look())
    assert drawn is not None
    order = list(drawn[1]["word"])
    assert sorted(map(str, order)) == sorted(NAMES)
    assert abs(order.index("cat") - order.index("kitten")) == 1
    assert list(drawn[0].layout.yaxis.ticktext) == order
    at = [NAMES.index(str(word)) for word in order]
    for word, row in zip(order, at, strict=True):
        np.testing.assert_array_equal(drawn[1][str(word)], e5.cosines[row, at])


def test_a_matrix_needs_two_words_that_the_model_knows(found: words.Found) -> None:
    assert words.matrix(NAMES[:1], model(found, "e5-small"), Look()) is None
    assert words.matrix(NAMES, model(found, "e5-base"), Look()) is None


def test_the_narrow_model_has_the_narrow_band(found: words.Found) -> None:
    figure, summary = words.bands(found.models, Look())
    assert len(figure.data) == 5
    spreads = dict(zip(summary["model"], summary["standard deviation"], strict=True))
    assert spreads["e5-small"] == min(spreads.values(), key=float)
    least = dict(zip(summary["model"], summary["least"], strict=True))
    assert float(least["e5-small"] or 0) > 0.75


def test_neighbours_are_those_of_a_full_search_without_the_word_itself(found: words.Found) -> None:
    column = words.neighbour_table(found.models, 0)["all-MiniLM-L6"]
    shipped = load_words()
    vectors = shipped.vectors["all-MiniLM-L6"].astype(np.float64)
    scores = vectors @ vectors[shipped.rows["cat"]]
    best = [shipped.words[row] for row in np.argsort(-scores) if shipped.words[row] != "cat"][:10]
    assert [str(cell).rsplit(" ", 1)[0] for cell in column] == best


def test_neighbours_leave_out_models_without_a_table_or_the_word() -> None:
    row = load_words().vectors["e5-small"][7]
    some = words.found(("cat", "a cat in a hat"), {"e5-small": {"a cat in a hat": row}}, None)
    assert list(words.neighbour_table(some.models, 1)) == ["rank", "e5-small"]


def test_quoted_numbers_are_told_from_computed_ones_and_the_last_slide_stands_alone() -> None:
    table = words.quoted_table()
    lines = {
        (model, numbers): (source, mouse)
        for model, numbers, source, mouse in zip(
            table["model"], table["numbers"], table["source"], table["cat ⇔ mouse"], strict=True
        )
    }
    assert lines["e5-base", "cosine"] == ("quoted", 0.8972)
    assert lines["e5-base", "min-max"] == ("quoted", 0.1981)
    source, mouse = lines["e5-base", "min-max of the four digits"]
    assert (source, round(float(mouse or 0), 4)) == ("computed", 0.1988)
    assert lines["last slide", "min-max"] == ("quoted", 0.3186)
    assert [word for word in table["cat ⇔ kitten"] if word is not None] == [0.7378]
    assert "mouse 0.1981 → 0.3186, house 0.0857 → 0.0781" in words.about_quoted()


def test_the_sentences_hold_the_numbers_of_the_table(found: words.Found) -> None:
    assert "2,893 words × 5 models" in words.about_table()
    assert "differ by up to 0.001" in words.about_table()
    said = words.about_bands(found)
    assert said.startswith("Share of all pairs below a cosine of 0.92")
    assert said.count(" %") == 5


def test_every_encoder_is_offered_with_its_command_or_as_installed() -> None:
    said = words.about_encoders()
    for name in ("e5-small", "paraphrase-MiniLM-L3", "all-MiniLM-L6", "USE-multilingual"):
        assert f"**{name}**" in said
    assert "COSINE_LAB_MODEL" in said
