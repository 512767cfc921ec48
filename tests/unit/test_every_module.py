"""Every module can be imported, in whatever Python runs this."""

import importlib

import pytest

from tests.unit.test_architecture import OURS, modules, within
from cosine_lab.commands.app_server import ROOT

MODULES = [within(ROOT, path) for path in modules(ROOT, *OURS) if path.parent.name != "pages"]


@pytest.mark.parametrize("path", [path for path in MODULES if path not in {"app.py", "asgi.py"}])
def test_a_module_is_imported(path: str) -> None:
    """Pages, and the two files that Streamlit runs, are opened in tests/pages and tests/served."""
    importlib.import_module(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
