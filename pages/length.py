import lib
from cosine_lab.lessons import length
from cosine_lab.ui import session, shell, surface

page = shell.open_page(__file__)
shell.head(page)
linked, ignored = session.linked(length.state.default())
shell.notes(ignored)
surface.show(length.surface(linked, page.text, length.story()), page.text, key="length")
with shell.free("texts"):
    shell.sections(page, "question", "why", "source")
