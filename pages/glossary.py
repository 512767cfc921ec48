import lib
from cosine_lab.ui import glosses, shell

page = shell.open_page(__file__)
shell.head(page)
glosses.listed()
