import lib
from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons import sigmoid
from cosine_lab.ui import controls, own_head, session, shell, surface

page = shell.open_page(__file__)
text = page.text
told: controls.Told = []
shown, about = own_head.headed(page, classifier, told, sigmoid=True)
state, ignored = session.linked(controls.opened(sigmoid.default(shown), "view", "sphere"))
shell.notes(ignored)
planes = sigmoid.surface(shown, state, text, story=sigmoid.story(len(shown.labels)))
surface.show(planes, text, key="sigmoid")
shell.notes(tuple(told))
with shell.free("about"):
    shell.caption(about)
    shell.read(page, "question", "why", "source")
