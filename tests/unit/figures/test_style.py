import math

import pytest

from cosine_lab.figures import style
from cosine_lab.figures.style import Look
from cosine_lab.tokens import tokens


@pytest.mark.parametrize(
    ("value", "digits", "text"),
    [
        (-1.0, 2, "−1.00"),
        (-0.001, 2, "0.00"),
        (0.125, 1, "0.1"),
        (None, 2, "—"),
        (math.nan, 2, "—"),
        (math.inf, 2, "—"),
    ],
)
def test_numbers_are_written_for_readers(value: float | None, digits: int, text: str) -> None:
    assert style.number(value, digits) == text


def test_colours_and_sizes_come_from_the_tokens() -> None:
    plain, talk = style.layout(Look()), style.layout(Look(dark=True, talk=True))
    assert plain["paper_bgcolor"] == tokens().light.paper
    assert talk["paper_bgcolor"] == tokens().dark.paper
    assert (plain["font"]["size"], talk["font"]["size"]) == (tokens().sizes.chart, tokens().sizes.talk)
    assert [colour for _, colour in style.diverging(Look())] == [
        tokens().light.negative,
        tokens().light.neutral,
        tokens().light.positive,
    ]


def test_what_a_figure_says_of_its_layout_wins() -> None:
    assert style.layout(Look(), height=99, margin={"l": 1})["margin"] == {"l": 1}
    assert style.axis(Look(), "cos", showgrid=False)["showgrid"] is False
    assert style.layout(Look(), title="Pairs")["title"]["text"] == "Pairs"


def test_every_marker_of_the_tokens_has_a_symbol_and_lines_come_round() -> None:
    assert len({style.symbol(i) for i in range(len(tokens().markers))}) == len(tokens().markers)
    assert style.line(0) == style.line(len(style.LINES))
