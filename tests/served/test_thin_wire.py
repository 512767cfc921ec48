"""What a rerun sends: nothing that the browser holds."""

import asyncio

import pytest

from cosine_lab.commands.app_server import Server
from tests.served.crowd import FREE, chosen
from tests.served.wire import Reader, Run

MOST = 10_000


async def walked(url: str, slug: str, times: int) -> list[Run]:
    """The runs of a reader who opens a page and then makes so many choices, to and fro."""
    reader = Reader(url, slug, FREE)
    runs = [await reader.open()]
    keys = chosen(reader)
    for _ in range(times):
        runs.append(await reader.choose(keys))  # noqa: PERF401 - one after another
    await reader.close()
    return runs


@pytest.mark.parametrize("slug", ["translate", "centre", "measures", "top_two"])
def test_a_choice_made_before_sends_ten_kilobytes_at_most(served: Server, slug: str) -> None:
    runs = asyncio.run(walked(served.url, slug, 8))
    assert runs[0].size > 3 * MOST
    assert max(run.size for run in runs[-4:]) <= MOST


def test_a_surface_that_nothing_changed_is_sent_as_a_mark_of_it(served: Server) -> None:
    runs = asyncio.run(walked(served.url, "measures", 1))
    assert runs[0].size - runs[1].size > 4 * MOST
