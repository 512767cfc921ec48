"""Pages without a browser, whose every run would look for components in all installed packages."""

from collections.abc import Iterator
from functools import cache

import pytest
from streamlit.components.v2 import manifest_scanner


@pytest.fixture(scope="session", autouse=True)
def scanned_once() -> Iterator[None]:
    """Let the packages be read once a process: nothing is installed while tests run."""
    with pytest.MonkeyPatch.context() as patch:
        scan = manifest_scanner.scan_component_manifests
        patch.setattr(manifest_scanner, "scan_component_manifests", cache(scan))
        yield
