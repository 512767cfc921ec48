"""The Top two page's surface: documents, a query, and the sets that lead."""

import numpy as np

from cosine_lab.lessons.top_two.state import CURVE, TopTwoState, default
from cosine_lab.prose import Text
from cosine_lab.surfaces import (
    Action,
    Handle,
    Layer,
    Story,
    Surface,
    actions,
    goals,
    handles,
    inputs,
    layers,
    panels,
    tries,
)
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted

_ROWS = default().unembeddings
_STAR = tuple((0.7 * x, 0.7 * y) if k % 2 else (x, y) for k, (x, y) in enumerate(_ROWS))
"""Every second document drawn in."""

CHALLENGES = (
    Challenge(
        "fifteen",
        (Wanted("pairs-now", ">=", 15, unit="count"), Wanted("dimensions", "=", 2, unit="count")),
        start={},
        solved={"unembeddings": _STAR},
    ),
    Challenge(
        "enough",
        (Wanted("pairs-now", ">=", 45, unit="count"), Wanted("dimensions", "<=", 4, unit="count")),
        start={"placed": CURVE - 1},
        solved={"placed": CURVE},
    ),
    Challenge(
        "cosine",
        (Wanted("cos-ahead", "=", 0, unit="count"), Wanted("ahead", ">=", 1, unit="count")),
        start={"pair": (1, 4)},
        solved={"shift": (1.1, -0.55)},
    ),
)
TRIES = (Try("three", {"leaders": 3}), Try("space", {"placed": 1}), Try("curve", {"placed": CURVE}))

LEADS = Layer("leads")
QUERY = Handle("query")
TIE, CURVED, HUNDRED, TEN = Action("tie-pair"), Action("on-curve"), Action("hundred"), Action("all-ten")
BOTH = Action("on-both")
_HALF = 1.3

Leaders = panels.Panel.named("Leaders")  # how many sets some query brings first, and how far the chosen pair is from it
Placing = panels.Panel.named("Placing")  # where the documents lie, and how many are to lead
Documents = panels.Panel.named("Documents")  # how many of the ten there are, to be dragged
Peaks = panels.Panel.named("Peaks")  # the curve as its two circles, and a query's score along it, pulled by its peaks
Weakest = panels.Panel.named("Weakest")  # by how much the weakest pair leads, by the number of documents on the curve
LeadSentence = panels.Panel.named("LeadSentence")  # who stands first for the query, by either score, in a sentence
# The documents in order, by dot product and by cosine from where the origin is:
BothLists = panels.Panel.named("BothLists")


def surface(state: TopTwoState, text: Text, story: Story | None = None) -> Surface:
    """The plane, the counts, the chart and the lists."""
    plane = panels.Plane(
        space="origin",
        title=text("plane.title"),
        caption=text("plane.caption"),
        half=_HALF,
        layers=(layers.AXES, LEADS),
        handles=(QUERY, handles.UNEMBEDDING, handles.ORIGIN),
        place=QUERY,
        choose=True,
    )
    return Surface(
        epoch="top_two",
        state=state,
        defaults=default(),
        data=inputs(np.zeros((0, 2))),
        story=story,
        layout={
            "planes": [plane],
            "side": [
                *(Documents(told=True), Leaders(), Placing(), Peaks()),
                *(Weakest(more=True), BothLists(more=True)),
            ],
            "foot": [LeadSentence(), panels.Tools(actions.tools(actions.NO_TRANSLATION))],
            "below": [
                tries(TRIES, text),
                goals(CHALLENGES, text),
                panels.Values(points=("shift", "probe"), labels=True, more=True),
            ],
        },
    )
