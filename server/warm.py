"""What every lesson needs, loaded before the first reader comes."""

import pkgutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from threading import Thread

from lib import lessons
from lib.data.words import load_words
from lib.ui import bundles


def load() -> None:
    """Write the browser's code, read the words that lessons share, import every lesson."""
    bundles.publish()
    load_words()
    for lesson in pkgutil.iter_modules(lessons.__path__, "lib.lessons."):
        import_module(lesson.name)


@asynccontextmanager
async def lifespan(_app: object) -> AsyncIterator[None]:
    """Load beside the server, which answers meanwhile."""
    Thread(target=load, name="warm", daemon=True).start()
    yield
