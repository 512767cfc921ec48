"""The mathematics: NumPy and SciPy, one concept a module; it knows no lesson and draws nothing."""
