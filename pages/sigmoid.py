from lib.data.classifiers import classifier
from lib.lessons import sigmoid
from lib.ui import controls, figures, own_head, session, shell, surface

page = shell.open_page(__file__)
text, look = page.text, figures.look()
told: controls.Told = []
shown, about = own_head.headed(page, classifier, told, sigmoid=True)
state, ignored = session.linked(sigmoid.default(shown))
shell.notes(ignored)
stage = shell.place()
with shell.free("view"):
    view = controls.choice(text, "view", sigmoid.VIEWS, told)
with stage:
    story = sigmoid.story(len(shown.labels))
    planes = sigmoid.surface(shown, state, text, tell=view == "sphere", story=story)
    surface.show(planes, text, key="sigmoid")
if view == "sphere":
    with shell.free("sphere"):
        chart, counted = shell.columns(3, 2)
    with counted:
        numbers = controls.sliders(sigmoid.SPACE, sigmoid.START, told)
        rows = sigmoid.model.lifted(state, numbers["depth"], int(numbers["seed"]))
        figures.lay(sigmoid.figures.table(rows, text))
    with chart:
        figures.lay(sigmoid.figures.sphere(rows, state.labels, look, text))
shell.notes(tuple(told))
with shell.free("about"):
    shell.caption(about)
    shell.read(page, "question", "why", "source")
