"""What can be read off Home's state."""

from collections.abc import Mapping

from lib.data.classifiers import classifier
from lib.lessons.home.state import default
from lib.maths.classifier.softmax import logits
from lib.surfaces.plane_readings import Known, of_translation, translated
from lib.surfaces.readings import Later, Readings, linked


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    model = classifier("paper")
    state = linked(default(model), asked)
    was = logits(state.reference, state.probe)
    added = logits(translated(state.unembeddings, state.shift), state.probe) - was
    move, probe, measures = of_translation(state, model.embeddings)

    def of_logits() -> Known:
        found = probe()
        for k, label in enumerate(state.labels):
            found |= {
                f"logit:{k}": float(was[k]),
                f"added:{k}": float(added[k]),
                f"softmax:{k}": found[f"p:{label}"],
            }
        return found

    return Later(move, of_logits, measures)
