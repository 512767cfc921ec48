from lib.data.classifiers import SOURCES, classifier
from lib.lessons import rescale
from lib.ui import inputs, session, shell, surface

page = shell.open_page(__file__)
models = page.text.of("classifiers")
title, mover, chooser = shell.columns(4, 4, 3)
with title:
    shell.head(page)
with mover, shell.free("move"):
    moves = {each: page.text(f"move.{each}") for each in rescale.MOVES}
    move, unknown_move = inputs.choose("move", moves, page.text("move"))
with chooser, shell.free("source"):
    source, unknown_source = inputs.choose(
        "source", {each: models(each) for each in SOURCES}, models("title")
    )
with shell.busy(models("fitting")):
    model = classifier(source)
state, ignored = session.linked(rescale.default(model))
shell.notes(unknown_move + unknown_source + ignored)
guided = source == "paper" and move == "diagonal"
told = rescale.story(len(model.embeddings)) if guided else None
within = rescale.within(state, move)
surface.show(rescale.surface(model, within, move, page.text, told), page.text, key="rescale")
with shell.free("about"):
    shell.caption(models.markdown(f"{source}-about", accuracy=model.accuracy))
    shell.read(page, "question", "why", "try", "source")
