"""test_package.py: the wheel and the sdist, finding the library, and the version."""

from __future__ import annotations

import base64
import hashlib
import os
import subprocess
import sys
import tarfile
import unittest
import zipfile
from pathlib import Path
from typing import Dict

from kit import ROOT, Case

import nika
from nika._library import compatible

sys.path.insert(0, str(ROOT / "python"))
import build_backend  # noqa: E402


def run(*words: str, **settings: str) -> "subprocess.CompletedProcess[str]":
    """A Python of its own, in which only these variables differ."""
    kept = {key: value for key, value in os.environ.items() if key not in ("NIKA_LIBRARY", "PYTHONPATH")}
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, env={**kept, **settings}, cwd="/")


class Wheel(Case):
    def test_a_wheel_runs_by_itself(self) -> None:
        settings = {"library": nika.library_location}
        name = build_backend.build_wheel(self.folder, settings)
        self.assertRegex(name, r"^nika-[0-9.]+-py3-none-linux_\w+\.whl$")
        wheel = zipfile.ZipFile(self.folder / name)
        record: Dict[str, str] = {}
        for line in (
            wheel.read(next(path for path in wheel.namelist() if path.endswith("/RECORD"))).decode().splitlines()
        ):
            path, digest, _ = line.split(",")
            record[path] = digest
        self.assertEqual(set(record), set(wheel.namelist()))
        for path, digest in record.items():
            if digest:
                found = base64.urlsafe_b64encode(hashlib.sha256(wheel.read(path)).digest()).rstrip(b"=").decode()
                self.assertEqual(digest, f"sha256={found}")
        wheel.extractall(self.folder / "site")
        done = run("-m", "nika", PYTHONPATH=str(self.folder / "site"))
        self.assertIn(f"from {self.folder}/site/nika/libnika.so.0", done.stdout, done.stderr)

        again = Path(self.folder, "again")
        again.mkdir()
        build_backend.build_wheel(again, settings)
        self.assertEqual((again / name).read_bytes(), (self.folder / name).read_bytes())

    def test_the_sdist_has_the_sources(self) -> None:
        name = build_backend.build_sdist(self.folder)
        with tarfile.open(self.folder / name) as archive:
            names = {path.partition("/")[2] for path in archive.getnames()}
        for wanted in (
            "PKG-INFO",
            "pyproject.toml",
            "python/build_backend.py",
            "python/nika/py.typed",
            "CMakeLists.txt",
        ):
            self.assertIn(wanted, names)
        for wanted in ("include/nika/batch.h", "src/environment/batch.c", "src/library/version.c", "lab/lab_agents.c"):
            self.assertIn(wanted, names)
        self.assertFalse([path for path in names if path.startswith(("src/server", "web/")) or "__pycache__" in path])


class Library(unittest.TestCase):
    def test_versions(self) -> None:
        self.assertEqual(nika.__version__, build_backend.version())
        self.assertEqual(nika.__version__, nika.library_version)
        self.assertTrue(compatible("0.9.1", "0.9.0"))
        self.assertFalse(compatible("0.10.0", "0.9.0"))
        self.assertFalse(compatible("1.9.0", "0.9.0"))
        self.assertTrue(compatible("1.9.0", "1.0.3"))

    def test_a_missing_library_is_told(self) -> None:
        source = str(ROOT / "python")
        done = run("-c", "import nika", PYTHONPATH=source, NIKA_LIBRARY="/nowhere/libnika.so.0")
        self.assertEqual(done.returncode, 1)
        self.assertIn("ImportError: nika needs the shared library libnika.so.0, and /nowhere/libnika.so.0", done.stderr)
        done = run("-c", "import nika", PYTHONPATH=source, NIKA_LIBRARY="libc.so.6")
        self.assertIn("it lacks the function nika_version", done.stderr)


if __name__ == "__main__":
    unittest.main()
