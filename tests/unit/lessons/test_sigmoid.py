"""The Sigmoid lesson's presets."""

from dataclasses import replace

import numpy as np
import pytest

from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons import sigmoid
from cosine_lab.lessons.sigmoid.surface import presets
from cosine_lab.maths.rankings.patterns import sign_patterns

START = sigmoid.default(classifier("paper"))


@pytest.mark.parametrize(
    ("key", "count"), [("C1", 10), ("C1-2", 8), ("C1-3", 8), ("H1", 8), ("H1-2", 8), ("hexagon", 6), ("hexagon-2", 6)]
)
def test_a_preset_has_the_label_sets_that_the_page_says(key: str, count: int) -> None:
    preset = next(each for each in presets() if each.key == key)
    state = replace(START, **preset.change)
    rows = np.array(state.unembeddings) + np.array(state.shift)
    assert len(sign_patterns(rows).rows) == count
