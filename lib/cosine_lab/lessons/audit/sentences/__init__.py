"""What is said of an audit: on the page, in a report, in files of numbers."""
