"""The Train again page's surface: twelve networks, and two of them laid over each other."""

from typing import Any

import numpy as np

from cosine_lab.lessons.train_again import model
from cosine_lab.lessons.train_again.state import DIGIT, DIGITS, RUNS, AgainState, default
from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache
from cosine_lab.surfaces import Action, Story, Surface, actions, goals, tries
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted
from cosine_lab.surfaces.panels import Panel, Tools

_LAST = RUNS - 1

TRIES = (Try("steady", {"run": _LAST, "digit": 9}), Try("laid", {"lay": 1.0}))

CHALLENGES = (
    Challenge("keeps", (Wanted("kept-count", ">=", 2, unit="count"),), start={"run": _LAST}, solved={"digit": 2}),
    Challenge(
        "far", (Wanted("row-cos", "<=", 0.6), Wanted("before", ">=", 99)), start={"lay": 0.0}, solved={"lay": 1.0}
    ),
)

TRAIN, ALL, LAST = Action("train"), Action("train-all"), Action("show-last")
LAY, SQUEEZE = Action("lay-over"), Action("squeeze")
_DECIMALS = 4

Runs = Panel.named("Runs")  # the other nine digits by their cosine with one, run by run, and which is nearest
Answers = Panel.named("Answers")  # on how many images two runs agree
# The first run's row among its hidden vectors, dragged to where the last run has it, and the outputs:
Overlay = Panel.named("Overlay")
Agree = Panel.named("Agree")  # how far the runs agree about three tables of numbers
Said = Panel.named("Said")  # who is nearest in the first run and in the last, in a sentence


def surface(state: AgainState, text: Text, story: Story) -> Surface:
    """All of it, whatever the state: no choice on it asks for anything of the server."""
    return Surface(
        epoch="train_again",
        state=state,
        defaults=default(),
        part="train_again",
        data={"problem": problem()},
        layout={
            "said": [Said()],
            "row": [Tools(actions.tools(TRAIN, ALL))],
            "pictures": [Runs(), Answers(), Overlay(), Agree()],
            "free": [tries(TRIES, text), goals(CHALLENGES, text)],
        },
        story=story,
    )


@shared_cache
def problem() -> dict[str, Any]:
    """What the browser reads everything off, JSON-ready: `swap` is of the first run and the last one."""
    networks = model.shipped()
    first = networks[0]
    swap = model.swap(first, networks[-1], DIGIT)
    upper = np.triu_indices(DIGITS, 1)
    grams = [model.gram(each) for each in networks]
    means = model.mean_agreement(networks)
    return {
        "runs": [
            {
                "accuracy": each.accuracy,
                "cosines": each.cosines["rows"].round(_DECIMALS).tolist(),
                "unlike": np.flatnonzero(each.predictions != first.predictions).tolist(),
            }
            for each in networks
        ],
        "swap": {"row": swap.row.tolist(), "far": swap.far, "images": swap.images.round(_DECIMALS).tolist()},
        "images": len(first.digits),
        "means": means,
        "grams": [
            {"products": each.products.round(_DECIMALS).tolist(), "along": each.along.round(_DECIMALS).tolist()}
            for each in grams
        ],
        "outputs": [each.cosines["outputs"][upper].round(_DECIMALS).tolist() for each in networks],
    }
