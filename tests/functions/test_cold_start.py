"""What a function has to import before it can answer: cold starts are paid by whoever asks first."""

import json
import subprocess
import sys

import pytest

HEAVY = ("pydantic", "jinja2", "babel", "rapidfuzz", "pydantic_core")
"""Each costs a tenth of a second or more at a cold start."""

PROGRAM = """
import json, sys
import {module}
print(json.dumps(sorted(sys.modules)))
"""


@pytest.mark.parametrize(
    ("module", "may"),
    [
        ("publish.handler", set()),
        ("replay.handler", set()),
        ("check.handler", set()),
        ("render.handler", {"jinja2", "babel"}),
    ],
)
def test_nothing_heavy_is_imported_before_it_is_needed(module, may):
    path = [each for each in sys.path if each]
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:0] = {path!r}\n{PROGRAM.format(module=module)}"],
        capture_output=True,
        text=True,
        check=True,
    )

    loaded = set(json.loads(done.stdout))

    assert set(HEAVY) & loaded <= may
