"""Checks every ELF file of a bundle: no missing library, none from a newer system, exactly the packages of depends.txt.

check_elf.py BUNDLE [--depends FILE] [--glibc 2.36]      --depends needs a Debian system with those packages
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

# loaded by name at run time, so that no ELF header tells of them
LOADED_LATER = {"libgl1"}
PART_OF_LIBC = re.compile(r"ld-linux|lib(c|m|dl|rt|pthread|util|resolv)\.so")


def elf_files(bundle: Path) -> Iterator[Path]:
    """The program and every shared library and extension module."""
    for file in sorted(bundle.rglob("*")):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as opened:
                if opened.read(4) == b"\x7fELF":
                    yield file


def needed(file: Path, bundle: Path) -> list[tuple[str, str]]:
    """The libraries that a file asks for, each with the place where the loader finds it, or ''."""
    # the bundle's starter sets the same path
    env = {"PATH": os.environ["PATH"], "LC_ALL": "C", "LD_LIBRARY_PATH": str(bundle / "_internal")}
    out = subprocess.run(["ldd", str(file)], capture_output=True, text=True, env=env, check=False).stdout
    direct = subprocess.run(["readelf", "-dW", str(file)], capture_output=True, text=True, check=True).stdout
    asked = set(re.findall(r"\(NEEDED\).*\[(.+?)\]", direct))
    found = dict(re.findall(r"^\s*(\S+) => (/\S+|not found)", out, re.M))
    missing = [(name, "") for name, place in found.items() if place == "not found"]
    return missing + [(name, found[name]) for name in sorted(asked) if found.get(name, "not found") != "not found"]


def newest_glibc(file: Path) -> tuple[int, ...]:
    """The newest version of the C library that a file needs."""
    out = subprocess.run(["readelf", "-VW", str(file)], capture_output=True, text=True, check=True).stdout
    versions = [tuple(map(int, found.split("."))) for found in re.findall(r"Name: GLIBC_([\d.]+)", out)]
    return max(versions, default=(0,))


def package_of(library: str) -> str:
    """The Debian package that a library of the system belongs to."""
    for place in (library, os.path.realpath(library), os.path.realpath(library).removeprefix("/usr")):
        done = subprocess.run(["dpkg-query", "-S", place], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout.split(":")[0]
    raise LookupError(library)


def main() -> int:
    """Print what was found; 1 when something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bundle", type=Path)
    parser.add_argument("--depends", type=Path)
    parser.add_argument("--glibc", default="9.9")
    given = parser.parse_args()
    bundle = given.bundle.resolve()
    faults: list[str] = []
    packages: set[str] = set()
    files = list(elf_files(bundle))
    limit = tuple(map(int, given.glibc.split(".")))
    newest = max(map(newest_glibc, files))
    for file in files:
        if newest_glibc(file) > limit:
            faults.append(f"{file} needs glibc {newest_glibc(file)}")
        for name, place in needed(file, bundle):
            if not place:
                faults.append(f"{file} needs {name}, which is not there")
            elif given.depends and not place.startswith(str(bundle)) and not PART_OF_LIBC.match(name):
                packages.add(package_of(place))
    if given.depends:
        listed = set(given.depends.read_text(encoding="utf-8").split())
        faults += [f"{name} is needed but not in {given.depends}" for name in sorted(packages - listed)]
        faults += [f"{name} is in {given.depends} for nothing" for name in sorted(listed - packages - LOADED_LATER)]
    print(
        f"{len(files)} ELF files, glibc {'.'.join(map(str, newest))} or newer, {len(packages)} packages of the system"
    )
    print("\n".join(faults), end="\n" if faults else "")
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main())
