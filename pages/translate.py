import lib
from cosine_lab.data.classifiers import SOURCES, classifier
from cosine_lab.lessons import translate
from cosine_lab.surfaces.lesson_factory import OWN
from cosine_lab.ui import own_head, session, shell, surface

page = shell.open_page(__file__)
(chooser,) = shell.head(page, 3, 2)
with chooser, shell.free("source"):
    source, unknown = own_head.source(SOURCES)
model, about = own_head.model(source, classifier, "paper")
state, ignored = session.linked(translate.default(model))
shell.notes(unknown + ignored)
story = None if source == OWN else translate.story(model)
surface.show(translate.surface(model, state, page.text, story), page.text, key="translate")
with shell.free("about"):
    shell.caption(about)
    shell.sections(page, "question", "why", "source")
