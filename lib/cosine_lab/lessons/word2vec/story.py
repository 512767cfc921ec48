"""Word2Vec's story: one set of arrows, read by a sigmoid and by a softmax."""

from collections.abc import Mapping, Sequence
from typing import Any

from cosine_lab.lessons.word2vec.model import Pocket, story_lists
from cosine_lab.lessons.word2vec.state import NEAREST
from cosine_lab.lessons.word2vec.surface import (
    CALL,
    CALLER,
    CENTRED,
    DEEPER,
    FIND,
    MEAN,
    TURN,
    Company,
    TwoLists,
    TwoVerdicts,
)
from cosine_lab.surfaces import Action, Handle, Space, handles
from cosine_lab.surfaces.panels import Bars, Pair, Panel, Reason
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story

_MOVED = Reads("max-dcos", ">=", 0.3)
"""How far a cosine has to move before the readings are worth comparing."""
_NEAR = 0.85
"""A cosine of arrows that one input has pulled together."""
_LIKELY = 0.9
"""The probability of a word from which on an input calls for it."""
_SHORT = 0.5
"""How long the pair's arrows are as their training begins."""
_SAME = 1e-9
_BOTH: tuple[Space, ...] = ("input", "internal")
_LEFT, _RIGHT = "sigmoid-dp", "softmax-dp"
_LEFT_GOES, _RIGHT_GOES = Reads(_LEFT, ">", _SAME), Reads(_RIGHT, ">", _SAME)
_CHANGED = (
    Choice("left", (_LEFT_GOES, Reads(_RIGHT, "=", 0, _SAME))),
    Choice("right", (Reads(_LEFT, "=", 0, _SAME), _RIGHT_GOES)),
    Choice("both", (_LEFT_GOES, _RIGHT_GOES)),
)
"""Which of the two maps changes."""
_MAPS = (_LEFT, _RIGHT, "sets-other")


def story(pocket: Pocket) -> Story:
    """Six beats: about the pair whose cosine a translation moves plainly, and one that shares company, if any does."""
    start = {"pair": pocket.most_moved}
    arrows = [handles.of_label(handles.UNEMBEDDING, k) for k in pocket.most_moved]
    likely = [f"{bar}:{pocket.words[k]}" for bar in ("p", "p-before") for k in pocket.alike or ()]
    asked = ("cos", "cos-before", "p-first", "p-second", *likely)
    guess = Scale("cos-centred", -1, 1, step=0.05, within=0.25)
    trained = Bet(asked, scale=Scale("cos", -1, 1, step=0.05, within=0.25), hands=(-0.3, 0.3, 0.9), still=True)
    met = len(story_lists().met)
    shared = Bet(about=("shared",), scale=Scale("shared", 0, met, step=1, within=0.5), hands=(0, 1, 4), still=True)
    return Story(
        (
            *(
                [
                    Beat(
                        "company",
                        Shows(("input",), (Pair, Bars, Company), (handles.PROBE,)),
                        start={"pair": pocket.alike, "probe": pocket.away(pocket.alike)},
                        bet=trained,
                        goal=(Reads("p-first", ">=", _LIKELY), Reads("p-second", ">=", _LIKELY)),
                        actions=(FIND,),
                    )
                ]
                if pocket.alike
                else []
            ),
            _moved(
                "translate",
                start,
                (MEAN, handles.PROBE),
                CENTRED,
                Bet(("cos-centred", *_MAPS), scale=guess, hands=(-0.5, 0.1, 0.7), still=True),
                goal=Reads("mean-size", "<=", 0, _SAME),
                beside=Reason,
            ),
            _moved("arrow", start, arrows, TURN, Bet(_MAPS, _CHANGED, still=True), goal=_MOVED),
            Beat(
                "why",
                Shows(("input",), (Pair,), (CALLER,)),
                start=start | {"unembeddings": pocket.shortened(_SHORT), "probe": (0.0, 0.0)},
                goal=(Reads("cos", ">=", _NEAR),),
                actions=(CALL,),
                why=True,
            ),
            Beat(
                "lists",
                Shows((), (TwoLists,)),
                start={"depth": NEAREST},
                bet=shared,
                goal=(Reads("found", ">=", met // 2),),
                actions=(DEEPER,),
            ),
            Beat(
                "takeaway",
                Shows(_BOTH, (Pair, TwoVerdicts, Company)),
                start=start | {"unembeddings": pocket.state.unembeddings, "shift": pocket.centring},
            ),
        ),
        code="np.argsort(V @ V[k] / np.linalg.norm(V, axis=1))[-7:-1]",
    )


def _moved(
    key: str,
    start: Mapping[str, Any],
    held: Sequence[Handle],
    action: Action,
    bet: Bet,
    *,
    goal: Reads,
    beside: type[Panel] = Company,
) -> Beat:
    """A move of all arrows or of one, and which of the two readings notices."""
    shows = Shows(_BOTH, (Pair, TwoVerdicts, beside), held)
    return Beat(key, shows, start=start, bet=bet, goal=(goal,), actions=(action,))
