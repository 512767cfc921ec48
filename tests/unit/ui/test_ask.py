"""What /ask answers is what NumPy and scikit-learn compute from the shipped table; what is typed is hostile."""

import json
import re
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from sklearn.metrics.pairwise import cosine_distances, cosine_similarity, euclidean_distances

from cosine_lab import prose
from cosine_lab.data import score_facts
from cosine_lab.data.words import every_word, load_words
from cosine_lab.prose import strings
from cosine_lab.site import ask
from tests.lessons_in_node import run
from tests.makers import make_ask_weights

WORDS = ("king", "horse")
TYPED = [[3.0, -4.0, 0.5], [1.0, 2.0, 2.0]]
E5, L3, MINI, USE, GLOVE = "e5-small", "paraphrase-MiniLM-L3", "all-MiniLM-L6", "USE-multilingual", "GloVe-50"
MODELS = (E5, L3, MINI, USE, GLOVE)
LONG = ",".join(["1"] * 10_000)
FIELDS = {
    ("", ""): "fault.empty",
    ("cat", ""): "fault.empty",
    ("1,2", "nan,2"): "fault.number",
    ("1e400,2", "1,2"): "fault.number",
    ("1e200 2", "1 2"): "fault.number",
    ("1,2", LONG): "fault.many",
    ("7", "1,2"): "fault.few",
    ("0,0", "1,2"): "fault.zero",
    ("cat", "1,2"): "fault.mixed",
    ("1,2,3", "1,2"): "fault.lengths",
    ("1,<b>2</b>", "1,2"): "fault.number",
    ("[1;2]", "(1 −2)"): None,
    ("Кошка", "猫"): None,
    ("9" * 300_000, "1,2"): "fault.many",
}
LISTED = re.compile(r"\{(\w[\w-]*)[}:]")
KEYS = [each["key"] for each in ask.numbers()["questions"] if each["key"] != "translate"]
STYLED: dict[str, str] = tomllib.loads(Path(__file__).with_name("ask_titles.toml").read_text("utf-8"))["styled"]
HELD_OUT = [title for title in make_ask_weights.titles() if title.held_out]
"""Of real threads, of repositories from which nothing was learned."""
FIRST, THREE, MISLED = 0.82, 0.92, 0.61
"""Of titles held out: whose first entry is what answers them, whose first three have it, and of those that nothing here
answers, to which a question or a lesson is shown all the same."""


def arrays(*words: str, model: str) -> NDArray[np.float64]:
    table = every_word()
    return table.vectors[model][[table.rows[word] for word in words]].astype(np.float64)


def pairs(rows: NDArray[np.float64]) -> NDArray[np.float64]:
    found: NDArray[np.float64] = cosine_similarity(rows)[np.triu_indices(len(rows), 1)]
    return found


@pytest.mark.parametrize("question", KEYS)
def test_a_sentence_names_the_pair_whose_numbers_it_tells(told: dict[str, Any], question: str) -> None:
    """{a}, {b} and {model} are the vectors that were typed; {c} and {d} the words of the shipped models."""
    found, alone = told["answers"][question]["numbers"], told["wordsAlone"][question]
    names = set(LISTED.findall(prose.text("ask").templates("")[f"a.{question}"]))
    assert all(found[name] == alone[name] for name in names & found.keys() if name.startswith("share-")), "of words"
    of_typed = {name for name in found if found[name] != alone[name]}
    assert bool(names & of_typed) == bool(names & {"a", "b"})
    assert bool(names & of_typed) <= bool(names & {"model", "first"})
    assert names <= found.keys() | told["answers"][question]["texts"].keys() | set("abcdefn") | {"model", "first"}


@pytest.mark.parametrize("question", KEYS)
def test_of_vectors_a_sentence_tells_no_words_but_as_ours(told: dict[str, Any], question: str) -> None:
    """Where the usual sentence is about {c} and {d}, who typed vectors is told of these vectors too."""
    words = prose.text("ask").templates("")
    usual = set(LISTED.findall(words[f"a.{question}"]))
    if "c" in usual and "a" not in usual:
        assert any(name.startswith(("own", "share-own")) for name in LISTED.findall(words[f"a.{question}-own"]))
    names = set(LISTED.findall(words.get(f"a.{question}-own", "")))
    found = told["answers"][question]
    assert names <= told["own"].keys() | found["numbers"].keys() | found["texts"].keys() | set("cdefn")


def test_of_vectors_that_were_typed(told: dict[str, Any]) -> None:
    own, [a, b] = told["own"], np.array(TYPED)
    cosine = float(cosine_similarity([a], [b])[0, 0])
    assert near(own["own"], cosine)
    assert near(own["own-a"], float(np.linalg.norm(a)))
    assert near(own["own-b"], float(np.linalg.norm(b)))
    assert near(own["own-alone"], -1)
    for name, model in (("e5", E5), ("wide", L3), ("glove", GLOVE)):
        assert near(own[f"share-own-{name}"], 1 - share_above(model, cosine), 0.0005)


@pytest.mark.parametrize("question", [each for each in ask.numbers()["questions"] if "seen" in each])
def test_a_link_leads_to_a_step_of_a_story(question: dict[str, Any]) -> None:
    lesson, beat = question["seen"]
    if lesson:
        assert f"beat.{beat}" in prose.text(lesson).templates("beat")
    else:
        assert f"q.{beat}" in prose.text("ask").templates("q")


SCORES = {
    "dot": lambda a, b: a @ b,
    "cosine": lambda a, b: cosine_similarity([a], [b])[0, 0],
    "cosine-distance": lambda a, b: cosine_distances([a], [b])[0, 0],
    "half-cosine": lambda a, b: (1 + cosine_similarity([a], [b])[0, 0]) / 2,
    "negative-dot": lambda a, b: -(a @ b),
    "dot-distance": lambda a, b: 1 - a @ b,
    "max-dot": lambda a, b: a @ b + 1 if a @ b >= 0 else 1 / (1 - a @ b),
    "l2": lambda a, b: np.linalg.norm(a - b),
    "l2-squared": lambda a, b: euclidean_distances([a], [b], squared=True)[0, 0],
    "inverse-l2": lambda a, b: 1 / (1 + np.linalg.norm(a - b) ** 2),
    "relevance-l2": lambda a, b: 1 - np.linalg.norm(a - b) / np.sqrt(2),
    "relevance-squared": lambda a, b: 1 - np.linalg.norm(a - b) ** 2 / np.sqrt(2),
    "relevance-dot": lambda a, b: 1 - a @ b if a @ b > 0 else -(a @ b),
    "relevance-negative": lambda a, b: 1 + a @ b if a @ b < 0 else a @ b,
}
ROUNDS = list(product(SCORES, (-1.0, -0.4, 0.0, 0.3, 1.0), (1.0, 2.0, 7.0), (1.0, 0.5, 3.0)))
CALLS: list[tuple[str, list[Any]]] = [
    ("singleCosine", [[0.1, 0.2, 0.7], [0.3, 0.3, -0.9]]),
    ("eightBits", [[0.5, -1.0, 0.123]]),
    ("cosinesOf", ["cosine", 1.5, 1, 1]),
    ("cosinesOf", ["dot", 0.5, 2, 1]),
    ("cosinesOf", ["relevance-dot", 0.5, 1, 1]),
    ("scoreAs", ["max-dot", -0.5, 2, 2]),
    ("cosinesOf", ["cosine", 1.0000001, 1, 1, 1e-6]),
    ("cosinesOf", ["cosine", 1.0000001, 1, 1]),
]
"""Of which the answers are below, in `test_scores_go_back_to_a_cosine`."""


WRITTEN = {"‖a − b‖": "apart", "a·b": "dot", "‖a‖": "one", "‖b‖": "other", "²": "**2", "√2": "2**.5", "−": "-"}
"""How a formula is written, and what Python reads in its place; what stands side by side is multiplied."""


def computed(formula: str, **values: float) -> list[float]:
    """What a formula comes to; several, where it gives several."""
    plain = re.sub(r"^(\(?)(.+?) \? (.+?) : ([^)]+)", r"\1(\3) if \2 else (\4)", formula)
    for written, meant in WRITTEN.items():
        plain = plain.replace(written, meant)
    plain = re.sub(r"(?<=[\w)]) (?=\w|\()(?!if\b|else\b)(?<!if )(?<!else )", " * ", plain)
    found = eval(f"[{plain}]", {"__builtins__": {}}, values)  # noqa: S307 - our own formula
    return [float(each) for each in found]


def test_each_formula_that_is_shown_gives_the_score_and_goes_back() -> None:
    forms = ask.numbers()["conventions"]["forms"]
    assert forms.keys() == SCORES.keys()
    for (form, score), (a, b) in product(SCORES.items(), (np.array(TYPED), -np.array(TYPED)[::-1] * [[1], [-0.3]])):
        one, other = float(np.linalg.norm(a)), float(np.linalg.norm(b))
        values = {"dot": float(a @ b), "apart": float(np.linalg.norm(a - b)), "one": one, "other": other}
        cosine, wanted = float(a @ b) / one / other, float(score(a, b))
        assert near(computed(forms[form][0], cos=cosine, **values)[0], wanted), form
        assert any(near(each, cosine) for each in computed(forms[form][1], s=wanted, **values)), form


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    data = {**ask.numbers(), "words": prose.text("ask").templates("")}
    questions = [text for language in ("en", "zh") for text in prose.text("ask", language).templates("q.").values()]
    given = {
        "data": data,
        "found": {
            "words": WORDS,
            "vectors": {model: arrays(*WORDS, model=model).tolist() for model in MODELS},
            "places": {
                model: (score_facts.place(model, *WORDS), score_facts.place(model, *WORDS[::-1])) for model in MODELS
            },
        },
        "typed": TYPED,
        "fields": list(FIELDS),
        "titles": [*STYLED, *(title.text for title in HELD_OUT), *questions],
    }
    given |= {"calls": CALLS, "rounds": ROUNDS}
    found: dict[str, Any] = run("answer_questions.js", given, tmp_path_factory.mktemp("ask"))
    return found


def share_above(model: str, line: float, *, less_mean: bool = False) -> float:
    rows = load_words().vectors[model].astype(np.float64)
    return float((pairs(rows - rows.mean(axis=0) if less_mean else rows) >= line).mean())


def places(model: str, word: str, other: str) -> tuple[int, float]:
    """Place of the other in the word's list, and the tenth best cosine there."""
    table = load_words()
    scores = cosine_similarity(arrays(word, model=model), table.vectors[model].astype(np.float64))[0]
    others = np.delete(scores, table.rows[word])
    at = scores[table.rows[other]]
    return 1 + int((others > at + 1e-9).sum()), float(np.sort(others)[-10])


def most_listed(scores: NDArray[np.float64]) -> tuple[int, int, float]:
    """The row in most lists of ten, in how many, and the share of rows in none."""
    np.fill_diagonal(scores, -np.inf)
    counts = np.bincount(np.argsort(-scores, axis=1)[:, :10].ravel(), minlength=len(scores))
    return int(counts.argmax()), int(counts.max()), float((counts == 0).mean())


def near(found: Any, wanted: float, within: float = 1e-6) -> bool:
    return bool(found == pytest.approx(wanted, abs=within, rel=1e-6))


@pytest.mark.parametrize("model", [*MODELS, "yours"])
def test_what_a_pair_alone_tells_is_what_numpy_computes(told: dict[str, Any], model: str) -> None:
    a, b = np.array(TYPED) if model == "yours" else arrays(*WORDS, model=model)
    cosine, units = cosine_similarity([a], [b])[0, 0], (a / np.linalg.norm(a), b / np.linalg.norm(b))
    for question, column, wanted in (
        ("scale", "half", (1 + cosine) / 2),
        ("distance", "distance", 1 - cosine),
        ("dot", "dot", a @ b),
        ("dot", "l2", np.linalg.norm(a - b)),
        ("store", "kept", units[0] @ units[1]),
        ("length", "length-a", np.linalg.norm(a)),
        ("rounding", "cos", cosine),
        ("average", "mean-a", cosine_similarity([a], [10 * a + b])[0, 0]),
    ):
        assert near(told["answers"][question]["table"][model][column], float(wanted)), question


def test_further_columns_of_a_pair(told: dict[str, Any]) -> None:
    a, b = arrays(*WORDS, model=GLOVE)
    units = a / np.linalg.norm(a) + b / np.linalg.norm(b)
    average, scaled = told["answers"]["average"]["table"][GLOVE], told["answers"]["scale"]["table"][GLOVE]
    cosine = cosine_similarity([a], [b])[0, 0]
    assert near(average["mean-b"], cosine_similarity([b], [10 * a + b])[0, 0])
    assert near(average["units"], cosine_similarity([b], [units])[0, 0])
    typed, (one, other) = told["answers"]["average"]["numbers"], np.array(TYPED)
    assert near(typed["plain-a"], cosine_similarity([one], [one + other])[0, 0])
    assert near(typed["plain-b"], cosine_similarity([other], [one + other])[0, 0])
    unit = [np.allclose(np.linalg.norm(load_words().vectors[model], axis=1), 1, atol=1e-4) for model in MODELS]
    assert (typed["count-unit"], typed["count-all"]) == (sum(unit), len(MODELS))
    assert near(scaled["angle"], 1 - np.arccos(cosine) / np.pi)
    apart = euclidean_distances([a / np.linalg.norm(a)], [b / np.linalg.norm(b)])[0, 0]
    assert near(told["answers"]["distance"]["table"][GLOVE]["apart"], apart)


@pytest.mark.parametrize("model", [E5, MINI, GLOVE])
def test_shares_of_pairs_are_those_of_all_pairs(told: dict[str, Any], model: str) -> None:
    cosine = cosine_similarity(arrays(*WORDS, model=model))[0, 1]
    always = told["answers"]["always"]["table"][model]
    assert near(always["share-line"], share_above(model, 0.7), 0.0005)
    assert near(always["share-below"], 1 - share_above(model, cosine), 0.0005)
    assert near(always["low"], pairs(load_words().vectors[model].astype(np.float64)).min(), 1e-5)
    negative = told["answers"]["negative"]["table"][model]
    assert near(negative["share-negative"], 1 - share_above(model, 0), 0.0005)
    assert near(negative["share-moved"], 1 - share_above(model, 0, less_mean=True), 0.0005)


def test_the_mean_cosine_is_the_squared_length_of_the_mean_direction(told: dict[str, Any]) -> None:
    rows = load_words().vectors[E5].astype(np.float64)
    assert near(told["answers"]["always"]["numbers"]["base"], pairs(rows).mean(), 1e-3)


@pytest.mark.parametrize(("model", "suffix"), [(E5, ""), (GLOVE, "-glove")])
def test_half_of_all_pairs_lie_between_the_quartiles_around_the_mean(
    told: dict[str, Any], model: str, suffix: str
) -> None:
    all_pairs, numbers = pairs(load_words().vectors[model]), told["answers"]["negative"]["numbers"]
    for name, share in (("lower", 0.25), ("upper", 0.75)):
        assert near(numbers[f"{name}{suffix}"], float(np.quantile(all_pairs, share)), 1e-3)
    assert near(numbers[f"base{suffix}"], float(all_pairs.mean()), 1e-3)
    usual = told["answers"]["distance"]["numbers"][f"usual{suffix}"]
    assert near(usual, 1 - float(np.median(all_pairs)), 1e-3)


def test_opposites_and_what_lies_below_them(told: dict[str, Any]) -> None:
    cosine = cosine_similarity(arrays(*ask.OPPOSITES, model=GLOVE))[0, 1]
    numbers = told["answers"]["opposites"]["numbers"]
    assert near(numbers["opposed"], cosine)
    assert near(numbers["share-opposed"], 1 - share_above(GLOVE, cosine), 0.0005)


def test_rounding_is_that_of_numpys_32_bits(told: dict[str, Any]) -> None:
    def single(a: NDArray[np.float32], b: NDArray[np.float32]) -> float:
        dots = [np.cumsum(x * y, dtype=np.float32)[-1] for x, y in ((a, b), (a, a), (b, b))]
        return float(dots[0] / (np.sqrt(dots[1]) * np.sqrt(dots[2])))

    for model in MODELS:
        a, b = arrays(*WORDS, model=model).astype(np.float32)
        assert told["answers"]["rounding"]["table"][model]["exact-self"] == single(a, a)
        cosine = cosine_similarity(arrays(*WORDS, model=model))[0, 1]
        update = told["answers"]["update"]["table"][model]
        assert near(update["tiny-single"], abs(single(a, b) - cosine), 1e-9)
        wide = arrays(*WORDS, model=model)
        steps = np.abs(wide).max(axis=1, keepdims=True) / 127
        eight = np.round(wide / steps) * steps
        assert near(update["tiny-eight"], abs(cosine_similarity(eight)[0, 1] - cosine))
        assert near(update["signs"], cosine_similarity(np.sign(wide))[0, 1])
    rounding = told["answers"]["rounding"]
    assert rounding["numbers"]["tiny-step"] == np.spacing(np.float32(1))
    assert rounding["table"][rounding["texts"]["far"]]["exact-self"] == rounding["numbers"]["exact-far"]


@pytest.mark.parametrize("model", MODELS)
def test_codes_of_a_range_for_each_dimension_move_the_origin(told: dict[str, Any], model: str) -> None:
    rows, pair = load_words().vectors[model].astype(np.float64), arrays(*WORDS, model=model)
    low, size = rows.min(axis=0), np.ptp(rows, axis=0)
    codes = np.trunc((pair - low) / np.where(size > 0, size, 1) * 255 - 128)
    assert near(told["answers"]["update"]["table"][model]["codes"], cosine_similarity(codes)[0, 1], 2e-3)


def test_of_a_zero_vector(told: dict[str, Any]) -> None:
    """What the sentence says of NumPy and scikit-learn, and what the table shows."""
    a, zero = np.array(TYPED[0]), np.zeros(3)
    with np.errstate(invalid="ignore"):
        assert np.isnan(a @ zero / (np.linalg.norm(a) * np.linalg.norm(zero)))
    assert cosine_similarity([a], [zero])[0, 0] == 0
    of = told["answers"]["zero"]["table"]["yours"]
    assert of == {"zero-cos": None, "zero-dot": 0, "zero-l2": pytest.approx(np.linalg.norm(a)), "self-distance": 0}


@pytest.mark.parametrize("model", [E5, GLOVE, "yours"])
def test_fewer_coordinates_and_a_gap(told: dict[str, Any], model: str) -> None:
    a, b = np.array(TYPED) if model == "yours" else arrays(*WORDS, model=model)
    fewer, kept = told["answers"]["fewer"]["table"][model], int(len(a) / 2 + 0.5)
    mean = (a + b) / 2 if model == "yours" else load_words().vectors[model].astype(np.float64).mean(axis=0)
    gap = told["answers"]["clip"]["table"][model]
    units = [each / np.linalg.norm(each) for each in (a, b)]
    for found, wanted in (
        (fewer["count-kept"], kept),
        (fewer["cut"], cosine_similarity([a[:kept]], [b[:kept]])[0, 0]),
        (fewer["cut-dot"], units[0][:kept] @ units[1][:kept]),
        (gap["twin"], cosine_similarity([a], [a - mean])[0, 0]),
        (gap["stranger"], cosine_similarity([a], [b - mean])[0, 0]),
    ):
        assert near(found, float(wanted), 1e-5)


def test_one_word_in_two_models(told: dict[str, Any]) -> None:
    numbers = told["answers"]["across"]["numbers"]
    pair = [arrays(WORDS[0], model=model)[0] for model in (E5, MINI)]
    assert near(numbers["cross-a"], cosine_similarity(pair)[0, 1])
    assert told["answers"]["across"]["table"][GLOVE]["cross-a"] is None


def test_the_store_keeps_the_direction(told: dict[str, Any]) -> None:
    numbers, [a, _] = told["answers"]["store"]["numbers"], np.array(TYPED)
    assert near(numbers["stored"], a[0] / np.linalg.norm(a))


def test_lengths_and_places_by_frequency(told: dict[str, Any]) -> None:
    table = load_words()
    lengths = np.linalg.norm(table.vectors[GLOVE].astype(np.float64), axis=1)
    by_length = np.argsort(np.argsort(lengths))
    by_rank = np.argsort(np.argsort(table.ranks))
    found = told["answers"]["length"]["table"]
    assert near(found[GLOVE]["rho"], -np.corrcoef(by_length, by_rank)[0, 1], 1e-4)
    assert found[GLOVE]["rho"] > 0 > found[L3]["rho"] == told["answers"]["length"]["numbers"]["rho-wide"]
    assert found[E5]["rho"] is None


@pytest.mark.parametrize("model", [E5, L3])
def test_a_pair_has_another_place_in_each_list(told: dict[str, Any], model: str) -> None:
    found = told["answers"]["queries"]["table"][model]
    a, b = WORDS
    assert (found["place-b"], found["place-a"]) == (places(model, a, b)[0], places(model, b, a)[0])
    assert near(found["tenth-a"], places(model, a, b)[1], 1e-5)
    assert near(found["tenth-b"], places(model, b, a)[1], 1e-5)


def test_a_score_that_is_among_the_best_of_one_query_is_ordinary_for_another(told: dict[str, Any]) -> None:
    """Of all words as queries: the smallest tenth best score, and the largest median, which is larger still."""
    found, table = told["answers"]["queries"], load_words()
    scores = cosine_similarity(table.vectors[E5].astype(np.float64))
    lists = np.array([np.sort(np.delete(row, at)) for at, row in enumerate(scores)])
    low, high = int(lists[:, -10].argmin()), int(np.median(lists, axis=1).argmax())
    assert found["texts"] == {"low": table.words[low], "high": table.words[high]}
    numbers = found["numbers"]
    assert near(numbers["tenth"], lists[low, -10], 1e-5)
    assert near(numbers["middle"], float(np.median(lists[high])), 1e-5)
    assert numbers["count-reached"] == int((lists[high] >= lists[low, -10]).sum())
    assert numbers["tenth"] < numbers["middle"]
    mean = table.vectors[E5].astype(np.float64).mean(axis=0)
    means = lists.mean(axis=1)
    assert near(float(np.corrcoef(means, table.vectors[E5] @ mean)[0, 1]), 1, 1e-4)


def test_hubs_by_cosine_by_dot_product_and_less_the_mean(told: dict[str, Any]) -> None:
    hub = told["answers"]["hub"]
    wide = load_words().vectors[L3].astype(np.float64)
    row, lists, none = most_listed(cosine_similarity(wide))
    moved = most_listed(cosine_similarity(wide - wide.mean(axis=0)))[1]
    assert hub["texts"]["hub"] == load_words().words[row]
    assert near(hub["numbers"]["share-none"], none, 1e-3)
    assert hub["numbers"]["count-lists"] == pytest.approx(lists, abs=2)
    assert hub["numbers"]["count-moved"] == pytest.approx(moved, abs=2)
    glove = load_words().vectors[GLOVE].astype(np.float64)
    row, lists, _ = most_listed(glove @ glove.T)
    dot = told["answers"]["dot"]
    assert dot["texts"]["hub"] == hub["texts"]["long"] == load_words().words[row]
    assert dot["numbers"]["count-dot"] == hub["numbers"]["count-dot"] == pytest.approx(lists, abs=2)
    counts = [hub["numbers"][name] for name in ("count-lists", "count-dot", "count-cos")]
    assert max(counts) < len(load_words().words)  # none is in every list, as the sentence says


def test_a_viewer_moves_the_origin(told: dict[str, Any]) -> None:
    pair = arrays(*WORDS, model=E5)
    words = (*WORDS, *ask.PAIR, *ask.OPPOSITES)
    numbers = told["answers"]["viewer"]["numbers"]
    everything = load_words().vectors[E5].astype(np.float64).mean(axis=0)
    assert near(numbers["moved"], cosine_similarity(pair - everything)[0, 1], 1e-5)
    assert near(numbers["isolated"], cosine_similarity(pair - arrays(*words, model=E5).mean(axis=0))[0, 1], 1e-5)
    assert told["answers"]["viewer"]["texts"]["shown"] == [f"“{word}”" for word in words]


@pytest.mark.parametrize("model", [E5, GLOVE, "yours"])
def test_every_score_is_what_numpy_and_scikit_learn_compute(told: dict[str, Any], model: str) -> None:
    a, b = np.array(TYPED) if model == "yours" else arrays(*WORDS, model=model)
    conventions = ask.numbers()["conventions"]["scores"]
    assert {each["form"] for each in conventions} <= SCORES.keys()
    for each, found in zip(conventions, told["scores"][model], strict=True):
        wanted = SCORES[each["form"]](a, b)
        assert near(found, float(wanted)), each["key"]


def test_scores_go_back_to_a_cosine(told: dict[str, Any]) -> None:
    for (form, cosine, *lengths), found in zip(ROUNDS, told["rounds"], strict=True):
        assert any(near(each, cosine, 1e-7) for each in found), (form, cosine, lengths)
    assert told["called"][2:] == [[], [0.25], [0.5, -0.5], pytest.approx(1 / 3), [1], []]


@pytest.mark.parametrize("at", range(len(FIELDS)), ids=[f"{a[:9]}|{b[:9]}" for a, b in FIELDS])
def test_what_is_typed_is_read_or_refused_with_a_reason(told: dict[str, Any], at: int) -> None:
    assert told["pairs"][at].get("fault") == list(FIELDS.values())[at]
    if told["pairs"][at].get("fault"):
        assert told["pairs"][at]["fault"] in prose.text("ask").templates("")


def test_titles_in_the_style_of_threads_find_what_answers_them(told: dict[str, Any]) -> None:
    first = {title: (told["fits"][title] or ["none"])[0] for title in STYLED}
    missed = {title: found for title, found in first.items() if found not in STYLED[title].split()}
    assert len(missed) <= 0.02 * len(first), missed


@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_questions_own_words_find_it(told: dict[str, Any], language: str) -> None:
    own = prose.text("ask", language).templates("q.")
    assert {key: told["fits"][title][0] for key, title in own.items()} == {key: key.removeprefix("q.") for key in own}


def test_titles_of_real_threads_held_out_find_what_answers_them(told: dict[str, Any]) -> None:
    here = [title for title in HELD_OUT if "none" not in title.answers]
    found = [told["fits"][title.text] for title in here]
    first = [fits[:1] != [] and fits[0] in title.answers for title, fits in zip(here, found, strict=True)]
    three = [bool({*fits[:3]} & {*title.answers}) for title, fits in zip(here, found, strict=True)]
    assert len(here) > 100
    assert np.mean(first) >= FIRST, np.mean(first)
    assert np.mean(three) >= THREE, np.mean(three)


def test_a_title_that_nothing_here_answers_mostly_is_told_so(told: dict[str, Any]) -> None:
    other = [title for title in HELD_OUT if title.answers[0] == "none"]
    misled = [
        bool(fits := told["fits"][title.text]) and fits[0] not in title.answers and not fits[0].startswith("absent:")
        for title in other
    ]
    assert len(other) > 10
    assert np.mean(misled) <= MISLED, np.mean(misled)


def test_weights_are_of_the_titles_the_words_and_the_questions_that_there_are() -> None:
    made = json.loads(make_ask_weights.FILE.read_text("utf-8"))
    assert made["from"] == make_ask_weights.fingerprint(), "run python -m tests.makers.make_ask_weights"


def test_every_entry_is_a_question_a_lesson_or_said_not_to_be_here() -> None:
    words, pages = prose.text("ask").templates(""), set(strings.parts())
    entries = set(ask.numbers()["weights"]["entries"]) - {"none"}
    for key in entries:
        kind, _, name = key.partition(":")
        assert name in pages if kind == "lesson" else (key.replace(":", ".") if name else f"q.{key}") in words
    assert set(KEYS) < entries
    assert {each for title in HELD_OUT for each in title.answers} <= entries | {"none"}
