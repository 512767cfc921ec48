"""Output layers of classifiers: what they are (`head`), a reader's own, and samples that ship."""
