# make run      play: one process, everything embedded     make run ARGS="--players 12"
# make test     everything that must hold, on SQLite and on PostgreSQL
# The first time sets up .venv; afterwards that costs nothing. setup/ tells how.

SHELL := /bin/sh
BIN := .venv/bin
CONFORMANCE := conformance
# What touches the database is tested on PostgreSQL too.
DATABASE_TESTS := $(wildcard $(addprefix tests/,hosting mail web chat cli))
# But for what is the same whatever the database: words, browsers, Matrix, Postfix, pages side by side
# with their twins (which on SQLite have the same numbers too), the demonstration, which brings its own.
NOT_AGAIN := --ignore tests/mail/reading --ignore tests/cli/test_run.py --ignore tests/chat/matrix \
	--ignore tests/chat/test_evenings_by_chance.py --ignore tests/web/test_security_pages.py \
	--ignore tests/mail/test_examples.py --ignore tests/mail/test_in_words.py \
	$(foreach like,*browser *twins* lupus3* tempo_reale postfix* whole_game composing stories, \
	--ignore-glob '*/test_$(like).py')
# Three at a time, for two cores, since a test often waits; a file with one of them: servers and
# databases are private to each. Files come in the order of tests/conftest.py, the longest first.
PYTEST := $(BIN)/pytest -n 3 --dist loadfile --no-loadscope-reorder

# Tests start hundreds of processes: what one of them has compiled the others need not compile again.
unexport PYTHONDONTWRITEBYTECODE
# The second reader's matrices are small: several threads at each would be waiting for one another.
export OPENBLAS_NUM_THREADS := 1

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run test check servers lint fmt types conformance sqlite postgresql bench clean

help:
	@sed -n 's/^# //p' Makefile | head -n 3
	@echo 'make lint fmt types conformance bench clean    parts of it'

run: .venv/.for-run
	@$(BIN)/verteller run $(ARGS)

# What `conformance` shows is among the tests too, a file a test, and each ledger's coverage.
test: servers lint types sqlite postgresql

check: test

servers: .venv/.for-develop
	@setup/servers.sh

lint: .venv/.for-develop
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-logo

fmt: .venv/.for-develop
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

types: .venv/.for-develop
	$(BIN)/mypy

conformance: .venv/.for-develop
	$(BIN)/verteller conformance $(CONFORMANCE)/
	$(BIN)/verteller conformance --coverage wakkerdam
	$(BIN)/verteller conformance --coverage tempo_reale
	$(BIN)/verteller conformance --coverage lupus3
	$(BIN)/verteller conformance --coverage duesterwald
	$(BIN)/verteller conformance --coverage tabula

sqlite: servers
	env -u VERTELLER_DATABASE_URL $(PYTEST) $(ARGS)

postgresql: servers
	$(BIN)/python -m tests.servers.postgresql $(PYTEST) $(DATABASE_TESTS) $(NOT_AGAIN) $(ARGS)

bench: .venv/.for-develop
	$(BIN)/python -m bench $(ARGS)

clean:
	rm -rf .venv .tools .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.for-run: pyproject.toml uv.lock setup/python.sh setup/pyodide.py
	@setup/python.sh run

.venv/.for-develop: pyproject.toml uv.lock setup/python.sh setup/pyodide.py
	@setup/python.sh develop
