"""As many connections as the system lets a process have."""

import subprocess
import sys

import pytest

from cosine_lab.places import ROOT
from cosine_lab.server.banner import announce

RAISED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[1]), int(sys.argv[2])))
from cosine_lab.server.connections import raise_limit
print(raise_limit(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="sockets are no files there")
@pytest.mark.parametrize(("soft", "hard", "now"), [(256, 1024, 1024), (1024, 4096, 4096), (1024, 1024, 1024)])
def test_the_limit_is_raised_as_far_as_it_may_be(soft: int, hard: int, now: int) -> None:
    command = (sys.executable, "-c", RAISED, str(soft), str(hard))
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.split() == [str(now), str(now)]


@pytest.mark.parametrize(("files", "told"), [(1024, True), (65_536, False)])
def test_who_serves_a_room_is_told_where_few_connections_fit(
    files: int, capsys: pytest.CaptureFixture[str], *, told: bool
) -> None:
    announce("127.0.0.1", 8501, "lab", files)
    said = capsys.readouterr().out
    assert "http://127.0.0.1:8501/lab\n" in said
    assert ("Only 1,024 files may be open" in said) == told
