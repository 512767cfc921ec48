from lib import lessons
from lib.ui import handouts, shell, teach

page = shell.open_page(__file__)
(chooser,) = shell.head(page, 3, 2)
with chooser:
    session = teach.session(page.text)
slugs = teach.table(session, page.text)
handouts.show(slugs, lessons.openers(), session, page.text)
shell.read(page, "how")
