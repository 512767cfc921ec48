"""What is there before the first reader."""

import asyncio
import os
import subprocess
import sys

import pytest

from cosine_lab.places import ROOT
from cosine_lab.server import preload

LOADED = """
import gc, pkgutil, sys
from threadpoolctl import threadpool_info
from cosine_lab import lessons
from cosine_lab.server import preload
preload.load()
from cosine_lab.data.words import load_words
missing = [each.name for each in pkgutil.iter_modules(lessons.__path__, 'cosine_lab.lessons.')
           if each.name not in sys.modules]
print(missing, len(load_words._entries), 'sklearn' in sys.modules, {*preload.LATE} - {*sys.modules},
      {each["num_threads"] for each in threadpool_info() if each["user_api"] == "blas"},
      gc.get_threshold()[0], gc.get_freeze_count() > 100_000)
"""


def test_lessons_and_words_are_loaded_and_what_few_need_is_not() -> None:
    several = {**os.environ, "OPENBLAS_NUM_THREADS": "2"}
    command = [sys.executable, "-c", LOADED]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True, env=several)
    assert told.stdout.strip() == "[] 1 False set() {1} 10000 True"


def test_the_port_opens_after_the_loading_and_though_it_fails(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    done: list[str] = []

    async def opened() -> None:
        async with preload.lifespan(None):
            done.append("open")

    def broken() -> None:
        done.append("loaded")
        raise OSError("a file is missing")

    monkeypatch.setattr(preload, "load", broken)
    asyncio.run(opened())
    assert done == ["loaded", "open"]
    assert "a file is missing" in caplog.text
