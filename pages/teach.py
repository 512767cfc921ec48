import lib
from cosine_lab import lessons
from cosine_lab.ui import shell, teach

page = shell.open_page(__file__)
(chooser,) = shell.head(page, 3, 2)
with chooser:
    session = teach.chosen(page.text)
shell.sections(page, "how")
teach.show(session, lessons.openers(), page.text)
