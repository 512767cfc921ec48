"""Rooms, wherever they are kept: in memory, by another process, in Valkey."""

import contextlib
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.refusals import Refused
from server.rooms import About, Rooms, Vote, room, rooms
from server.rooms.choose import SECRET, WHERE
from server.rooms.keeper import KeptRooms, keep
from server.rooms.memory import MemoryRooms
from server.rooms.room import seen
from tools import valkey
from tools.server import free_port

ABOUT = About("/translate?x=1", ("none", "some"))
PLACES = ["memory", "keeper", *(["valkey"] if valkey.can_be_had() else [])]


@pytest.fixture(scope="module")
def valkey_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with valkey.running(tmp_path_factory.mktemp("valkey")) as url:
        yield url


@pytest.fixture(params=PLACES)
def kept(request: pytest.FixtureRequest) -> Rooms:
    """Empty rooms."""
    if request.param == "memory":
        return MemoryRooms()
    if request.param == "keeper":
        return KeptRooms(keep("secret"), "secret")
    import redis  # noqa: PLC0415 - where there is a server

    url = request.getfixturevalue("valkey_url")
    redis.Redis.from_url(url).flushall()
    return rooms({WHERE: url})


def refused(key: str) -> Any:
    return pytest.raises(Refused, match=rf"rooms\.{key}")


def voter() -> str:
    return secrets.token_urlsafe(12)


def test_a_room_is_found_by_its_code_and_leads_to_its_exercise(kept: Rooms) -> None:
    opened = kept.open(ABOUT)
    assert room.is_code(opened.code)
    assert kept.find(opened.code) == (opened.key, ABOUT.link)


def test_votes_are_counted_at_once_and_told_after_reveal(kept: Rooms) -> None:
    opened = kept.open(ABOUT)
    for answer in ("none", "none", "some", None):
        vote = {"answer": answer, "state": "1.ab.cd"}
        kept.vote(opened.code, opened.key, voter(), vote)
    before = kept.look(opened.code, opened.key)
    assert (before.voters, before.answers, before.states, before.revealed) == (4, {}, (), False)
    kept.reveal(opened.code, opened.owner)
    after = kept.look(opened.code, opened.key)
    assert after.answers == {"none": 2, "some": 1}
    assert (after.skipped, after.states, after.revealed) == (1, ("1.ab.cd",) * 4, True)


def test_a_browser_has_one_vote_and_may_change_it_before_reveal_only(kept: Rooms) -> None:
    opened, mine = kept.open(ABOUT), voter()
    kept.vote(opened.code, opened.key, mine, {"answer": "none"})
    kept.vote(opened.code, opened.key, mine, {"answer": "some"})
    kept.reveal(opened.code, opened.owner)
    with refused("revealed"):
        kept.vote(opened.code, opened.key, mine, {"answer": "none"})
    assert kept.look(opened.code, opened.key).answers == {"some": 1}


@pytest.mark.parametrize(
    "junk",
    [
        {"answer": "all"},
        {"answer": 1},
        {"answer": ["none"]},
        {"answer": "none", "state": "<script>"},
        {"answer": "none", "state": "a" * 2000},
        {"answer": "none", "name": "me"},
        {"answer": 10**400},
        {"answer": "\ud800"},
        {"answer": {"none": 1}},
        "none",
        None,
    ],
)
def test_junk_is_dropped_and_counted(kept: Rooms, junk: object) -> None:
    opened = kept.open(ABOUT)
    with refused("junk"):
        kept.vote(opened.code, opened.key, voter(), junk)
    shown = kept.look(opened.code, opened.key)
    assert (shown.voters, shown.junk) == (0, 1)


def test_a_number_is_taken_within_its_range(kept: Rooms) -> None:
    opened = kept.open(About("/sigmoid", (), 0, 32))
    kept.vote(opened.code, opened.key, voter(), {"answer": 10})
    for wrong in (33, -1, float("nan"), "10", True):
        with refused("junk"):
            kept.vote(opened.code, opened.key, voter(), {"answer": wrong})
    kept.reveal(opened.code, opened.owner)
    assert kept.look(opened.code, opened.key).answers == {"10": 1}


def test_nobody_else_reveals_or_ends_a_room(kept: Rooms) -> None:
    opened = kept.open(ABOUT)
    for act in (kept.reveal, kept.end):
        with refused("unknown"):
            act(opened.code, opened.key)
    kept.end(opened.code, opened.owner)
    with refused("unknown"):
        kept.look(opened.code, opened.key)


def test_a_code_alone_neither_looks_nor_votes(kept: Rooms) -> None:
    opened = kept.open(ABOUT)
    with refused("unknown"):
        kept.look(opened.code, "x" * 12)
    with refused("unknown"):
        kept.vote(opened.code, "x" * 12, voter(), {"answer": "none"})


def test_rooms_and_voters_are_bounded(kept: Rooms) -> None:
    opened = kept.open(ABOUT)
    for _ in range(room.MOST_VOTERS):
        kept.vote(opened.code, opened.key, voter(), {"answer": "none"})
    with refused("full"):
        kept.vote(opened.code, opened.key, voter(), {"answer": "none"})
    for _ in range(room.MOST_ROOMS - 1):
        kept.open(ABOUT)
    with refused("crowded"):
        kept.open(ABOUT)
    kept.end(opened.code, opened.owner)
    kept.open(ABOUT)


def test_wrong_codes_are_answered_slowly_and_links_go_on(kept: Rooms) -> None:
    opened = kept.open(ABOUT)
    wrong = (code for code in iter(room.new_code, "") if code != opened.code)
    for _ in range(room.WRONG_CODES):
        with refused("unknown"):
            kept.find(next(wrong))
    with refused("slow"):
        kept.find(opened.code)
    kept.vote(opened.code, opened.key, voter(), {"answer": "none"})


def test_votes_that_come_at_the_same_moment_are_all_counted(kept: Rooms) -> None:
    opened = kept.open(ABOUT)

    def one(_: int) -> None:
        kept.vote(opened.code, opened.key, voter(), {"answer": "some"})

    with ThreadPoolExecutor(16) as pool:
        list(pool.map(one, range(200)))
    assert kept.look(opened.code, opened.key).voters == 200


def test_a_room_ends_after_three_hours_and_wrong_codes_are_forgiven_after_a_minute() -> None:
    clock = [0.0]
    kept = MemoryRooms(lambda: clock[0])
    opened = kept.open(ABOUT)
    with refused("unknown"):
        kept.find("BBBB" if opened.code != "BBBB" else "CCCC")
    clock[0] = room.LIFE_S - 1
    assert kept.find(opened.code)[0] == opened.key
    clock[0] = room.LIFE_S
    with refused("unknown"):
        kept.find(opened.code)


def test_a_keeper_that_cannot_be_reached_is_away_not_broken() -> None:
    with refused("away"):
        KeptRooms(free_port(), "secret").open(ABOUT)


if "valkey" in PLACES:

    def test_rooms_are_back_when_valkey_is(tmp_path: Path) -> None:
        port = free_port()
        kept = rooms({WHERE: f"redis://127.0.0.1:{port}/0"})
        with refused("away"):
            kept.open(ABOUT)
        with valkey.running(tmp_path, port):
            opened = kept.open(ABOUT)
            kept.vote(opened.code, opened.key, voter(), {"answer": "none"})
        with refused("away"):
            kept.look(opened.code, opened.key)
        with valkey.running(tmp_path, port), contextlib.suppress(ConnectionError):
            assert kept.look(opened.code, opened.key).voters == 1


@pytest.mark.parametrize("where", ["postgres://x", "keeper:", "keeper:x", "on"])
def test_a_place_that_is_none_is_said_at_the_start(where: str) -> None:
    with pytest.raises(ValueError, match=WHERE):
        rooms({WHERE: where, SECRET: "s"})


@pytest.mark.parametrize(
    "wrong",
    [
        {"link": "https://evil.test/"},
        {"link": "//evil.test/"},
        {"link": "/" + "a" * 2000},
        {"link": "/x y"},
        {"link": 1},
        {"link": "/x", "choices": ["a"]},
        {"link": "/x", "choices": ["a", "a"]},
        {"link": "/x", "choices": ["a", 1]},
        {"link": "/x", "low": 1},
        {"link": "/x", "low": 1, "high": 1},
        {"link": "/x", "low": 1, "high": float("inf")},
        {"link": "/x", "low": 1, "high": 10**400},
        {"link": "/x", "low": -(10**400), "high": 1},
        {"link": "/x", "choices": ["a", "\ud800"]},
        {"link": "/x", "choices": ["a", {}]},
        {"link": "/x", "more": 1},
        [],
    ],
)
def test_a_question_that_is_none_is_refused(wrong: object) -> None:
    with refused("unread"):
        About.read(wrong)


@given(st.lists(st.sampled_from(["none", "some", None])), st.integers(0, 9))
def test_what_is_revealed_adds_up(answers: list[str | None], junk: int) -> None:
    votes = [Vote(answer) for answer in answers]
    shown = seen(ABOUT, votes, junk, revealed=True)
    assert sum(shown.answers.values()) + shown.skipped == shown.voters == len(answers)
    hidden = seen(ABOUT, votes, junk, revealed=False)
    assert (hidden.answers, hidden.skipped, hidden.voters) == ({}, 0, len(answers))
