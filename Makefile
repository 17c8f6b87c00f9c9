# `make` alone lists what can be made: every target that carries a `##` line.
SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CHECKED := $(wildcard src tests bench docs)

.DEFAULT_GOAL := help
.PHONY: help setup play test bench strength lint soak warm docs lock clean

help:
	@echo "Trianon: type 'make' and one of"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1|\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{ printf "%-10s %s\n", $$1, $$2 }'

play: warm ## play Rokoko in the terminal (sets everything up the first time)
	@$(BIN)/trianon play rokoko

test: lint warm ## everything that must hold: lint, types, layers, all tests with coverage
	$(BIN)/pytest -n 2 --cov --cov-report=term:skip-covered

bench: setup ## measure speed, beside other engines
	$(BIN)/python bench/run.py

strength: warm ## measure how strong the opponents are, an hour at most, and write docs/strength.md
	$(BIN)/python bench/strength.py

lint: setup ## style, types and import layers only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports --no-logo

setup: $(READY) ## make .venv from the locked requirements (done by the others when needed)

warm: setup ## compile the rules ahead, once per change
	@$(BIN)/trianon warm

soak: warm ## 100 000 random games at each player count, every invariant checked (long)
	$(BIN)/python bench/soak.py

docs: setup ## renew what is generated: the rule tables and the picture of the board
	$(BIN)/python docs/rules/build.py
	$(BIN)/python docs/picture.py

lock: ## renew requirements/dev.txt from pyproject.toml
	sh requirements/renew

clean: ## remove everything that was made here
	rm -rf $(VENV) $(VENV)-* build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests $(wildcard bench) -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml requirements/dev.txt requirements/install
	@sh requirements/install $(VENV)
	@touch $@
