"""One package a lesson; lessons never import one another."""

import pkgutil
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from lib.shared_cache import shared_cache

Reader = Callable[[Mapping[str, str]], Mapping[str, float | None]]


@shared_cache
def readers() -> dict[str, Reader]:
    """What computes the readings of a lesson's link, for every lesson that offers `readings`."""
    return _offered("readings")


@shared_cache
def handouts() -> dict[str, Callable[[], Any]]:
    """What makes a lesson's `lib.surfaces.handouts.Handout`, for every lesson that offers one."""
    return _offered("handout")


def _offered(name: str) -> dict[str, Any]:
    modules = [import_module(each.name) for each in pkgutil.iter_modules(__path__, f"{__name__}.")]
    held = [each for each in modules if callable(getattr(each, name, None))]
    return {each.__name__.rpartition(".")[2]: getattr(each, name) for each in held}
