import lib
from cosine_lab.ui import shell, talks

page = shell.open_page(__file__)
shell.head(page)
talks.shown(page.text)
shell.read(page, "how", "keys")
