from lib.data.classifiers import classifier
from lib.lessons import translate
from lib.ui import plane, session, shell

words = shell.open_page(__file__)
shell.head(words)
model = classifier("paper")
state, ignored = session.linked(translate.default(model))
shell.notes(ignored)
plane.show(translate.flip(model, state), key="home")
shell.read(words, "Why")
shell.contents()
