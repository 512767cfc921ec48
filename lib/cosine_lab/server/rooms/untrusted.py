"""Parts of a question, as a browser may send them."""

import re
from typing import Any, TypeGuard

from cosine_lab import names

LONGEST_CHOICE, FEWEST_CHOICES, MOST_CHOICES = 40, 2, 4
LONGEST_TITLE, LONGEST_OPTION, LONGEST_SENTENCE = 200, 200, 1000
_CHOICE = re.compile(rf"[A-Za-z0-9._-]{{1,{LONGEST_CHOICE}}}")
_MOST = 1e300


def are_choices(keys: list[Any]) -> bool:
    """Whether these are keys of choices, or none."""
    fine = all(isinstance(each, str) and _CHOICE.fullmatch(each) for each in keys)
    return not keys or (fine and len(set(keys)) == len(keys) and FEWEST_CHOICES <= len(keys) <= MOST_CHOICES)


def is_text(value: object, longest: int) -> bool:
    """Whether it is a text of at most so many letters, all of them to be seen."""
    return isinstance(value, str) and len(value) <= longest and not names.unseen(value)


def are_options(texts: object, choices: list[Any]) -> bool:
    """Whether these are words of the choices, or none."""
    if not isinstance(texts, list) or len(texts) not in {0, len(choices)}:
        return False
    return all(is_text(each, LONGEST_OPTION) for each in texts)


def is_positive(value: object) -> bool:
    """Whether it is a number above zero, or nothing."""
    return value is None or (is_number(value) and value > 0)


def is_number(value: Any) -> TypeGuard[float]:  # noqa: ANN401 - whatever JSON may hold
    """Whether it is a number that can be computed with."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= _MOST
