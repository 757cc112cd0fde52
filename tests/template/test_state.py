"""What is kept, how, and who reaches it."""

import json


def test_the_archive_outlives_its_stack_and_keeps_every_version(main):
    archive = main["Resources"]["Archive"]

    assert (archive["DeletionPolicy"], archive["UpdateReplacePolicy"]) == ("Retain", "Retain")
    assert archive["Properties"]["VersioningConfiguration"] == {"Status": "Enabled"}


def test_nothing_in_the_archive_ends_by_age_for_only_an_erasure_removes(main):
    assert "LifecycleConfiguration" not in main["Resources"]["Archive"]["Properties"]


def test_the_site_keeps_no_old_versions_of_a_page(site):
    """An old version must not keep a name that was taken off."""
    assert "VersioningConfiguration" not in site["Resources"]["Pages"]["Properties"]


def test_no_bucket_can_be_made_public(main, site):
    buckets = [
        resource["Properties"]
        for template in (main, site)
        for resource in template["Resources"].values()
        if resource["Type"] == "AWS::S3::Bucket"
    ]

    assert len(buckets) == 2
    for bucket in buckets:
        assert bucket["PublicAccessBlockConfiguration"] == {
            "BlockPublicAcls": True,
            "BlockPublicPolicy": True,
            "IgnorePublicAcls": True,
            "RestrictPublicBuckets": True,
        }


def on_aws(statement):
    """The statement as it is on AWS: the emulator, which speaks plain http, is the first branch."""
    local, *branches = statement.get("Fn::If", ["", statement])
    assert local in ("", "Local")
    return branches[-1]


def test_every_bucket_refuses_plain_http(main, site):
    for policy in (main["Resources"]["ArchivePolicy"], site["Resources"]["PagesPolicy"]):
        [refusal] = [
            statement
            for statement in map(on_aws, policy["Properties"]["PolicyDocument"]["Statement"])
            if statement["Effect"] == "Deny"
        ]
        assert refusal["Condition"] == {"Bool": {"aws:SecureTransport": "false"}}
        assert refusal["Principal"] == "*"


def test_only_the_distribution_reads_pages_and_it_may_not_list_them(site):
    """So a missing page is a 403 of S3, the one status that the error page is mapped from."""
    allowed = [
        statement
        for statement in map(
            on_aws, site["Resources"]["PagesPolicy"]["Properties"]["PolicyDocument"]["Statement"]
        )
        if statement["Effect"] == "Allow"
    ]

    assert [statement["Action"] for statement in allowed] == ["s3:GetObject"]
    assert "distribution/" in json.dumps(allowed[0]["Condition"]["StringEquals"]["AWS:SourceArn"])


def test_every_table_is_paid_by_request_and_can_go_back_in_time(main):
    for resource in main["Resources"].values():
        if resource["Type"] == "AWS::DynamoDB::Table":
            assert resource["Properties"]["BillingMode"] == "PAY_PER_REQUEST"
            assert resource["Properties"]["PointInTimeRecoverySpecification"] == {
                "PointInTimeRecoveryEnabled": True
            }


def test_the_operators_key_has_no_default_and_is_not_shown(written):
    parameter = written["Parameters"]["OperatorKeySha256"]

    assert parameter["NoEcho"] is True
    assert "Default" not in parameter
