"""The lines of a bet, a goal and what is hidden: `cos >= 0.99 ± 0.001`."""

import re
from decimal import Decimal

from cosine_lab.refusals import Refused
from cosine_lab.surfaces.exercise import HIDDEN, LONGEST_CHOICE, choice_of, reads_of, scale_of
from cosine_lab.surfaces.story import Reads, Scale
from cosine_lab.talks.model import BETWEEN

_NUMBER = r"[-−]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]{1,3})?"
_READING = r"[A-Za-z][A-Za-z0-9:.-]{0,39}"
_WITHIN = rf"(?: *(?:±|\+-) *({_NUMBER}))?"
_COMPARED = rf"({_READING}) *(<=|>=|<|>|=|≤|≥) *({_NUMBER}){_WITHIN}"
_READS = re.compile(_COMPARED)
_CHOICE = re.compile(rf"- +(?! )(.+)(?:: +|\uff1a *)({_COMPARED})")
_FROM, _TO, _BY, _AND = (rf"(?: +{word} +| *{own} *)" for word, own in BETWEEN.items())
_SCALE = re.compile(rf"({_READING}){_FROM}({_NUMBER}){_TO}({_NUMBER}){_BY}({_NUMBER}){_WITHIN}")
_SIGNS = {"≤": "<=", "≥": ">="}
_PLAIN = (1e-6, 1e21)
"""From where to where a number is written without a power of ten, as JavaScript does."""


def number(value: float) -> str:
    """The shortest text of a number, the same in both languages."""
    low, high = _PLAIN
    if value == 0:
        return "0"
    if low <= abs(value) < high:
        text = format(Decimal(repr(float(value))), "f")
        return text.rstrip("0").rstrip(".") if "." in text else text
    mantissa, _, power = repr(float(value)).partition("e")
    return f"{mantissa.removesuffix('.0')}e{int(power):+d}"


def written(reads: Reads) -> str:
    """A comparison as text."""
    within = f" ± {number(reads.within)}" if reads.within else ""
    return f"{reads.reading} {reads.relation} {number(reads.value)}{within}"


def written_scale(scale: Scale) -> str:
    """A number to bet on as text."""
    low, high, step = map(number, (scale.low, scale.high, scale.step))
    within = f" ± {number(scale.within)}" if scale.within else ""
    return f"{scale.reading} from {low} to {high} by {step}{within}"


def choice(line: str) -> tuple[str, Reads]:
    """The answer of a line `- words: comparison`.

    Raises
    ------
    Refused
        `talk.choice`
    """
    match = _CHOICE.fullmatch(line)
    if not match:
        raise Refused("talk.choice", longest=LONGEST_CHOICE)
    try:
        return choice_of(match[1], *_parts(match[2]))
    except ValueError as error:
        raise Refused("talk.choice", longest=LONGEST_CHOICE) from error


def goal(text: str) -> tuple[Reads, ...]:
    """Comparisons joined by "and".

    Raises
    ------
    Refused
        `talk.goal`
    """
    try:
        return tuple(reads_of(*_parts(each.strip(" "))) for each in re.split(rf"(?<! ){_AND}", text))
    except ValueError as error:
        raise Refused("talk.goal") from error


def scale(text: str) -> Scale:
    """A number to bet on: `cos from -1 to 1 by 0.05 ± 0.1`.

    Raises
    ------
    Refused
        `talk.scale`
    """
    match = _SCALE.fullmatch(text)
    try:
        if match:
            return scale_of(match[1], *(_number(each or "0") for each in match.groups()[1:]))
    except ValueError as error:
        raise Refused("talk.scale") from error
    raise Refused("talk.scale")


def hidden(text: str) -> tuple[str, ...]:
    """What stays away, joined by commas.

    Raises
    ------
    Refused
        `talk.hide`
    """
    names = tuple(each.strip(" ") for each in re.split("[,\uff0c、]", text))
    if not all(HIDDEN.fullmatch(each) for each in names):
        raise Refused("talk.hide")
    return names


def _parts(text: str) -> tuple[str, str, float, float]:
    match = _READS.fullmatch(text)
    if not match:
        raise ValueError("a comparison needs a reading, a relation and a number")
    within = _number(match[4] or "0")
    return match[1], _SIGNS.get(match[2], match[2]), _number(match[3]), within


def _number(text: str) -> float:
    return float(text.replace("−", "-")) + 0.0  # no −0
