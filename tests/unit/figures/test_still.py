"""Pictures without scripts: every number is where it belongs."""

from xml.etree.ElementTree import tostring

import numpy as np
import pytest

from cosine_lab.figures import still
from cosine_lab.figures.style import Look

LOOK = Look()


def test_a_table_of_colours_is_blue_grey_and_orange_and_empty_where_undefined() -> None:
    table = np.array([[1.0, 0.0, np.nan], [0.0, 1.0, -1.0], [np.nan, -1.0, 1.0]])
    picture = still.heat(table, ["a", "<b>", "a very long name"], "cosines", LOOK)
    fills = [each.get("fill") for each in picture.iter("rect")]
    theme = LOOK.theme
    assert len(fills) == 7
    assert {theme.positive.lower(), theme.negative.lower(), theme.neutral.lower()} == set(fills)
    said = [each.text for each in picture.iter("text")]
    assert {"1.00", "0.00", "−1.00", "a", "<b>", "a very l…"} == set(said)
    assert "<b>" not in tostring(picture, encoding="unicode", method="html")


def test_many_labels_are_colours_without_names() -> None:
    picture = still.heat(np.eye(20), [str(k) for k in range(20)], "t", LOOK)
    assert len(list(picture.iter("rect"))) == 400
    assert list(picture.iter("text")) == []


def test_bars_are_as_high_as_their_shares() -> None:
    picture = still.bars([0.0, 0.5, 1.0], [[1, 3], [0, 0]], "t", LOOK)
    first, second = (each.get("d") or "" for each in picture.iter("path"))
    heights = [float(part.split()[1]) for part in first.split("L")[1:-1]]
    floor = float(first.split()[1])
    assert (floor - heights[0]) * 3 == pytest.approx(floor - heights[2])
    assert set(second.split("L")[1].split()[1:]) == {f"{floor:.1f}"}
    assert [each.text for each in picture.iter("text")] == ["0.00", "0.50", "1.00"]
