from lib.data.classifiers import TITLES, classifier
from lib.lessons import measures
from lib.ui import plane, session, shell

words = shell.open_page(__file__)
title, chooser = shell.columns(3, 2)
with title:
    shell.head(words)
with chooser:
    source, unknown = session.choose("source", TITLES, "Classifier")
with shell.busy("Fitting the classifier …"):
    model = classifier(source)
state, ignored = session.linked(measures.default(model))
shell.notes(unknown + ignored)
plane.show(measures.surface(model, state), key="measures")
shell.caption(model.about)
shell.read(words, "Question", "Why", "Try", "Source")
