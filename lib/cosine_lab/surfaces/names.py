"""What the parts of a drawn surface are called, in Python and in the browser alike.

A name is a constant of its kind, declared once: a shared one in `layers`, `handles` or `actions`, a lesson's own beside
its surface. A plain string is refused by the type checker, a misspelt constant is not defined, and
tests/makers/make_vocabulary.py tells the browser's type checker of them all.
"""

from typing import Literal

Space = Literal["input", "internal", "origin", "given"]
"""How a plane sees the model: assets/plane/scene.js, `space`."""
Model = Literal["softmax", "sigmoid"]
"""What is made of the logits."""


class Name(str):
    """A name that the browser registers something under."""

    __slots__ = ()

    @classmethod
    def kind(cls) -> str:
        """What its words stand under: `layer`, `handle` or `action`."""
        return next(each for each in cls.__mro__ if Name in each.__bases__).__name__.lower()


class Layer(Name):
    """Something a plane draws."""

    __slots__ = ()


class Handle(Name):
    """Something a reader takes hold of: one point, or one for every label."""

    __slots__ = ()


class Action(Name):
    """What a button does."""

    __slots__ = ()


class Tool(Action):
    """An action that every surface has, whatever it draws."""

    __slots__ = ()
