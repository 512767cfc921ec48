import lib
from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons import sigmoid
from cosine_lab.ui import controls, own_head, session, shell, surface

page = shell.open_page(__file__)
text = page.text
refusals: controls.Refusals = []
model, about = own_head.headed(page, classifier, refusals, sigmoid=True)
state, ignored = session.linked(controls.opened(sigmoid.default(model), "view", "sphere"))
shell.notes(ignored)
planes = sigmoid.surface(model, state, text, story=sigmoid.story(len(model.labels)))
surface.show(planes, text, key="sigmoid")
shell.notes(tuple(refusals))
with shell.free("about"):
    shell.caption(about)
    shell.sections(page, "question", "why", "source")
