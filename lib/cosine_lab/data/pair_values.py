"""What is told of a pair: the same or not, in the words of many data sets, or a number that rates it."""

import re

from cosine_lab.data.files.lines import is_number

_SAME = ("same", "yes", "true", "entailment", "duplicate", "paraphrase", "相同", "是")
_DIFFERENT = (
    *("different", "no", "false", "neutral", "contradiction", "not_entailment", "not_duplicate", "not_paraphrase"),
    *("不同", "否"),
)
LABELS = dict.fromkeys(_SAME, True) | dict.fromkeys(_DIFFERENT, False)
INFERRED = {"entailment", "neutral", "contradiction", "not_entailment"}
"""Labels of what follows from what, which is not the same as being the same."""
NUMERAL = re.compile(r"\W*\d")
"""How a cell begins that is meant for a number, and so is no heading."""
_DECIMAL = re.compile(r"[-+]?(?![1-9]\d{0,2},\d{3}$)\d+,\d+", re.ASCII)
"""A decimal comma; "1,000" may be a thousand."""
_HEADINGS = {"same", "duplicate", "paraphrase", "entailment"}


def is_value(cell: str) -> bool:
    """Whether a cell is a label or meant for a number."""
    return cell.lower() in LABELS or is_number(cell) or (bool(cell) and as_number(cell) is not None)


def is_heading_of_value(cell: str) -> bool:
    """Whether a word that is a label also heads a column of labels."""
    return cell in _HEADINGS


def as_number(cell: str, part: str = ";") -> str | None:
    """The cell as a number is written: without a sign for percent, with a point; None if it is none."""
    digits = cell.removesuffix("%").rstrip()
    digits = digits.replace(",", ".") if part != "," and _DECIMAL.fullmatch(digits) else digits
    return digits if is_number(digits) else None


def is_decimal_comma(cell: str) -> bool:
    """Whether a comma parts the digits of a number."""
    return _DECIMAL.fullmatch(cell) is not None
