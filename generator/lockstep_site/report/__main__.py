"""Command line of scripts/audit with --html: writes the report as a site."""

from __future__ import annotations

import argparse
import sys

from lockstep_audit.__main__ import main as audit
from lockstep_audit.report import Audit

from .build import read_site, write_files
from .evidence import Evidence, count_documents, read_coverage


def write_site(options: argparse.Namespace, audit: Audit | None) -> None:
    evidence = Evidence()
    for path in options.coverage:
        read_coverage(path, evidence)
    if not options.coverage:
        count_documents(evidence)
    site = read_site(audit, evidence, playground=options.playground, site=options.site)
    files = site.build()
    write_files(files, options.html)
    print(f"{options.html / 'index.html'}: {sum(name.endswith('.html') for name in files)} pages")


def main() -> int:
    return audit(write_site)


if __name__ == "__main__":
    sys.exit(main())
