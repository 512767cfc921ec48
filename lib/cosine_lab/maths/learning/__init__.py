"""How embeddings come about: contrastive steps, skip-gram, co-occurrence."""
