"""The Word2Vec lesson: words looked up, small models trained, sentences made from their numbers."""

from dataclasses import replace

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.background_jobs import Message
from cosine_lab.data import computed
from cosine_lab.data.corpora import corpus
from cosine_lab.figures.style import Look
from cosine_lab.lessons.word2vec import figures, sentences
from cosine_lab.lessons.word2vec.model import (
    STORY_WORD,
    Learned,
    Pocket,
    chosen,
    known_words,
    learn,
    looked_up,
    nearest,
    places,
    pocket,
    story_lists,
)
from cosine_lab.lessons.word2vec.model.learned import counted
from cosine_lab.lessons.word2vec.state import LISTED, MOST, NEAREST, PLANE, Settings, fitting
from cosine_lab.lessons.word2vec.story import story
from cosine_lab.lessons.word2vec.surface import Company, ReadingsSentence, surface
from cosine_lab.maths.learning.cooccurrence import pmi
from cosine_lab.maths.vectors import cosines
from cosine_lab.refusals import Refused, Word
from tests.figures import valid

GOSPELS = corpus("gospels")
TEXT = prose.text("word2vec")
TINY = Settings("gospels", dimension=4, vocabulary=200, steps=20)


@pytest.fixture(scope="module")
def small() -> Pocket:
    return pocket("gospels", ("bread", "eat", "drink", "father", "mother"), 5, 0)


def learnt(settings: Settings = TINY) -> Learned:
    return learn(settings, lambda _done, _said: None)


def test_words_are_found_in_any_case_once_each_and_in_order() -> None:
    words, refused = known_words(" Bread,eat; BREAD  father ", GOSPELS, 12)
    assert words == ("bread", "eat", "father")
    assert refused == ()


def test_a_word_that_is_not_in_the_text_is_named_with_near_ones() -> None:
    words, refused = known_words("bread, mothre", GOSPELS, 12)
    assert words == ("bread",)
    (refusal,) = refused
    assert (refusal.key, refusal.values["word"]) == ("word2vec.unknown-near", "mothre")
    assert refusal.values["title"] == Word("corpora.gospels")
    assert "mother" in refusal.values["near"]


def test_a_rare_word_is_told_from_an_unknown_one() -> None:
    (refusal,) = known_words("zebedee", GOSPELS, 12, among=200)[1]
    assert (refusal.key, refusal.values["limit"]) == ("word2vec.rare-near", 200)


def test_a_vocabulary_without_the_default_words_to_look_up_shows_its_rarest_silently() -> None:
    words, refused = looked_up(LISTED, GOSPELS, 50)
    assert words == GOSPELS.words[45:50]
    assert refused == ()


def test_words_beyond_the_most_are_left_out_and_named() -> None:
    words, refused = known_words("bread, eat, drink, father", GOSPELS, 3)
    assert words == ("bread", "eat", "drink")
    assert refused == (Refused("word2vec.too-many", most=3, left=["father"]),)


def test_a_word_that_meets_none_of_the_others_is_left_out_and_named() -> None:
    words, refused = chosen("bread, eat, drink, barabbas", GOSPELS, 5)
    assert words == ("bread", "eat", "drink")
    assert refused == (Refused("word2vec.lonely", word="barabbas", window=5),)


@pytest.mark.parametrize("typed", ["", "bread", "xyzzy, plugh, foobar", ",;,"])
@pytest.mark.parametrize("slug", ["whole", "moses", "gospels"])
def test_too_few_words_give_the_default_ones_and_say_so(typed: str, slug: str) -> None:
    words, refused = chosen(typed, corpus(slug), 5)
    assert 3 <= len(words) <= 12
    assert set(words) <= set(PLANE.split(", "))
    assert refused[-1].key == "word2vec.few"


def test_the_default_words_all_meet_in_the_whole_text() -> None:
    words, refused = chosen(PLANE, corpus("whole"), 5)
    assert words == tuple(PLANE.split(", "))
    assert refused == ()


def test_most_labels_of_the_small_model_are_on_where_words_meet_above_chance() -> None:
    words, _ = chosen(PLANE, corpus("whole"), 5)
    model = pocket("whole", words, 5, 0)
    assert (model.on == model.above_chance).mean() > 0.8


def test_the_small_model_is_the_same_for_the_same_seed(small: Pocket) -> None:
    pocket.forget()
    again = pocket("gospels", small.words, 5, 0)
    assert again is not small
    assert np.array_equal(again.model.unembeddings, small.model.unembeddings)


def test_the_closest_pair_has_the_largest_pmi_of_different_words(small: Pocket) -> None:
    scores = pmi(small.counts)
    np.fill_diagonal(scores, -np.inf)
    assert scores[small.closest] == scores.max()
    assert small.closest[0] < small.closest[1]


def test_the_surface_starts_from_the_model_and_reads_it_as_a_sigmoid(small: Pocket) -> None:
    state = small.state
    shown = surface(small, state, "name", TEXT)
    assert shown.data["model"] == "sigmoid"
    assert state.labels == small.words
    assert state.unembeddings == tuple(map(tuple, small.model.unembeddings.tolist()))
    centred = next(preset for preset in shown.presets if preset.key == "centred")
    moved = np.asarray(state.unembeddings) + centred.change["shift"]
    assert moved.mean(axis=0) == pytest.approx([0, 0], abs=1e-12)
    sentence = shown.layout["foot"][0]
    i, j = small.closest
    met, total = small.counts, small.counts.sum()
    assert isinstance(sentence, ReadingsSentence)
    assert sentence.times[i][j] == pytest.approx(met[i, j] * total / met[i].sum() / met[j].sum())


def test_a_words_company_is_which_of_the_words_it_meets_more_often_than_by_chance(small: Pocket) -> None:
    scores = pmi(small.counts)
    assert [set(each) for each in small.company] == [
        {word for word, score in zip(small.words, row, strict=True) if score > 0} for row in scores
    ]
    surface_company = next(
        each for each in surface(small, small.state, "name", TEXT).layout["side"] if isinstance(each, Company)
    )
    assert surface_company.beside == small.company


@pytest.mark.parametrize("source", ["whole", "moses", "gospels"])
def test_the_pair_that_is_shown_as_trained_shares_company_and_has_a_high_cosine(source: str) -> None:
    words, _ = chosen(PLANE, corpus(source), 5)
    shown = pocket(source, words, 5, 0)
    assert shown.alike is not None
    i, j = shown.alike
    assert i < j
    assert set(shown.company[i]) & set(shown.company[j])
    assert cosines(shown.model.unembeddings)[i, j] > 0.9


def test_where_no_two_words_share_company_no_such_pair_is_told_of(small: Pocket) -> None:
    lonely = replace(small, counts=np.kron(np.eye(3), [[0, 1], [1, 0]])[:5, :5] + np.diag([0, 0, 0, 0, 1]))
    assert lonely.alike is None
    assert "company" not in {beat.key for beat in story(lonely).beats}
    assert "company" in {beat.key for beat in story(small).beats}


def test_the_word_nearest_to_the_storys_word_shares_more_company_with_it_than_words_do() -> None:
    lists = story_lists()
    assert not set(lists.met) & set(lists.near)
    assert set(lists.shared) < set(lists.company)
    assert len(lists.shared) > 2 * lists.usual


def test_words_that_are_met_stand_behind_those_listed_as_nearest_and_among_all_words() -> None:
    (ranks, of), settings = places(), Settings("whole")
    assert len(ranks) == len({*ranks}) == len(story_lists().met)
    assert NEAREST < min(ranks) <= max(ranks) < of == MOST == settings.vocabulary - 1
    model = computed.shipped("word2vec", repr(settings), Learned)
    rows = model.model.unembeddings
    cos = cosines(rows[[model.words.index(each) for each in (STORY_WORD, *story_lists().met)]])[0, 1:]
    assert [*np.argsort(-cos)] == [*np.argsort(ranks)]


def test_a_link_about_other_words_is_left_out_and_said(small: Pocket) -> None:
    start = small.state
    other = replace(start, labels=("a", "b", "c", "d", "e"), shift=(1.0, 1.0))
    assert fitting(replace(start, shift=(1.0, 1.0)), start)[0].shift == (1.0, 1.0)
    assert fitting(other, start)[0] == start
    assert fitting(other, start)[1] != ()


def test_the_large_model_is_the_same_for_the_same_settings_and_tells_how_far_it_is() -> None:
    told: list[tuple[float, Message]] = []
    first = learn(TINY, lambda done, said: told.append((done, said)))
    again = learnt()
    assert np.array_equal(first.model.unembeddings, again.model.unembeddings)
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == 1.0
    assert isinstance(told[1][1], Word)
    assert told[1][1].key == "word2vec.stepping"


def test_every_pair_of_the_most_frequent_words_is_compared() -> None:
    pairs = learnt().compared
    assert len(pairs.names) == 200 * 199 // 2
    counts = counted(TINY)
    at = pairs.names.index(("and", "he"))
    i, j = GOSPELS.rows["and"], GOSPELS.rows["he"]
    assert pairs.counts[at] == counts[i, j]
    assert set(pairs.rho) == {"cosine", "logit"}
    assert all(rho is None or -1 <= rho <= 1 for values in pairs.rho.values() for rho in values)


def test_a_word_is_not_near_to_itself_and_lists_fall() -> None:
    learned = learnt()
    for ranked in nearest(TINY, learned, "father"):
        assert "father" not in [word for word, _ in ranked]
        values = [value for _, value in ranked]
        assert values == sorted(values, reverse=True)


def test_a_vocabulary_larger_than_the_text_is_the_whole_text() -> None:
    settings = replace(TINY, vocabulary=3000)
    assert len(counted(settings)) == min(3000, len(GOSPELS.words))


def test_sentences_tables_and_figures_hold_the_numbers(small: Pocket) -> None:
    learned = learnt()
    agree = int((small.on == small.above_chance).sum())
    assert f"{agree} of 25 labels" in sentences.pocket(small, GOSPELS, TEXT)
    assert "In 4 dimensions" in sentences.learned(learned, TINY, TEXT)
    table = figures.neighbours(TINY, learned, ("father", "son"), TEXT)
    assert {len(column) for column in table.values()} == {2}
    pairs = figures.pairs(learned.compared, TEXT)
    assert {len(column) for column in pairs.values()} == {len(learned.compared.names)}
    for fact in figures.FACTS:
        drawn = valid(figures.against(learned.compared, fact, Look(), TEXT).figure)
        assert 0 < len(drawn.data[0].x) <= figures.DRAWN
        assert np.isfinite(drawn.data[0].x).all()
    losses = valid(figures.loss(learned, Look(dark=True), TEXT).figure)
    assert losses.data[1].y[0] == learned.least
