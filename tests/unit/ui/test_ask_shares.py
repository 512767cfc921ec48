"""Every share and line that /ask shows is what NumPy counts over all pairs, to the last digit shown, tails included."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from sklearn.metrics.pairwise import cosine_similarity

from cosine_lab import prose
from cosine_lab.data.score_facts import SPANS, WHOLE, shares
from cosine_lab.data.words import load_words
from cosine_lab.site import ask
from tests.lessons_in_node import run

MODELS = ("e5-small", "paraphrase-MiniLM-L3", "all-MiniLM-L6", "USE-multilingual", "GloVe-50")
PASSED = [0.01, 0.02, 0.25, 0.9, 1, 2, 2.37, 12.5, 33.333, 50, 97, 98.6, 99.2, 99.75, 99.98, 99.99]
"""Percents that are typed."""
Sorted = dict[str, NDArray[np.float64]]


@pytest.fixture(scope="module")
def cosines() -> Sorted:
    def of(model: str) -> NDArray[np.float64]:
        table = cosine_similarity(load_words().vectors[model].astype(np.float64))
        return np.sort(table[np.triu_indices(len(table), 1)])

    return {model: of(model) for model in MODELS}


def lines(up: NDArray[np.float64]) -> list[float]:
    """Typed ones, most of them in the tails, and cosines of pairs as they are."""
    draw = np.random.default_rng(56)
    ends = np.geomspace(1, len(up) / 2, 150).astype(int)
    near = up[np.concatenate([ends - 1, len(up) - ends])]
    typed = np.concatenate([near, draw.uniform(up[0] - 0.1, 1, 150), [0.7, 0.5, 0.25, 0, -1, 1]])
    return [*np.round(typed, 3).tolist(), *np.round(typed, 5).tolist(), *draw.choice(up, 200).tolist(), up[0], up[-1]]


@pytest.fixture(scope="module")
def found(cosines: Sorted, tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    data = {**ask.numbers(), "words": prose.text("ask").templates("")}
    asked = {"data": data, "lines": {model: lines(up) for model, up in cosines.items()}}
    told: dict[str, dict[str, Any]] = run("share_pairs.js", {**asked, "passed": PASSED}, tmp_path_factory.mktemp("ask"))
    return told


def told(reached: int, pairs: int) -> str:
    """A share of pairs as it is to be shown."""
    edge = min(reached, pairs - reached) / pairs
    if 0 < edge < 1e-4:
        return "<0.01%" if reached < pairs / 2 else ">99.99%"
    return f"{100 * reached / pairs:.{0 if edge == 0 else 3 if edge < 0.001 else 2 if edge < 0.01 else 1}f}%"


@pytest.mark.parametrize("model", MODELS)
def test_a_share_is_right_to_its_last_digit(found: dict[str, dict[str, Any]], cosines: Sorted, model: str) -> None:
    up = cosines[model]
    of = lines(up)
    below = np.searchsorted(up, np.array(of) - 1e-12)
    assert found["above"][model] == [told(len(up) - int(each), len(up)) for each in below]
    assert found["below"][model] == [told(int(each), len(up)) for each in below]


@pytest.mark.parametrize("model", MODELS)
def test_a_line_lets_the_share_pass_and_has_no_digit_that_is_not_sure(
    found: dict[str, dict[str, Any]], cosines: Sorted, model: str
) -> None:
    down = cosines[model][::-1]
    for percent, shown in zip(PASSED, found["passed"][model], strict=True):
        line = down[int(np.ceil(round(percent / 100 * len(down), 6))) - 1]
        digits = len(shown.partition(".")[2])
        assert shown == f"{line:.{digits}f}".replace("-", "−")
        assert digits == 3 or percent in {2.37, 33.333}  # between two shares of the grid


@pytest.mark.parametrize("model", MODELS)
def test_a_carried_line_lets_the_share_pass_that_is_shown(
    found: dict[str, dict[str, Any]], cosines: Sorted, model: str
) -> None:
    for share, line in found["carried"][model]:
        if line is None:
            assert share in {"<0.01%", ">99.99%", "0%", "100%"}
        else:
            reached = len(cosines[model]) - int(np.searchsorted(cosines[model], line - 2e-7))  # 32 bits, rounded up
            assert 100 * reached / len(cosines[model]) == pytest.approx(float(share[:-1]), abs=1e-3)


def test_the_browser_counts_at_the_same_shares(found: dict[str, Any]) -> None:
    assert found["shares"] == (shares() / WHOLE).tolist()
    assert SPANS[0][0] == WHOLE // 10_000  # 0.01%: what is less is not counted
