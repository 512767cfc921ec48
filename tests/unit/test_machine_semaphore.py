"""Slots in one process and across processes."""

import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import pytest

from lib.machine_semaphore import Slots

SOON_S, LONG_S = 0.5, 20
ALONE = sys.platform == "win32"  # where processes have no such locks

HOLDER = """
import sys, time
from lib.machine_semaphore import Slots
with Slots(2, sys.argv[1]).taken():
    print("held", flush=True)
    time.sleep(600)
"""


def asked(slots: Slots) -> tuple[Event, Event]:
    """Someone who takes a slot: whether it came, and what ends it."""
    came, end = Event(), Event()

    def wait() -> None:
        with slots.taken():
            came.set()
            end.wait(LONG_S)

    Thread(target=wait, daemon=True).start()
    return came, end


@pytest.mark.parametrize("shared", [False, True])
def test_so_many_have_a_turn_and_the_next_one_waits(tmp_path: Path, *, shared: bool) -> None:
    slots = Slots(2, tmp_path if shared else None)
    first, second = asked(slots), asked(slots)
    assert first[0].wait(LONG_S)
    assert second[0].wait(LONG_S)
    third = asked(slots)
    assert not third[0].wait(SOON_S)
    first[1].set()
    assert third[0].wait(LONG_S)
    for _, end in (second, third):
        end.set()


def test_processes_share_their_turns_and_a_dead_one_holds_none(tmp_path: Path) -> None:
    held = [
        subprocess.Popen([sys.executable, "-c", HOLDER, str(tmp_path)], stdout=subprocess.PIPE, encoding="utf-8")
        for _ in range(2)
    ]
    try:
        for each in held:
            assert each.stdout is not None
            assert each.stdout.readline() == "held\n"
        came, end = asked(Slots(2, tmp_path))
        assert came.wait(SOON_S) is ALONE
        held[0].kill()
        assert came.wait(LONG_S)
        end.set()
    finally:
        for each in held:
            each.kill()
            each.wait()
            assert each.stdout is not None
            each.stdout.close()


def test_separate_folders_are_separate_slots(tmp_path: Path) -> None:
    places = [tmp_path / name for name in "ab"]
    for place in places:
        place.mkdir()
    both = [asked(Slots(1, place)) for place in places]
    assert all(came.wait(LONG_S) for came, _ in both)
    for _, end in both:
        end.set()


@pytest.mark.parametrize("shared", [False, True])
def test_who_waits_is_asked_again_and_again_and_may_leave(tmp_path: Path, *, shared: bool) -> None:
    slots = Slots(1, tmp_path if shared else None)
    other = Slots(1, tmp_path) if shared and not ALONE else slots

    def leave() -> None:
        raise InterruptedError

    with other.taken(), pytest.raises(InterruptedError), slots.taken(leave):
        pass
    came, end = asked(slots)
    assert came.wait(LONG_S)
    end.set()
