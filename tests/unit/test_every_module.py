"""Every module can be imported, in whatever Python runs this."""

import importlib

import pytest

from cosine_lab.places import ROOT
from tests.unit.test_architecture import OURS, modules, within

MODULES = [within(ROOT, path) for path in modules(ROOT, *OURS) if path.parent.name != "pages"]


@pytest.mark.parametrize("path", [path for path in MODULES if path not in {"app.py", "asgi.py"}])
def test_a_module_is_imported(path: str) -> None:
    """Pages, and the two files that Streamlit runs, are opened in tests/pages and tests/served."""
    module = path.removesuffix(".py").removesuffix("/__init__").removeprefix("lib/")
    importlib.import_module(module.replace("/", "."))
