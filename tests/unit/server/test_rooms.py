"""Rooms, wherever they are kept: in memory, in Valkey."""

import contextlib
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosine_lab.commands.app_server import free_port
from cosine_lab.refusals import Refused
from cosine_lab.server.rooms import Question, Rooms, Vote, room, rooms
from cosine_lab.server.rooms.join_page import WHERE
from cosine_lab.server.rooms.memory import MemoryRooms
from cosine_lab.server.rooms.room import view_of
from tests.served import valkey

ABOUT = Question("/translate?x=1", ("none", "some"))
PLACES = ["memory", *(["valkey"] if valkey.can_be_had() else [])]


@pytest.fixture(scope="module")
def valkey_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with valkey.running(tmp_path_factory.mktemp("valkey")) as url:
        yield url


@pytest.fixture(params=PLACES)
def kept(request: pytest.FixtureRequest) -> Rooms:
    """Empty rooms."""
    if request.param == "memory":
        return MemoryRooms()
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


def test_who_was_sure_is_counted_by_answer_and_told_after_reveal(kept: Rooms) -> None:
    opened = kept.open(ABOUT)
    for answer, how in (("none", "sure"), ("some", "sure"), ("some", "guess"), ("some", None)):
        kept.vote(opened.code, opened.key, voter(), {"answer": answer, "sure": how})
    with refused("junk"):
        kept.vote(opened.code, opened.key, voter(), {"answer": "none", "sure": "very"})
    assert kept.look(opened.code, opened.key).sure == {}
    kept.reveal(opened.code, opened.owner)
    assert kept.look(opened.code, opened.key).sure == {"none": 1, "some": 1}


def test_who_is_where_is_told_by_the_names_that_were_given_and_no_other(kept: Rooms) -> None:
    opened = kept.open(ABOUT)
    ada, bo = voter(), voter()
    kept.vote(opened.code, opened.key, ada, {"answer": None, "phase": "asked", "name": " Ada "})
    kept.vote(opened.code, opened.key, bo, {"answer": None, "phase": "asked"})
    seen_ = kept.look(opened.code, opened.key)
    assert (seen_.voters, seen_.places) == (0, {"asked": ["", "Ada"], "doing": [], "told": []})
    kept.vote(opened.code, opened.key, ada, {"answer": "none", "phase": "doing", "name": "Ada"})
    kept.vote(opened.code, opened.key, bo, {"answer": None, "phase": "told"})
    seen_ = kept.look(opened.code, opened.key)
    assert (seen_.voters, seen_.places) == (2, {"asked": [], "doing": ["Ada"], "told": [""]})
    kept.vote(opened.code, opened.key, voter(), {"answer": None, "phase": "asked"})
    kept.reveal(opened.code, opened.owner)
    seen_ = kept.look(opened.code, opened.key)
    assert (seen_.voters, seen_.answers, seen_.skipped) == (2, {"none": 1}, 1)


def test_a_room_that_pauses_takes_nothing_until_it_goes_on(kept: Rooms) -> None:
    opened, mine = kept.open(ABOUT), voter()
    with refused("unknown"):
        kept.pause(opened.code, opened.key, on=True)
    kept.pause(opened.code, opened.owner, on=True)
    with refused("paused"):
        kept.vote(opened.code, opened.key, mine, {"answer": "none"})
    assert kept.look(opened.code, opened.key).paused
    kept.pause(opened.code, opened.owner, on=False)
    kept.vote(opened.code, opened.key, mine, {"answer": "none"})
    seen_ = kept.look(opened.code, opened.key)
    assert (seen_.voters, seen_.paused) == (1, False)


def test_a_browser_has_one_vote_and_may_change_it_before_reveal_only(kept: Rooms) -> None:
    opened, mine = kept.open(ABOUT), voter()
    kept.vote(opened.code, opened.key, mine, {"answer": "none"})
    kept.vote(opened.code, opened.key, mine, {"answer": "some"})
    kept.reveal(opened.code, opened.owner)
    with refused("revealed"):
        kept.vote(opened.code, opened.key, mine, {"answer": "none"})
    assert kept.look(opened.code, opened.key).answers == {"some": 1}


def at(step: str, *choices: str, question: str = "Which?") -> Question:
    """What a step of a talk asks."""
    return Question("/room?lang=en", choices, step=step, title=f"Home · {step}", question=question, options=choices)


def test_a_room_follows_a_talk_and_shows_every_step_what_was_said_there(kept: Rooms) -> None:
    opened, ada, bo = kept.open(at("door")), voter(), voter()
    key, owner = opened.key, opened.owner
    kept.vote(opened.code, key, ada, {"answer": None, "phase": "asked", "step": "door"})
    kept.move(opened.code, owner, at("1.1", "none", "some"))
    for mine, answer in ((ada, "some"), (bo, "none")):
        kept.vote(opened.code, key, mine, {"answer": answer, "step": "1.1"})
    assert kept.look(opened.code, key).voters == 2
    kept.reveal(opened.code, owner)
    kept.reveal(opened.code, owner, {"answer": "none", "said": "It is none."})
    kept.move(opened.code, owner, at("2.0"))
    assert (kept.look(opened.code, key).voters, kept.look(opened.code, key).revealed) == (0, False)
    kept.move(opened.code, owner, Question("/room", (), 0, 1, step="3.1", question="How many?", by=0.5))
    kept.vote(opened.code, key, ada, {"answer": 0.5, "step": "3.1"})
    said = [(each.about.step, each.answers, each.truth, each.revealed) for each in kept.past(opened.code, owner)]
    assert said == [("1.1", {"none": 1, "some": 1}, "none", True), ("3.1", {"0.5": 1}, None, False)]
    kept.move(opened.code, owner, at("1.1", "none", "some"))
    again = kept.glance(opened.code, key)  # the talk went back: who comes late sees it
    assert (again.answers, again.truth, again.said) == ({"none": 1, "some": 1}, "none", "It is none.")
    kept.reveal(opened.code, owner)  # by the wall, before its page says again what is true
    for denied in (None, "some"):
        kept.reveal(opened.code, owner, {"answer": denied, "said": "It is another."})
    again = kept.glance(opened.code, key)
    assert (again.truth, again.said) == ("none", "It is none."), "a truth once told stays"
    with refused("revealed"):
        kept.vote(opened.code, key, ada, {"answer": "some", "step": "1.1"})


def test_a_step_that_the_talk_comes_back_to_says_so_for_its_votes_are_gone(kept: Rooms) -> None:
    opened = kept.open(at("1.1", "none", "some"))
    kept.vote(opened.code, opened.key, voter(), {"answer": "none", "step": "1.1"})
    before = kept.glance(opened.code, opened.key).public()
    for step in ("1.0", "1.1"):
        kept.move(opened.code, opened.owner, at(step, "none", "some"))
    assert kept.look(opened.code, opened.key).voters == 0
    assert kept.glance(opened.code, opened.key).public() == before | {"moves": before["moves"] + 2}


def test_a_vote_that_comes_when_the_talk_has_gone_on_counts_nowhere(kept: Rooms) -> None:
    opened = kept.open(at("1.1", "none", "some"))
    kept.move(opened.code, opened.owner, at("2.1", "none", "all"))
    for step in ("1.1", ""):
        with refused("elsewhere"):
            kept.vote(opened.code, opened.key, voter(), {"answer": "none", "step": step})
    shown = kept.look(opened.code, opened.key)
    assert (shown.voters, shown.junk) == (0, 0)


def test_words_of_a_step_may_change_while_answers_come_and_nothing_else(kept: Rooms) -> None:
    opened = kept.open(at("1.1", "none", "some", question="Of ÷?"))
    kept.vote(opened.code, opened.key, voter(), {"answer": "none", "step": "1.1"})
    kept.move(opened.code, opened.owner, at("1.1", "none", "some", question="Of 9.6?"))
    kept.move(opened.code, opened.owner, at("1.1", "none"))
    shown = kept.look(opened.code, opened.key)
    assert (shown.about.question, shown.about.choices, shown.voters) == ("Of 9.6?", ("none", "some"), 1)


def test_a_phone_is_told_nothing_of_the_answer_before_reveal_and_nothing_of_who_ever(kept: Rooms) -> None:
    opened = kept.open(at("1.1", "none", "some"))
    kept.vote(opened.code, opened.key, voter(), {"answer": "some", "step": "1.1", "name": "Ada"})
    before = kept.glance(opened.code, opened.key).public()
    empty = {"revealed": False, "paused": False, "answers": {}, "skipped": 0, "truth": None, "said": "", "moves": 0}
    asked = {"step", "title", "question", "choices", "options", "low", "high", "by"}
    assert {name: value for name, value in before.items() if name not in asked} == empty
    kept.reveal(opened.code, opened.owner)
    after = kept.glance(opened.code, opened.key).public()
    assert (after["answers"], after["truth"], after["said"]) == ({"some": 1}, None, "")
    assert "Ada" not in str(after)


@pytest.mark.parametrize(
    "told", [{"answer": "all"}, {"answer": 1}, {"said": "\u202e"}, {"said": 1}, {"why": 1}, "none"]
)
def test_what_cannot_be_true_is_refused(kept: Rooms, told: object) -> None:
    opened = kept.open(at("1.1", "none", "some"))
    with refused("unread"):
        kept.reveal(opened.code, opened.owner, told)
    assert not kept.look(opened.code, opened.key).revealed


def test_a_room_keeps_so_many_steps_and_no_more(kept: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_STEPS", 3)
    opened = kept.open(at("0", "a", "b"))
    for k in range(1, 6):
        kept.move(opened.code, opened.owner, at(str(k), "a", "b"))
    assert [each.about.step for each in kept.past(opened.code, opened.owner)] == ["3", "4", "5"]


@pytest.mark.parametrize(
    "junk",
    [
        {"answer": "all"},
        {"answer": 1},
        {"answer": ["none"]},
        {"answer": "none", "state": "<script>"},
        {"answer": "none", "state": "a" * 2000},
        {"answer": "none", "mark": "me"},
        {"answer": "none", "name": "x" * 41},
        {"answer": "none", "name": "\u202eme"},
        {"answer": "none", "name": 1},
        {"answer": "none", "phase": "asked"},
        {"answer": "none", "phase": ["told"]},
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
    opened = kept.open(Question("/sigmoid", (), 0, 32))
    kept.vote(opened.code, opened.key, voter(), {"answer": 10})
    for wrong in (33, -1, float("nan"), "10", True):
        with refused("junk"):
            kept.vote(opened.code, opened.key, voter(), {"answer": wrong})
    kept.reveal(opened.code, opened.owner)
    assert kept.look(opened.code, opened.key).answers == {"10": 1}


def test_nobody_else_reveals_or_ends_a_room(kept: Rooms) -> None:
    opened = kept.open(ABOUT)
    for act in (kept.reveal, kept.end, kept.past, lambda *who: kept.move(*who, ABOUT)):
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


def network(k: int) -> str:
    return room.network_of(f"10.0.0.{k}")


def test_rooms_and_voters_are_bounded(kept: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_VOTERS", 30)
    monkeypatch.setattr(room, "VOTERS_EACH", 20)
    opened = kept.open(ABOUT)
    for k in range(30):
        kept.vote(opened.code, opened.key, voter(), {"answer": "none"}, network(k % 2))
    with refused("full"):
        kept.vote(opened.code, opened.key, voter(), {"answer": "none"}, network(2))
    for k in range(room.MOST_ROOMS - 1):
        kept.open(ABOUT, network(k))
    with refused("crowded"):
        kept.open(ABOUT, network(0))
    kept.end(opened.code, opened.owner)
    kept.open(ABOUT, network(0))


def test_one_machine_does_not_take_all_rooms(kept: Rooms) -> None:
    mine = [kept.open(ABOUT, network(1)) for _ in range(room.ROOMS_EACH)]
    with refused("many"):
        kept.open(ABOUT, network(1))
    kept.open(ABOUT, network(2))
    kept.end(mine[0].code, mine[0].owner)
    kept.open(ABOUT, network(1))


def test_one_machine_does_not_fill_a_room_and_a_hall_behind_one_address_does_not_notice(kept: Rooms) -> None:
    opened, hall = kept.open(ABOUT), [voter() for _ in range(300)]
    for mine in hall * 2:  # who changes an answer is not counted again
        kept.vote(opened.code, opened.key, mine, {"answer": "none"}, network(1))
    for _ in range(room.VOTERS_EACH - len(hall)):
        kept.vote(opened.code, opened.key, voter(), {"answer": "some"}, network(1))
    with refused("full-here"):
        kept.vote(opened.code, opened.key, voter(), {"answer": "some"}, network(1))
    kept.vote(opened.code, opened.key, hall[0], {"answer": "some"}, network(1))
    kept.vote(opened.code, opened.key, voter(), {"answer": "none"}, network(2))
    assert kept.look(opened.code, opened.key).voters == room.VOTERS_EACH + 1


def test_wrong_codes_are_bounded_and_keep_no_hall_out_of_its_own_room(kept: Rooms) -> None:
    opened = kept.open(ABOUT, network(1))  # where the lecturer is
    kept.find(opened.code, network(2))  # where the first of the class has come in
    wrong = (code for code in iter(room.new_code, "") if code != opened.code)
    for k in (1, 2, 3):
        for _ in range(room.WRONG_CODES):
            with refused("unknown"):
                kept.find(next(wrong), network(k))
        with refused("slow"):
            kept.find(next(wrong), network(k))
    with refused("slow"):
        kept.find(opened.code, network(3))
    for k in (1, 2, 4):
        assert kept.find(opened.code, network(k))[0] == opened.key
    kept.vote(opened.code, opened.key, voter(), {"answer": "none"}, network(3))


def test_a_room_that_is_left_makes_way_where_its_network_has_no_other(
    kept: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = [kept.open(ABOUT, network(1)) for _ in range(room.ROOMS_EACH)]
    monkeypatch.setattr(room, "LEFT_S", -1)
    new = kept.open(ABOUT, network(1))
    assert kept.find(new.code, network(1))[0] == new.key
    there = 0
    for each in mine:
        with contextlib.suppress(Refused):
            kept.look(each.code, each.key)
            there += 1
    assert there == room.ROOMS_EACH - 1


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.2", False),
        ("10.0.0.1", "::ffff:10.0.0.1", True),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("", "not an address", True),
    ],
)
def test_a_network_is_an_address_or_the_half_of_a_long_one(one: str, other: str, *, same: bool) -> None:
    assert (room.network_of(one) == room.network_of(other)) == same


def test_votes_that_come_at_the_same_moment_are_all_counted(kept: Rooms) -> None:
    opened = kept.open(ABOUT)

    def one(_: int) -> None:
        kept.vote(opened.code, opened.key, voter(), {"answer": "some"})

    with ThreadPoolExecutor(16) as pool:
        list(pool.map(one, range(200)))
    assert kept.look(opened.code, opened.key).voters == 200


def test_a_room_ends_after_three_hours_and_wrong_codes_are_forgiven_after_a_while() -> None:
    clock = [0.0]
    kept = MemoryRooms(lambda: clock[0])
    opened = kept.open(ABOUT)
    with refused("unknown"):
        kept.find("BBBB" if opened.code != "BBBB" else "CCCC")
    for clock[0] in range(0, room.LIFE_S, room.IDLE_S - 1):
        kept.look(opened.code, opened.key)
    clock[0] = room.LIFE_S - 1
    assert kept.find(opened.code)[0] == opened.key
    clock[0] = room.LIFE_S
    with refused("unknown"):
        kept.find(opened.code)


def test_a_room_that_nobody_looks_at_is_free_after_an_hour() -> None:
    clock = [0.0]
    kept = MemoryRooms(lambda: clock[0])
    mine = [kept.open(ABOUT) for _ in range(room.ROOMS_EACH)]
    clock[0] = room.IDLE_S - 1
    kept.look(mine[0].code, mine[0].key)
    clock[0] = room.IDLE_S
    assert kept.find(mine[0].code)[0] == mine[0].key
    with refused("unknown"):
        kept.look(mine[1].code, mine[1].key)
    for _ in mine[1:]:
        kept.open(ABOUT)


if "valkey" in PLACES:

    def test_valkey_forgets_what_nobody_looks_at(valkey_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
        import redis  # noqa: PLC0415 - where there is a server

        kept, there = rooms({WHERE: valkey_url}), redis.Redis.from_url(valkey_url)
        there.flushall()
        opened = kept.open(ABOUT, network(1))
        kept.vote(opened.code, opened.key, voter(), {"answer": "none"}, network(2))
        of_room = [each for each in there.scan_iter() if opened.code.encode() in each]
        assert len(of_room) == 3
        assert all(0 < there.ttl(each) <= room.IDLE_S for each in of_room)
        monkeypatch.setattr(room, "IDLE_S", 2 * room.LIFE_S)
        kept.look(opened.code, opened.key)
        assert all(room.IDLE_S / 2 >= there.ttl(each) > room.LIFE_S - 60 for each in of_room)
        kept.end(opened.code, opened.owner)
        assert not list(there.scan_iter())

    def test_a_vote_while_valkey_stands_still_is_away_and_counts_once(valkey_url: str) -> None:
        import redis  # noqa: PLC0415 - where there is a server

        kept, there = rooms({WHERE: valkey_url}), redis.Redis.from_url(valkey_url)
        opened, mine = kept.open(ABOUT, network(3)), voter()
        there.client_pause(8_000)  # ms, of which a vote waits for two seconds
        with refused("away"):
            kept.vote(opened.code, opened.key, mine, {"answer": "none"})
        for _ in range(20):
            with contextlib.suppress(Refused):
                kept.vote(opened.code, opened.key, mine, {"answer": "some"})
                break
        kept.reveal(opened.code, opened.owner)
        assert kept.look(opened.code, opened.key).answers == {"some": 1}

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


@pytest.mark.parametrize("where", ["postgres://x", "keeper:1", "on"])
def test_a_place_that_is_none_is_said_at_the_start(where: str) -> None:
    with pytest.raises(ValueError, match=WHERE):
        rooms({WHERE: where})


def test_rooms_that_outlive_the_names_to_vote_under_are_refused_at_the_start() -> None:
    with pytest.raises(ValueError, match="SECRET"):
        rooms({WHERE: "redis://127.0.0.1:1/0"}, secret=False)


@pytest.mark.parametrize(
    "wrong",
    [
        {"link": "https://evil.test/"},
        {"link": "//evil.test/"},
        {"link": "/" + "a" * 2000},
        {"link": "/x y"},
        {"link": 1},
        {"link": "/x", "choices": ["a"]},
        {"link": "/x", "step": "a b"},
        {"link": "/x", "step": "a" * 81},
        {"link": "/x", "question": "\u202e"},
        {"link": "/x", "question": "x" * 1001},
        {"link": "/x", "title": 1},
        {"link": "/x", "choices": ["a", "b"], "options": ["A"]},
        {"link": "/x", "low": 0, "high": 1, "by": 0},
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
        Question.read(wrong)


@given(st.lists(st.sampled_from(["none", "some", None])), st.integers(0, 9))
def test_what_is_revealed_adds_up(answers: list[str | None], junk: int) -> None:
    votes = [Vote(answer) for answer in answers]
    shown = view_of(ABOUT, votes, junk, revealed=True)
    assert sum(shown.answers.values()) + shown.skipped == shown.voters == len(answers)
    hidden = view_of(ABOUT, votes, junk, revealed=False)
    assert (hidden.answers, hidden.skipped, hidden.voters) == ({}, 0, len(answers))
