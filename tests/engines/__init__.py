"""Other browsers than Chromium, driven by what they bring along themselves."""
