"""What is run from a command line, each module by its `main`."""
