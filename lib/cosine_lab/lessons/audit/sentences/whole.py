"""All parts of an audit, in order."""

from cosine_lab.escape import Markdown
from cosine_lab.lessons.audit.model import Check, Findings, Ground, OfLayer, OfPair
from cosine_lab.lessons.audit.model.matrix import Matrices
from cosine_lab.lessons.audit.model.producing import ask
from cosine_lab.lessons.audit.sentences import outputs, pair
from cosine_lab.lessons.audit.sentences.parts import Part, Say
from cosine_lab.prose import Text, joined, sentence
from cosine_lab.refusals import Refused


def parts(findings: Findings, say: Say) -> list[Part]:
    """What there is to say of everything found."""
    ground = findings.ground
    of_pair = pair_parts(ground, findings.pair, findings.matrices, findings.moved, say)
    return [pair.facts(ground, say), *of_pair, *layer_parts(ground, findings.layer, say)]


def pair_parts(
    ground: Ground,
    of_pair: OfPair,
    matrices: Matrices,
    moved: bool,  # noqa: FBT001 - what `all_cosines` gives
    say: Say,
) -> list[Part]:
    """What concerns two labels, all cosines, and the data."""
    sections = [
        pair.any_cosine(ground, of_pair.pair, of_pair.checks, say),
        pair.matrix(matrices, ground, of_pair.pair, say, moved=moved),
        pair.survives(of_pair.measures, ground, say),
        pair.inputs(of_pair.inputs, ground, say),
    ]
    return [part for part in sections if part is not None]


def layer_parts(ground: Ground, layer: OfLayer, say: Say) -> list[Part]:
    """What concerns all labels."""
    sections = [
        pair.neighbours(layer.gauge, ground, say),
        outputs.winners(layer.winning, ground, say),
        outputs.outputs(layer.producing, ground, say),
    ]
    return [part for part in sections if part is not None]


def answer(ground: Ground, chosen: tuple[int, int], check: Check, text: Text) -> Markdown:
    """The answer of the page: what the translation did, as far as there is one."""
    if not check.length:
        first, second = (ground.head.labels[k] for k in chosen)
        return text.markdown("begin", a=first, b=second)
    return Markdown(pair.move(ground, chosen, check, text.markdown))


def answer_to(ground: Ground, typed: str, text: Text) -> Markdown:
    """One question of the reader's: a witness, a proof, or why it cannot be asked."""
    names = tuple(name.strip() for name in typed.replace("，", ",").split(",") if name.strip())
    if not names:
        return Markdown("")
    places = {label: k for k, label in enumerate(ground.head.labels)}
    unknown = [name for name in names if name not in places]
    if unknown:
        return text.markdown("unknown", names=unknown)
    if len(set(names)) < len(names):
        return text.markdown("twice")
    try:
        result = ask(ground, tuple(places[name] for name in names))
    except Refused as why:
        return sentence(why, text.language)
    return Markdown(outputs.answer(result, names, ground, text.markdown))


def facts(ground: Ground, text: Text) -> Markdown:
    """What was read, and how."""
    notes = [text.plain(note) for note in ground.head.notes]
    return joined([*pair.facts(ground, text.markdown).lines, *notes])
