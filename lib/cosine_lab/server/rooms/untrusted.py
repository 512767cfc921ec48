"""Parts of a question, as a browser may send them."""

import re
from typing import Any, TypeGuard

from cosine_lab import names

LONGEST_CHOICE, FEWEST_CHOICES, MOST_CHOICES = 40, 2, 4
LONGEST_TITLE, LONGEST_OPTION, LONGEST_SENTENCE = 200, 200, 1000
_CHOICE = re.compile(rf"[A-Za-z0-9._-]{{1,{LONGEST_CHOICE}}}")
_MOST = 1e300


def choices(given: list[Any]) -> bool:
    """Whether these are keys of choices, or none."""
    fine = all(isinstance(each, str) and _CHOICE.fullmatch(each) for each in given)
    return not given or (fine and len(set(given)) == len(given) and FEWEST_CHOICES <= len(given) <= MOST_CHOICES)


def said(given: object, longest: int) -> bool:
    """Whether it is a text of at most so many letters, all of them to be seen."""
    return isinstance(given, str) and len(given) <= longest and not names.unseen(given)


def options(given: object, choices: list[Any]) -> bool:
    """Whether these are words of the choices, or none."""
    if not isinstance(given, list) or len(given) not in {0, len(choices)}:
        return False
    return all(said(each, LONGEST_OPTION) for each in given)


def positive(given: object) -> bool:
    """Whether it is a number above zero, or nothing."""
    return given is None or (number(given) and given > 0)


def number(value: Any) -> TypeGuard[float]:  # noqa: ANN401 - whatever JSON may hold
    """Whether it is a number that can be computed with."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= _MOST
