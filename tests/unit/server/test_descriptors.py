"""As many connections as the system lets a process have."""

import subprocess
import sys

import pytest

from server.descriptors import OWN, readers
from tools.server import ROOT

RAISED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[1]), int(sys.argv[2])))
from server.descriptors import raise_limit
print(raise_limit(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="sockets are no files there")
@pytest.mark.parametrize(("soft", "hard", "now"), [(256, 1024, 1024), (1024, 4096, 4096), (1024, 1024, 1024)])
def test_the_limit_is_raised_as_far_as_it_may_be(soft: int, hard: int, now: int) -> None:
    command = (sys.executable, "-c", RAISED, str(soft), str(hard))
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.split() == [str(now), str(now)]


def test_a_hall_fits_into_what_systems_allow_and_not_into_what_they_begin_with() -> None:
    assert readers(256) < readers(1024) < 300 < readers(4096)
    assert readers(OWN - 1) == 0
