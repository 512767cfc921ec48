"""What a lecturer's notes say of a step's bet: what is right, what a wrong answer overlooks, what the step comes to."""

import re
from collections.abc import Iterable

from cosine_lab.prose import Text
from cosine_lab.talks import names

_QUOTED = re.compile(r"\{[^{}]*\}")
_ENDED = re.compile(r"(?<=[.!?]\s)|(?<=[。！？])")


def right(words: Text, beat: str) -> str:
    """The number that turns out, or the choice of which nothing says what it overlooks; "" where data decide."""
    numbers: dict[str, str] = names.known()[words.part]["answers"]
    if beat in numbers:
        return numbers[beat]
    keys = [key for key in _choices(words, beat) if f"beat.{beat}.after.{key}" not in words]
    return plain_sentence(words, f"beat.{beat}.bet.{keys[0]}") if len(keys) == 1 else ""


def outcome(words: Text, beat: str) -> str:
    """What the step comes to, or the story at its end; numbers that the page alone knows are left open.

    Where the page says one of two things at its end, neither's numbers are sure to be on it.
    """
    unseen = f"beat.{beat}.unseen"
    if unseen in words:
        sentences = _ENDED.split(words.templates(unseen)[unseen])
        return "".join(each for each in sentences if "{" not in each).strip()
    templates = (words.templates(key).get(key, "") for key in (f"beat.{beat}.after", f"beat.{beat}"))
    return _QUOTED.sub("…", next(filter(None, templates), ""))


def _choices(words: Text, beat: str) -> list[str]:
    start = f"beat.{beat}.bet."
    return [key.removeprefix(start) for key in words.templates(start)]


def tempting(words: Text, beat: str, text: Text) -> Iterable[str]:
    """A line for each wrong answer: what it overlooks."""
    choices = _choices(words, beat)
    for key in () if choices and not right(words, beat) else choices or ("low", "high"):
        why = plain_sentence(words, f"beat.{beat}.after.{key}")
        if why:
            answer = plain_sentence(words, f"beat.{beat}.bet.{key}") or text(f"note-{key}")
            yield text("note-tempting", answer=answer, said=why)


def plain_sentence(words: Text, key: str) -> str:
    """The sentence, where there is one without a value to fill in."""
    template = words.templates(key).get(key, "") if key in words else ""
    return "" if "{" in template else template
