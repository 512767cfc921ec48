"""For every test: one thread a process, and Hypothesis judges what is true, never how long it took.

The processes of a run have the cores already: threads of linear algebra that wait for one another
on a taken core took three times the work.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

import lib

for library in ("OPENBLAS", "OMP", "MKL"):  # before NumPy is loaded, and for servers started
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (lib.HERE, os.environ.get("PYTHONPATH"))))
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("untimed")


def pytest_configure(config: pytest.Config) -> None:
    """Have processes that share the tests share the servers, too."""
    from tests import servers  # noqa: PLC0415 - once the variables above are set

    servers.keep(config)
