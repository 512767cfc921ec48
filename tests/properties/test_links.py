"""Whatever a URL holds, `amend` gives a state; what `encode` wrote comes back to the last bit."""

import base64
import json
import struct
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from cosine_lab import prose
from cosine_lab.links import amend, encode, mark
from cosine_lab.names import looks, normal
from cosine_lab.parameters import LONGEST_LABEL, label_error
from tests.makers.codec_vectors import DEFAULT, Example

numbers = st.floats(-1e300, 1e300, width=64)
small = st.floats(-100, 100)
seen = st.characters(exclude_categories=["C", "Zl", "Zp"])
names = st.text(seen, min_size=1, max_size=LONGEST_LABEL // 2).map(normal).filter(len)
labels = st.lists(names, min_size=2, max_size=26, unique_by=looks).filter(lambda found: label_error(found) is None)


@st.composite
def states(draw: st.DrawFn) -> Example:
    """Any state that a reader could make."""
    named = tuple(draw(labels))
    n = len(named)
    a, d = draw(st.tuples(*[st.floats(0.5, 10)] * 2))
    return Example(
        labels=named,
        rows=tuple(draw(st.lists(st.tuples(numbers, numbers), min_size=n, max_size=n))),
        point=draw(st.tuples(small, small)),
        pair=draw(st.permutations(range(n)).map(lambda order: (order[0], order[1]))),
        count=draw(st.integers(1, 9)),
        target=draw(st.floats(-1, 1)),
        matrix=(a, 0.0, draw(st.floats(-10, 10)), d),
    )


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


forged = st.builds(
    lambda entries, named: f"1.{mark(DEFAULT.labels)}.{packed(struct.pack(f'<{len(entries)}d', *entries))}{named}",
    st.lists(st.floats(), min_size=14, max_size=18),
    st.sampled_from(["", "."]) | st.text().map(lambda text: "." + packed(json.dumps(text).encode())),
)
mangled = st.builds(
    lambda state, at, put: (link := encode(state, DEFAULT.labels))[:at] + put + link[at + 1 :],
    states(),
    st.integers(0, 200),
    st.text(max_size=3),
)


@given(st.text() | st.text(alphabet="1.AQgw_-", max_size=200) | forged | mangled)
def test_nothing_in_a_link_raises_and_what_is_shown_is_a_state_that_can_be_linked(link: str) -> None:
    state, notes = amend(DEFAULT, link)
    again, none = amend(DEFAULT, encode(state, DEFAULT.labels))
    assert (repr(again), none) == (repr(state), ())
    assert all(prose.sentence(note).endswith("instead.") for note in notes)


@given(states())
def test_a_link_gives_back_its_state_to_the_last_bit(state: Example) -> None:
    found, notes = amend(DEFAULT, encode(state, DEFAULT.labels))
    assert (repr(found), notes) == (repr(state), ())


@given(states())
def test_a_link_holds_labels_only_where_they_differ(state: Example) -> None:
    assert encode(state, state.labels).count(".") == 2
    renamed = replace(state, labels=(*state.labels[1:], "another name altogether"))
    assert encode(renamed, state.labels).count(".") == 3
