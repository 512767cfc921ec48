"""One module a family of encoders; none of them imports its engine before it is asked to load."""
