"""records.py: game records (docs/record.md) in and out, as ``nika verify`` checks them."""

from __future__ import annotations

import io
import json
import os
from typing import Any, Dict, Iterable, Iterator, List, Union

from . import _library
from ._library import lib
from .game import Game, State, _made, _text

Path = Union[str, "os.PathLike[str]"]


def _object(line: str, number: int) -> Dict[str, Any]:
    """A line of a record, by its number in the game or, of a first line, in the file."""
    try:
        value = json.loads(line)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise ValueError(f"this is no record: line {number} is no JSON object")
    return value


def _lines(text: str) -> Iterator[str]:
    """The lines of a text, as those of a file: str.splitlines also splits where JSON has other separators in names."""
    return io.StringIO(text, newline=None)


class Record:
    """One game of a record file."""

    def __init__(self, text: str) -> None:
        lines = [_object(line, number) for number, line in enumerate(_lines(text), 1)]
        if not lines:
            raise ValueError("this is no record: it is empty")
        self.text = text
        self.header: Dict[str, Any] = lines[0]
        self.moves: List[Dict[str, Any]] = []  # each has "seat" and "move", perhaps "legal"
        self.result: Union[Dict[str, List[int]], None] = None
        for line in lines[1:]:
            if "result" in line:
                self.result = line["result"]
            else:
                self.moves.append(line)

    def __repr__(self) -> str:
        over = "finished" if self.result else "running"
        return f"<nika.Record of {self.header.get('game')}: {len(self.moves)} moves, {over}>"

    def __len__(self) -> int:
        return len(self.moves)

    def state(self, ply: Union[int, None] = None, reward: str = "win", history: int = 256) -> State:
        """The state after so many moves, by default after all; the options are Game's. ValueError says where the
        record is wrong."""
        count = len(self.moves) if ply is None else ply
        if not 0 <= count <= len(self.moves):
            raise ValueError(f"the record has {len(self.moves)} moves, so there is no state after {count}")
        data = self.text.encode()
        pointer = _made(lib.nika_state_read, data, len(data), 0, count)
        try:
            # The view has the rules as they are now; in records of format 1 an edition can mean others.
            setup = json.loads(_text(lib.nika_state_view, pointer, _library.WATCHER))
            court = setup.get("court")
            game = Game(
                setup["game"],
                setup["players"],
                setup["rules"],
                None if isinstance(court, str) else court,
                setup.get("windows"),
                reward,
                history,
            )
        except BaseException:
            lib.nika_state_free(pointer)
            raise
        state = State(game, pointer)
        if count == len(self.moves) and self.result is not None:
            found = {"scores": state.scores(), "ranks": state.ranks()}
            if any(found[key] != self.result.get(key) for key in found):
                raise ValueError(f"the result is {found}, not {self.result}")
        return state


def _split(lines: Iterable[str]) -> Iterator[Record]:
    """The games of some lines: each begins with its header."""
    game: List[str] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if game and '"nika"' in line and "nika" in _object(line, number):
            yield Record("".join(game))
            game = []
        game.append(line)
    if game:
        yield Record("".join(game))


def parse_records(text: str) -> Iterator[Record]:
    """The games of a text, one after the other."""
    return _split(_lines(text))


def read_records(path: Path) -> Iterator[Record]:
    """The games of a file, one after the other."""
    with open(path, encoding="utf-8") as file:
        yield from _split(file)


def write_record(path: Path, state: Union[State, Record, str], append: bool = False) -> None:
    """Writes a game as a record; with `append`, after those that the file has already. A file that is there is
    otherwise not written over."""
    text = state if isinstance(state, str) else state.text if isinstance(state, Record) else state.record()
    with open(path, "a" if append else "x", encoding="utf-8", newline="\n") as file:
        file.write(text if text.endswith("\n") else text + "\n")
