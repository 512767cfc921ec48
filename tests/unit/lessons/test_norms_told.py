"""Frequency, people, the toy model, own tables, and the sentences made from them."""

import gc
import weakref

import numpy as np
import pytest

from lib.data.own_vectors import OwnVectors
from lib.data.ratings import Ratings
from lib.data.words import load_words
from lib.figures.chart import Chart
from lib.figures.style import Look
from lib.lessons.norms.figures import above, charts, views
from lib.lessons.norms.model import frequency, people, query, spread
from lib.lessons.norms.model.people import Agreed, People
from lib.lessons.norms.model.spread import Both
from lib.lessons.norms.model.table import Table, chosen, of_reader, shipped
from lib.lessons.norms.model.toy import expected_cosine, simulated, solved, worst_cosine
from lib.lessons.norms.sentences import agreements, answers, evidence, tables
from lib.lessons.norms.state import MEASURES, OWN, REMEDIES, TABLES, VIEWS, Choice, removable
from lib.prose import Text, sentence
from lib.refusals import Refused
from lib.ui.own_words import OwnWords
from tests.figures import valid

LOOK = Look()
TEXT = Text("norms")


def spreads(table: Table, vectors: tuple[str, int]) -> Both:
    found = spread.spreads(table, vectors, lambda *_: None)
    assert found
    return found


def said(refusal: Refused) -> str:
    return sentence(refusal).replace("\\", "")


def made(n: int, d: int, *, scale: float = 1.0) -> OwnVectors:
    vectors = np.random.default_rng(0).normal(1, 1, size=(n, d)).astype(np.float32) * scale
    return OwnVectors(tuple(f"w{i}" for i in range(n)), vectors.astype(np.float32))


def test_mean_cosines_and_lengths_against_rank_are_their_formulas() -> None:
    table = shipped("GloVe-50")
    found = frequency.beside(table, ("centred", 0))
    both, sizes = found.cosine, found.length
    assert table.ranks is not None
    W = table.vectors.astype(np.float64)
    units = W / np.linalg.norm(W, axis=1, keepdims=True)
    np.testing.assert_allclose(both[0].values, ((units @ units.T).sum(axis=1) - 1) / (len(W) - 1), atol=1e-6)
    np.testing.assert_allclose(sizes[1].values, np.linalg.norm(W - W.mean(axis=0), axis=1), atol=1e-5)
    slope, constant = np.polyfit(-np.log2(table.ranks), both[0].values, 1)
    assert both[0].slope == pytest.approx(slope)
    residual = both[0].values - constant + slope * np.log2(table.ranks)
    assert both[0].r_squared == pytest.approx(1 - residual.var() / both[0].values.var())


def test_frequent_words_have_higher_cosines_with_all_in_glove() -> None:
    both = frequency.beside(shipped("GloVe-50"), ("raw", 0)).cosine
    assert both[0].rho is not None
    assert both[0].rho > 0.5
    ranks, means = both[0].steps()
    assert len(ranks) == 10
    assert means[0] > means[-1]


def test_a_model_of_unit_vectors_has_no_lengths_to_compare() -> None:
    sizes = frequency.beside(shipped("e5-small"), ("raw", 0)).length
    assert sizes[0].slope is sizes[0].r_squared is sizes[0].rho is None


def test_quoted_figures_stand_beside_computed_ones_and_are_called_so() -> None:
    table = tables.compared(frequency.beside(shipped("GloVe-50"), ("raw", 0)), TEXT)
    assert table["change as frequency doubles"][:3] == [-0.0135, -0.0101, 0.3927]
    assert [by.partition(":")[0] for by in map(str, table["by"])] == ["quoted"] * 3 + ["computed here"] * 2
    assert tables.read_off(TEXT)["same by people"][9] == 0.54


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
    assert "**below 0.8**" in evidence.about_toy(solved(0.6, 64), TEXT)
    assert "not below 0.8" in evidence.about_toy(solved(0.5, 64), TEXT)
    assert tables.toy(solved(0.5, 64), TEXT)["cosine, formula"][1] == 0.8


def test_centring_lifts_the_agreement_of_e5_with_people_and_scaling_moves_it_across_queries() -> None:
    found = people.shipped("e5-small")
    told = {
        remedy: people.rho(found, "WordSim-353", remedy, 0)
        for remedy in ("raw", "centred", "min-max", "normalised", "unit")
    }
    assert told == {"raw": 0.5058, "centred": 0.6831, "min-max": 0.4846, "normalised": 0.5918, "unit": 0.5058}
    assert "0.51 → 0.68" in evidence.about_people(found, Choice("centred", "cosine"), TEXT)
    assert "0.51 → 0.48" in evidence.about_people(found, Choice("min-max", "cosine"), TEXT)
    assert "0.51 → 0.59" in evidence.about_people(found, Choice("raw", "normalised"), TEXT)
    assert people.rho(found, "WordSim-353", "top-removed", 9) is None


def test_within_a_query_scaling_changes_no_correlation_and_both_are_told() -> None:
    found = people.shipped("e5-small")
    table = agreements.scaling(found, TEXT)
    within, across = (table[f"ρ {where}"] for where in ("within a query", "across queries"))
    assert within[0] == within[1] == within[2] == 0.4733
    assert across[:3] == [0.5058, 0.4846, 0.5918]
    told = evidence.about_scaling(found, TEXT)
    assert "0.473, 0.473, 0.473" in told
    assert "0.506 as they are, **0.485** by min–max, **0.592** by query-normalising" in told


def test_agreement_is_computed_for_any_table_where_ratings_are_installed() -> None:
    table = shipped("GloVe-50")
    pairs = (("bread", "butter"), ("bread", "money"), ("king", "queen"), ("king", "elephantine"))
    sets = (Ratings("WordSim-353", pairs, np.array([9.0, 1.0, 8.0, 0.0])),)
    seen: list[float] = []
    found = people.computed(table, sets, lambda share, _: seen.append(share))
    assert [line.pairs for line in found.lines] == [3] * 10
    assert seen == sorted(seen)
    raw, scaled = (people.rho(found, "WordSim-353", name, 0) for name in ("raw", "min-max"))
    assert raw == scaled == 1
    assert agreements.agreed(found, TEXT)["remedy"][6] == "Top 1 removed"


def test_a_table_without_rated_words_has_no_line_and_one_with_few_components_fewer() -> None:
    sets = (Ratings("WordSim-353", (("a", "b"), ("a", "c"), ("b", "c")), np.array([3.0, 2.0, 1.0])),)
    assert people.computed(shipped("GloVe-50"), sets, lambda *_: None).lines == ()
    held = OwnVectors(("a", "b", "c"), np.array([[1, 0], [1, 1], [0, 1]], dtype=np.float32))
    found = people.computed(of_reader("few components", "mine", held), sets, lambda *_: None)
    removed = [line.k for line in found.lines if line.remedy == "top-removed"]
    assert removed == [1]


def test_only_the_number_of_components_chosen_is_bold_and_no_agreement_is_out_of_sight() -> None:
    found = people.shipped("e5-small")
    choice = Choice("top-removed", "cosine", 2)
    rows = valid(charts.people(found, choice, LOOK, TEXT)).data[0].y
    assert [row for row in rows if "<b>" in row] == ["<b>Top 2 removed</b>"]
    lower, higher = (
        {line.remedy: trace.textposition[at] for at, line in enumerate(held)}
        for trace in valid(charts.people(found, choice, LOOK, TEXT)).data[::-1]
        for held in [[line for line in found.lines if line.ratings == trace.name]]
    )
    assert set(lower.values()) == {"middle left"}
    assert set(higher.values()) == {"middle right"}
    contrary = People((Agreed("WordSim-353", "raw", 0, -0.4, 9, None, 0),), None)
    assert valid(charts.people(contrary, choice, LOOK, TEXT)).layout.xaxis.range[0] < -0.4


def test_an_own_table_without_ratings_has_no_agreement_to_show() -> None:
    assert people.shipped("mark of an upload").lines == ()


def test_of_a_large_own_table_all_rows_are_searched_and_pairs_sampled() -> None:
    table = of_reader("mark", "mine", made(5_500, 2))
    assert len(table.words) == 5_500
    assert len(table.sample) == 5_000
    (told,) = query.used(table)
    assert "Neighbours and hubs are sought among all 5,500 rows of mine" in said(told)
    assert "a random sample of 5,000 rows" in said(told)
    (told,) = query.used(of_reader("mark", "mine", made(50_001, 2)))
    assert "a random sample of 5,000 of them" in said(told)
    assert query.used(shipped("GloVe-50")) == ()
    assert len(of_reader("mark", "mine", made(2100, 2048)).sample) == 1953


def test_a_neighbour_beyond_the_sample_is_found() -> None:
    rows = made(5_200, 3).vectors.copy()
    rows[-1] = rows[0] * 1.5
    table = of_reader("mark", "mine", OwnVectors(tuple(map(str, range(5_200))), rows))
    found, _ = query.solved(table, 0, Choice("centred", "cosine"))
    assert found
    assert found.listed_before[0] == 5_199
    assert (found.now > 0).sum() == 5_199
    held = spread.measured(table, ("centred", 0))
    assert held
    assert len(held.votes) == 5_200
    assert held.alive.tolist() == list(range(5_200))
    assert held.votes.sum() == 10 * 5_200


def test_the_first_hub_of_a_large_own_table_is_that_of_all_its_rows() -> None:
    rows = np.random.default_rng(4).standard_normal((5_600, 30)).astype(np.float32)
    table = of_reader("hubs", "mine", OwnVectors(tuple(map(str, range(len(rows)))), rows))
    told: list[float] = []
    found = spread.spreads(table, ("raw", 0), lambda done, _said: told.append(done))
    units = rows.astype(np.float64)
    units /= np.linalg.norm(units, axis=1, keepdims=True)
    cosines = units @ units.T
    np.fill_diagonal(cosines, -np.inf)
    nearest = np.argpartition(-cosines, 9, axis=1)[:, :10]
    counts = np.bincount(nearest.ravel(), minlength=len(rows))
    assert found
    assert np.abs(found[0].votes - counts).max() <= 1
    assert found[0].hubs[0] == counts.argmax()
    assert len(told) > 5
    assert told == sorted(told)


def test_an_upload_is_prepared_once_and_forgotten_with_it() -> None:
    held = made(8, 3)
    table = of_reader("mark", "mine", held)
    first = spreads(table, ("centred", 0))
    assert of_reader("mark", "mine", held) is table
    assert spreads(table, ("centred", 0))[1] is first[1]
    query.solved(table, 0, Choice("centred", "cosine"))
    gone = weakref.ref(table)
    del table, held
    gc.collect()
    assert gone() is None


def test_the_name_of_a_file_is_shown_without_marks() -> None:
    mine = OwnWords("**my_*words* [x](y)" + "z" * 40, "mark", made(3, 2))
    assert answers.sources(mine, TEXT)[OWN] == ("Yours: my words x y " + "z" * 11)


def test_an_own_word_is_found_as_written_or_in_lower_case() -> None:
    held = OwnVectors(("Cat", "dog"), np.eye(2, dtype=np.float32))
    table = of_reader("mark", "mine", held)
    assert table.row(" Cat ") == 0
    assert table.row("DOG") == 1
    assert table.row("cat") is None


def test_an_unknown_word_is_named_with_words_spelt_like_it() -> None:
    row, (told,) = query.looked_up(shipped("e5-small"), "breadd")
    assert shipped("e5-small").words[row] == "bread"
    assert said(told).startswith("“breadd” is not among the 2,893 words of e5-small. Spelt like it: bread")
    held = OwnVectors(("x", "y"), np.eye(2, dtype=np.float32))
    assert query.looked_up(of_reader("mark", "mine", held), "bread")[0] == 0


def test_what_is_not_defined_is_said_in_words() -> None:
    vectors = np.array([[1, 2], [1, 2], [1, 2]], dtype=np.float32)
    table = Table("mark", "mine", ("a", "b", "c"), vectors, None, np.arange(3))
    found, (told,) = query.solved(table, 0, Choice("whitened", "cosine"))
    assert found is None
    assert said(told) == ("Cosine, whitened is not defined for “a” in mine: it needs rows that differ.")
    assert spread.spreads(table, ("whitened", 0), lambda *_: None) is None
    (told,) = query.unspread(table, Choice("whitened", "cosine"))
    assert said(told).endswith("for all pairs of words: it needs rows that differ.")
    _, (told,) = query.solved(table, 0, Choice("min-max", "cosine"))
    assert said(told).endswith("it needs scores that differ.")
    _, (told,) = query.solved(table, 0, Choice("centred", "cosine"))
    assert said(told).endswith("it needs a query with a direction.")


def test_answers_name_who_came_and_who_went_or_that_nobody_did() -> None:
    table = shipped("e5-small")
    row = table.at["bread"]
    for choice, words in (
        (Choice("centred", "cosine"), "**5 of 10** neighbours change. In: **cereal, butter"),
        (Choice("min-max", "cosine"), "All 2,892 words keep their order"),
        (Choice("raw", "normalised"), "**no word enters and no word leaves**"),
        (Choice("unit", "cosine"), "**nothing changes**"),
    ):
        found, _ = query.solved(table, row, choice)
        assert found
        assert words in answers.answer(table, found, TEXT)
        assert answers.note(choice, TEXT)


@pytest.mark.parametrize("measure", MEASURES)
@pytest.mark.parametrize("remedy", REMEDIES)
def test_every_remedy_with_every_measure_can_be_drawn_and_told(remedy: str, measure: str) -> None:
    table = shipped("GloVe-50")
    choice = Choice(remedy, measure, 2, 0.5)
    of, told = query.answered(table, "money", choice)
    found = of.change
    assert found
    assert told == ()
    view = above.lists(of, LOOK, TEXT)
    (((_, (chart,)),),) = view.rows
    drawn = valid(chart.figure)
    assert len(drawn.data[0].text) == len(drawn.data[1].text) == 10
    assert "money" in (view.said or "")
    assert chart.alt.startswith("Nearest words to money.")


@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.parametrize("model", TABLES)
def test_every_view_of_every_table_holds_valid_figures_and_tables_of_equal_columns(model: str, name: str) -> None:
    table, choice = shipped(model), Choice("centred", "cosine")
    found = spreads(table, choice.vectors)
    numbers = {"spread": 0.5, "dimension": 16.0}
    below = views.Below(table, choice, found, people.shipped(model), numbers)
    view = views.view(name, below, LOOK, TEXT)
    assert view.said
    for _, blocks in (column for row in view.rows for column in row):
        for block in blocks:
            held = block.table() if callable(block.table) else block.table
            assert held
            assert len({len(column) for column in held.values()}) == 1
            if isinstance(block, Chart):
                valid(block.figure)


def test_charts_show_what_was_found() -> None:
    table = shipped("GloVe-50")
    found = spreads(table, ("centred", 0))
    assert sum(valid(charts.votes(found, ("but", "so"), LOOK, TEXT)).data[0].y) == len(table.words)
    assert len(valid(charts.pairs(found, LOOK, TEXT)).data) == 2
    both = frequency.beside(table, ("centred", 0)).cosine
    drawn = valid(charts.against_rank(both[1], "cosine", LOOK, TEXT))
    assert len(drawn.data[0].x) <= charts.DRAWN
    assert list(valid(charts.quoted_bins(LOOK, TEXT)).data[1].y)[:2] == [0.71, 0.568]
    agreed = people.shipped("GloVe-50")
    rows = valid(charts.people(agreed, Choice("centred", "cosine"), LOOK, TEXT)).data[0].y
    assert "<b>Centred</b>" in rows


def test_a_figure_is_drawn_once_for_a_state_a_look_and_a_language() -> None:
    found = spreads(shipped("GloVe-50"), ("centred", 0))
    first = charts.votes(found, ("but", "so"), LOOK, TEXT)
    assert charts.votes(found, ("but", "so"), Look(), Text("norms")) is first
    assert charts.votes(found, ("but", "so"), Look(dark=True), TEXT) is not first


def test_own_words_are_shown_as_text_and_never_as_markup() -> None:
    held = OwnVectors(("<b>x</b>", "y", "z"), made(3, 4).vectors)
    table = of_reader("mark", "mine", held)
    choice = Choice("raw", "cosine")
    found, _ = query.answered(table, "y", choice)
    assert found.change
    (((_, (chart,)),),) = above.lists(found, LOOK, TEXT).rows
    assert any("&lt;b&gt;x" in text for text in valid(chart.figure).data[0].text)


def test_a_summary_has_a_cell_for_every_label_also_before_the_pairs_are_known() -> None:
    table = shipped("e5-small")
    choice = Choice("centred", "cosine")
    found = spreads(table, choice.vectors)
    for held in (found, None):
        columns = tables.summary(table, held, choice, TEXT)
        assert len({len(column) for column in columns.values()}) == 1
        assert columns["after"][-2:] == [0.6831, 0.4813]
    assert "46" in answers.about_hubs(table, found, TEXT)
    assert "0.853 → " in answers.about_pairs(found, TEXT)
    told = answers.about_frequency(frequency.beside(table, choice.vectors), TEXT)
    assert "0.46 → 0.51" in told


def test_own_tables_offer_no_more_components_than_they_have() -> None:
    assert removable("top-removed", (2, 2)) == {}
    assert removable("centred", (2893, 384)) == {}
    assert removable("top-removed", (2893, 384))["k"].high == 20
    assert tuple(answers.sources(None, TEXT)) == TABLES
    assert set(TABLES) == set(load_words().vectors)
    assert chosen(OWN, None) is shipped(TABLES[0])
