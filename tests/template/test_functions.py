"""What the functions are given: handlers, environment, streams."""

import ast
import json

import pytest

from infra.transform import ROOT

FUNCTIONS = ("Publish", "Replay", "Render", "Check")

# All that the code may read; a variable more here is a decision for DECISIONS.md.
ALLOWED = {
    "RECORDS_TABLE",
    "LADDERS_TABLE",
    "SITE_TABLE",
    "ARCHIVE_BUCKET",
    "SITE_BUCKET",
    "POWERTOOLS_SERVICE_NAME",
    "POWERTOOLS_LOG_LEVEL",
    "POWERTOOLS_METRICS_NAMESPACE",
}
OWN = {
    "Publish": {"OPERATOR_KEY_SHA256"},
    "Replay": set(),
    "Render": {"DISTRIBUTION_ID", "SITE_ADDRESS"},
    "Check": {"DISTRIBUTION_ID"},
}


def of_type(template, kind):
    return {
        name: resource["Properties"]
        for name, resource in template["Resources"].items()
        if resource["Type"] == kind
    }


def test_there_are_exactly_the_four_functions(main):
    assert set(FUNCTIONS) == set(of_type(main, "AWS::Lambda::Function"))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_handler_is_a_function_of_that_file(main, name):
    module, handler = of_type(main, "AWS::Lambda::Function")[name]["Handler"].rsplit(".", 1)
    source = ROOT / "functions" / f"{module.replace('.', '/')}.py"

    tree = ast.parse(source.read_text())

    assert handler in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_is_given_its_environment_and_nothing_else(main, name):
    variables = of_type(main, "AWS::Lambda::Function")[name]["Environment"]["Variables"]

    assert ALLOWED | OWN[name] == set(variables)


def test_the_code_reads_no_environment_variable_that_the_template_does_not_give():
    read = {
        name
        for folder in ("functions", "shared/ladder")
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        for name in read_by(node)
    }

    assert read <= ALLOWED.union(*OWN.values())


def read_by(node):
    """The variable that the node reads: `environ["NAME"]`, `environ.get("NAME")` or `getenv("NAME")`."""
    if isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith("environ"):
        named = node.slice
    elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("environ.get", "getenv")):
        named = node.args[0]
    else:
        return []
    return [named.value] if isinstance(named, ast.Constant) else []


def test_what_the_functions_share_knows_no_function_and_no_aws():
    """import-linter only sees packages; these are modules beside them."""
    forbidden = {"publish", "replay", "render", "check", "boto3", "botocore"}
    for path in (ROOT / "functions").glob("*.py"):
        imported = {
            (node.module or "").split(".")[0]
            if isinstance(node, ast.ImportFrom)
            else alias.name.split(".")[0]
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Import | ast.ImportFrom)
            for alias in node.names
        }
        assert not imported & forbidden, path.name


def test_every_function_runs_the_python_that_the_checkout_names(main):
    version = (ROOT / ".python-version").read_text().strip()

    assert {f"python{version}"} == {
        function["Runtime"] for function in of_type(main, "AWS::Lambda::Function").values()
    }


def test_the_layer_is_built_for_the_processor_that_the_functions_run_on(written):
    layer = written["Resources"]["LadderLayer"]

    assert layer["Metadata"]["BuildArchitecture"] == {"Ref": "Architecture"}
    assert layer["Properties"]["CompatibleArchitectures"] == [{"Ref": "Architecture"}]
    assert written["Globals"]["Function"]["Architectures"] == [{"Ref": "Architecture"}]


def test_every_stream_has_a_failure_queue_an_end_to_retries_and_partial_answers(main):
    mappings = of_type(main, "AWS::Lambda::EventSourceMapping").values()

    assert {"Replay", "Render"} == {mapping["FunctionName"]["Ref"] for mapping in mappings}
    for mapping in mappings:
        queue = {"Fn::GetAtt": ["FailedEvents", "Arn"]}
        assert queue == mapping["DestinationConfig"]["OnFailure"]["Destination"]
        assert mapping["MaximumRetryAttempts"] == 5
        assert mapping["MaximumRecordAgeInSeconds"] == 3600
        assert mapping["BisectBatchOnFunctionError"] is True
        assert mapping["FunctionResponseTypes"] == ["ReportBatchItemFailures"]
        assert mapping["StartingPosition"] == "TRIM_HORIZON"


@pytest.mark.parametrize(
    ("function", "table", "key"), [("Replay", "Records", "REVISION"), ("Render", "Ladders", "HEAD")]
)
def test_one_row_alone_wakes_a_function(main, function, table, key):
    [mapping] = [
        mapping
        for mapping in of_type(main, "AWS::Lambda::EventSourceMapping").values()
        if mapping["FunctionName"] == {"Ref": function}
    ]
    [pattern] = mapping["FilterCriteria"]["Filters"]

    assert {"Fn::GetAtt": [table, "StreamArn"]} == mapping["EventSourceArn"]
    assert {"dynamodb": {"Keys": {"SK": {"S": [key]}}}} == json.loads(pattern["Pattern"])


def test_only_the_two_tables_that_wake_somebody_have_a_stream_and_it_carries_keys_alone(main):
    tables = of_type(main, "AWS::DynamoDB::Table")

    assert {
        name: table["StreamSpecification"]["StreamViewType"]
        for name, table in tables.items()
        if "StreamSpecification" in table
    } == {"Records": "KEYS_ONLY", "Ladders": "KEYS_ONLY"}


def test_check_looks_every_five_minutes(main):
    [rule] = of_type(main, "AWS::Events::Rule").values()

    assert rule["ScheduleExpression"] == "rate(5 minutes)"
    assert [target["Arn"] for target in rule["Targets"]] == [{"Fn::GetAtt": ["Check", "Arn"]}]
