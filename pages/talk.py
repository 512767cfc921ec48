import lib
from cosine_lab import lessons
from cosine_lab.ui import shell, talks

page = shell.open_page(__file__)
shell.head(page)
talks.show(lessons.openers(), page.text)
shell.sections(page, "how", "keys")
