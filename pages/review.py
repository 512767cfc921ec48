import lib
from cosine_lab.ui import review, shell

page = shell.open_page(__file__)
shell.head(page)
review.show(page.text)
