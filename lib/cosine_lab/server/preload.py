"""Preloading: what every lesson needs is loaded before the first reader comes, and sessions' garbage is collected."""

import asyncio
import ctypes
import gc
import logging
import mmap
import pkgutil
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from importlib import import_module
from pathlib import Path
from threading import enumerate as threads
from weakref import WeakValueDictionary

from anyio import to_thread
from streamlit import runtime
from streamlit.runtime.app_session import AppSession
from threadpoolctl import threadpool_limits

from cosine_lab import background_jobs, lessons, ui, upload_quota
from cosine_lab.data.words import load_words
from cosine_lab.site import bundles

LATE = ("pandas", "plotly.io", "pyarrow", "streamlit.emojis")
"""What Streamlit imports for the first reader, or the first whose page has a figure or a table."""
ALLOCATIONS = 10_000
"""Objects made and not let go of, after which Python looks for cycles among the young ones.

By default it looks after 700: with 300 readers opening a page that was an eighth of the work.
"""
_LOG = logging.getLogger(__name__)
EVERY_S = 5.0
"""Less than a session that was left is kept for (.streamlit/config.toml)."""
GROWN = 50_000_000
"""Bytes of memory more than after the last round, for which garbage is looked for as well."""
ROUNDS = 4
"""How often to look for garbage after a session has ended, and the work that it asked for."""


class SessionReaper:
    """Ends sessions that were left, and lets go of what they held.

    Streamlit forgets a session that was left when another one comes or goes, and keeps the last
    one even then; Python looks for cycles, of which a session is one, when enough has been made.

    Parameters
    ----------
    sessions : callable
        Gives all sessions, by id, but those that were left long enough ago.
    sweep : callable
        Lets go of what nobody holds.
    busy : callable
        Whether some work is under way that may hold more.
    resident : callable
        Bytes of memory that this process has: connections that break off are cycles, too.
    """

    def __init__(
        self,
        sessions: Callable[[], Mapping[str, AppSession]],
        sweep: Callable[[], object],
        busy: Callable[[], bool] = lambda: False,
        resident: Callable[[], int] = lambda: 0,
    ) -> None:
        self._sessions, self._sweep, self._busy, self._resident = sessions, sweep, busy, resident
        self._known: WeakValueDictionary[str, AppSession] = WeakValueDictionary()
        self._names: frozenset[str] = frozenset()
        self._rounds = 0

    def due(self) -> bool:
        """End what was left; whether a session has ended, now or in the last rounds."""
        known = self._sessions()
        ended = self._names - known.keys()
        for name in ended:
            if (session := self._known.get(name)) is not None:
                session.shutdown()
                session.session_state.clear()
                session._fragment_storage.clear()  # noqa: SLF001 - parts, with all of their page
        self._known, self._names = WeakValueDictionary(known), frozenset(known)
        again = ended or (self._rounds and self._busy())
        self._rounds = ROUNDS if again else max(self._rounds - 1, 0)
        return self._rounds > 0

    async def go_on(self) -> None:
        """Look again and again, until cancelled."""
        swept = self._resident()
        while True:
            await asyncio.sleep(EVERY_S)
            if self.due() or self._resident() > swept + GROWN:
                await to_thread.run_sync(self._sweep)
                swept = self._resident()


def tidy() -> SessionReaper:
    """Of the server that runs here."""
    return SessionReaper(
        sessions, sweep, lambda: any(each.name == background_jobs.NAME for each in threads()), resident
    )


def sessions() -> Mapping[str, AppSession]:
    """All sessions of this server, by id, but those that were left long enough ago."""
    manager = runtime.get_instance()._session_mgr  # noqa: SLF001 - there is no public way
    stored = manager._session_storage._cache  # type: ignore[attr-defined] # noqa: SLF001 - as above
    stored.expire()
    return {each.session.id: each.session for each in manager.list_sessions()}


def resident() -> int:
    """Bytes of memory that this process has; 0 where only Linux would tell."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * mmap.PAGESIZE
    return 0


def sweep() -> None:
    """Forget what was worked out of readers' files, look for cycles, give memory back."""
    upload_quota.forget()
    gc.collect()
    if sys.platform == "linux":
        with suppress(AttributeError):  # another C library has no such function
            ctypes.CDLL(None).malloc_trim(0)


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
async def lifespan(
    _app: object, *, more: Callable[[], object] = lambda: None, then: Callable[[], object] = lambda: None
) -> AsyncIterator[None]:
    """Load before the port opens: a class that opens a fresh server would wait for it many times.

    A server whose loading fails still serves what does not need it.

    Parameters
    ----------
    more : callable
        Loads something else, at the same time.
    then : callable
        Called when all is loaded.
    """
    for failed in await asyncio.gather(*map(to_thread.run_sync, (load, more)), return_exceptions=True):
        if isinstance(failed, BaseException):
            _LOG.error("not everything could be loaded ahead", exc_info=failed)
    then()
    tidying = asyncio.create_task(tidy().go_on())
    yield
    tidying.cancel()
