import json
import math

import numpy as np
import pytest

from cosine_lab.figures.plain import MOST_LISTED, figure, plain
from tests.figures import array, valid


def test_a_figure_holds_nothing_that_json_does_not_know() -> None:
    drawn = figure(
        [{"type": "scatter", "x": np.arange(3), "y": (1.0, math.nan, np.float32(2))}], {"height": np.int64(300)}
    )
    assert json.loads(json.dumps(drawn, allow_nan=False)) == drawn
    assert drawn["data"][0] == {"type": "scatter", "x": [0, 1, 2], "y": [1.0, None, 2.0]}
    assert valid(drawn).layout.height == 300


@pytest.mark.parametrize("kind", ["f8", "f4", "i4", "u1"])
def test_a_long_array_travels_as_bytes_and_arrives_to_the_last_digit(kind: str) -> None:
    long = (np.arange(2 * MOST_LISTED) / 3).astype(kind)
    assert np.array_equal(array(plain(long)), long)
    table = long.reshape(2, -1)
    assert np.array_equal(array(plain(table)), table)
    assert valid(figure([{"type": "heatmap", "z": table}], {})).data[0].z.shape == table.shape


def test_whole_numbers_arrive_as_plotly_knows_them() -> None:
    assert plain(np.arange(2 * MOST_LISTED))["dtype"] == "i4"


def test_what_plotly_does_not_know_is_noticed_here() -> None:
    with pytest.raises(ValueError, match="Invalid property"):
        valid(figure([{"type": "scatter", "colour": "red"}], {}))
    with pytest.raises(AssertionError):
        valid(figure([{"type": "scatter", "x": [1], "xaxis": "x1"}], {}))
