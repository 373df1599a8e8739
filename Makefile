# `make demo` and `make test` do all their own set-up on a fresh machine; nothing else needs to be run first.
# Without make: python3 -m venv .venv && .venv/bin/pip install -e '.[dev]' && .venv/bin/referee demo

# Every command starts in a third of a second less where its modules need not be compiled anew.
export PYTHONDONTWRITEBYTECODE =

PYTHON ?= python3
export VENV ?= .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet

# One worker a core, each with one thread, and one more: the one that drives the browser waits two thirds of its time.
# `make test WORKERS=0` runs the tests one after the other in one process.
WORKERS ?= $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) + 1)")
CHOSEN   = not thorough
PYTEST  := $(BIN)/pytest -n $(WORKERS) --dist worksteal

.PHONY: help demo test thorough quick soak cable killed-server club-tables phone looks schemas types packages check-browser check-page check-tracer check-postgres check-lint check-types check-tests check-rooms clean

help:
	@echo "make demo   see the sample round refereed on the dashboard (installs what it needs first)"
	@echo "make test   lint, types, rooms and tests (installs what it needs first, a browser too)"
	@echo "make thorough  the same with the tests that take longest: before a release, and after work on what they guard"
	@echo "make quick  the tests that take no time: without rounds, pictures and browser, about a minute"
	@echo "make looks  every scene in every language and size, with pictures in build/looks"
	@echo "make soak   a round from a network camera with 50 losses and returns, about eight minutes"
	@echo "make cable  four tables of a club while the network stands still; killed-server: while PostgreSQL is away"
	@echo "make club-tables  fifty tables of a club against one PostgreSQL, about four minutes"
	@echo "make phone  a round filmed by a browser of a phone's size, about three minutes"
	@echo "make clean  remove the virtual environment and everything that can be made again"

demo: $(VENV)/.installed
	$(BIN)/referee demo $(ARGS)

# What Debian and npm have is fetched while pip works: neither needs the other. Then the longest check comes first.
test:
	@$(MAKE) --no-print-directory -j3 $(VENV)/.installed-dev packages check-page
	@$(MAKE) --no-print-directory -j2 check-types check-tests check-lint check-rooms check-browser check-tracer check-postgres
	$(PYTEST) --durations=15 -m "$(CHOSEN)" $(ARGS)

# All tests: those too that take long and have a shorter one beside them.
thorough: CHOSEN =
thorough: test

# The sample round from a network camera that is lost and comes back 50 times, in all ways: about eight minutes.
soak: $(VENV)/.installed-dev
	$(BIN)/python -m tests.soak.streams $(ARGS)

# Four tables of a club while the network stands still: about five minutes.
cable: $(VENV)/.installed-dev check-postgres
	$(BIN)/python -m tests.soak.club_troubles cable $(ARGS)

# Four tables of a club while PostgreSQL is killed and started again: about five minutes.
killed-server: $(VENV)/.installed-dev check-postgres
	$(BIN)/python -m tests.soak.club_troubles server $(ARGS)

# Fifty tables against one PostgreSQL, three and a half minutes: make club-tables ARGS='--tables 50'
club-tables: $(VENV)/.installed-dev check-postgres
	$(BIN)/python -m tests.soak.club $(ARGS)

quick: $(VENV)/.installed-dev
	$(PYTEST) -m "not thorough and not slow and not rounds and not browser" $(ARGS)

# Every scene in every language and every size, with sheets of small pictures for each game and language; half an hour on
# two cores, one after the other. Some languages:
# make looks LOOK_LANGUAGES='en de'
looks: $(VENV)/.installed-dev
	mkdir -p build/looks
	LOOK_EVERYWHERE=build/looks $(PYTEST) tests/browser/test_scenes.py tests/browser/test_looks.py $(ARGS)

# docs/schemas anew, after a change of a form in referee.files or of a house rule.
schemas: $(VENV)/.installed-dev
	$(BIN)/python -m tests.support.write_schemas

# The types of the state for the page's scripts anew, after a change of those in referee.session.shown.state.
types: $(VENV)/.installed-dev
	$(BIN)/python -m tests.support.write_types

# A phone films the sample round for the dashboard, three minutes in a browser of a phone's size.
phone: $(VENV)/.installed-dev check-browser
	$(BIN)/python -m tests.support.phone_round

# What only root may install, as far as it is to be had: the checks below say what is missing then.
packages:
	@[ "$$(id -u)" != 0 ] || { sh .ci/browser packages; sh .ci/tracer; sh .ci/postgres; }

check-browser:
	@sh .ci/browser

# TypeScript and eslint for the page's scripts; tests/web/test_page_scripts.py asks them.
check-page:
	@sh .ci/page

# After the browser: both may have to ask Debian's packages.
check-tracer: check-browser
	@sh .ci/tracer

# After the others: they may have to ask Debian's packages, too.
check-postgres: check-tracer
	@sh .ci/postgres

# Each worker loads all tests: compiled once beforehand, that takes it a third of the time.
check-tests:
	@found=$$($(BIN)/pytest --collect-only -q -q) || { echo "$$found"; exit 1; }

check-lint:
	$(BIN)/ruff check .

check-types:
	$(BIN)/mypy

check-rooms:
	$(BIN)/lint-imports

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
	rm -rf $(VENV) tests/page/node_modules build dist out *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
