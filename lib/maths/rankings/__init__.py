"""What a linear classifier can answer at all: winners, ties, rankings and label sets."""
