"""What CONTRACT promises of `make run`."""

import json
import os
import signal
import socket
import subprocess
import time

import pytest

from infra.local.build import ROOT
from tests.local.conftest import KEY

CLUB = {"slug": "chiuso-di-notte", "name": "Circolo della notte", "language": "it"}


def status(run, slug):
    code, _, body = run.ask("GET", f"/api/clubs/{slug}/status")
    assert code == 200, body
    return json.loads(body)


def settled(run, slug, within=20.0):
    deadline = time.monotonic() + within
    while True:
        found = status(run, slug)
        if found["records"] == found["ladder"] == found["site"]:
            return found
        assert time.monotonic() < deadline, found
        time.sleep(0.1)


def test_ready_is_said_when_it_is_true_and_before_any_address(run):
    started = run().wait_until_ready()

    assert started.lines[-1] == f"ready: {started.url}"
    assert not [line for line in started.lines[:-1] if "http://" in line]
    assert started.ask("GET", "/api/clubs")[0] == 200


def test_it_names_the_console_and_warns_of_a_short_operator_key(run):
    lines = []
    for key in ("short", KEY):
        started = run(OPERATOR_KEY=key).wait_until_ready("stop with")
        assert started.ask("GET", "/api/clubs", key=key)[0] == 200
        assert started.ask("GET", "/console/", key=None)[0] == 200
        started.end()
        lines.append(started.lines)

    short, long = lines
    assert f"operator key: {KEY}" in long
    assert sum(line.startswith("warning: ") for line in short) == 1
    assert not [line for line in long if "warning" in line]
    assert f"console: {started.url}/console/" in long


@pytest.mark.parametrize("key", ["", "nineteen characters"])
def test_a_key_that_can_be_guessed_is_not_deployed(key):
    refused = subprocess.run(
        ["make", "--no-print-directory", "deploy"],  # noqa: S607 - whichever make there is
        cwd=ROOT,
        env=os.environ | {"OPERATOR_KEY": key},
        capture_output=True,
        text=True,
        check=False,
    )

    assert refused.returncode != 0
    assert "20 characters" in refused.stdout


def test_it_ends_within_ten_seconds_and_leaves_no_process_and_no_folder(run):
    started = run().wait_until_ready()
    started.ask("GET", "/api/clubs")  # so that a worker runs

    assert started.end() < 10

    time.sleep(0.5)
    assert started.left_behind() == []


def test_it_ends_while_it_is_still_starting(run):
    starting = run()
    for line in starting.process.stdout:
        if line.startswith("deploying"):
            break

    assert starting.end() < 10
    time.sleep(0.5)
    assert starting.left_behind() == []


def test_a_taken_port_is_said_plainly(run):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused = run(PORT=str(port))
        said, _ = refused.process.communicate(timeout=30)

    assert refused.process.returncode != 0
    assert f"port {port} is taken" in said
    assert "Traceback" not in said


def test_a_port_that_is_none_is_said_plainly(run):
    refused = run(PORT="eighty")
    said, _ = refused.process.communicate(timeout=30)

    assert refused.process.returncode != 0
    assert "PORT must be a port number" in said


def test_what_was_answered_outlives_a_kill_where_data_is_kept(run, tmp_path):
    data = {"DATA": str(tmp_path / "data")}
    first = run(**data).wait_until_ready()
    code, _, body = first.ask("POST", "/api/clubs", CLUB)
    assert code == 201, body
    organiser = json.loads(body)["organiser_key"]
    first.end(signal.SIGKILL)  # at once: records, ladder and pages may not have followed

    second = run(**data).wait_until_ready()

    found = settled(second, CLUB["slug"])
    assert found["records"] == 1
    code, _, body = second.ask("GET", f"/api/clubs/{CLUB['slug']}", key=organiser)
    assert code == 200
    assert json.loads(body)["club"]["name"] == CLUB["name"]
    page = json.loads(body)["club"]["pages"]
    assert second.ask("GET", page, key=None)[0] == 200


def test_a_data_folder_serves_one_run_at_a_time(run, tmp_path):
    data = {"DATA": str(tmp_path / "data")}
    run(**data).wait_until_ready()
    second = run(**data)
    said, _ = second.process.communicate(timeout=30)

    assert second.process.returncode != 0
    assert "in use by another run" in said


def test_the_operators_key_is_kept_with_the_data(run, tmp_path):
    data = {"DATA": str(tmp_path / "data")}
    first = run(**data).wait_until_ready()
    first.end()

    second = run(**data, OPERATOR_KEY="").wait_until_ready()

    assert second.ask("GET", "/api/clubs")[0] == 200
