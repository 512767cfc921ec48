"""The Rankings page's surface: the plane cut into rankings."""

from collections.abc import Sequence
from dataclasses import dataclass

from lib.data.classifiers import Classifier
from lib.lessons.rankings.state import RankingsState, default
from lib.lessons.rankings.surface.presets import Challenge, challenges, presets
from lib.prose import Text
from lib.surfaces import Layer, PlaneSurface, actions, handles, layers, panels, span

RANKINGS = Layer("rankings")


class Rankings(panels.Panel):
    """The rankings that can occur, and those that can't."""


class RankingHere(panels.Panel):
    """How the probe ranks the labels."""


@dataclass(frozen=True)
class Challenges(panels.Panel):
    """Something to reach, its conditions, and why it worked."""

    challenges: Sequence[Challenge]


class RankingsSentence(panels.Panel):
    """What has changed, in cosines and in rankings."""


class Differences(panels.Panel):
    """Theorem 5.6: the cosines of differences, and the rankings listed from them alone."""


def surface(
    classifier: Classifier, state: RankingsState, text: Text, *, tell: bool
) -> PlaneSurface:
    """The plane, the lists of rankings, the readouts, challenges, and Theorem 5.6 below.

    Parameters
    ----------
    classifier : Classifier
        Its embeddings are the points the meter counts over.
    state : RankingsState
    text : Text
        The page's words.
    tell : bool
        Whether something drawn in Python follows the unembeddings.
    """
    plane = panels.Plane(
        space="input",
        title=text("input.title"),
        caption=text("input.caption"),
        half=span(classifier.unembeddings, margin=1.7),
        layers=(layers.REGIONS, layers.AXES, RANKINGS, layers.VECTORS, layers.SHIFT),
        handles=(handles.PROBE, handles.UNEMBEDDING, handles.SHIFT),
        place=handles.PROBE,
        around=True,
    )
    return PlaneSurface(
        epoch="rankings",
        state=state,
        defaults=default(classifier),
        embeddings=classifier.embeddings,
        presets=presets(),
        tell=tell,
        layout={
            "planes": [plane, Rankings()],
            "side": [
                RankingHere(),
                Challenges(challenges()),
                panels.Meter(),
                panels.Lengths(wins=True),
            ],
            "foot": [
                RankingsSentence(),
                panels.Tools(actions.tools(actions.NO_TRANSLATION, actions.ADOPT)),
                panels.Presets(),
            ],
            "below": [
                Differences(),
                panels.Pair(),
                panels.Matrix(),
                panels.Values(points=("shift", "probe"), labels=True),
            ],
        },
    )
