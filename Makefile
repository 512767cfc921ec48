# For fingers used to make; lab.py does the work, and alone on Windows.
PYTHON ?= python3

.PHONY: app dev serve test bench check encoders lock screenshots verify
app dev serve test bench check encoders lock screenshots verify:
	@$(PYTHON) lab.py $@
