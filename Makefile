# Each command sets up all that it needs, in .venv: building/ready.py tells how.
PYTHON ?= python3
BIN := .venv/bin
READY := @$(PYTHON) building/ready.py
NPM := PATH="$$PATH:$(CURDIR)/$(BIN)" npm

.PHONY: play ready quick libraries test check check-style check-types check-imports check-pages bench \
	golden manual clients docs house meetings mutants pictures states browser proxy fuzz audit sbom release clean

play:
	$(READY) play
	@$(BIN)/filature serve --open

# What tests and measurements need, with the optimised build; and a build for in between.
ready:
	$(READY) dev

quick:
	$(READY) quick

# The same without any build.
libraries:
	$(READY) libraries

# What is compiled also interpreted; then everything on the compiled build; without one, all interpreted.
SUITE := src/filature/conformance
INTERPRETED := $(addprefix tests/,core games parts protocol record text house/test_build.py house/test_meetings.py) \
	$(SUITE) $(addprefix --ignore $(SUITE)/test_,browser.py gymnasium.py many.py openspiel.py pettingzoo.py server.py)

# A browser that is driven has a loop of its own running, beside which no other can be run.
PAGES := tests/web $(SUITE)/test_browser.py

# Who has nothing left to do takes over tests of others.  Servers and browsers are waited for now and then:
# three at work for two cores.  Hundreds of processes start: what Python has compiled it keeps.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/pytest --dist worksteal -n
MORE = $(shell $(PYTHON) -c 'import os; print((3 * os.cpu_count() + 1) // 2)')

test: ready browser proxy
	@cd web && $(NPM) run -s test
	@if $(BIN)/python -c 'import filature, sys; sys.exit(not filature.COMPILED)'; \
	then echo "interpreted" && FILATURE_INTERPRETED=1 $(PYTEST) auto $(INTERPRETED) && \
	  export FILATURE_COMPILED=1; \
	else echo "no compiled build here: interpreted only"; fi && \
	echo "everything but the pages" && $(PYTEST) $(MORE) $(addprefix --ignore ,$(PAGES)) && \
	echo "the pages" && $(PYTEST) $(MORE) $(PAGES)

# Four checks side by side, each told when it is done; none needs the rules compiled.
check: libraries
	@$(MAKE) --no-print-directory --jobs $(if $(filter output-sync,$(.FEATURES)),--output-sync) \
	  check-style check-types check-imports check-pages

check-style:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

check-types:
	$(BIN)/mypy

check-imports:
	$(BIN)/lint-imports --no-cache

check-pages:
	FILATURE_INTERPRETED=1 $(BIN)/python -m filature.protocol.schema | (cd web && $(NPM) run -s types)
	cd web && $(NPM) run -s check

bench: ready
	@$(BIN)/pip install -q -c constraints.txt pygame rlcard
	PYTHONPATH=tests $(BIN)/python bench/run.py

golden: ready
	$(BIN)/python -m filature.conformance.golden
	$(BIN)/python tests/adapters/playthrough.py

# The rules of a game changed mechanically: what does no test notice?  A drill of some ten minutes.
GAME ?= lair
SAMPLE ?= 100
SEED ?= 1
mutants: ready
	@$(BIN)/pip install -q -c constraints.txt cosmic-ray
	PYTHONPATH=src:tests $(BIN)/python tests/mutants.py $(GAME) --sample $(SAMPLE) --seed $(SEED)

# The clauses that fire in the same action, and a test for each pair.
meetings: ready
	FILATURE_INTERPRETED=1 PYTHONPATH=tests $(BIN)/python tests/meetings.py

# The page on the command line, made of its commands.
manual: ready
	LANG=C $(BIN)/python -m filature.cli.manual > docs/how-to/command-line.md

# The parts of both clients that follow from the schemas.
clients: ready
	$(BIN)/python clients/generate.py
	$(BIN)/python -m filature.protocol.schema | (cd web && $(NPM) run -s types -- ../clients/typescript/messages.ts)

# The site of documents, which a server shows under /docs; strict about links.
docs: ready
	$(BIN)/python building/documents.py

# The pictures of the documents, in a real Chromium; look at each of them.
pictures: ready browser
	PYTHONPATH=tests $(BIN)/python -m web.pictures
	PYTHONPATH=tests $(BIN)/python -m web.tour

# A house as this version leaves it behind, which later ones must open.
house: ready
	PYTHONPATH=tests $(BIN)/python -m server.leaving

# Every state of the tables as sheets of pictures, into build/states: look at each of them.
states: ready browser
	PYTHONPATH=tests $(BIN)/python -m web.states $(if $(filter command line,$(origin GAME)),$(GAME))

browser:
	@.ci/browser

proxy:
	@.ci/proxy

# Every door tried with ever new inputs, so many seconds each; then with those that reach new code.
SECONDS ?= 600
fuzz: ready
	FILATURE_INTERPRETED=1 FILATURE_FUZZ_SECONDS=$(SECONDS) $(BIN)/pytest -n auto tests/fuzz
	@$(BIN)/pip install -q atheris
	FILATURE_INTERPRETED=1 PYTHONPATH=src:tests $(BIN)/python tests/fuzz/guided.py $(SECONDS)

# What is known against the packages that are pinned; asks the services of PyPI and npm.
audit: ready
	@$(BIN)/pip install -q pip-audit
	$(BIN)/pip-audit --strict --no-deps --disable-pip --requirement constraints.txt
	cd web && $(NPM) audit

# The bill of materials: everything that filature is made with, its version and its licence.
sbom: ready
	@mkdir -p dist
	$(BIN)/python building/sbom.py > dist/filature.cdx.json

# What is published: a source archive, a wheel for this platform, and the bill beside them.
release: audit sbom docs
	$(BIN)/python -m build

clean:
	rm -rf .venv build src/*.egg-info src/filature/server/docs src/filature/server/static web/node_modules
	find src -name '*.so' -delete
	rm -f src/filature/compiled.json
