"""Runs built functions, and tells at the end how long each took to start."""

import pytest

from tests.rie.runtime import Runtime

_INIT = "INIT"
"""What a test's report carries to the summary, from another process too."""


@pytest.fixture
def function(built, stack, tmp_path, request):
    """`function("Publish")`: that function's artefact under the emulator, on the deployed tables."""
    running = []

    def start(name):
        deployed = stack.client("lambda").get_function(FunctionName=stack.outputs[f"{name}Function"])
        configuration = deployed["Configuration"]
        environment = configuration["Environment"]["Variables"] | stack.emulator.credentials()
        runtime = Runtime(built, name, configuration["Handler"], environment, tmp_path / f"{name}.log")
        running.append((name, runtime))
        return runtime

    yield start
    for name, runtime in running:
        runtime.__exit__()
        request.node.user_properties.append((_INIT, (name, runtime.init_milliseconds())))


def pytest_terminal_summary(terminalreporter):
    reports = [each for kind in terminalreporter.stats.values() for each in kind if hasattr(each, "when")]
    told = [value for each in reports for name, value in each.user_properties if name == _INIT]
    found = dict(map(tuple, told))
    if found:
        terminalreporter.write_sep("-", "INIT of the built functions (aws-lambda-rie)")
        for name, milliseconds in sorted(found.items()):
            terminalreporter.write_line(f"{name:8} {milliseconds:6.0f} ms")
