"""`python lab.py deck`, which installs what a browser needs where a page has to be photographed."""

from functools import partial

from cosine_lab import command_line
from cosine_lab.commands import deck
from tools import environment

main = partial(deck.main, bring=partial(environment.bring, environment.DEV))

if __name__ == "__main__":
    command_line.run(main)
