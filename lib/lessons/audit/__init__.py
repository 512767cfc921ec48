"""Your model: what the cosines of an output layer can and cannot tell."""
