import lib
from cosine_lab.data.classifiers import SOURCES, classifier
from cosine_lab.lessons import rescale
from cosine_lab.ui import inputs, own_head, session, shell, surface

page = shell.open_page(__file__)
mover, chooser = shell.head(page, 4, 4, 3)
with mover, shell.free("move"):
    moves = {each: page.text(f"move.{each}") for each in rescale.MOVES}
    move, unknown_move = inputs.choose("move", moves, page.text("move"))
with chooser, shell.free("source"):
    source, unknown_source = own_head.source(SOURCES)
model, about = own_head.model(source, classifier, "paper")
state, ignored = session.linked(rescale.default(model))
shell.notes(unknown_move + unknown_source + ignored)
guided = source == "paper" and move == "diagonal"
story = rescale.story() if guided else None
within = rescale.within(state, move)
surface.show(rescale.surface(model, within, move, page.text, story), page.text, key="rescale")
with shell.free("about"):
    shell.caption(about)
    shell.sections(page, "question", "why", "source")
