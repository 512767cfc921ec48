"""Cosine Lab: everything behind the pages."""
