"""What stands around the app where it is served: headers, files, workers. Knows no lesson."""
