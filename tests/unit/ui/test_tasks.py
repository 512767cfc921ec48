"""Long work: done once, cancelled without loss, begun again."""

import pytest
from streamlit.testing.v1 import AppTest

from cosine_lab.background_jobs import Job
from cosine_lab.ui import tasks


def script() -> None:
    import streamlit as st  # noqa: PLC0415 - AppTest runs this function alone

    from cosine_lab.ui import session, tasks  # noqa: PLC0415 - as above

    wanted = st.text_input("wanted", "a", key="wanted")
    runs: list[str] = session.recall("runs") or []
    session.remember("runs", runs)

    def job(what: str, progress: tasks.Progress) -> str:
        runs.append(what)
        progress(0.5, f"half of {what}")
        progress(2.0, "more than all")
        return what.upper()

    finished = tasks.run_once(st.text_input("task", "task", key="task"), wanted, job)
    st.markdown("nothing" if finished is None else f"{finished[0]} gave {finished[1]}")
    st.caption(str(len(runs)))


def opened(task: str) -> AppTest:
    app = AppTest.from_function(script)
    app.session_state["task"] = task
    return app.run()


def said(app: AppTest) -> tuple[str, str]:
    assert not app.exception
    return app.markdown[-1].value, app.caption[0].value


def test_work_is_done_once_for_all_who_want_the_same() -> None:
    first = opened("once")
    assert said(first) == ("a gave A", "1")
    assert said(first.run()) == ("a gave A", "1")
    assert said(opened("once")) == ("a gave A", "0")
    first.text_input(key="wanted").set_value("b")
    assert said(first.run()) == ("b gave B", "2")


def test_a_cancellation_goes_back_to_what_was_finished_and_offers_to_begin_again() -> None:
    app = opened("back")
    app.text_input(key="wanted").set_value("c")
    app.session_state["back-cancelled"] = "c"
    assert said(app.run()) == ("a gave A", "1")
    assert "Cancelled" in app.info[0].value
    app.button(key="back-again").click()
    assert said(app.run()) == ("c gave C", "2")
    assert not app.info


def test_a_cancellation_with_nothing_before_it_leaves_nothing_but_the_offer() -> None:
    app = AppTest.from_function(script)
    app.session_state["task"] = "nothing"
    app.session_state["nothing-cancelled"] = "a"
    assert said(app.run()) == ("nothing", "0")
    assert len(app.button) == 1


def test_other_wishes_are_not_held_back_by_a_cancellation() -> None:
    app = AppTest.from_function(script)
    app.session_state["task"] = "other"
    app.session_state["other-cancelled"] = "z"
    assert said(app.run()) == ("a gave A", "1")


def test_slow_work_is_watched_and_can_be_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "QUICK_S", 0.0)
    monkeypatch.setattr(Job, "wait", lambda self, seconds: self._done.wait(20) and seconds > 0)
    app = AppTest.from_function(script)
    app.session_state["task"] = "slow"
    assert said(app.run()) == ("a gave A", "1")
