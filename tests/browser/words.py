"""Words by their keys, as a reader sees them: for what can be told by its words alone."""

import re

from lib import prose

_VALUE = re.compile(r"\\\{.*?\\\}")


def word(key: str) -> str:
    """The English text of a key, “<part>.<key>”, that names no value."""
    part, _, name = key.partition(".")
    return prose.text(part)(name)


def said(key: str) -> re.Pattern[str]:
    """What the English text of a key reads like on the page, whatever values it names."""
    part, _, name = key.partition(".")
    plain = re.escape(prose.text(part).template(name).replace("*", ""))
    return re.compile(_VALUE.sub(".*", plain), re.DOTALL)
