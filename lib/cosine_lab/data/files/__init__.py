"""Files of numbers from strangers, read within bounds: which arrays they hold, then the numbers.

Nothing in a file is executed, and no memory is taken because a header says so: names, types and
shapes are known before any number is read, and numbers are read piece by piece.
"""
