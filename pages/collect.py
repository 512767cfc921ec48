from functools import partial

from lib import handed
from lib.lessons import readers
from lib.ui import figures, handing, shell

page = shell.open_page(__file__)
text, said = page.text, handed.sentences
shell.head(page)
found = handing.take(text, partial(handed.work.collected, readers=readers()))
shell.say(said.summary(found, text))
if found.works:
    handing.show(said.table(found, text), text("state"), partial(said.saved, found, text), text)
handing.left(said.left(found, text), text)
figures.lay(handed.figures.bets(found, figures.look(), text))
shell.read(page, "how", "trust")
