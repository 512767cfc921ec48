import lib
from cosine_lab.ui import ask, shell

page = shell.open_page(__file__)
shell.head(page)
ask.show(page.text)
