import lib
from cosine_lab.ui import inventory, shell

page = shell.open_page(__file__)
shell.head(page)
inventory.show(page.text)
shell.sections(page, "how")
