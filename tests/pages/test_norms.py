"""The Norms page without a browser."""

import pytest
from streamlit.testing.v1 import AppTest

from lib.background_jobs import Job
from lib.ui import tasks
from tests.pages import app

GLOVE = {"vectors": "GloVe-50"}


def opened(**link: str) -> AppTest:
    page = app.opened("norms", **(GLOVE | link))
    assert not page.exception
    return page


def answer(page: AppTest) -> str:
    return next(each for each in app.said(page) if each.startswith("“"))


def summary(page: AppTest) -> dict[str, list[str]]:
    table = page.table[0].value
    return {name: list(table[name]) for name in table.columns}


def test_a_link_restores_model_word_remedy_measure_and_view() -> None:
    page = opened(query="money", remedy="top-removed", k="3", measure="dot", view="pairs")
    assert app.warnings(page) == []
    assert answer(page).startswith("“money”: ")
    assert page.slider(key="k").value == 3
    assert page.button_group(key="measure").value == "dot"
    assert page.button_group(key="view").value == "pairs"


@pytest.mark.parametrize(("remedy", "heavy"), [("whitened", True), ("top-removed", True), ("unit", False)])
def test_a_remedy_that_needs_the_axes_of_a_table_is_heavy_work(
    monkeypatch: pytest.MonkeyPatch, remedy: str, *, heavy: bool
) -> None:
    opened()
    asked: list[str] = []

    class Noting:
        def ask(self, task: str, _wanted: object, _job: object) -> Job[bool]:
            asked.append(task)
            return Job()

    monkeypatch.setattr(tasks, "_DESK", Noting())
    monkeypatch.setattr(Job, "wait", lambda *_: True)
    monkeypatch.setattr(Job, "result", lambda _: None)
    page = opened(remedy=remedy)
    assert ("remedied" in asked) is heavy
    assert bool(page.table) is not heavy


def test_three_changes_in_a_row_all_count() -> None:
    page = opened()
    first = answer(page)
    page.text_input(key="query").set_value("Money ").run()
    assert answer(page).startswith("“money”: ")
    page = app.chosen(page, "remedy", "whitened")
    assert not page.exception
    changed = answer(page)
    page = app.chosen(page, "measure", "euclidean")
    assert answer(page) not in (first, changed)
    assert answer(page).startswith("“money”: ")
    assert page.button_group(key="remedy").value == "whitened"
    assert app.warnings(page) == []


def test_min_max_lets_nobody_enter_and_changes_no_agreement() -> None:
    page = opened(remedy="min-max")
    assert "no word enters and no word leaves" in answer(page)
    columns = summary(page)
    assert columns["before"][:-2] == columns["after"][:-2]
    assert columns["before"][-2:] == ["0.503", "0.265"]
    assert columns["after"][-2:] == ["0.503", "0.313"]  # across queries


def test_a_mean_cosine_of_nothing_is_a_zero() -> None:
    assert summary(opened(vectors="e5-small"))["after"][0] == "0.000"


def test_unit_length_changes_dot_products_into_cosines() -> None:
    assert "neighbours change" in answer(opened(remedy="raw", measure="dot"))
    assert "nothing changes" in answer(opened(remedy="unit", measure="dot"))


@pytest.mark.parametrize(
    ("view", "said"),
    [
        ("hubs", "The most popular word was in 70 lists of ten (“but”)"),
        ("pairs", "Mean cosine of all pairs 0.324 → "),
        ("frequency", "Spearman’s ρ of frequency with the mean cosine to all other words: 0."),
        ("people", "WordSim-353 **0.50 → 0.58**"),
        ("toy", "two contexts have cosine **0.735**"),
    ],
)
def test_every_view_opens_with_its_answer(view: str, said: str) -> None:
    page = opened(view=view)
    assert any(said in each for each in app.said(page))


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ({"query": "breadd"}, "“breadd” is not among the 2,893 words of GloVe-50."),
        ({"remedy": "prayer"}, "the link asks for “prayer”; known are Centred, "),
        ({"measure": "9"}, "the link asks for “9”; known are Cosine, "),
        ({"vectors": "BERT"}, "the link asks for “BERT”; known are e5-small, "),
        ({"view": "x"}, "the link asks for “x”; known are Hubs, "),
        ({"remedy": "top-removed", "k": "99"}, "“99” is not in [1, 20]; 1 is used instead."),
        ({"measure": "wrd", "lambda": "nan"}, "“nan” is not in [0, 10]; 1 is used instead."),
        ({"measure": "SCALED_SIM", "alpha": "2"}, "“2” is not in [0, 1]; 0.5 is used instead."),
        ({"view": "Toy model", "spread": "-1"}, "“-1” is not in [0, 3]; 0.6 is used instead."),
    ],
)
def test_junk_in_a_link_is_told_and_the_default_used(link: dict[str, str], said: str) -> None:
    (warning,) = app.warnings(opened(**link))
    assert said in warning


def test_without_installed_ratings_our_own_results_are_shown_and_called_so() -> None:
    captions = app.said(opened(view="people"))
    assert any("ratings read from gensim" in caption for caption in captions)
    assert any("python lab.py ratings" in caption for caption in captions)


def given(page: AppTest, name: str, content: str) -> AppTest:
    page.file_uploader(key="own-words-vectors").upload(name, content.encode())
    page.run()
    assert not page.exception
    return page


def test_own_vectors_are_used_once_chosen_and_a_bad_file_says_why() -> None:
    rows = ["sun 1 2 0", "moon 1 1.9 0.1", "*star* 0.9 2 -0.1", "tide -1 0 3", "sand -1 0.2 2"]
    page = given(opened(query="sun"), "sky.txt", "\n".join(rows))
    assert answer(page).startswith("“sun”: ")
    page = app.chosen(page, "vectors", "own")
    assert not page.exception
    assert app.warnings(page) == []
    assert any("\\*star\\*" in word for word in page.table[1].value["word, before"])
    assert "the same 4 words" in answer(page) or "4 words keep their order" in answer(page)
    for remedy in ("top-removed", "whitened", "standardised", "unit", "min-max"):
        page = app.chosen(page, "remedy", remedy)
        assert not page.exception
    page = given(page, "bad.txt", "sun 1 2\nmoon 1")
    assert any("bad.txt was not used" in warning for warning in app.warnings(page))
    assert answer(page).startswith("“sun”: ")


def test_equal_vectors_cannot_be_whitened_and_the_page_says_so() -> None:
    page = given(opened(query="a"), "flat.txt", "a 1 2\nb 1 2\nc 1 2")
    page = app.chosen(page, "vectors", "own")
    for remedy in ("whitened", "centred", "raw", "min-max"):
        page = app.chosen(page, "remedy", remedy)
        assert not page.exception
        assert bool(app.warnings(page)) == (remedy != "raw")
    assert any("scores that differ" in warning for warning in app.warnings(page))


def test_numbers_too_great_for_squares_are_refused_and_a_shipped_table_goes_on() -> None:
    page = given(opened(), "great.txt", "a 1e31 2\nb 1e31 2\nc 3 2")
    page = app.chosen(page, "vectors", "own")
    assert not page.exception
    (warning,) = app.warnings(page)
    assert "1,000,000,000,000,000 in size, got '1e31' in line 1, cell 2" in warning
    assert answer(page).startswith("“bread”: ")


def test_one_such_row_is_left_out_and_told() -> None:
    page = app.chosen(given(opened(), "great.txt", "a 1e31 2\nb 1 2\nc 3 2"), "vectors", "own")
    assert not page.exception
    assert any("1 row was left out" in each.value and "'1e31'" in each.value for each in page.caption)


def test_one_press_puts_everything_back() -> None:
    page = opened(query="money", remedy="top-removed", k="3", measure="wrd", view="toy")
    app.pressed(page, "norms.reset")
    assert not page.exception
    assert app.warnings(page) == []
    assert answer(page).startswith("“bread”: **5 of 10** neighbours change. In: **cereal")
    assert {name: page.button_group(key=name).value for name in ("vectors", "remedy", "view")} == {
        "vectors": "e5-small",
        "remedy": "centred",
        "view": "hubs",
    }


def test_who_opens_a_link_to_own_vectors_without_them_is_told_what_is_shown() -> None:
    page = opened(vectors="own", query="w1", own="1")
    model, word = app.warnings(page)
    assert "the link asks for “own”; known are e5-small, " in model
    assert word.endswith("Shown instead: “bread”.")
