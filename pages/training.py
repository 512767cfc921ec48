from lib.lessons import training
from lib.ui import plane, session, shell

words = shell.open_page(__file__)
shell.head(words)
linked, ignored = session.linked(training.default())
state, other = training.fitting(linked)
shell.notes(ignored + other)
plane.show(training.surface(state), key="training")
shell.read(words, "Question", "Why", "Try", "Source")
