import lib
from cosine_lab.lessons import centre
from cosine_lab.ui import own_head, session, shell, surface

page = shell.open_page(__file__)
(chooser,) = shell.head(page, 3, 2)
with chooser, shell.free("source"):
    source, unknown = own_head.source(centre.SOURCES)
model, about = own_head.model(source, centre.classifier, "figure")
state, ignored = session.linked(centre.default(model))
shell.notes(unknown + ignored)
story = centre.story() if source == centre.SOURCES[0] else None
surface.show(centre.surface(model, state, page.text, story), page.text, key="centre")
with shell.free("about"):
    shell.caption(about)
    shell.sections(page, "question", "why", "source")
