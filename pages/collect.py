import lib
from cosine_lab import lessons
from cosine_lab.ui import shell, submissions

page = shell.open_page(__file__)
shell.head(page)
submissions.show(lessons.openers(), page.text)
shell.sections(page, "how", "trust")
