"""UploadQuota for readers' files: bounded, and given back."""

import gc
from dataclasses import dataclass

import numpy as np
import pytest

from cosine_lab.refusals import Refused
from cosine_lab.upload_quota import UploadQuota, nbytes


@dataclass(eq=False)
class Held:
    words: tuple[str, ...]
    vectors: np.ndarray
    again: object = None


def held(size: int) -> Held:
    return Held((), np.zeros(size, dtype=np.uint8))


def test_the_weight_of_something_is_that_of_its_arrays_and_texts_each_once() -> None:
    mine = Held(("abc",), np.zeros(10))
    mine.again = {"k": [mine, mine.vectors]}
    assert 80 + 3 <= nbytes(mine) <= 80 + 3 + 1 + 120


def test_what_finds_no_room_is_refused_and_what_nobody_holds_takes_none() -> None:
    room = UploadQuota(most=100, one=1000)
    first = held(60)
    room.keep(first)
    room.keep(first)
    with pytest.raises(Refused) as why:
        room.keep(held(60))
    assert why.value == Refused("uploads.full", most=100)
    del first
    gc.collect()
    room.keep(held(60))


def test_files_on_their_way_take_room_as_they_come_and_until_they_have_arrived() -> None:
    room = UploadQuota(most=100, one=45)

    def comes(session: str, address: str, size: int, held: dict[str, int]) -> str:
        with room.reserve(session, address, held) as take:
            try:
                take(size)
            except Refused as why:
                return why.key
        return "taken"

    with room.reserve("a", "1", {}) as take:
        assert comes("b", "2", 41, {"c": 59}) == "taken"
        take(20)
        take(20)
        assert comes("a", "1", 6, {}) == "uploads.too-much"
        assert comes("b", "2", 41, {"c": 20}) == "uploads.full"
        assert comes("b", "1", 11, {}) == "uploads.full", "one address may take half"
        assert comes("b", "2", 11, {}) == "taken"
    assert comes("b", "2", 41, {"c": 59}) == "taken"
