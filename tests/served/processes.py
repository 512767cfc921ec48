"""What a server's processes have used so far, from Linux's /proc."""

import os
from dataclasses import dataclass
from pathlib import Path

TICKS_S = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
MB = 1024


@dataclass(frozen=True)
class Used:
    """CPU seconds, and megabytes of memory: now, and at the peak of each process."""

    cpu: float
    rss: float
    peak: float


def used(pid: int) -> Used:
    """What a process and all under it have used.

    Peaks of several processes are added up, though they need not have come at one moment.
    """
    held = [each for each in (_used(one) for one in tree(pid)) if each]
    return Used(sum(u.cpu for u in held), sum(u.rss for u in held), sum(u.peak for u in held))


def tree(pid: int) -> list[int]:
    """The process and all its descendants."""
    found = [pid]
    for one in found:
        for task in Path(f"/proc/{one}/task").glob("*/children"):
            found += [int(child) for child in task.read_text(encoding="utf-8").split()]
    return found


def _used(pid: int) -> Used | None:
    folder = Path(f"/proc/{pid}")
    try:
        fields = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        lines = dict(
            line.split(":", 1) for line in (folder / "status").read_text(encoding="utf-8").splitlines() if ":" in line
        )
        memory = [int(lines[name].split()[0]) / MB for name in ("VmRSS", "VmHWM")]
    except (OSError, KeyError):  # it has ended
        return None
    return Used((int(fields[11]) + int(fields[12])) / TICKS_S, *memory)
