"""Whatever a link asks for, what takes its time is asked for as heavy work, and shown with Cancel.

A function that can tell how far it is may take seconds. Heavy work is withheld here, and pages are
opened by links at both ends of all that they let a reader choose.
"""

import importlib
import inspect
import pkgutil
import random
import threading
from collections.abc import Callable, Iterator
from types import CodeType, FrameType

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

import cosine_lab
from cosine_lab.background_jobs import Job
from cosine_lab.commands.app_server import addresses
from cosine_lab.ui import tasks
from cosine_lab.ui.own_head import MOST
from tests.makers.hostile_links import damaged
from tests.pages import app

TELLS = {"progress", "tell"}
PLACES = ("cosine_lab.maths", "cosine_lab.lessons", "cosine_lab.data")
LINKS = 6
SMALL = {
    "cosine_lab.maths.rankings.winning.argmaxable": lambda given: np.size(given["W"]) <= 2 * MOST,
    "cosine_lab.maths.rankings.patterns.rankings": lambda given: np.size(given["W"]) <= 2 * MOST,
    "cosine_lab.maths.learning.skipgram.train": lambda given: len(given["N"]) <= 12,
}
"""What a plane asks of its few labels as it opens, and how few they are: tenths of a second."""


class Closed:
    """A desk where no work is begun."""

    def ask(self, _task: str, _wanted: object, _work: object) -> Job[None]:
        return Job()


def functions() -> Iterator[Callable[..., object]]:
    for each in pkgutil.walk_packages(cosine_lab.__path__, "cosine_lab."):
        if not each.name.startswith(PLACES):
            continue
        module = importlib.import_module(each.name)
        for _, held in inspect.getmembers(module):
            if inspect.isclass(held) and held.__module__ == each.name:
                yield from (f for _, f in inspect.getmembers(held, inspect.isfunction))
            elif inspect.isfunction(inspect.unwrap(held)):
                yield inspect.unwrap(held)


@pytest.fixture(scope="module")
def heavy() -> dict[CodeType, str]:
    """By its code every function of the mathematics, lessons and data that tells how far it is."""
    return {
        each.__code__: f"{each.__module__}.{each.__qualname__}"
        for each in functions()
        if each.__module__.startswith(PLACES) and TELLS & set(inspect.signature(each).parameters)
    }


def link(page: AppTest, kind: int, chance: random.Random) -> dict[str, str]:
    """Everything that a page lets its reader choose: at the low end, the high end, or by chance.

    A row of buttons keeps its choice for two links, as more may be chosen under it.
    """
    made = {}
    for slider in page.slider:
        ends = [slider.min, slider.max, chance.uniform(slider.min, slider.max)]
        made[slider.key] = str(ends[kind % 3])
    for row in page.button_group:
        made[row.key] = str(row.options[kind // 2 % len(row.options)])
    for typed in page.text_input:
        made[typed.key] = damaged(chance, typed.value or "x") if kind % 2 else typed.value or ""
    return {key: value for key, value in made.items() if key}


@pytest.mark.parametrize("slug", addresses())
def test_what_takes_its_time_is_heavy_work(
    slug: str, heavy: dict[CodeType, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "_QUEUE", Closed())
    monkeypatch.setattr(tasks, "QUICK_S", 0.0)
    monkeypatch.setattr(tasks, "_watch", lambda *_: False)
    wrong = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event != "call" or (name := heavy.get(frame.f_code)) is None:
            return
        caller = frame.f_back.f_globals["__name__"] if frame.f_back else ""
        if not caller.startswith("cosine_lab.maths") and not SMALL.get(name, lambda _: 0)(frame.f_locals):
            wrong.add(name)

    chance = random.Random(slug)  # noqa: S311 - repeatable, not secret
    page = app.opened(slug)
    threading.setprofile(note)
    try:
        for kind in range(LINKS):
            page = app.opened(slug, **link(page, kind, chance))
            assert not page.exception
    finally:
        threading.setprofile(None)
    assert wrong == set()
