"""Benchmarks: a module with a `main()` each, run by `python lab.py bench`."""
