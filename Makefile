# For fingers used to make; lab.py does the work, and alone on Windows.
PYTHON ?= python3

.PHONY: app test bench check lock screenshots
app test bench check lock screenshots:
	@$(PYTHON) lab.py $@
