# The commands of this repository. Each sets up what it needs: git, make and Python 3.13 are enough to begin with.
# PYTHON=/path/to/python3.13 names the interpreter where it is not found by itself.

SHELL := /bin/sh
.DEFAULT_GOAL := help
export PYTHON PORT EMPTY OPERATOR_KEY DATA
export PYTHONPATH := $(CURDIR)

PINS := layer:shared/requirements.txt dev:requirements/dev.txt sam:requirements/sam.txt \
        ministack:requirements/ministack.txt rie:requirements/rie.txt fuzz:requirements/fuzz.txt browser:requirements/browser.txt

.PHONY: help run test lighthouse faults machine fuzz bench check build deploy operator-key names tools env browser pins clean

help: ## this list
	@grep -E '^[a-z]+:.*## ' Makefile | sed 's/:.*## /\t/' | expand -t 10

run: tools ## the whole product on http://127.0.0.1:8000 with a demo club (PORT, EMPTY=1, OPERATOR_KEY, DATA=DIR)
	@exec .tools/ministack/bin/python -m infra.local.run

test: env tools browser ## every test
	@infra/env.sh .tools/rie requirements/rie.txt
	@.tools/ministack/bin/python -m infra.local.build >/dev/null
	@.venv/bin/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder # a file's tests share an account, so they stay together

lighthouse: browser ## Lighthouse over a public club's pages: accessibility, best practices, SEO
	@mkdir -p .tools/browser/lighthouse && cp infra/browser/lighthouse/* .tools/browser/lighthouse/
	@.tools/browser/bin/npm ci --prefix .tools/browser/lighthouse --ignore-scripts --no-audit --no-fund --no-update-notifier >/dev/null
	@PYTHONPATH=$(CURDIR):$(CURDIR)/shared:$(CURDIR)/functions .venv/bin/python -m tests.browser.lighthouse

faults: env ## every call of every function failing in turn, and every meeting of two (hours; POINTS=25 of each; ONLY="correct or merge")
	@PYTHONPATH=$(CURDIR):$(CURDIR)/shared:$(CURDIR)/functions FAULTS=1 POINTS=$(POINTS) .venv/bin/python -m pytest tests/faults $(if $(ONLY),-k "$(ONLY)") -o faulthandler_timeout=0

machine: env ## a long run of the state machine: random acts against a simple model (MINUTES=10)
	@PYTHONPATH=$(CURDIR):$(CURDIR)/shared:$(CURDIR)/functions MACHINE=$(or $(MINUTES),10) .venv/bin/python -m pytest tests/machine -o faulthandler_timeout=0

fuzz: ## the readers of files under a coverage-guided fuzzer, after files made to cost much (MINUTES=10)
	@infra/env.sh .tools/fuzz requirements/fuzz.txt
	@PYTHONPATH=$(CURDIR):$(CURDIR)/shared:$(CURDIR)/functions .tools/fuzz/bin/python -m tests.fuzz $(or $(MINUTES),10)

bench: env ## the benchmarks: ratios side by side in one run
	@PYTHONPATH=$(CURDIR):$(CURDIR)/shared:$(CURDIR)/functions .venv/bin/python -m bench

names: env ## the product's name suggestions over a set: make names SET=in.json OUT=out.json
	@PYTHONPATH=$(CURDIR):$(CURDIR)/shared:$(CURDIR)/functions .venv/bin/python -m bench.names "$(SET)" "$(OUT)"

check: env tools ## lint, types, import rules, template checks
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	PYTHONPATH=shared:functions .venv/bin/lint-imports
	.venv/bin/python -m infra.checks

build: tools ## what `sam deploy` takes to AWS (arm64; ARCHITECTURE=x86_64 for the other)
	@.tools/ministack/bin/python -m infra.local.build $(or $(ARCHITECTURE),arm64)

deploy: operator-key build ## to AWS, as your AWS settings say: make deploy OPERATOR_KEY=... (asks before it changes anything)
	@.tools/sam/bin/sam deploy --config-file $(CURDIR)/samconfig.toml --template-file .aws-sam/built-$(or $(ARCHITECTURE),arm64)/template.yaml \
	    --parameter-overrides Architecture=$(or $(ARCHITECTURE),arm64) OperatorKeySha256=$$(.tools/sam/bin/python -c \
	        'import hashlib, os; print(hashlib.sha256(os.environ["OPERATOR_KEY"].encode()).hexdigest())') $(PARAMETERS)
	@.tools/sam/bin/sam remote invoke Render --config-file $(CURDIR)/samconfig.toml --event '{"Records": []}' # the error page

operator-key:
	@test "$${#OPERATOR_KEY}" -ge 20 || \
	    { echo "make deploy needs OPERATOR_KEY, the key that the operator will use: 20 characters or more"; exit 2; }

tools:
	@infra/env.sh .tools/sam requirements/sam.txt
	@infra/env.sh .tools/ministack requirements/ministack.txt

env:
	@infra/env.sh .venv requirements/dev.txt

browser: env
	@infra/browser.sh

pins: env ## choose the newest versions again (commit what changes)
	@for pair in $(PINS); do \
	    .venv/bin/uv pip compile --quiet --upgrade --generate-hashes --universal --python-version 3.13 --no-header \
	        --no-emit-index-url --no-emit-find-links requirements/$${pair%%:*}.in -o $${pair##*:} \
	        $$([ "$$pair" = dev:requirements/dev.txt ] && echo --constraint shared/requirements.txt) || exit 1; done

clean: ## remove what the other commands made
	rm -rf .aws-sam .tools .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
