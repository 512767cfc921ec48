"""Style sheets as they are sent: without what only readers of the code need."""

import re

_REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)
_QUOTED = re.compile(r"(\"[^\"]*\"|'[^']*')")
_LOOSE = re.compile(r"\s*([{};])\s*")
_BLANKS = re.compile(r"\s+")  # a line that ends within a selector parts it from what is below it
_AFTER = re.compile(r"([:,])\s+")  # what stands before them may be a descendant's blank, `a :hover`


def dense(sheet: str) -> str:
    """A style sheet without remarks and idle blanks; quoted texts stay as they are."""
    parts = _QUOTED.split(_REMARK.sub("", sheet))
    parts[::2] = [_AFTER.sub(r"\1", _LOOSE.sub(r"\1", _BLANKS.sub(" ", part))) for part in parts[::2]]
    return "".join(parts).strip()
