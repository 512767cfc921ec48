"""Names to vote under: those that a server has given, and no others."""

from hypothesis import given
from hypothesis import strategies as st

from cosine_lab.server.rooms import room
from cosine_lab.signed_tokens import Tickets


def test_a_name_is_known_wherever_the_secret_is_and_nowhere_else() -> None:
    names = {Tickets("one").issue() for _ in range(50)}
    assert len(names) == 50
    assert all(Tickets("one").issued(name) and room.is_token(name) for name in names)
    assert not any(Tickets("other").issued(name) for name in names)


@given(st.text())
def test_whatever_is_made_up_is_no_name(text: str) -> None:
    assert not Tickets("one").issued(text)


@given(st.integers(0, 27), st.sampled_from("AZaz09_-"))
def test_a_name_that_was_changed_is_none(at: int, letter: str) -> None:
    name = Tickets("one").issue()
    changed = name[:at] + letter + name[at + 1 :]
    assert Tickets("one").issued(changed) == (changed == name)
