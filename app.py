"""Cosine Lab: the site in one screen."""

from lib.ui import shell

SITE = {
    "Start": ["home"],
    "Moves that keep the model": ["translate", "rescale", "centre", "measures"],
    "Words": ["words", "norms"],
    "What cosine does tell": ["sigmoid", "rankings", "word2vec"],
    "Learned embeddings": ["factorisation", "training", "pooling"],
}

shell.run(SITE)
