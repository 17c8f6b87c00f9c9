# `make` alone lists what can be made: every target that carries a `##` line.
SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable
WEB := src/trianon/server/web
CLIENT := $(shell find client -type f -not -path '*/node_modules/*' -not -path '*/fixtures/*' -not -path 'client/src/net/*.d.ts' 2>/dev/null) \
    $(wildcard src/trianon/games/*/locales/*/*.ftl)
# what matches on the device are made of: `trianon.device.bundle`
DEVICE := $(shell find $(addprefix src/trianon/,core games bots texts viewing device server/wire server/locales) \
    -type f -not -path '*/__pycache__/*' 2>/dev/null) src/trianon/server/errors.py src/trianon/server/limits.py
# the tests whose samples are larger with TRIANON_SOAK=1: `grep -rl tests.infrastructure.samples tests`
SOAKED := tests/bots tests/browser/test_lessons.py tests/cli tests/contract tests/core tests/device tests/histrio tests/research tests/rokoko tests/server
CHECKED := $(wildcard src tests bench docs examples/goofspiel/trianon_goofspiel)

# Hundreds of processes start while the tests run: bytecode is kept for them, whatever the environment says.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup play test quick checks pytest touched coverage check bench lint soak warm client wasm shots pictures docs dist lock clean

help:
	@echo "Trianon: type 'make' and one of"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1|\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{ printf "%-10s %s\n", $$1, $$2 }'

play: $(PLAYABLE) client ## play in the browser (sets everything up the first time)
	@$(BIN)/trianon serve --open

test: ## everything that must hold: lint, types, layers, the client's checks, all tests
	@$(MAKE) --no-print-directory --output-sync=target -j2 setup client/node_modules/.ready
	@$(MAKE) --no-print-directory -j3 checks pytest

# Beside the tests, so that no core is idle; what lint and check say is kept together.
checks:
	@$(MAKE) --no-print-directory --output-sync=target lint check

pytest: warm client
	@sh requirements/debian postgresql redis-server chromium
	-@sh requirements/debian nginx-light caddy
	-@sh requirements/debian chromium-headless-shell
	$(BIN)/pytest -n 3

quick: ## before a commit, a minute: lint, types, layers, the tests of what is changed, the contract of one game
	@$(MAKE) --no-print-directory --output-sync=target -j2 lint touched

touched: setup
	$(BIN)/pytest -q -n 2 -k "not contract or histrio" tests/contract $$($(BIN)/python tests/infrastructure/touched.py)

coverage: warm client ## the same tests, telling which lines none of them reaches
	@sh requirements/debian postgresql redis-server chromium
	$(BIN)/pytest -n 3 --cov --cov-report=term:skip-covered

check: setup client/node_modules/.ready ## the client's own lint, types and tests
	cd client && npm run --silent lint && npm run --silent check && npm run --silent test

client: $(WEB)/index.html $(WEB)/device/manifest.json ## build the browser client into the package

wasm: setup ## renew the rules as WebAssembly that lie beside each game, after a change of them
	$(BIN)/trianon wasm

bench: warm client ## measure speed, beside other engines; the server under load; the research APIs; the page
	$(BIN)/python bench/run.py
	$(BIN)/python bench/server_load.py
	$(BIN)/python bench/research_speed.py
	$(BIN)/python bench/browser.py

lint: setup ## style, types and import layers only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports --no-logo

setup: $(READY) ## make .venv from the locked requirements (done by the others when needed)

warm: setup ## compile the rules ahead, once per change
	@$(BIN)/trianon warm

soak: warm ## 100 000 random games at each player count, thousands of random editions, large samples of the tests (long)
	$(BIN)/python bench/soak.py
	NUMBA_DISABLE_JIT=1 $(BIN)/python -W error -m tests.fuzz.play rokoko 2000 soak
	NUMBA_DISABLE_JIT=1 $(BIN)/python -W error -m tests.fuzz.play histrio 5000 soak
	TRIANON_SOAK=1 TRIANON_VARIED=1 $(BIN)/pytest -n 2 $(SOAKED)

shots: warm client ## pictures of every page, of both tables and of every step of the lessons, desktop and phone, light and dark, into build/shots
	@sh requirements/debian chromium fonts-noto-cjk
	$(BIN)/python -m tests.browser.shots

pictures: warm client ## renew the pictures of the README
	@sh requirements/debian chromium
	$(BIN)/python -m tests.browser.shots --readme

docs: setup ## renew what is generated (rule tables, reference, API document), build the site into build/site
	$(BIN)/python docs/rules/build.py
	$(BIN)/python -m docs.reference.build
	$(BIN)/python docs/picture.py
	$(BIN)/python -m trianon.server.http.openapi > docs/openapi.json
	$(BIN)/python -m docs.site

dist: client setup ## build the wheel, client included
	$(BIN)/hatchling build -t wheel

lock: ## renew requirements/dev.txt and play.txt from pyproject.toml
	sh requirements/renew

clean: ## remove everything that was made here
	rm -rf $(VENV) $(VENV)-* build dist $(WEB) client/node_modules client/.svelte-check client/src/net/*.d.ts htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests $(wildcard bench) -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml requirements/dev.txt requirements/install
	@sh requirements/install $(VENV) dev
	@touch $(PLAYABLE) $@

# What playing needs is a part of what testing needs, in the same versions and the same environment.
$(PLAYABLE): pyproject.toml requirements/play.txt requirements/install
	@sh requirements/install $(VENV) play
	@touch $@

client/node_modules/.ready: client/package.json client/package-lock.json
	@sh requirements/debian nodejs npm
	@echo "setup: the browser client's packages, as locked"
	@cd client && npm ci --no-audit --no-fund --silent
	@touch $@

$(WEB)/index.html: client/node_modules/.ready $(CLIENT)
	@cd client && npm run --silent build
	@touch $@

$(WEB)/device/manifest.json: client/node_modules/.ready $(DEVICE) | $(PLAYABLE)
	@$(BIN)/python -m trianon.device.bundle $(WEB)/device
