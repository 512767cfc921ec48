"""What lab.py and the tests share: finding a browser, serving the app, taking pictures."""
