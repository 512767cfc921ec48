"""What Python has written to the URL is counted: the browser then puts back its own writings."""

from streamlit.testing.v1 import AppTest


def script() -> None:
    import streamlit as st  # noqa: PLC0415 - AppTest runs this function alone

    from cosine_lab.parameters import Field  # noqa: PLC0415 - as above
    from cosine_lab.ui import bound_parameters, controls, inputs, session  # noqa: PLC0415 - as above

    bound_parameters.begin("here")
    before = session.writings()
    inputs.number("seed", Field("fields.seed", 0, 9, 1, whole=True), 1)
    st.json({"self": session.writings()[0] - before[0], "all": session.writings()[0]})
    controls.reset("Reset", {"seed": 1})


def counted(page: AppTest) -> tuple[str, ...]:
    assert not page.exception
    return tuple(each.value for each in page.json)


def test_what_streamlit_takes_out_of_the_url_by_itself_is_counted_when_it_does() -> None:
    page = AppTest.from_function(script)
    page.query_params["seed"] = "4"
    page.run(timeout=30)
    assert (page.slider[0].value, counted(page)) == (4, ('{"self": 0, "all": 0}',))
    page.button[0].click().run()
    # Putting back is one, and what the slider then no longer needs is taken out while it is drawn.
    assert (page.slider[0].value, page.query_params.get("seed")) == (1, None)
    assert counted(page) == ('{"self": 1, "all": 2}',)


def late() -> None:
    import streamlit as st  # noqa: PLC0415 - AppTest runs this function alone

    from cosine_lab.ui import session  # noqa: PLC0415 - as above

    session.adopt_settled_link("words")
    st.json({"told": session.message("bar", "go"), "all": session.writings()[0]})


def test_what_a_page_tells_when_its_reader_has_gone_on_changes_nothing_and_shows_no_error() -> None:
    page = AppTest.from_function(late)
    page.query_params["s"] = "the state of the page that is open"
    page.run(timeout=30)
    assert counted(page) == ('{"told": null, "all": 0}',)
    assert page.query_params["s"] == "the state of the page that is open"
