"""The Train again page's surface: twelve networks, and two of them laid over each other."""

from typing import Any

import numpy as np

from lib.lessons.train_again import model
from lib.lessons.train_again.state import DIGITS, RUNS, AgainState, default
from lib.prose import Text
from lib.shared_cache import shared_cache
from lib.surfaces import Action, Story, Surface, actions, goals, tries
from lib.surfaces.challenges import Challenge, Try, Wanted
from lib.surfaces.panels import Panel, Tools

_LAST = RUNS - 1

TRIES = (Try("steady", {"run": _LAST, "digit": 9}), Try("laid", {"run": _LAST, "lay": 1.0}))

CHALLENGES = (
    Challenge("keeps", (Wanted("kept-count", ">=", 2, unit="count"),), start={"run": _LAST}, solved={"digit": 2}),
    Challenge(
        "far",
        (Wanted("apart-inputs", "<=", 0.05), Wanted("apart-rows", ">=", 0.4)),
        start={"run": 1, "lay": 0.0},
        solved={"run": 2, "lay": 1.0},
    ),
)

TRAIN, ALL, LAY = Action("train"), Action("train-all"), Action("lay-over")
_DECIMALS = 4

Runs = Panel.named("Runs")  # the other nine digits by their cosine with one, run by run, and which is nearest
Answers = Panel.named("Answers")  # on how many images two runs agree
# The digits in two runs, the second one dragged over the first: hidden vectors, and rows:
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
        given={"problem": problem()},
        layout={
            "said": [Said()],
            "pictures": [Runs(), Answers(), Overlay(), Agree()],
            "row": [Tools(actions.tools(TRAIN, ALL))],
            "free": [tries(TRIES, text), goals(CHALLENGES, text)],
        },
        story=story,
    )


@shared_cache
def problem() -> dict[str, Any]:
    """What the browser reads everything off, JSON-ready: `pairs` are the first run and each later one."""
    networks = model.shipped()
    first = networks[0]
    upper = np.triu_indices(DIGITS, 1)
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
        "pairs": [
            {
                kind: {name: table.round(_DECIMALS).tolist() for name, table in laid._asdict().items()}
                for kind, laid in model.laid_over(first, each).items()
            }
            for each in networks[1:]
        ],
        "before": [model.read_as_before(first, each) for each in networks[1:]],
        "images": len(first.digits),
        "means": means,
        "tables": {
            kind: [each.cosines[kind][upper].round(_DECIMALS).tolist() for each in networks]
            for kind in ("rows", "centred", "outputs")
        },
    }
