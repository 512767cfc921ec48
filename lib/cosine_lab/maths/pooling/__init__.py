"""Pooled feature maps and their cosines."""
