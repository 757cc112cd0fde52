"""Who may do what. No loop can form because the rights do not allow it."""

import json

import pytest

READS = {"dynamodb:GetItem", "dynamodb:Query"}


def statements(template, function):
    role = template["Resources"][f"{function}Role"]["Properties"]
    return [
        statement
        for policy in role["Policies"]
        if isinstance(policy["PolicyDocument"], dict)
        for statement in policy["PolicyDocument"]["Statement"]
    ]


def actions_on(template, function, table):
    return {
        action
        for statement in statements(template, function)
        if {"Fn::GetAtt": [table, "Arn"]} in as_list(statement["Resource"])
        for action in as_list(statement["Action"])
    }


def as_list(value):
    return value if isinstance(value, list) else [value]


def every_statement(template):
    return [
        (name, statement)
        for name in ("Publish", "Replay", "Render", "Check")
        for statement in statements(template, name)
    ]


def test_replay_cannot_write_the_records_that_wake_it(main):
    assert actions_on(main, "Replay", "Records") <= READS
    assert actions_on(main, "Replay", "Records")


def test_render_cannot_write_the_ladders_that_wake_it(main):
    assert actions_on(main, "Render", "Ladders") == {"dynamodb:GetItem"}
    assert not actions_on(main, "Render", "Records")


def test_publish_cannot_write_a_ladder(main):
    assert actions_on(main, "Publish", "Ladders") <= READS


def test_only_render_writes_pages(main):
    writers = {
        name
        for name, statement in every_statement(main)
        if "Site.Outputs.Bucket" in json.dumps(statement["Resource"])
        and "s3:PutObject" in as_list(statement["Action"])
    }

    assert writers == {"Render"}


def test_only_publish_and_check_can_write_change_objects(main):
    """The commit point: a replay or a render never writes history."""
    for name, statement in every_statement(main):
        resource = json.dumps(statement["Resource"])
        if "s3:PutObject" in as_list(statement["Action"]) and "${Name}" in resource:
            derived = any(kind in resource for kind in ("/books/*", "/shown/*"))
            assert derived or name in ("Publish", "Check"), (name, resource)


@pytest.mark.parametrize("function", ["Publish", "Replay", "Render", "Check"])
def test_no_right_is_a_wildcard_or_holds_everywhere(main, function):
    for statement in statements(main, function):
        assert statement["Effect"] == "Allow"
        assert not [action for action in as_list(statement["Action"]) if "*" in action]
        assert "*" not in as_list(statement["Resource"])


@pytest.mark.parametrize("function", ["Publish", "Replay", "Render", "Check"])
def test_every_right_names_a_resource_of_this_stack(main, function):
    ours = ("Records", "Ladders", "SiteState", "${Name}", "Site.Outputs", "FailedEvents")
    for statement in statements(main, function):
        assert any(name in json.dumps(statement["Resource"]) for name in ours), statement


def test_whoever_reads_the_archive_may_list_it_so_that_a_missing_object_is_not_a_refusal(main):
    for function in ("Publish", "Replay", "Render", "Check"):
        allowed = {action for item in statements(main, function) for action in as_list(item["Action"])}
        assert {"s3:GetObject", "s3:ListBucket"} <= allowed


def test_only_publish_and_check_take_old_versions_away_and_nothing_else_of_the_archive(main):
    """An erasure and the sweep of a closed club; a page's bucket has no versions."""
    holders = {}
    for name, statement in every_statement(main):
        if "s3:DeleteObjectVersion" in as_list(statement["Action"]):
            holders[name] = {
                json.dumps(each).split("${Name}/")[1].split("*")[0] for each in statement["Resource"]
            }

    erased = {"changes/", "books/", "snapshots/", "erasures/"}
    assert holders == {"Publish": erased, "Check": erased | {"shown/"}}
