"""What every lesson needs, loaded before the first reader comes."""

import asyncio
import gc
import logging
import pkgutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module

from anyio import to_thread
from threadpoolctl import threadpool_limits

from lib import lessons, ui
from lib.data.words import load_words
from lib.ui import bundles
from server.tidy import tidy

LATE = ("pandas", "plotly.io", "pyarrow", "streamlit.emojis")
"""What Streamlit imports for the first reader, or the first whose page has a figure or a table."""
ALLOCATIONS = 10_000
"""Objects made and not let go of, after which Python looks for cycles among the young ones.

By default it looks after 700: with 300 readers opening a page that was an eighth of the work.
"""
_LOG = logging.getLogger(__name__)


def load() -> None:
    """Write the browser's code, read the words that lessons share, import all that pages do."""
    bundles.publish()
    load_words()
    for package in (lessons, ui):
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    for name in LATE:
        import_module(name)
    # Threads that share one product of matrices wait for one another by turning round and round:
    # on two busy cores whitening a table took 1.4 s of CPU in place of 0.13.
    threadpool_limits(limits=1)
    gc.collect()
    gc.freeze()  # what is loaded stays, and need not be looked through for garbage
    gc.set_threshold(ALLOCATIONS)


@asynccontextmanager
async def lifespan(_app: object) -> AsyncIterator[None]:
    """Load before the port opens: a class that opens a fresh server would wait for it many times.

    A server whose loading fails still serves what does not need it.
    """
    try:
        await to_thread.run_sync(load)
    except Exception:  # noqa: BLE001 - whatever it is, the log has it
        _LOG.exception("not everything could be loaded ahead")
    tidying = asyncio.create_task(tidy().go_on())
    yield
    tidying.cancel()
