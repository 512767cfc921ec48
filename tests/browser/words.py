"""Words by their keys, as a reader sees them: for what can be told by its words alone."""

import re

from cosine_lab import prose

_VALUE = re.compile(r"\{(\w[\w-]*)[^{}]*\}")


def word(key: str) -> str:
    """The English text of a key, “<part>.<key>”, that names no value."""
    part, _, name = key.partition(".")
    return prose.text(part)(name)


def said(key: str, **values: str) -> re.Pattern[str]:
    """What the English text of a key reads like on the page, with these values and any others."""
    part, _, name = key.partition(".")
    plain = prose.text(part).template(name).replace("*", "")
    pieces, end = [], 0
    for value in _VALUE.finditer(plain):
        given = values.pop(value[1].replace("-", "_"), None)
        pieces += [re.escape(plain[end : value.start()]), ".*" if given is None else re.escape(given)]
        end = value.end()
    assert not values, f"{key} names no {', '.join(values)}"
    return re.compile("".join([*pieces, re.escape(plain[end:])]), re.DOTALL)
