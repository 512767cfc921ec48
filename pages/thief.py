import lib
from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons import thief
from cosine_lab.ui import session, shell, surface

page = shell.open_page(__file__)
model = classifier("paper")
shell.head(page)
state, ignored = session.linked(thief.default(model))
shell.notes(ignored)
surface.show(thief.surface(model, state, page.text, thief.story()), page.text, key="thief")
with shell.free("about"):
    shell.sections(page, "question", "why", "source")
