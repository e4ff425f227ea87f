# Each command sets up all that it needs: a virtual environment in .venv, the pinned
# dependencies, and the hot modules compiled when a C compiler is there.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
HOT := $(wildcard src/filature/core/*.py src/filature/parts/*.py src/filature/games/*/*.py \
	src/filature/games/*/rules/*.py src/filature/table/playout.py)

.PHONY: play test check bench golden clean

play: $(READY)
	@$(BIN)/filature serve --open

test: $(READY)
	FILATURE_INTERPRETED=1 $(BIN)/pytest -n auto
	@if $(BIN)/python -c 'import filature, sys; sys.exit(not filature.COMPILED)'; \
	then echo "the same tests on the compiled build"; $(BIN)/pytest -n auto; \
	else echo "no compiled build here: the tests ran interpreted only"; fi

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: $(READY)
	$(BIN)/python bench/run.py
	$(BIN)/python bench/load.py

golden: $(READY)
	PYTHONPATH=tests $(BIN)/python tests/golden/golden.py

$(READY): pyproject.toml setup.py constraints.txt $(HOT)
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/pip install -q -c constraints.txt setuptools wheel 'mypy[mypyc]'
	@find src -name '*.so' -delete
	$(BIN)/pip install -q -c constraints.txt --no-build-isolation -e '.[dev]'
	@$(BIN)/filature --version
	@touch $@

clean:
	rm -rf .venv build src/*.egg-info
	find src -name '*.so' -delete
