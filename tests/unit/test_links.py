"""The URL codec against tests/vectors/codec.json, to which the browser's end is held as well."""

import dataclasses
import json
import struct
from dataclasses import replace
from typing import Any

import pytest

from cosine_lab import prose
from cosine_lab.links import amend, encode
from cosine_lab.parameters import label_error, schema
from cosine_lab.refusals import Refused
from tests.makers.codec_vectors import DEFAULT, FILE, Example, derived, states

VECTORS = json.loads(FILE.read_text(encoding="utf-8"))


def bits(state: Example) -> list[Any]:
    """A state in which −0.0 differs from 0.0."""
    flat = [
        number for name in schema(Example) for number in struct.iter_unpack("<d", encode_field(getattr(state, name)))
    ]
    return [state.labels, *flat]


def encode_field(value: Any) -> bytes:
    if isinstance(value, tuple):
        return b"".join(map(encode_field, value))
    return struct.pack("<d", value)


def test_python_still_says_what_the_vectors_say() -> None:
    assert json.dumps(derived()) == json.dumps(VECTORS)


@pytest.mark.parametrize("why", states())
def test_a_link_restores_its_state_to_the_last_bit(why: str) -> None:
    state = states()[why]
    amended, notes = amend(DEFAULT, encode(state, DEFAULT.labels))
    assert json.dumps(bits(amended)) == json.dumps(bits(state))
    assert notes == ()


def test_every_hostile_link_is_either_refused_with_a_note_or_a_state_in_range() -> None:
    hostile = [case for case in VECTORS["amended"] if case["notes"]]
    silent = [case["why"] for case in VECTORS["amended"] if not case["notes"]]
    assert len(hostile) > 100
    assert [why for why in silent if not why.startswith("mutation") and why not in states()] == [
        "no link",
        "an empty link",
        "negative zero as a label number",
        "a letter composed elsewhere",
        "a name with blanks around it",
        "white space of JSON",
    ]


def test_the_schema_lists_the_numeric_fields_in_order() -> None:
    names = [field.name for field in dataclasses.fields(Example)]
    assert ["labels", *schema(Example)] == names


@pytest.mark.parametrize(
    ("labels", "wrong"),
    [
        (["a", "b"], None),
        (["a"], Refused("fields.label-count", count=1, fewest=2, most=26)),
        ([str(k) for k in range(27)], Refused("fields.label-count", count=27, fewest=2, most=26)),
        (["a", "b", "a"], Refused("fields.label-twice", label="a")),
        (["a", " "], Refused("fields.label-length", longest=24)),
        (["a", "b" * 25], Refused("fields.label-length", longest=24)),
        (["a", "\ud800"], Refused("fields.label-unseen")),
        (["a", "b\n"], Refused("fields.label-unseen")),
    ],
)
def test_labels_are_refused_with_a_reason(labels: list[str], wrong: Refused | None) -> None:
    assert label_error(labels) == wrong


def test_every_refusal_of_a_hostile_link_can_be_said() -> None:
    for case in VECTORS["amended"]:
        for refusal in amend(DEFAULT, case["link"])[1]:
            assert prose.sentence(refusal).endswith("instead.")


def test_a_refused_field_is_named_with_its_range() -> None:
    link = encode(replace(DEFAULT, target=2.0), DEFAULT.labels)
    (refusal,) = amend(DEFAULT, link)[1]
    assert prose.sentence(refusal).replace("\\", "") == (
        "The link’s target cosine is not in [−1, 1]; its default is shown instead."
    )
