import lib
from cosine_lab.lessons import norms
from cosine_lab.ui import session, shell, surface

page = shell.open_page(__file__)
shell.head(page)
linked, ignored = session.linked(norms.state.default())
shell.notes(ignored)
surface.show(norms.surface(linked, page.text, norms.story()), page.text, key="norms")
with shell.free("texts"):
    shell.sections(page, "question", "why", "source")
