"""One package a lesson; lessons never import one another."""

import pkgutil
from importlib import import_module
from types import ModuleType

from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache
from cosine_lab.surfaces.lesson_factory import Opened, Opener


@shared_cache
def openers() -> dict[str, Opener]:
    """What opens a lesson as a link finds it: its `opened`, or its surface as it is told to every reader."""
    modules = [import_module(each.name) for each in pkgutil.iter_modules(__path__, f"{__name__}.")]
    lessons = [each for each in modules if hasattr(each, "surface")]
    return {each.__name__.rpartition(".")[2]: getattr(each, "opened", None) or _opener(each) for each in lessons}


def _opener(lesson: ModuleType) -> Opener:
    default = import_module(f"{lesson.__name__}.state").default

    def opened(text: Text) -> Opened:
        return Opened(lesson.surface(default(), text, lesson.story()))

    return opened
