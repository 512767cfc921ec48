"""What stands around the app where it is served: headers, files, rooms. Knows no lesson."""
