"""encoding.py: games as numbers: action ids and the named parts of observations."""

from __future__ import annotations

import ctypes
import operator
from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

import numpy as np

from . import _library
from ._library import lib
from ._types import Array

GAMES = ("byzantz", "justinian")
Rules = Mapping[str, str]
Table = Sequence[Sequence[int]]


@dataclass(frozen=True)
class Part:
    """A named part of an observation: ``observation[part.slice].reshape(part.shape)``. No byte is above ``most``."""

    name: str
    slice: slice
    shape: Tuple[int, ...]
    most: int


def whole(name: str, value: Any, bits: int = 32) -> int:
    """A whole number from 0 on that fits so many bits, or ValueError: ctypes would cut off what does not."""
    try:
        number = operator.index(value)
    except TypeError:
        raise ValueError(f"{name} is a whole number, not {value!r}") from None
    if not 0 <= number < 1 << bits:
        raise ValueError(f"{name} is from 0 to {(1 << bits) - 1}, not {number}")
    return number


def game_pointer(game: str) -> Any:
    """The library's table of a game; its name and numbers of players can be read from it."""
    pointer = lib.nika_game_named(game.encode()) if game in GAMES else None
    if not pointer:
        raise ValueError(f"there is no game {game!r}: the games are 'byzantz' and 'justinian'")
    return pointer


def check_players(game: str, players: int) -> None:
    head = game_pointer(game).contents
    if not head.players_min <= players <= head.players_max:
        raise ValueError(f"{game} is for {head.players_min} to {head.players_max} players, not {players}")


def action_count(game: str) -> int:
    """How many action ids a game has, whatever the number of players."""
    return int(lib.nika_actions(game_pointer(game)))


def action_names(game: str) -> List[str]:
    """The names of all action ids, which are the same in every position: bids of Byzantz name places in the sorted
    hand."""
    pointer, names = game_pointer(game), []
    word = ctypes.create_string_buffer(_library.WORD_MAX)
    for action in range(lib.nika_actions(pointer)):
        lib.nika_action_name(pointer, action, word)
        names.append(word.value.decode())
    return names


def _layout(game: str, players: int, kind: int) -> Dict[str, Part]:
    check_players(game, players)
    slices = (_library.SliceOfBytes * _library.SLICES_MAX)()
    parts = {}
    for part in slices[: lib.nika_layout_slices(game_pointer(game), players, kind, slices)]:
        shape = tuple(size for size in part.dimensions if size)
        size = int(np.prod(shape))
        parts[part.name.decode()] = Part(part.name.decode(), slice(part.first, part.first + size), shape, part.most)
    return parts


def observation_layout(game: str, players: int) -> Dict[str, Part]:
    """The parts of an observation by name, in order and without gaps."""
    return _layout(game, players, _library.OBSERVATION)


def privileged_layout(game: str, players: int) -> Dict[str, Part]:
    """The same of the privileged state, which shows what other seats hold: for critics, never for players."""
    return _layout(game, players, _library.PRIVILEGED)


def layout_size(layout: Mapping[str, Part]) -> int:
    """The bytes of an observation with this layout."""
    return max((part.slice.stop for part in layout.values()), default=0)


def named_views(observations: Array, layout: Mapping[str, Part]) -> Dict[str, Array]:
    """An array of observations (the last axis is the bytes) as one array for each part. They share its memory."""
    if observations.shape[-1] != layout_size(layout):
        raise ValueError(f"an observation has {layout_size(layout)} bytes here, not {observations.shape[-1]}")
    views = {}
    for name, part in layout.items():
        rows = observations[..., part.slice]
        strides: List[int] = []
        step = observations.strides[-1]
        for size in reversed(part.shape):
            strides.insert(0, step)
            step *= size
        views[name] = np.lib.stride_tricks.as_strided(
            rows, observations.shape[:-1] + part.shape, observations.strides[:-1] + tuple(strides)
        )
    return views


def make_setup(
    game: str,
    players: int,
    start: int = 0,
    rules: Optional[Rules] = None,
    court: Optional[Table] = None,
    windows: Optional[Table] = None,
) -> _library.Setup:
    """What is agreed before a game, as the library wants it; ValueError says what does not fit."""
    check_players(game, players)
    setup = _library.Setup()
    if not lib.nika_setup_init(setup, game_pointer(game), players, whole("start", start)):
        raise ValueError(f"there is no start seat {start} with {players} players")
    chosen = dict(rules or {})
    edition = chosen.pop("edition", None)
    if edition is not None and not lib.nika_setup_edition(setup, edition.encode()):
        raise ValueError(f"{game} has no edition {edition!r}")
    for name, value in chosen.items():
        if not lib.nika_setup_switch(setup, name.encode(), value.encode()):
            raise ValueError(f"{game} has no rule {name!r} with the value {value!r}")
    tables: List[Tuple[Optional[Table], Any, int, str]] = [
        (court, lib.nika_setup_board, _library.BOARD_MAX, "court"),
        (windows, lib.nika_setup_windows, _library.WINDOWS_MAX, "windows"),
    ]
    for table, install, most, name in tables:
        if table is None:
            continue
        numbers = [whole(f"a number of the {name}", number, 16) for row in table for number in row]
        fits = game == "justinian" and len(table) == 12 and len(numbers) == most
        if not fits or not install(setup, (ctypes.c_uint16 * most)(*numbers)):
            raise ValueError(f"this is no {name} of {game}: docs/record.md has its form")
    return setup


def copied(table: Optional[Table]) -> Optional[List[List[int]]]:
    """A table of one's own, in numbers that JSON can have."""
    return None if table is None else [[int(number) for number in row] for row in table]


Agents = Union[None, str, Sequence[Optional[str]]]


def agents_of(agents: Agents, players: int) -> List[Optional[str]]:
    """Who sits where: a list with None for the caller's seats. One name stands for all seats but the first."""
    if agents is None:
        return [None] * players
    if isinstance(agents, str):
        return [None] + [agents] * (players - 1)
    if len(agents) != players:
        raise ValueError(f"{len(agents)} agents do not fit {players} players: give one for each seat, None for yours")
    return list(agents)
