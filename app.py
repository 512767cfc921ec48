"""Cosine Lab: the site in one screen."""

import lib  # noqa: F401 - where cosine_lab is found
from cosine_lab.ui import shell

SITE = {
    "start": ["home", "ask", "glossary", "review"],
    "moves": ["translate", "rescale", "centre", "measures"],
    "own": ["audit", "thief"],
    "words": ["words", "threshold", "norms", "length"],
    "sets": ["sigmoid", "rankings", "top_two", "word2vec"],
    "learned": ["factorisation", "training", "train_again", "pooling"],
    "class": ["talk", "teach", "inventory", "collect"],
}

if __name__ == "__main__":  # Streamlit runs it so; others read what the site has
    shell.run(SITE)
