import lib
from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons import home
from cosine_lab.ui import course, session, shell, surface

page = shell.open_page(__file__)
shell.head(page)
model = classifier("paper")
state, ignored = session.linked(home.default(model))
shell.notes(ignored)
story = home.story(model)
surface.show(home.surface(model, state, page.text, story), page.text, key="home")
with shell.free("why"):
    shell.sections(page, "why")
course.show()
