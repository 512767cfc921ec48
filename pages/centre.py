from lib.lessons import centre
from lib.ui import plane, session, shell

words = shell.open_page(__file__)
title, chooser = shell.columns(3, 2)
with title:
    shell.head(words)
with chooser:
    source, unknown = session.choose("source", centre.TITLES, "Classifier")
with shell.busy("Fitting the classifier …"):
    model = centre.model(source)
state, ignored = session.linked(centre.default(model))
shell.notes(unknown + ignored)
plane.show(centre.surface(model, state), key="centre")
shell.caption(model.about)
shell.read(words, "Question", "Why", "Try", "Source")
