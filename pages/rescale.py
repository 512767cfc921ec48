from lib.data.classifiers import TITLES, classifier
from lib.lessons import rescale
from lib.ui import plane, session, shell

words = shell.open_page(__file__)
title, mover, chooser = shell.columns(4, 4, 3)
with title:
    shell.head(words)
with mover:
    move, unknown_move = session.choose("move", rescale.MOVES, "Move", keep_link=True)
with chooser:
    source, unknown_source = session.choose("source", TITLES, "Classifier")
with shell.busy("Fitting the classifier …"):
    model = classifier(source)
state, ignored = session.linked(rescale.default(model))
shell.notes(unknown_move + unknown_source + ignored)
plane.show(rescale.surface(model, rescale.within(state, move), move), key="rescale")
shell.caption(model.about)
shell.read(words, "Question", "Why", "Try", "Source")
