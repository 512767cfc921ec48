"""Cosine Lab: the site in one screen."""

from lib.ui import shell

SITE = {
    "start": ["home", "glossary", "review"],
    "moves": ["translate", "rescale", "centre", "measures"],
    "own": ["audit"],
    "words": ["words", "norms"],
    "sets": ["sigmoid", "rankings", "word2vec"],
    "learned": ["factorisation", "training", "pooling"],
    "class": ["talk", "teach", "collect"],
}

shell.run(SITE)
