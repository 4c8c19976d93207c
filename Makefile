# `make play` sets everything up and opens the game; `make test` sets everything up and runs all tests.
SHELL := /bin/sh
PY := .venv/bin/python
GAMES ?= 2000
JOBS ?= 2

.PHONY: play test check soak soak-looks mutate-rules bench ladder tune translations sounds demo clean

play:
	@tools/setup.sh play
	@$(PY) -m monopoly_qt play

test:
	@tools/setup.sh dev
	QT_QPA_PLATFORM=offscreen $(PY) -m pytest -n $(JOBS) --dist worksteal

check:
	@tools/setup.sh dev
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	$(PY) tools/check_tables.py

# Any number of random games with every property checked, and 20 million throws against the landing law.
soak:
	@tools/setup.sh dev
	GAMES=$(GAMES) THROWS=20000000 $(PY) -m pytest -n $(JOBS) --timeout 0 tests/core/test_properties.py tests/core/test_landing_law.py

# Every screen in every size, language, text size and theme: 300 looks, of which the suite takes 15.
soak-looks:
	@tools/setup.sh dev
	LOOKS=all QT_QPA_PLATFORM=offscreen $(PY) -m pytest -n $(JOBS) --timeout 0 tests/gui/test_window_fits.py

mutate-rules:
	@tools/setup.sh dev
	$(PY) tools/mutate_rules.py

bench:
	@tools/setup.sh dev
	$(PY) -m benchmarks.speed
	$(PY) benchmarks/window.py

ladder:
	@tools/setup.sh dev
	$(PY) -m benchmarks.ladder

tune:
	@tools/setup.sh dev
	$(PY) tools/tune.py

translations:
	@tools/setup.sh dev
	$(PY) tools/translate.py

sounds:
	@tools/setup.sh dev
	$(PY) tools/make_sounds.py

demo:
	@tools/setup.sh play
	$(PY) -m monopoly_qt demo --out out/demo

clean:
	rm -rf .venv build dist out

include packaging/Makefile.inc
