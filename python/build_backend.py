"""build_backend.py: makes the wheel and the sdist of the Python module nika (PEP 517), with nothing but Python's own
library; CMake and a C compiler make libnika, which the wheel carries.

`python3 python/build_backend.py FOLDER` makes both. Same sources and same compiler: same bytes.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "python" / "nika"
SONAME = "libnika.so.0"
CMAKE = (3, 25)
# Of zip files, which know no time before 1980. Sources have theirs in git, which an unpacked sdist no longer has.
MOMENT = max(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), 315532800)

DESCRIPTION = """\
Nika plays two Byzantine board games, Byzantz and Justinian. This module is its engine for bots and for research:
batches of thousands of games in numpy arrays, single games in the manner of PettingZoo and of OpenSpiel, computer
players as opponents, game records, and a PPO baseline in PyTorch (`python -m nika.train`).
"""


def version():
    """As nika.h has it, where CMake checks it too."""
    text = (ROOT / "include" / "nika" / "nika.h").read_text(encoding="utf-8")
    return re.search(r'#define NIKA_VERSION "([0-9.]+)"', text).group(1)


def metadata():
    return (
        "Metadata-Version: 2.1\n"
        "Name: nika\n"
        f"Version: {version()}\n"
        "Summary: Two Byzantine board games for bots and research\n"
        "License: MPL-2.0\n"
        "Classifier: License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)\n"
        "Classifier: Operating System :: POSIX :: Linux\n"
        "Classifier: Programming Language :: Python :: 3\n"
        "Classifier: Topic :: Games/Entertainment :: Board Games\n"
        "Classifier: Topic :: Scientific/Engineering :: Artificial Intelligence\n"
        "Classifier: Typing :: Typed\n"
        "Requires-Python: >=3.9\n"
        "Requires-Dist: numpy\n"
        "Provides-Extra: train\n"
        'Requires-Dist: torch; extra == "train"\n'
        "License-File: LICENSE\n"
        "Description-Content-Type: text/markdown\n"
        f"\n{DESCRIPTION}"
    )


def tag():
    """The wheel is for any Python 3 on this kind of machine. It is not called manylinux, since it was made here."""
    return "py3-none-" + sysconfig.get_platform().replace("-", "_").replace(".", "_")


def information():
    """The files about a wheel, but for the list of all files."""
    return {
        "LICENSE": (ROOT / "LICENSE").read_bytes(),
        "METADATA": metadata().encode(),
        "WHEEL": f"Wheel-Version: 1.0\nGenerator: nika\nRoot-Is-Purelib: false\nTag: {tag()}\n".encode(),
    }


def library_rooms():
    """The folders of src/ that libnika is made of, as CMakeLists.txt names them."""
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    rooms = re.search(r"set\(NIKA_LIBRARY_ROOMS ([^)]*)\)", text).group(1).split()
    return ["library", *rooms]


def build_library(folder):
    """Builds libnika and returns its file."""
    build, installed = Path(folder, "build"), Path(folder, "installed")
    configure = ["cmake", "-S", str(ROOT), "-B", str(build), "-DCMAKE_BUILD_TYPE=Release", "-DNIKA_ONLY_LIBRARY=ON"]
    configure += ["-DNIKA_TESTS=OFF", f"-DCMAKE_INSTALL_PREFIX={installed}"]
    # No path of this machine stays in the library.
    flags = [os.environ.get("CFLAGS", ""), shlex.quote(f"-ffile-prefix-map={ROOT}=.")]
    configure.append("-DCMAKE_C_FLAGS=" + " ".join(flags).strip())
    if shutil.which("ninja"):
        configure += ["-G", "Ninja"]
    for command in (
        configure,
        ["cmake", "--build", str(build), "--target", "libnika", "--parallel"],
        ["cmake", "--install", str(build), "--component", "library", "--strip"],
    ):
        subprocess.run(command, check=True, stdout=sys.stderr)
    return next(path for path in installed.rglob("libnika.so.*") if not path.is_symlink())


def package_files():
    """The module's own files, by their names in a wheel."""
    files = [path for path in sorted(PACKAGE.iterdir()) if path.suffix == ".py" or path.name == "py.typed"]
    return {f"nika/{path.name}": path.read_bytes() for path in files}


def source_files():
    """The files of the sdist, as they lie in the source tree."""
    files = ["CMakeLists.txt", "LICENSE", "pyproject.toml"]
    folders = ["cmake", "data/nets", "include", "lab", "python", *(f"src/{room}" for room in library_rooms() if room != "lab")]
    for folder in folders:
        files += [str(path.relative_to(ROOT)) for path in (ROOT / folder).rglob("*") if path.is_file()]
    kept = [name for name in files if "__pycache__" not in name and not name.endswith((".pyc", ".so.0"))]
    return sorted(kept)


def _recorded(files, name):
    """The lines of a wheel's RECORD."""
    lines = []
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(data)}\n")
    return "".join(lines + [f"{name},,\n"]).encode()


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """PEP 517. The setting `library` names a libnika that is built already."""
    files = package_files()
    built = (config_settings or {}).get("library")
    if built:
        files[f"nika/{SONAME}"] = Path(built).read_bytes()
    else:
        with tempfile.TemporaryDirectory() as folder:
            files[f"nika/{SONAME}"] = build_library(folder).read_bytes()
    info = f"nika-{version()}.dist-info"
    files.update({f"{info}/{name}": data for name, data in information().items()})
    files[f"{info}/RECORD"] = _recorded(files, f"{info}/RECORD")
    name = f"nika-{version()}-{tag()}.whl"
    moment = tuple(time.gmtime(MOMENT)[:6])
    with zipfile.ZipFile(Path(wheel_directory, name), "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path, moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o755 if path.endswith(SONAME) else 0o644) << 16
            wheel.writestr(entry, data)
    return name


def build_sdist(sdist_directory, config_settings=None):
    """PEP 517."""
    stem = f"nika-{version()}"
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        contents = {name: (ROOT / name).read_bytes() for name in source_files()}
        contents["PKG-INFO"] = metadata().encode()
        for name, data in contents.items():
            entry = tarfile.TarInfo(f"{stem}/{name}")
            entry.size, entry.mtime, entry.mode = len(data), MOMENT, 0o644
            archive.addfile(entry, io.BytesIO(data))
    path = Path(sdist_directory, f"{stem}.tar.gz")
    with open(path, "wb") as file, gzip.GzipFile("", "wb", 9, file, MOMENT) as squeezed:
        squeezed.write(packed.getvalue())
    return path.name


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    """PEP 517: pip asks for it first, and need not build the library to know what it needs."""
    info = Path(metadata_directory, f"nika-{version()}.dist-info")
    info.mkdir()
    for name, data in information().items():
        (info / name).write_bytes(data)
    return info.name


def get_requires_for_build_wheel(config_settings=None):
    """CMake, unless this machine has one that is new enough."""
    try:
        said = subprocess.run(["cmake", "--version"], capture_output=True, text=True, check=True).stdout
        found = tuple(int(number) for number in re.search(r"(\d+)\.(\d+)", said).groups())
    except (OSError, subprocess.CalledProcessError, AttributeError):
        found = (0, 0)
    return [] if found >= CMAKE else [f"cmake>={CMAKE[0]}.{CMAKE[1]}"]


def main():
    if len(sys.argv) != 2:
        sys.exit("Usage: build_backend.py FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in (build_wheel(folder), build_sdist(folder)):
        print(folder / name)


if __name__ == "__main__":
    main()
