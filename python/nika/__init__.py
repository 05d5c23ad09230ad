"""The package nika: two Byzantine board games, Byzantz and Justinian, for bots and for research.

``Batch`` plays thousands of games in lockstep in numpy arrays, ``aec_env`` is a game in the manner of PettingZoo,
``Game`` and ``State`` are in the manner of OpenSpiel; records come and go with ``read_records`` and ``write_record``.
The rules, the computer players and all arithmetic are those of the C library libnika. docs/python.md explains it all.
"""

from ._library import location as library_location
from ._library import version as library_version
from ._version import __version__
from .aec import AECEnvironment, aec_env
from .batch import Batch
from .encoding import (
    GAMES,
    Part,
    action_count,
    action_names,
    layout_size,
    named_views,
    observation_layout,
    privileged_layout,
)
from .game import TERMINAL, Game, State, load_game
from .records import Record, parse_records, read_records, write_record
from .view import ByzantzView, JustinianView, View

__all__ = [
    "GAMES",
    "TERMINAL",
    "AECEnvironment",
    "Batch",
    "ByzantzView",
    "Game",
    "JustinianView",
    "Part",
    "Record",
    "State",
    "View",
    "__version__",
    "action_count",
    "action_names",
    "aec_env",
    "layout_size",
    "library_location",
    "library_version",
    "load_game",
    "named_views",
    "observation_layout",
    "parse_records",
    "privileged_layout",
    "read_records",
    "write_record",
]
