"""A step of a talk on the page that is open: its choices are made in place."""

from streamlit.testing.v1 import AppTest

from cosine_lab import prose
from cosine_lab.refusals import Refused, Word


def script() -> None:
    import streamlit as st  # noqa: PLC0415 - AppTest runs this function alone

    from cosine_lab.parameters import Field  # noqa: PLC0415 - as above
    from cosine_lab.ui import bound_parameters, inputs, shell  # noqa: PLC0415 - as above

    bound_parameters.begin("here")
    links = {"this": {"source": "iris", "seed": "3.0", "word": "dog"}, "none": {}}
    links |= {"junk": {"seed": "99", "source": "?"}}
    for name, asked in links.items():
        if st.button(name):
            bound_parameters.follow("here", asked)
            st.query_params.from_dict({"source": asked.get("source", "paper")})  # noqa: TID251 - as a turn of the page does
    if st.button("elsewhere"):
        bound_parameters.follow("there", {"seed": "4"})
    inputs.choose("source", {"paper": "Paper", "iris": "Iris"}, "Source")
    shell.notes(inputs.number("seed", Field("fields.seed", 0, 9, 1, whole=True), 1)[1])
    inputs.text("word", "cat", "Word", 5)


def held(page: AppTest) -> tuple[object, ...]:
    assert not page.exception
    return tuple(page.session_state[name] for name in ("source", "seed", "word"))


def followed(page: AppTest, name: str) -> tuple[object, ...]:
    return held(next(each for each in page.button if each.label == name).click().run())


def test_a_link_within_the_page_sets_choices_numbers_and_texts_and_what_it_leaves_out() -> None:
    page = AppTest.from_function(script).run(timeout=30)
    assert held(page) == ("paper", 1, "cat")
    assert followed(page, "this") == ("iris", 3, "dog")
    assert held(page.slider(key="seed").set_value(7).run()) == ("iris", 7, "dog")
    assert followed(page, "elsewhere") == ("iris", 7, "dog")
    assert followed(page, "none") == ("paper", 1, "cat")
    assert followed(page, "this") == ("iris", 3, "dog")
    assert followed(page, "junk") == ("paper", 1, "cat")


def test_a_number_out_of_range_in_a_link_within_the_page_is_said() -> None:
    page = AppTest.from_function(script).run(timeout=30)
    followed(page, "junk")
    assert [each.value for each in page.warning] == [
        prose.sentence(Refused("fields.typed-outside", field=Word("fields.seed"), used=1, typed="99", low=0, high=9))
    ]
    followed(page, "this")
    assert not page.warning
