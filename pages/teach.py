from lib.ui import shell, teach

page = shell.open_page(__file__)
title, chooser = shell.columns(3, 2)
with title:
    shell.head(page)
with chooser:
    session = teach.session(page.text)
teach.table(session, page.text)
shell.read(page, "how")
