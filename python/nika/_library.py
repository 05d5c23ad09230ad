"""_library.py: finds libnika, loads it, and declares its functions for ctypes.

The library is looked for in the file that NIKA_LIBRARY names (for developers), then inside this package (a wheel
carries its own), then where the system has it (Debian's libnika0).
"""

from __future__ import annotations

import ctypes
import os
from ctypes import (
    POINTER,
    Structure,
    c_bool,
    c_char,
    c_char_p,
    c_float,
    c_int,
    c_int16,
    c_size_t,
    c_uint,
    c_uint8,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
)
from pathlib import Path
from types import SimpleNamespace
from typing import Any, List, Tuple

from ._version import __version__

SONAME = "libnika.so.0"

SEATS_MAX = 6
WATCHER = 255
SWITCHES_MAX = 8
WORD_MAX = 32
BOARD_MAX = 240
WINDOWS_MAX = 36
NO_ACTION = 65535
ACT_BYTES = 9
OPTION_BYTES = 8
SLICES_MAX = 48
DIMENSIONS_MAX = 3
REWARDS = ("win", "margin", "rank")
OBSERVATION, PRIVILEGED = 0, 1


class Setup(Structure):
    """struct nika_setup of nika/game.h."""

    _fields_ = [
        ("game", c_void_p),
        ("players", c_uint8),
        ("start", c_uint8),
        ("edition", c_uint8),
        ("switches", c_uint8 * SWITCHES_MAX),
        ("board", c_uint16 * BOARD_MAX),
        ("windows", c_uint16 * WINDOWS_MAX),
    ]


class GameHead(Structure):
    """The first members of struct nika_game."""

    _fields_ = [("name", c_char_p), ("players_min", c_uint8), ("players_max", c_uint8)]


class SliceOfBytes(Structure):
    """struct nika_slice of nika/encoding.h."""

    _fields_ = [
        ("name", c_char_p),
        ("first", c_uint16),
        ("dimensions", c_uint8 * DIMENSIONS_MAX),
        ("most", c_uint8),
    ]


class BatchOptions(Structure):
    """struct nika_batch_options of nika/batch.h."""

    _fields_ = [
        ("setup", Setup),
        ("fixed_start", c_bool),
        ("lanes", c_uint32),
        ("threads", c_uint32),
        ("seed", c_uint64),
        ("agents", c_char_p * SEATS_MAX),
        ("rotate", c_bool),
        ("iterations", c_uint32),
        ("sales_any_time", c_bool),
        ("history", c_uint32),
        ("teacher", c_char_p),
    ]


BUFFERS = (
    "observations",
    "masks",
    "seats",
    "done",
    "rewards",
    "scores",
    "privileged",
    "histories",
    "numbers",
    "plies",
    "option_ids",
    "options",
    "priors",
    "remembered",
    "advice",
)


class BatchBuffers(Structure):
    """struct nika_batch_buffers of nika/batch.h."""

    _fields_ = [(name, c_void_p) for name in BUFFERS]


class Trouble(Structure):
    """struct nika_trouble of nika/state.h."""

    _fields_ = [("text", c_char * 256)]


State = c_void_p  # struct nika_state *
PROTOTYPES: List[Tuple[str, Any, List[Any]]] = [
    ("nika_version", c_char_p, []),
    ("nika_game_named", POINTER(GameHead), [c_char_p]),
    ("nika_setup_init", c_bool, [POINTER(Setup), c_void_p, c_uint, c_uint]),
    ("nika_setup_edition", c_bool, [POINTER(Setup), c_char_p]),
    ("nika_setup_switch", c_bool, [POINTER(Setup), c_char_p, c_char_p]),
    ("nika_setup_board", c_bool, [POINTER(Setup), POINTER(c_uint16)]),
    ("nika_setup_windows", c_bool, [POINTER(Setup), POINTER(c_uint16)]),
    ("nika_actions", c_uint, [c_void_p]),
    ("nika_action_name", c_size_t, [c_void_p, c_uint, c_char_p]),
    ("nika_layout_size", c_uint, [c_void_p, c_uint, c_int]),
    ("nika_layout_slices", c_uint, [c_void_p, c_uint, c_int, POINTER(SliceOfBytes)]),
    ("nika_batch_new", c_void_p, [POINTER(BatchOptions), POINTER(BatchBuffers), c_char_p, c_size_t]),
    ("nika_batch_options_most", c_uint, [c_void_p]),
    ("nika_batch_remembered", c_uint, [c_void_p, c_uint]),
    ("nika_batch_free", None, [c_void_p]),
    ("nika_batch_reset", None, [c_void_p, c_uint64]),
    ("nika_batch_step", c_bool, [c_void_p, c_void_p, POINTER(c_uint32)]),
    ("nika_batch_random", None, [c_void_p, c_void_p]),
    ("nika_state_new", State, [c_char_p, c_size_t, c_uint64, POINTER(Trouble)]),
    ("nika_state_clone", State, [State]),
    ("nika_state_free", None, [State]),
    ("nika_state_read", State, [c_char_p, c_size_t, c_uint, c_uint, POINTER(Trouble)]),
    ("nika_state_record", c_size_t, [State, c_char_p, c_size_t]),
    ("nika_state_save", c_size_t, [State, c_char_p, c_size_t]),
    ("nika_state_load", State, [c_char_p, c_size_t, POINTER(Trouble)]),
    ("nika_state_game", c_char_p, [State]),
    ("nika_state_players", c_uint, [State]),
    ("nika_state_ply", c_uint, [State]),
    ("nika_state_seat", c_int, [State]),
    ("nika_state_result", c_bool, [State, POINTER(c_int16), POINTER(c_uint8), POINTER(c_float)]),
    ("nika_state_mask", c_uint, [State, c_uint, c_void_p]),
    ("nika_state_say", c_size_t, [State, c_uint, c_uint, c_char_p, c_size_t]),
    ("nika_state_parse", c_uint, [State, c_uint, c_char_p, c_size_t]),
    ("nika_state_act", c_bool, [State, c_uint, c_uint, POINTER(Trouble)]),
    ("nika_state_observe", None, [State, c_uint, c_void_p]),
    ("nika_state_view", c_size_t, [State, c_uint, c_char_p, c_size_t]),
    ("nika_state_history", c_uint, [State, c_uint, c_void_p, c_uint]),
    ("nika_state_told", c_size_t, [State, c_uint, c_uint, POINTER(c_uint), c_char_p, c_size_t]),
    ("nika_state_hidden", None, [State, c_uint, c_void_p]),
    ("nika_state_resample", State, [State, c_uint, c_uint64]),
    ("nika_state_think", c_uint, [State, c_char_p, c_uint64, c_uint32, POINTER(Trouble)]),
]


def _load() -> Tuple[ctypes.CDLL, ctypes.PyDLL, str]:
    """The library, twice: its functions let other Python threads run, or don't; and where it came from."""
    own = Path(__file__).with_name(SONAME)
    chosen = os.environ.get("NIKA_LIBRARY")
    path = chosen if chosen else str(own) if own.exists() else SONAME
    try:
        return ctypes.CDLL(path), ctypes.PyDLL(path), path
    except OSError as error:
        raise ImportError(
            f"nika needs the shared library {SONAME}, and {path} could not be loaded: {error}. Install the "
            "wheel, which carries it, or Debian's package libnika0, or let NIKA_LIBRARY name the file."
        ) from None


def compatible(library: str, package: str) -> bool:
    """Whether a library of one version serves a package of another: before 1.0 each minor version may differ,
    afterwards only each major version may."""
    theirs, ours = library.split("."), package.split(".")
    same = 1 if ours[0] != "0" else 2
    return theirs[:same] == ours[:same]


def _lets_others_run(name: str) -> bool:
    """What takes long does. What works on a state does not, so that no other thread can change the state meanwhile."""
    return name == "nika_state_think" or not name.startswith("nika_state_")


def _declare(free: ctypes.CDLL, held: ctypes.PyDLL, path: str) -> Any:
    library = SimpleNamespace()
    for name, result, arguments in PROTOTYPES:
        try:
            function = getattr(free if _lets_others_run(name) else held, name)
        except AttributeError:
            raise ImportError(f"{path} is no libnika for nika {__version__}: it lacks the function {name}") from None
        function.restype = result
        function.argtypes = arguments
        setattr(library, name, function)
    version = library.nika_version().decode()
    if not compatible(version, __version__):
        raise ImportError(
            f"{path} is libnika {version}, which does not go together with the Python module nika {__version__}"
        )
    return library


_free, _held, location = _load()
lib: Any = _declare(_free, _held, location)
version: str = lib.nika_version().decode()
