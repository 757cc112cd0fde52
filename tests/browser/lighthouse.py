"""`make lighthouse`: accessibility, best practices and SEO of a public club's pages, as Lighthouse sees them.

Exit code 1 where one of them is below 100.
"""

import json
import os
import subprocess
import sys
from typing import Any

from tests.browser import made
from tests.browser.edge import Edge
from tests.browser.kit import KIT, QUIET, executable

LIGHTHOUSE = KIT / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("accessibility", "best-practices", "seo")
KINDS = ("ladder", "season", "roster", "member", "tournaments", "evening", "how")


def main() -> int:
    """Prints a line a page, with what failed."""
    club, edge, low = made.made("en", "public", "full"), Edge(), 0
    edge.put(club.pages)
    for kind in KINDS:
        report = measured(edge.url + club.root + made.KINDS[kind])
        scores = [round(100 * (report["categories"][name]["score"] or 0)) for name in CATEGORIES]
        low += any(score < 100 for score in scores)
        told = [f"{name} {score}" for name, score in zip(CATEGORIES, scores, strict=True)]
        print(f"{kind:12}", *told)  # noqa: T201
        for name in CATEGORIES:
            for each in report["categories"][name]["auditRefs"]:
                audit = report["audits"][each["id"]]
                if each["weight"] and audit["score"] is not None and audit["score"] < 1:
                    print(f"  {audit['id']}: {audit['title']} {audit.get('displayValue', '')}")  # noqa: T201
    edge.close()
    return int(low > 0)


def measured(address: str) -> dict[str, Any]:
    """Lighthouse's report of one page."""
    flags = " ".join(flag for flag in QUIET if " " not in flag)
    done = subprocess.run(
        [
            *(str(KIT / "bin" / "node"), str(LIGHTHOUSE), address, "--output=json", "--quiet"),
            *(f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={flags}"),
            "--no-enable-error-reporting",
        ],
        capture_output=True,
        text=True,
        check=False,
        env={"CHROME_PATH": executable(), "PATH": os.defpath},
    )
    if done.returncode:
        sys.exit(f"Lighthouse did not run: {done.stderr[-2000:]}")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


if __name__ == "__main__":
    sys.exit(main())
