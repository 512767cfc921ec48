from functools import partial

from lib.lessons import collect, readers
from lib.ui import figures, handed, shell

page = shell.open_page(__file__)
text, said = page.text, collect.sentences
shell.head(page)
found = handed.take(text, partial(collect.model.collected, readers=readers()))
shell.say(said.summary(found, text))
if found.works:
    handed.show(said.table(found, text), text("state"), partial(said.saved, found, text), text)
handed.left(said.left(found, text), text)
figures.lay(collect.figures.bets(found, figures.look(), text))
shell.read(page, "how", "trust")
