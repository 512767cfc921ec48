"""Links that the app has made, and what each must restore: tests/vectors/links.json.

They were copied from the address after real moves in a real browser, at the first version of the
link (`s=1.…`, choices by their titles). What is out there stays readable: entries are added, never
changed. An entry has

- `page`, `why`, and `query`, the address after the question mark;
- `chosen`: value of each widget that the address names, by its parameter;
- `labels`: the model's labels, for which the link was made;
- `state`: the surface's state, field by field, or null where the link has none;
- `readouts`: the live numbers that the page then shows, by `data-readout`.
"""

import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

FILE = Path(__file__).parent / "vectors" / "links.json"
LINKS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def name(link: dict[str, Any]) -> str:
    """A link's name in a list of tests."""
    return f"{link['page']}: {link['why']}"


def parameters(link: dict[str, Any]) -> dict[str, str]:
    """What the link's address asks for."""
    return dict(parse_qsl(link["query"]))
