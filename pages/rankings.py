from lib.data.classifiers import classifier
from lib.lessons import rankings
from lib.ui import plane, session, shell

words = shell.open_page(__file__)
shell.head(words)
model = classifier("paper")
state, ignored = session.linked(rankings.default(model))
shell.notes(ignored)
plane.show(rankings.surface(model, state), key="rankings")
shell.read(words, "Question", "Why", "Try", "Source")
