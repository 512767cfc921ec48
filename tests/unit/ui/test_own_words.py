"""A reader's own vectors: read once, kept until something better comes, refused with a reason."""

from contextlib import ExitStack
from unittest.mock import patch

from streamlit.testing.v1 import AppTest

from cosine_lab.background_jobs import AT_ONCE, Slots
from cosine_lab.data.uploads import parse

GOOD = b"cat 1 0\ndog 0.8 0.6\n"
BETTER = b"cat,1,0\ndog,0.8,0.6\nsun,0,1\n"
RAGGED = b"cat 1 0\ndog 0.8 0.6 3\n"


def script() -> None:
    import streamlit as st  # noqa: PLC0415 - AppTest runs this function alone

    from cosine_lab import prose  # noqa: PLC0415 - as above
    from cosine_lab.ui import own_words  # noqa: PLC0415 - as above

    found = own_words.upload(prose.text("home"))
    st.text("nothing" if found is None else f"{found.name} {' '.join(found.vectors.words)}")
    st.text("" if found is None else found.mark)


def opened() -> AppTest:
    return AppTest.from_function(script).run()


def given(app: AppTest, name: str, content: bytes, key: str = "own-words-vectors") -> AppTest:
    app.file_uploader(key=key).upload(name, content)
    return app.run()


def held(app: AppTest) -> str:
    assert not app.exception
    return str(app.text[0].value)


def faults(app: AppTest) -> list[str]:
    return [warning.value.replace("\\", "") for warning in app.warning]


def test_nothing_is_held_before_a_file_is_given() -> None:
    assert held(opened()) == "nothing"


def test_a_file_is_held_under_its_name_also_without_its_uploader() -> None:
    app = given(opened(), "mine.txt", GOOD)
    assert held(app) == "mine cat dog"
    app.file_uploader(key="own-words-vectors").clear()
    assert held(app.run()) == "mine cat dog"


def test_a_bad_file_is_refused_with_its_line_and_the_good_one_stays() -> None:
    app = given(opened(), "mine.txt", GOOD)
    app.file_uploader(key="own-words-vectors").clear()
    app = given(app.run(), "bad.txt", RAGGED)
    assert held(app) == "mine cat dog"
    (fault,) = faults(app)
    assert fault.startswith("bad.txt was not used: a .txt file needs 2 numbers after every word")
    assert "3 in line 2" in fault
    assert faults(app.run()) == [fault]


def test_another_file_takes_the_place_and_has_another_mark() -> None:
    app = given(opened(), "mine.txt", GOOD)
    first = app.text[1].value
    app.file_uploader(key="own-words-vectors").clear()
    app = given(app.run(), "more.csv", BETTER)
    assert held(app) == "more cat dog sun"
    assert app.text[1].value != first


def test_what_was_removed_does_not_come_back_by_itself() -> None:
    app = given(opened(), "mine.txt", GOOD)
    app.button[0].click()
    assert held(app.run()) == "nothing"
    assert held(app.run()) == "nothing"


def test_labels_name_the_rows_of_an_array() -> None:
    import io  # noqa: PLC0415 - this test alone writes an array

    import numpy as np  # noqa: PLC0415 - as above

    stream = io.BytesIO()
    np.save(stream, np.eye(2))
    app = given(opened(), "rows.npy", stream.getvalue())
    assert held(app) == "rows 1 2"
    app = given(app, "names.txt", b"left\nright\n", key="own-words-labels")
    assert held(app) == "rows left right"


def test_a_file_s_name_is_no_markup_and_no_address() -> None:
    assert held(given(opened(), "![x](http://www.evil.test) _a_-ü.csv", BETTER)).startswith("www evil test a -ü ")


def test_a_file_is_parsed_once_and_not_on_every_rerun() -> None:
    with patch("cosine_lab.ui.own_words.parse", wraps=parse) as parsed:
        app = given(opened(), "mine.txt", GOOD)
        for _ in range(3):
            app.run()
        assert parsed.call_count == 1
        app.file_uploader(key="own-words-vectors").clear()
        app = given(app.run(), "bad.txt", RAGGED)
        assert len(faults(app.run())) == 1
        assert parsed.call_count == 2


def test_a_file_waits_for_heavy_work_and_who_waits_is_told() -> None:
    told: list[str] = []
    slots = Slots(AT_ONCE)
    with ExitStack() as others:
        for _ in range(AT_ONCE):
            others.enter_context(slots.taken())

        def caption(_: object, text: str) -> None:
            told.append(text)
            others.close()

        with (
            patch("streamlit.delta_generator.DeltaGenerator.caption", caption),
            patch("cosine_lab.ui.tasks.SLOTS", slots),
        ):
            app = given(opened(), "mine.txt", GOOD)
    assert held(app) == "mine cat dog"
    assert any("your file is next" in text for text in told)
