"""Long numbers stand in files of their own, and each says where in the data it belongs."""

from typing import Any

from cosine_lab.site.numbers import apart

LONG = "A" * 4000


def test_each_long_text_is_told_by_the_path_that_leads_to_it_through_lists_too() -> None:
    data = {"a": [{"short": "b"}, {"table": LONG}], "b": {"c": [1, LONG + "x"]}, "d": LONG[1:]}
    left, texts = apart(data)
    assert left["d"] == data["d"]
    put: Any = left
    for paths, held in zip(left["apart"], texts, strict=True):
        for path, text in zip(paths, held, strict=True):
            at = put
            for step in path[:-1]:
                at = at[step]
            assert at[path[-1]] is None
            at[path[-1]] = text
    assert {key: value for key, value in left.items() if key != "apart"} == data
