"""One package a lesson; lessons never import one another."""
