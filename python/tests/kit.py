"""kit.py: what the tests of the Python module share: where the program is, random games, and other small things."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Callable, Optional

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import nika  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("NIKA_PROGRAM", str(ROOT / "build" / "release" / "bin" / "nika"))
TABLES = [("byzantz", 3), ("byzantz", 4), ("byzantz", 6), ("justinian", 2), ("justinian", 3), ("justinian", 4)]


def program(*words: str) -> str:
    """What the program nika prints; it must succeed."""
    done = subprocess.run([PROGRAM, *words], capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})
    if done.returncode != 0:
        raise AssertionError(f"nika {' '.join(words)}: {done.stdout}{done.stderr}")
    return done.stdout


def play(
    state: nika.State, seed: int, before: Optional[Callable[[nika.State, int], None]] = None, plies: int = 10**6
) -> nika.State:
    """Plays on at random; `before` is called with the state and the action that comes next."""
    chance = random.Random(seed)
    while not state.is_terminal() and state.move_number() < plies:
        action = chance.choice(state.legal_actions())
        if before:
            before(state, action)
        state.apply_action(action)
    return state


class Case(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self.folder = Path(self._folder.name)
        self.addCleanup(self._folder.cleanup)
