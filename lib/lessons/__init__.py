"""One package a lesson; lessons never import one another."""

import pkgutil
from importlib import import_module

from lib.shared_cache import shared_cache
from lib.surfaces.opened import Opener


@shared_cache
def openers() -> dict[str, Opener]:
    """What opens a lesson as a link finds it, for every lesson that offers `opened`."""
    modules = [import_module(each.name) for each in pkgutil.iter_modules(__path__, f"{__name__}.")]
    held = [each for each in modules if callable(getattr(each, "opened", None))]
    return {each.__name__.rpartition(".")[2]: each.opened for each in held}
