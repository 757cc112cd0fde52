"""The template checks of `make check`: SAM's, and CloudFormation's linter on the text and what it becomes."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from infra.local.build import SAM, sam_environment
from infra.transform import ROOT, transformed

_TEMPLATES = ("template.yaml", "infra/site.yaml", "infra/alarms.yaml")


def main() -> int:
    """0 where every check passes; what they say goes to the terminal."""
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "transformed.json"
        plain.write_text(json.dumps(transformed(), indent=1))
        lint = [str(Path(sys.executable).with_name("cfn-lint"))]
        failed = [
            *(
                _run(folder, str(SAM), "validate", "--lint", "--config-env", "local", "-t", name)
                for name in _TEMPLATES
            ),
            _run(folder, *lint, *_TEMPLATES),
            # W2001: the transform leaves parameters behind that only the code's folders used
            _run(folder, *lint, "--ignore-checks", "W2001", "--", str(plain)),
        ]
    return int(any(failed))


def _run(temporary: str, *command: str) -> int:
    """The command's exit code; without colours or machine settings in its way."""
    done = subprocess.run(command, cwd=ROOT, env=sam_environment(temporary) | {"NO_COLOR": "1"}, check=False)
    if done.returncode:
        print(f"failed: {' '.join(Path(word).name for word in command)}", file=sys.stderr)
    return done.returncode


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
