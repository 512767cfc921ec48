"""The tools of every surface, and the actions that two lessons or more offer."""

from cosine_lab.surfaces.names import Action, Tool

UNDO = Tool("undo")
REDO = Tool("redo")
RESET = Tool("reset")

OPPOSITE = Action("cos-minus-one")
ALIGNED = Action("cos-plus-one")
MAKE_COSINE = Action("make-cosine")
NO_TRANSLATION = Action("undo-translation")
ADOPT = Action("adopt")


def tools(*own: Action) -> tuple[Action, ...]:
    """The tools that every lesson has, with a lesson's own among them."""
    return (UNDO, REDO, RESET, *own)
