"""Clean systems to build and to test in: each a pristine Debian folder, used through a throw-away overlay.

    python3 packaging/chroots.py prepare NAME...
    python3 packaging/chroots.py run NAME [--bind HOST:INSIDE]... -- COMMAND...

Needs root, mmdebstrap and overlayfs. Nothing that a command does inside is kept, except in bound folders.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

STORE = Path(os.environ.get("MONOPOLY_CHROOTS", "/var/tmp/monopoly-qt-chroots"))

# What the Linux program takes from the system (the .deb's Depends); the build needs them to resolve every library.
SYSTEM_LIBRARIES = (Path(__file__).parent / "linux" / "depends.txt").read_text(encoding="utf-8").split()

WINE = "wine,wine64,pulseaudio,pulseaudio-utils,gstreamer1.0-plugins-base,gstreamer1.0-plugins-good"
# name: (Debian release, mmdebstrap variant, packages)
SYSTEMS: dict[str, tuple[str, str, str]] = {
    "debian12": ("bookworm", "apt", "passwd"),
    "debian13": ("trixie", "apt", "passwd"),
    "build-linux": (
        "bookworm",
        "apt",
        ",".join(
            [
                "python3-venv",
                "python3-pip",
                "libpython3.11",
                "binutils",
                "dpkg-dev",
                "makeself",
                "appstream",
                "desktop-file-utils",
                "xz-utils",
                *(name.split(":")[0] for name in SYSTEM_LIBRARIES),
            ]
        ),
    ),
    "build-windows": (
        "trixie",
        "apt",
        "python3-venv,python3-pip,nsis,gcc-mingw-w64-x86-64,osslsigncode,"
        "libegl1,libgl1,libfontconfig1,libxkbcommon0,libdbus-1-3,libglib2.0-0t64",  # Qt paints the pictures
    ),
    "wine": ("trixie", "apt", f"{WINE},passwd,ca-certificates"),
}


def prepare(name: str) -> Path:
    """The pristine folder of one system, made when it is missing. CalledProcessError when that fails."""
    release, variant, packages = SYSTEMS[name]
    STORE.mkdir(parents=True, exist_ok=True)
    # the packages are part of the name, so that a changed list makes a new folder
    folder = STORE / f"{name}-{short_hash(release + variant + packages)}"
    with (STORE / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if folder.is_dir():
            return folder
        for old in STORE.glob(f"{name}-*"):
            shutil.rmtree(old)
        print(f"making the clean system {name} ({release})", flush=True)
        command = [
            "mmdebstrap",
            f"--variant={variant}",
            "--mode=root",
            "--quiet",
            '--aptopt=APT::Install-Recommends "false"',
            '--aptopt=Acquire::Languages "none"',
            f"--include={packages}",
        ]
        part = folder.with_name(f"part-{folder.name}")
        shutil.rmtree(part, ignore_errors=True)
        subprocess.run([*command, release, str(part)], check=True, stdin=subprocess.DEVNULL)
        part.rename(folder)
    return folder


def short_hash(text: str) -> str:
    """A short name for a text, the same in every run."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


class Room:
    """One system in use: its pristine folder with a private layer of changes on top, mounted at `root`."""

    def __init__(self, name: str, binds: Mapping[str | Path, str] | None = None) -> None:
        self.name = name
        self._lower = prepare(name)
        self._scratch = Path(tempfile.mkdtemp(prefix=f"{name}-room-", dir=STORE))
        self.root = self._scratch / "root"
        self._mounts: list[Path] = []
        self._binds = dict(binds or {})

    def __enter__(self) -> Room:
        layers = {part: self._scratch / part for part in ("upper", "work", "root")}
        for folder in layers.values():
            folder.mkdir()
        options = f"lowerdir={self._lower},upperdir={layers['upper']},workdir={layers['work']}"
        self._mount("-t", "overlay", "overlay", "-o", options, self.root)
        for kernel in ("proc", "sys", "dev", "dev/pts", "dev/shm"):
            self._mount("--bind", f"/{kernel}", self.root / kernel)
        shutil.copy("/etc/resolv.conf", self.root / "etc/resolv.conf")
        for host, inside in self._binds.items():
            self.bind(host, inside)
        return self

    def __exit__(self, *_: object) -> None:
        self.stop_all()
        for target in reversed(self._mounts):
            subprocess.run(["umount", "-l", str(target)], check=False)
        shutil.rmtree(self._scratch, ignore_errors=True)

    def _mount(self, *arguments: str | Path) -> None:
        subprocess.run(["mount", *map(str, arguments)], check=True)
        self._mounts.append(Path(arguments[-1]))

    def bind(self, host: str | Path, inside: str) -> None:
        """Show a host folder or file inside the system."""
        target = self.root / inside.lstrip("/")
        if Path(host).is_dir():
            target.mkdir(parents=True, exist_ok=True)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.touch()
        self._mount("--bind", host, target)

    def let_pip_in(self) -> dict[str, str]:
        """Give pip inside this machine's certificates, settings and cache; the environment it needs."""
        cache = STORE / "pip-cache"
        cache.mkdir(exist_ok=True)
        self.bind(cache, "/var/cache/pip")
        names = ("PIP_INDEX_URL", "PIP_DEFAULT_TIMEOUT", "http_proxy", "https_proxy", "no_proxy")
        env = {name: os.environ[name] for name in names if name in os.environ}
        env["PIP_CACHE_DIR"] = "/var/cache/pip"
        if certificates := os.environ.get("PIP_CERT"):
            self.bind(certificates, "/etc/host-certificates.pem")
            env["PIP_CERT"] = "/etc/host-certificates.pem"
        return env

    def unbind(self, inside: str) -> None:
        """Take one bound folder away again."""
        target = self.root / inside.lstrip("/")
        subprocess.run(["umount", "-l", str(target)], check=True)
        self._mounts.remove(target)

    def tmpfs(self, inside: str, options: str) -> None:
        """Put a small or read-only file system at a place inside."""
        target = self.root / inside.lstrip("/")
        target.mkdir(parents=True, exist_ok=True)
        self._mount("-t", "tmpfs", "-o", options, "tmpfs", target)

    def command(self, command: Sequence[str], user: str, env: Mapping[str, str]) -> list[str]:
        """The host command line that runs `command` inside with nothing but `env` in its environment."""
        home = "/root" if user == "root" else f"/home/{user}"
        base = {
            "HOME": home,
            "USER": user,
            "LOGNAME": user,
            "LANG": "C.UTF-8",
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin:/usr/games",
            "DEBIAN_FRONTEND": "noninteractive",
        } | dict(env)
        who = [] if user == "root" else [f"--userspec={user}:{user}"]
        given = [f"{key}={value}" for key, value in base.items()]
        return ["env", "-i", *given, "chroot", *who, str(self.root), *command]

    def run(
        self,
        command: Sequence[str],
        user: str = "root",
        env: Mapping[str, str] | None = None,
        *,
        check: bool = True,
        timeout: float = 900,
    ) -> subprocess.CompletedProcess[str]:
        """Run a command inside to its end; its output (both streams) is in `stdout`."""
        done = subprocess.run(
            self.command(command, user, env or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=timeout,
            check=False,
        )
        if check and done.returncode:
            raise RuntimeError(f"{' '.join(command)} in {self.name}: code {done.returncode}\n{done.stdout[-4000:]}")
        return done

    def start(self, command: Sequence[str], user: str, env: Mapping[str, str], log: Path) -> subprocess.Popen[bytes]:
        """Start a command inside and go on; its output goes to `log`."""
        with log.open("ab") as out:
            return subprocess.Popen(
                self.command(command, user, env),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def processes(self) -> Iterator[int]:
        """The processes that live inside this system."""
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                with contextlib.suppress(OSError):
                    if os.readlink(entry / "root") == str(self.root):
                        yield int(entry.name)

    def runs(self, program: str) -> bool:
        """Whether a program of that name (its first 15 letters) runs inside."""
        for process in self.processes():
            with contextlib.suppress(OSError):
                status = Path(f"/proc/{process}/status").read_text(encoding="utf-8", errors="replace")
                if status.startswith(f"Name:\t{program}\n") and "\nState:\tZ" not in status:
                    return True
        return False

    def stop_all(self) -> None:
        """End every process that lives inside, first kindly."""
        for sign, pause in ((signal.SIGTERM, 3.0), (signal.SIGKILL, 2.0)):
            for process in list(self.processes()):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, sign)
            until = time.monotonic() + pause
            while list(self.processes()) and time.monotonic() < until:
                time.sleep(0.05)


def private_mounts() -> None:
    """Start this program again in its own mount namespace, so that no mount outlives it."""
    if os.environ.get("MONOPOLY_UNSHARED") != "1":
        os.environ["MONOPOLY_UNSHARED"] = "1"
        os.execvp("unshare", ["unshare", "--mount", "--propagation", "private", sys.executable, *sys.orig_argv[1:]])


def main() -> int:
    """The command line; the exit code is that of the command inside."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_subparsers(dest="what", required=True)
    what.add_parser("prepare").add_argument("names", nargs="+", choices=SYSTEMS)
    run = what.add_parser("run")
    run.add_argument("name", choices=SYSTEMS)
    run.add_argument("--bind", action="append", default=[], metavar="HOST:INSIDE")
    run.add_argument("command", nargs="+")
    given = parser.parse_args()
    if given.what == "prepare":
        for name in given.names:
            print(prepare(name))
        return 0
    private_mounts()
    with Room(given.name, dict(bind.rsplit(":", 1) for bind in given.bind)) as room:
        env = {"LC_ALL": "C.UTF-8"} | room.let_pip_in()
        return subprocess.run(room.command(given.command, "root", env), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
