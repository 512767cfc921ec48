"""One package a lesson; lessons never import one another."""

import pkgutil
from collections.abc import Callable, Mapping
from importlib import import_module

from lib.once import once

Reader = Callable[[Mapping[str, str]], dict[str, float | None]]


@once
def readers() -> dict[str, Reader]:
    """What computes the readings of a lesson's link, for every lesson that offers `readings`."""
    modules = [import_module(each.name) for each in pkgutil.iter_modules(__path__, f"{__name__}.")]
    return {
        each.__name__.rpartition(".")[2]: each.readings
        for each in modules
        if hasattr(each, "readings")
    }
