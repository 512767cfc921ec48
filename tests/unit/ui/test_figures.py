import json

from streamlit.testing.v1 import AppTest


def page() -> None:
    from cosine_lab.figures.plain import figure  # noqa: PLC0415 - a script of its own
    from cosine_lab.ui import figures  # noqa: PLC0415 - a script of its own

    figures.show(figure([{"type": "scatter", "x": [1, 2]}], {"height": 99}), key="f", alt="Two")


def test_a_figure_reaches_the_browser_as_it_was_written() -> None:
    chart = AppTest.from_function(page).run().get("plotly_chart")[0].proto
    sent = {"data": [{"type": "scatter", "x": [1, 2]}], "layout": {"height": 99}}
    assert json.loads(chart.spec) == sent
    assert chart.alt == "Two"
