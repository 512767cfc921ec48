"""The Word2Vec lesson: words looked up, small models trained, sentences made from their numbers."""

from dataclasses import replace

import numpy as np
import pytest

from lib.data.corpora import corpus
from lib.figures.style import Look
from lib.lessons import word2vec
from lib.lessons.word2vec.learned import counted, nearest
from lib.maths.cooccurrence import pmi

GOSPELS = corpus("gospels")
TINY = word2vec.Settings("gospels", dimension=4, vocabulary=200, steps=20)


@pytest.fixture(scope="module")
def pocket() -> word2vec.Pocket:
    return word2vec.pocket("gospels", ("bread", "eat", "drink", "father", "mother"), 5, 0)


def learnt(settings: word2vec.Settings = TINY) -> word2vec.Learned:
    return word2vec.learn(settings, lambda _done, _said: None)


def test_words_are_found_in_any_case_once_each_and_in_order() -> None:
    words, notes = word2vec.found(" Bread,eat; BREAD  father ", GOSPELS, 12)
    assert words == ("bread", "eat", "father")
    assert notes == ()


def test_a_word_that_is_not_in_the_text_is_named_with_near_ones() -> None:
    words, notes = word2vec.found("bread, mothre", GOSPELS, 12)
    assert words == ("bread",)
    (note,) = notes
    assert note.startswith("“mothre” is not a word of this text (Four Gospels).")
    assert "mother" in note.split("Spelt like it: ")[1]


def test_a_rare_word_is_told_from_an_unknown_one() -> None:
    (note,) = word2vec.found("zebedee", GOSPELS, 12, among=200)[1]
    assert "not among the 200 most frequent words" in note


def test_a_vocabulary_without_the_default_words_to_look_up_shows_its_rarest_silently() -> None:
    words, notes = word2vec.looked_up(word2vec.LISTED, GOSPELS, 50)
    assert words == GOSPELS.words[45:50]
    assert notes == ()


def test_words_beyond_the_most_are_left_out_and_named() -> None:
    words, notes = word2vec.found("bread, eat, drink, father", GOSPELS, 3)
    assert words == ("bread", "eat", "drink")
    assert notes == ("At most 3 words fit here; left out: father.",)


def test_a_word_that_meets_none_of_the_others_is_left_out_and_named() -> None:
    words, notes = word2vec.chosen("bread, eat, drink, barabbas", GOSPELS, 5)
    assert words == ("bread", "eat", "drink")
    assert notes == (
        "“barabbas” never stands within 5 words of the others: nothing can be learnt of it.",
    )


@pytest.mark.parametrize("typed", ["", "bread", "xyzzy, plugh, foobar", ",;,"])
@pytest.mark.parametrize("slug", ["whole", "moses", "gospels"])
def test_too_few_words_give_the_default_ones_and_say_so(typed: str, slug: str) -> None:
    words, notes = word2vec.chosen(typed, corpus(slug), 5)
    assert 3 <= len(words) <= 12
    assert set(words) <= set(word2vec.PLANE.split(", "))
    assert "At least 3 words that meet are needed" in notes[-1]


def test_the_default_words_all_meet_in_the_whole_text() -> None:
    words, notes = word2vec.chosen(word2vec.PLANE, corpus("whole"), 5)
    assert words == tuple(word2vec.PLANE.split(", "))
    assert notes == ()


def test_most_labels_of_the_small_model_are_on_where_words_meet_above_chance() -> None:
    words, _ = word2vec.chosen(word2vec.PLANE, corpus("whole"), 5)
    model = word2vec.pocket("whole", words, 5, 0)
    assert (model.on == model.above_chance).mean() > 0.8


def test_the_small_model_is_the_same_for_the_same_seed(pocket: word2vec.Pocket) -> None:
    word2vec.pocket.cache_clear()
    again = word2vec.pocket("gospels", pocket.words, 5, 0)
    assert again is not pocket
    assert np.array_equal(again.model.unembeddings, pocket.model.unembeddings)


def test_the_closest_pair_has_the_largest_pmi_of_different_words(pocket: word2vec.Pocket) -> None:
    scores = pmi(pocket.counts)
    np.fill_diagonal(scores, -np.inf)
    assert scores[pocket.closest] == scores.max()
    assert pocket.closest[0] < pocket.closest[1]


def test_the_surface_starts_from_the_model_and_reads_it_as_a_sigmoid(
    pocket: word2vec.Pocket,
) -> None:
    state = word2vec.default(pocket)
    surface = word2vec.surface(pocket, state, "name")
    assert surface.model == "sigmoid"
    assert state.labels == pocket.words
    assert state.unembeddings == tuple(map(tuple, pocket.model.unembeddings.tolist()))
    centred = next(preset for preset in surface.presets if preset.key == "centred")
    moved = np.asarray(state.unembeddings) + centred.change["shift"]
    assert moved.mean(axis=0) == pytest.approx([0, 0], abs=1e-12)
    sentence = surface.layout["foot"][0]
    i, j = pocket.closest
    met, total = pocket.counts, pocket.counts.sum()
    assert sentence["type"] == "readings-sentence"
    assert sentence["times"][i][j] == pytest.approx(met[i, j] * total / met[i].sum() / met[j].sum())


def test_a_link_about_other_words_is_left_out_and_said(pocket: word2vec.Pocket) -> None:
    start = word2vec.default(pocket)
    other = replace(start, labels=("a", "b", "c", "d", "e"), shift=(1.0, 1.0))
    assert word2vec.fitting(replace(start, shift=(1.0, 1.0)), start)[0].shift == (1.0, 1.0)
    assert word2vec.fitting(other, start)[0] == start
    assert word2vec.fitting(other, start)[1] != ()


def test_the_large_model_is_the_same_for_the_same_settings_and_tells_how_far_it_is() -> None:
    told: list[tuple[float, str]] = []
    first = word2vec.learn(TINY, lambda done, said: told.append((done, said)))
    again = learnt()
    assert np.array_equal(first.model.unembeddings, again.model.unembeddings)
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == 1.0
    assert "mean loss" in told[1][1]


def test_every_pair_of_the_most_frequent_words_is_compared() -> None:
    found = learnt().compared
    assert len(found.names) == 200 * 199 // 2
    counts = counted(TINY)
    at = found.names.index(("and", "he"))
    i, j = GOSPELS.rows["and"], GOSPELS.rows["he"]
    assert found.counts[at] == counts[i, j]
    assert set(found.rho) == {"cosine", "logit"}
    assert all(rho is None or -1 <= rho <= 1 for values in found.rho.values() for rho in values)


def test_a_word_is_not_near_to_itself_and_lists_fall() -> None:
    learned = learnt()
    for ranked in nearest(TINY, learned, "father"):
        assert "father" not in [word for word, _ in ranked]
        values = [value for _, value in ranked]
        assert values == sorted(values, reverse=True)


def test_a_vocabulary_larger_than_the_text_is_the_whole_text() -> None:
    settings = replace(TINY, vocabulary=3000)
    assert len(counted(settings)) == min(3000, len(GOSPELS.words))


def test_sentences_tables_and_figures_hold_the_numbers(pocket: word2vec.Pocket) -> None:
    learned = learnt()
    agree = int((pocket.on == pocket.above_chance).sum())
    assert f"{agree} of 25 labels" in word2vec.about_pocket(pocket, GOSPELS)
    assert "In 4 dimensions" in word2vec.about_learned(learned, TINY)
    table = word2vec.nearest_table(TINY, learned, ("father", "son"))
    assert {len(column) for column in table.values()} == {2}
    pairs = word2vec.pair_table(learned.compared)
    assert {len(column) for column in pairs.values()} == {len(learned.compared.names)}
    for log, fact in ((False, learned.compared.pmi), (True, learned.compared.counts)):
        figure = word2vec.against(learned.compared, fact, "fact", None, Look(), log=log)
        assert 0 < len(figure.data[0].x) <= 2500
        assert np.isfinite(figure.data[0].x).all()
    losses = word2vec.loss(learned, Look(dark=True))
    assert losses.data[1].y[0] == learned.least
