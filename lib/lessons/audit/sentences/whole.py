"""All parts of an audit, in order."""

from lib.lessons.audit.model import Findings
from lib.lessons.audit.sentences import outputs, pair
from lib.lessons.audit.sentences.parts import Part, Say


def parts(found: Findings, say: Say) -> list[Part]:
    """What there is to say of everything found."""
    ground = found.ground
    told = [
        pair.facts(ground, say),
        pair.any_cosine(ground, found.pair, found.checks, say),
        pair.neighbours(found.gauge, ground, say),
        pair.survives(found.measures, ground, say),
        outputs.winners(found.winning, ground, say),
        outputs.outputs(found.producing, ground, say),
        pair.inputs(found.inputs, ground, say),
    ]
    return [part for part in told if part is not None]
