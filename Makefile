# `make demo` and `make test` do all their own set-up on a fresh machine; nothing else needs to be run first.
# Without make: python3 -m venv .venv && .venv/bin/pip install -e '.[dev]' && .venv/bin/referee demo

PYTHON ?= python3
export VENV ?= .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet

.PHONY: help demo test clean

help:
	@echo "make demo   see the sample round refereed on the dashboard (installs what it needs first)"
	@echo "make test   lint, types, rooms and all tests (installs what it needs first, a browser too)"
	@echo "make clean  remove the virtual environment and everything that can be made again"

demo: $(VENV)/.installed
	$(BIN)/referee demo $(ARGS)

test: $(VENV)/.installed-dev
	@sh .ci/browser
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest $(ARGS)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Referee needs Python 3.11 or newer, and '$(PYTHON)' is not. Name one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "The virtual environment could not be made. On Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	@echo "installing into $(VENV) (a minute or two, once)"
	$(PIP) -e .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(BIN)/python
	@echo "installing into $(VENV) with the tools for tests (a minute or two, once)"
	$(PIP) -e '.[dev]'
	@touch $@ $(VENV)/.installed

clean:
	rm -rf $(VENV) build dist out *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
