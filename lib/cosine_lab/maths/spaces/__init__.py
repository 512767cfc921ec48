"""Clouds of vectors: cosines, lengths, neighbours, and what is done about their shape."""
