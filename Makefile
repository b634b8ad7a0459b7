# The front door. `make` alone lists what can be done.
#   PYTHON=python3.13   which Python .venv is made from
#   BUILDS=pure         test one build only (compiled, pure)
#   ARGS="-k draw"      handed on to pytest, `koloda serve`, the benchmarks or the mutants
#   SEED=2              other mutants
#   GAME=arne           whose bot is trained

BUILDS ?= compiled pure
ARGS ?=
SEED ?= 1
RECENT := -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
ifndef PYTHON
PYTHON := $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p $(RECENT) && echo $$p && break; done)
endif
UV := uv==0.13.7
LOCK := --universal --python-version 3.11 --generate-hashes --no-annotate --custom-compile-command "make lock"

PY := .venv/bin/python
NPM = $(PYTHON) tools/bootstrap.py npm
UNCOMPILED := architecture cli client docs examples lab mcp texts
CODE := $(wildcard src tests bench tools examples setup.py)
unexport PYTHONPATH

.PHONY: help setup deps play test test-compiled test-pure test-research test-web test-browser corpus soak mutants train puzzles check types moments clips observations format docs bench wheels lock clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

play: python ## start the server on this machine and open its page
	@$(PYTHON) tools/bootstrap.py play --open --log-level warning $(ARGS)

test: $(BUILDS:%=test-%) test-web test-browser ## run the tests, on the compiled package, on the source, and of the web client

setup: python ## prepare .venv, so that .venv/bin/koloda runs
	@$(PYTHON) tools/bootstrap.py package

test-compiled: setup
	$(PY) -m pytest -n auto $(ARGS)

test-pure: setup # what is never compiled need not be tried twice
	PYTHONPATH=src $(PY) -m pytest -n auto $(UNCOMPILED:%=--ignore=tests/%) $(ARGS)

test-web: python
	@$(NPM) run --silent test

test-browser: setup
	$(PY) -m pytest -n 2 -m browser $(ARGS) tests/browser

test-research: setup ## run what needs Ray and OpenSpiel, which it installs
	$(PY) -m pip install -q open_spiel ray
	$(PY) -m pytest -m research $(ARGS) tests/research

corpus: setup ## write 10000 seeded games of each game, with digests, into build/corpus
	$(PY) tools/corpus.py $(ARGS)

soak: setup ## run the long tests
	$(PY) -m pytest -n auto -m soak $(ARGS)

mutants: deps ## change the rules in small ways and name what no test notices
	PYTHONPATH=src SEED=$(SEED) $(PY) -m tools.mutants $(ARGS)

train: setup ## find the numbers a bot judges by in games against itself (GAME=arne; hours)
	$(PY) -m tools.train $(GAME) $(ARGS)

puzzles: setup ## look for positions with one best choice in games between bots (GAME=uno; an hour)
	$(PY) -m tools.puzzles $(GAME) $(ARGS)

check: deps ## ruff and mypy --strict; svelte-check, eslint and prettier; types that are up to date
	$(PY) -m ruff check $(CODE)
	$(PY) -m ruff format --check $(CODE)
	$(PY) -m mypy --strict $(CODE)
	PYTHONPATH=src $(PY) tools/web_types.py --check
	PYTHONPATH=src $(PY) tools/tip_moments.py --check
	PYTHONPATH=src $(PY) tools/board_moments.py --check
	PYTHONPATH=src $(PY) tools/clips.py --check
	PYTHONPATH=src $(PY) tools/observations.py --check
	PYTHONPATH=src $(PY) tools/socket_page.py --check
	@$(NPM) run --silent check
	@$(NPM) run --silent lint
	@$(NPM) run --silent layout

observations: deps ## write docs/observations.md and docs/socket.md from the games and the server
	PYTHONPATH=src $(PY) tools/observations.py
	PYTHONPATH=src $(PY) tools/socket_page.py

moments: deps ## write what seats see where tips are said and at moments that the boards are tested at
	PYTHONPATH=src $(PY) tools/tip_moments.py
	PYTHONPATH=src $(PY) tools/board_moments.py

clips: deps ## write the moves of bots that the home page shows
	PYTHONPATH=src $(PY) tools/clips.py

types: deps ## write the web client's types from the server's
	PYTHONPATH=src $(PY) tools/web_types.py

format: deps ## let ruff and prettier lay out the code
	@$(NPM) run --silent format
	$(PY) -m ruff check --select I --fix $(CODE)
	$(PY) -m ruff format $(CODE)

docs: python ## build the documentation site into build/docs
	@$(PYTHON) tools/bootstrap.py docs
	PYTHONPATH=src $(PY) -m tools.site $(ARGS)

bench: python ## measure speed beside other engines
	@$(PYTHON) tools/bootstrap.py bench
	$(PY) -m bench $(ARGS)

wheels: python ## put the sdist and two wheels (compiled here, pure) into dist/, and try each in a bare environment
	@$(PYTHON) tools/bootstrap.py ship
	$(PY) tools/wheels.py

lock: deps ## renew requirements/*.txt and the pip beside the bootstrap
	$(PY) -m pip install -q $(UV)
	$(PY) -m uv pip compile -q -U $(LOCK) --extra all --extra testing --group dev -o requirements/dev.txt pyproject.toml
	$(PY) -m uv pip compile -q $(LOCK) --extra serve --extra pictures -c requirements/dev.txt -o requirements/run.txt pyproject.toml
	$(PY) -m uv pip compile -q $(LOCK) --extra cluster --extra pictures -c requirements/dev.txt -o requirements/cluster.txt pyproject.toml
	$(PY) -m uv pip compile -q $(LOCK) --group build -c requirements/dev.txt -o requirements/build.txt
	$(PY) -m uv pip compile -q -U $(LOCK) --group bench -c requirements/dev.txt -o requirements/bench.txt
	$(PY) -m uv pip compile -q -U $(LOCK) --group docs -c requirements/dev.txt -o requirements/docs.txt
	$(PY) -m uv pip compile -q -U $(LOCK) --group ship -c requirements/dev.txt -o requirements/ship.txt
	$(PY) -m uv pip compile -q -U $(LOCK) --group node -o requirements/node.txt
	rm -f tools/pip-*.whl
	$(PY) -m pip download -q --no-deps -d tools "$$(grep -o '^pip==[0-9.]*' requirements/dev.txt)"

clean: ## remove everything that was made here
	rm -rf .venv build dist web/node_modules src/koloda/server/web .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests bench tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

deps: python
	@$(PYTHON) tools/bootstrap.py deps

.PHONY: python
python:
	@$(or $(PYTHON),false) $(RECENT) || \
		{ echo "Koloda needs Python 3.11 or newer; install it, or name it: make PYTHON=/path/to/python3" >&2; exit 1; }
