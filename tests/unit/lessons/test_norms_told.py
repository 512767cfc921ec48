"""Frequency, people, the toy model, own tables, and the sentences made from them."""

import gc
import weakref

import numpy as np
import pytest

from lib.data.own_vectors import OwnVectors
from lib.data.ratings import Ratings
from lib.figures.style import Look
from lib.lessons.norms import about, asked, charts, figures, frequency, people, settings, spread
from lib.lessons.norms.settings import Choice
from lib.lessons.norms.table import Table, own, shipped
from lib.lessons.norms.toy import drawn, expected_cosine, simulated, solved, worst_cosine

LOOK = Look()


def made(n: int, d: int, *, scale: float = 1.0) -> OwnVectors:
    vectors = np.random.default_rng(0).normal(1, 1, size=(n, d)).astype(np.float32) * scale
    return OwnVectors(tuple(f"w{i}" for i in range(n)), vectors.astype(np.float32))


def test_mean_cosines_and_lengths_against_rank_are_their_formulas() -> None:
    table = shipped("GloVe-50")
    both, sizes = frequency.beside(table, ("centred", 0))
    assert table.ranks is not None
    W = table.vectors.astype(np.float64)
    units = W / np.linalg.norm(W, axis=1, keepdims=True)
    np.testing.assert_allclose(
        both[0].values, ((units @ units.T).sum(axis=1) - 1) / (len(W) - 1), atol=1e-6
    )
    np.testing.assert_allclose(
        sizes[1].values, np.linalg.norm(W - W.mean(axis=0), axis=1), atol=1e-5
    )
    slope, constant = np.polyfit(-np.log2(table.ranks), both[0].values, 1)
    assert both[0].slope == pytest.approx(slope)
    residual = both[0].values - constant + slope * np.log2(table.ranks)
    assert both[0].r_squared == pytest.approx(1 - residual.var() / both[0].values.var())


def test_frequent_words_have_higher_cosines_with_all_in_glove() -> None:
    both, _ = frequency.beside(shipped("GloVe-50"), ("raw", 0))
    assert both[0].rho is not None
    assert both[0].rho > 0.5
    ranks, means = both[0].steps()
    assert len(ranks) == 10
    assert means[0] > means[-1]


def test_a_model_of_unit_vectors_has_no_lengths_to_compare() -> None:
    _, sizes = frequency.beside(shipped("e5-small"), ("raw", 0))
    assert sizes[0].slope is sizes[0].r_squared is sizes[0].rho is None


def test_quoted_figures_stand_beside_computed_ones_and_are_called_so() -> None:
    both, sizes = frequency.beside(shipped("GloVe-50"), ("raw", 0))
    table = frequency.compared(both[1], sizes[1])
    assert table["change as frequency doubles"][:3] == [-0.0135, -0.0101, 0.3927]
    assert [by.partition(":")[0] for by in map(str, table["by"])] == ["quoted"] * 3 + [
        "computed here"
    ] * 2
    assert frequency.quoted_table()["same by people"][9] == 0.54


@pytest.mark.parametrize("spread_", [0.0, 0.5, 1.0, 2.5])
def test_simulated_contexts_have_the_cosine_of_the_formula(spread_: float) -> None:
    mean, sd = simulated(spread_, 1024)
    assert mean == pytest.approx(expected_cosine(spread_), abs=0.01)
    assert sd < 0.04


def test_the_toys_ends_are_exact() -> None:
    assert expected_cosine(0) == worst_cosine(0) == 1
    assert expected_cosine(0.5) == 0.8
    assert worst_cosine(0.5) == pytest.approx(np.cos(2 * np.arcsin(0.5)))
    assert worst_cosine(1) == worst_cosine(7) == -1


@pytest.mark.parametrize("value", [-0.1, np.inf, np.nan])
def test_a_spread_is_no_less_than_zero_and_finite(value: float) -> None:
    for function in (expected_cosine, worst_cosine, lambda s: simulated(s, 4)[0]):
        with pytest.raises(ValueError, match=r"needs a (spread|radius) in"):
            function(value)


def test_the_toy_says_on_which_side_of_the_threshold_a_word_falls() -> None:
    assert "**below 0.8**" in about.about_toy(solved(0.6, 64))
    assert "not below 0.8" in about.about_toy(solved(0.5, 64))
    assert drawn(solved(0.5, 64))["cosine, formula"][1] == 0.8


def test_centring_lifts_the_agreement_of_e5_with_people_and_min_max_does_not() -> None:
    found = people.shipped("e5-small")
    told = {
        remedy: people.rho(found, "WordSim-353", remedy, 0)
        for remedy in ("raw", "centred", "min-max", "unit")
    }
    assert told == {"raw": 0.5058, "centred": 0.6831, "min-max": 0.5058, "unit": 0.5058}
    assert "0.51 → 0.68" in about.about_people(found, Choice("centred", "cosine"))
    assert "0.51 → 0.51" in about.about_people(found, Choice("min-max", "cosine"))
    assert people.rho(found, "WordSim-353", "top-removed", 9) is None


def test_agreement_is_computed_for_any_table_where_ratings_are_installed() -> None:
    table = shipped("GloVe-50")
    pairs = (("bread", "butter"), ("bread", "money"), ("king", "queen"), ("king", "elephantine"))
    sets = (Ratings("WordSim-353", pairs, np.array([9.0, 1.0, 8.0, 0.0])),)
    seen: list[float] = []
    found = people.computed(table, sets, lambda share, _: seen.append(share))
    assert [line.pairs for line in found.lines] == [3] * 9
    assert seen == sorted(seen)
    raw, scaled = (people.rho(found, "WordSim-353", name, 0) for name in ("raw", "min-max"))
    assert raw == scaled == 1
    assert people.drawn(found)["remedy"][5] == "Top 1 removed"


def test_a_table_without_rated_words_has_no_line_and_one_with_few_components_fewer() -> None:
    sets = (
        Ratings("WordSim-353", (("a", "b"), ("a", "c"), ("b", "c")), np.array([3.0, 2.0, 1.0])),
    )
    assert people.computed(shipped("GloVe-50"), sets, lambda *_: None).lines == ()
    held = OwnVectors(("a", "b", "c"), np.array([[1, 0], [1, 1], [0, 1]], dtype=np.float32))
    found = people.computed(own("few components", "mine", held), sets, lambda *_: None)
    removed = [line.k for line in found.lines if line.remedy == "top-removed"]
    assert removed == [1]


def test_only_the_number_of_components_chosen_is_bold_and_no_agreement_is_out_of_sight() -> None:
    found = people.shipped("e5-small")
    choice = Choice("top-removed", "cosine", 2)
    rows = charts.people(found, choice, LOOK).data[0].y
    assert [row for row in rows if "<b>" in row] == ["<b>Top 2 removed</b>"]
    lower, higher = (
        {line.remedy: trace.textposition[at] for at, line in enumerate(held)}
        for trace in charts.people(found, choice, LOOK).data[::-1]
        for held in [[line for line in found.lines if line.ratings == trace.name]]
    )
    assert set(lower.values()) == {"middle left"}
    assert set(higher.values()) == {"middle right"}
    contrary = people.Found((people.Agreed("WordSim-353", "raw", 0, -0.4, 9),), "")
    assert charts.people(contrary, choice, LOOK).layout.xaxis.range[0] < -0.4


def test_an_own_table_without_ratings_has_no_agreement_to_show() -> None:
    assert people.shipped("mark of an upload").lines == ()


def test_a_large_own_table_is_cut_and_the_page_says_so() -> None:
    table = own("mark", "mine", made(5_500, 2))
    assert len(table.words) == 5_000
    (said,) = asked.used(table)
    assert said.endswith("so it uses the first 5,000 of the 5,500 rows of mine.")
    assert asked.used(shipped("GloVe-50")) == ()
    assert len(own("mark", "mine", made(2100, 2048)).words) == 1953


def test_an_upload_is_prepared_once_and_forgotten_with_it() -> None:
    held = made(8, 3)
    table = own("mark", "mine", held)
    first = spread.spreads(table, ("centred", 0), lambda *_: None)
    assert own("mark", "mine", held) is table
    assert spread.spreads(table, ("centred", 0), lambda *_: None)[1] is first[1]
    gone = weakref.ref(table)
    del table, held
    gc.collect()
    assert gone() is None


def test_the_name_of_a_file_is_shown_without_marks() -> None:
    assert settings.sources("**my_*words* [x](y)" + "z" * 40)[settings.OWN] == (
        "Yours: my words x y " + "z" * 11
    )


def test_numbers_whose_squares_cannot_be_handled_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^own needs numbers up to 1e\+30, got "):
        own("mark", "mine", made(3, 2, scale=1e31))


def test_an_own_word_is_found_as_written_or_in_lower_case() -> None:
    held = OwnVectors(("Cat", "dog"), np.eye(2, dtype=np.float32))
    table = own("mark", "mine", held)
    assert table.row(" Cat ") == 0
    assert table.row("DOG") == 1
    assert table.row("cat") is None


def test_an_unknown_word_is_named_with_words_spelt_like_it() -> None:
    row, (said,) = asked.looked_up(shipped("e5-small"), "breadd")
    assert shipped("e5-small").words[row] == "bread"
    assert said.startswith(
        "“breadd” is not among the 2,893 words of e5-small. Spelt like it: bread"
    )
    held = OwnVectors(("x", "y"), np.eye(2, dtype=np.float32))
    assert asked.looked_up(own("mark", "mine", held), "bread")[0] == 0


def test_what_is_not_defined_is_said_in_words() -> None:
    vectors = np.array([[1, 2], [1, 2], [1, 2]], dtype=np.float32)
    table = Table("mark", "mine", ("a", "b", "c"), vectors, None, 3)
    found, (said,) = asked.solved(table, 0, Choice("whitened", "cosine"))
    assert found is None
    assert said == (
        "Cosine, whitened is not defined for “a” in mine: it needs rows that differ, got 3 equal."
    )


def test_answers_name_who_came_and_who_went_or_that_nobody_did() -> None:
    table = shipped("e5-small")
    row = table.at["bread"]
    for choice, said in (
        (Choice("centred", "cosine"), "**5 of 10** neighbours change. In: **cereal, butter"),
        (Choice("min-max", "cosine"), "All 2,892 words keep their order"),
        (Choice("raw", "normalised"), "**nobody enters and nobody leaves**"),
        (Choice("unit", "cosine"), "**nothing changes**"),
    ):
        found, _ = asked.solved(table, row, choice)
        assert found
        assert said in about.answer(table, found, str)
        assert about.note(choice)


@pytest.mark.parametrize("measure", settings.MEASURES)
@pytest.mark.parametrize("remedy", settings.REMEDIES)
def test_every_remedy_with_every_measure_can_be_drawn_and_told(remedy: str, measure: str) -> None:
    table = shipped("GloVe-50")
    choice = Choice(remedy, measure, 2, 0.5)
    found, said = asked.solved(table, table.at["money"], choice)
    assert found
    assert said == ()
    drawn_ = figures.neighbours(found, ("a", about.after(choice)), LOOK, digits=about.digits(found))
    assert len(drawn_.data[1].text) == len(drawn_.data[2].text) == 10
    assert "money" in about.answer(table, found, str)
    assert about.described(table, found, choice).startswith("Nearest words to money.")


def test_charts_show_what_was_found() -> None:
    table = shipped("GloVe-50")
    found = spread.spreads(table, ("centred", 0), lambda *_: None)
    assert sum(charts.votes(found, LOOK).data[0].y) == len(table.words)
    assert len(charts.pairs(found, LOOK).data) == 2
    both, _ = frequency.beside(table, ("centred", 0))
    assert len(charts.against_rank(both[1], "cosine", LOOK).data[0].x) <= charts.DRAWN
    assert list(charts.quoted_bins(LOOK).data[1].y)[:2] == [0.71, 0.568]
    rows = charts.people(people.shipped("GloVe-50"), Choice("centred", "cosine"), LOOK).data[0].y
    assert "<b>Centred</b>" in rows
    assert len(charts.toy(solved(0.5, 16), LOOK).layout.shapes) == 2


def test_own_words_are_shown_as_text_and_never_as_markup() -> None:
    held = OwnVectors(("<b>x</b>", "y", "z"), made(3, 4).vectors)
    table = own("mark", "mine", held)
    found, _ = asked.solved(table, 1, Choice("raw", "cosine"))
    assert found
    texts = figures.neighbours(found, ("a", "b"), LOOK, digits=3).data[1].text
    assert any("&lt;b&gt;x" in text for text in texts)


def test_a_summary_has_a_cell_for_every_label_also_before_the_pairs_are_known() -> None:
    table = shipped("e5-small")
    choice = Choice("centred", "cosine")
    found = spread.spreads(table, choice.vectors, lambda *_: None)
    for held in (found, None):
        columns = about.summary(table, held, choice)
        assert len({len(column) for column in columns.values()}) == 1
        assert columns["after"][-2:] == [0.6831, 0.4813]
    assert "46" in about.about_hubs(table, found, str)
    assert "0.853 → " in about.about_pairs(found)
    both, sizes = frequency.beside(table, choice.vectors)
    assert "0.46 → 0.51" in about.about_frequency(both, sizes)


def test_own_tables_offer_no_more_components_than_they_have() -> None:
    assert settings.removable((2, 2)).high == 1
    assert settings.removable((2893, 384)).high == 20
    assert settings.sources(None).keys() == set(settings.sources("x")) - {settings.OWN}
