"""The mathematics: NumPy and SciPy, one concept a module; it knows no lesson and draws nothing.

A function says what it takes: arrays are finite and of the shapes named, numbers within the ranges.
For anything else it raises `ValueError`, "`<function> needs <what>, got <what>`".
"""
