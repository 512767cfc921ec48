# For fingers used to make; lab.py does the work, and alone on Windows.
PYTHON ?= python3

.PHONY: app test bench check encoders lock screenshots verify
app test bench check encoders lock screenshots verify:
	@$(PYTHON) lab.py $@
