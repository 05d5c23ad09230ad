"""game.py: single games in the manner of OpenSpiel: a Game makes States, a State is asked and moved on.

All the chance of a game of Nika is its deal, which is drawn at the start: there is no chance player, and no node where
several seats act at once. A State holds the whole truth. What a player may know comes from the methods that take a
player, and from nothing else; the arrays that they return are new ones.
"""

from __future__ import annotations

import base64
import binascii
import ctypes
import json
import operator
import os
import re
from typing import Any, Callable, Dict, List, Optional, Tuple, Union

import numpy as np

from . import _library, encoding, view
from ._library import lib
from ._types import Array

TERMINAL = -4  # the current player of a finished game, as OpenSpiel has it
HISTORY = 256  # acts in an information state, unless told otherwise: more than a game usually has
MOVES_MAX = 4096  # NIKA_PLAY_MOVES of nika/play.h
REWARDS = _library.REWARDS


def _text(call: Callable[..., int], *arguments: Any) -> str:
    """The whole answer of a function that fills a buffer."""
    room = 4096
    while True:
        buffer = ctypes.create_string_buffer(room)
        size = call(*arguments, buffer, room)
        if size < room:
            return buffer.raw[:size].decode()
        room = size + 1


class Game:
    """A game with everything that was agreed before it: players, rules, board; and how results and information states
    are counted.

    ``reward`` is what :meth:`State.returns` gives: "win" (1 for the winner, shared by those who tie), "margin" (own
    score less the mean of the others') or "rank" (negative, since 1 is the best). ``history`` is how many of the
    latest acts an information state has."""

    def __init__(
        self,
        name: str,
        players: Optional[int] = None,
        rules: Optional[encoding.Rules] = None,
        court: Optional[encoding.Table] = None,
        windows: Optional[encoding.Table] = None,
        reward: str = "win",
        history: int = HISTORY,
    ) -> None:
        players = 4 if players is None else encoding.whole("players", players)
        history = encoding.whole("history", history)
        rules = {str(key): str(value) for key, value in (rules or {}).items()}
        encoding.make_setup(name, players, 0, rules, court, windows)  # refuses what does not fit
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}: the rewards are {', '.join(REWARDS)}")
        self.name, self.players, self.reward, self.history = name, players, reward, history
        self.rules = rules
        self.court, self.windows = encoding.copied(court), encoding.copied(windows)
        self.layout = encoding.observation_layout(name, players)
        self.privileged_layout = encoding.privileged_layout(name, players)
        self._actions = encoding.action_count(name)
        self._size = encoding.layout_size(self.layout)

    def __repr__(self) -> str:
        return f"nika.load_game({str(self)!r})"

    def __str__(self) -> str:
        """As :func:`load_game` takes it; a court or windows of one's own are not in it."""
        parameters: Dict[str, Any] = {"players": self.players, **dict(sorted(self.rules.items()))}
        if self.reward != "win":
            parameters["reward"] = self.reward
        if self.history != HISTORY:
            parameters["history"] = self.history
        return f"{self.name}({','.join(f'{key}={value}' for key, value in parameters.items())})"

    def num_players(self) -> int:
        return self.players

    def num_distinct_actions(self) -> int:
        return self._actions

    def observation_tensor_shape(self) -> List[int]:
        return [self._size]

    def observation_tensor_size(self) -> int:
        return self._size

    def max_game_length(self) -> int:
        """Far more moves than any game has."""
        return MOVES_MAX

    def max_utility(self) -> float:
        """What a state returns at most: for margins, more than any game gives."""
        return {"win": 1.0, "margin": 32767.0, "rank": -1.0}[self.reward]

    def min_utility(self) -> float:
        return {"win": 0.0, "margin": -32767.0, "rank": -float(self.players)}[self.reward]

    def information_state_tensor_shape(self) -> List[int]:
        return [self.information_state_tensor_size()]

    def information_state_tensor_size(self) -> int:
        return self._size + self.history * _library.ACT_BYTES

    def action_to_string(self, player: int, action: int) -> str:
        """The name of an action that is the same in every position; :meth:`State.action_to_string` knows the cards."""
        return encoding.action_names(self.name)[self._action(action)]

    def _action(self, action: int) -> int:
        """An action id that there is."""
        try:
            number = operator.index(action)
        except TypeError:
            raise ValueError(f"an action is a whole number, not {action!r}") from None
        if not 0 <= number < self._actions:
            raise ValueError(f"there is no action {number}: they count from 0 to {self._actions - 1}")
        return number

    def new_initial_state(
        self,
        seed: Optional[int] = None,
        start: Optional[int] = None,
        names: Optional[List[str]] = None,
        deal: Any = None,
    ) -> "State":
        """A new game. Its deal and start seat are drawn from the seed (without one: from the system), unless given in
        the form of a record's header."""
        header: Dict[str, Any] = {"game": self.name, "players": self.players, "rules": self.rules}
        first = None if start is None else encoding.whole("start", start)
        given = {"start": first, "names": names, "deal": deal, "court": self.court, "windows": self.windows}
        header.update({key: value for key, value in given.items() if value is not None})
        if seed is None:
            seed = int.from_bytes(os.urandom(8), "little")
        text = json.dumps(header, ensure_ascii=False).encode()
        return State(self, _made(lib.nika_state_new, text, len(text), encoding.whole("a seed", seed, 64)))

    def deserialize_state(self, text: str) -> "State":
        """A state from what :meth:`State.serialize` gave. Anything else is refused with a ValueError."""
        try:
            data = base64.b64decode(text, validate=True)
        except (binascii.Error, ValueError, TypeError):
            raise ValueError("this is no serialized state") from None
        state = State(self, _made(lib.nika_state_load, data, len(data)))
        if state._agreed() != self.new_initial_state(0)._agreed():
            raise ValueError(f"this is a state of another game than {self}")
        return state


def load_game(text: str, parameters: Optional[Dict[str, Any]] = None) -> Game:
    """A game by a text such as ``"byzantz(players=4)"`` or ``"justinian(players=3,edition=fr,tie=clockwise)"``. Keys
    that are not Game's own are rules."""
    match = re.fullmatch(r"\s*([a-z]+)\s*(?:\((.*)\))?\s*", text)
    if not match:
        raise ValueError(f"{text!r} names no game: write it like 'byzantz(players=4)'")
    given: Dict[str, Any] = {}
    for pair in filter(None, (match.group(2) or "").split(",")):
        key, equals, value = pair.partition("=")
        if not equals or not key.strip() or not value.strip():
            raise ValueError(f"{pair!r} in {text!r} is not like 'players=4'")
        given[key.strip()] = value.strip()
    given.update(parameters or {})
    own = {key: given.pop(key) for key in ("court", "windows", "reward") if key in given}
    for key in ("players", "history"):
        if key in given:
            try:
                own[key] = int(given.pop(key))
            except ValueError:
                raise ValueError(f"{key} is a number") from None
    rules = dict(given.pop("rules", {}), **given)
    return Game(match.group(1), rules=rules, **own)


def _made(call: Callable[..., Any], *arguments: Any) -> int:
    """A new state of the library's, or ValueError with what is wrong."""
    trouble = _library.Trouble()
    pointer: Optional[int] = call(*arguments, trouble)
    if not pointer:
        raise ValueError(trouble.text.decode(errors="replace") or "there is not enough memory")
    return pointer


class State:
    """One game in play. Made by :meth:`Game.new_initial_state`, by :func:`nika.read_records`, or from another state."""

    def __init__(self, game: Game, pointer: int) -> None:
        self._game = game
        self._state: Optional[int] = pointer

    def __del__(self) -> None:
        if getattr(self, "_state", None):
            lib.nika_state_free(self._state)
            self._state = None

    def __repr__(self) -> str:
        asked = "over" if self.is_terminal() else f"player {self.current_player()} is asked"
        return f"<nika.State of {self._game} after {self.move_number()} moves: {asked}>"

    def __str__(self) -> str:
        return self.spectator_string()

    def __reduce__(self) -> Tuple[Any, ...]:
        game = self._game
        options = (game.name, game.players, game.rules, game.court, game.windows, game.reward, game.history)
        return _unpickled, (options, self.serialize())

    def _agreed(self) -> List[Any]:
        """What was agreed before the game."""
        seen = json.loads(self.spectator_string())
        return [seen.get(key) for key in ("game", "players", "rules", "court", "windows")]

    # Where the game is.

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self._game.players

    def num_distinct_actions(self) -> int:
        return self._game._actions

    def move_number(self) -> int:
        """How many moves have been made."""
        return int(lib.nika_state_ply(self._state))

    def current_player(self) -> int:
        """The seat that is asked, or TERMINAL."""
        seat = lib.nika_state_seat(self._state)
        return int(seat) if seat >= 0 else TERMINAL

    def is_terminal(self) -> bool:
        return int(lib.nika_state_seat(self._state)) < 0

    def is_chance_node(self) -> bool:
        """Never: all chance is in the deal."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Never: questions to all are asked one seat after the other, and whoever is asked knows who has declined."""
        return False

    def _player(self, player: Optional[int]) -> int:
        if player is None:
            player = self.current_player()
            return 0 if player == TERMINAL else player
        if not 0 <= player < self._game.players:
            raise ValueError(f"there is no player {player}: they count from 0 to {self._game.players - 1}")
        return player

    # Moves.

    def legal_actions_mask(self, player: Optional[int] = None) -> Array:
        """The legal actions of a player (by default the one who is asked) as bools. In Byzantz another player than the
        one who is asked may have some as well: sales."""
        mask = np.zeros(self._game._actions, np.bool_)
        if not self.is_terminal():
            lib.nika_state_mask(self._state, self._player(player), mask.ctypes.data)
        return mask

    def legal_actions(self, player: Optional[int] = None) -> List[int]:
        """The same as a sorted list of ids."""
        found: List[int] = np.flatnonzero(self.legal_actions_mask(player)).tolist()
        return found

    def apply_action(self, action: int, player: Optional[int] = None) -> None:
        """Makes a move for the player who is asked, or for another who may act out of turn. If it is not legal,
        ValueError says why and nothing changes."""
        trouble = _library.Trouble()
        number = self._game._action(action)
        mover = self._player(player)
        if not lib.nika_state_act(self._state, mover, number, trouble):
            raise ValueError(f"player {mover}, action {number}: {trouble.text.decode(errors='replace')}")

    def child(self, action: int) -> "State":
        """The state after an action; this one stays as it is."""
        state = self.clone()
        state.apply_action(action)
        return state

    def action_to_string(self, player: int, action: Optional[int] = None) -> str:
        """A player's action as records spell it: ``action_to_string(player, action)`` or, of the one who is asked,
        ``action_to_string(action)``."""
        if action is None:
            return self.action_to_string(self._player(None), player)
        word = ctypes.create_string_buffer(_library.WORD_MAX)
        number = self._game._action(action)
        size = lib.nika_state_say(self._state, self._player(player), number, word, len(word))
        if size == 0:
            raise ValueError(f"player {player} has no action {action} here")
        return word.value.decode()

    def string_to_action(self, player: Union[int, str], word: Optional[str] = None) -> int:
        """The action that a record spells so; the arguments are as those of :meth:`action_to_string`."""
        if word is None:
            return self.string_to_action(self._player(None), str(player))
        data = word.encode()
        action = int(lib.nika_state_parse(self._state, self._player(int(player)), data, len(data)))
        if action == _library.NO_ACTION:
            raise ValueError(f"player {player} has no move {word!r} here")
        return action

    def think(self, agent: str = "expert", seed: int = 0, iterations: int = 0) -> int:
        """The action that a computer player would choose for the player who is asked, knowing what that one knows."""
        trouble = _library.Trouble()
        numbers = encoding.whole("a seed", seed, 64), encoding.whole("iterations", iterations)
        own = self.clone()  # other threads may go on with this one meanwhile
        action = int(lib.nika_state_think(own._state, agent.encode(), *numbers, trouble))
        if action == _library.NO_ACTION:
            raise ValueError(trouble.text.decode(errors="replace"))
        return action

    # Results.

    def _result(self) -> Optional[Tuple[List[int], List[int], Array]]:
        players = self._game.players
        scores = (ctypes.c_int16 * _library.SEATS_MAX)()
        ranks = (ctypes.c_uint8 * _library.SEATS_MAX)()
        rewards = (ctypes.c_float * (len(REWARDS) * _library.SEATS_MAX))()
        if not lib.nika_state_result(self._state, scores, ranks, rewards):
            return None
        table = np.array(rewards[: len(REWARDS) * players], np.float32).reshape(len(REWARDS), players)
        return scores[:players], ranks[:players], table

    def returns(self) -> List[float]:
        """What the game was worth to each player, by the game's ``reward``; zeros while it is not over."""
        result = self._result()
        if result is None:
            return [0.0] * self._game.players
        row: List[float] = result[2][REWARDS.index(self._game.reward)].tolist()
        return [-rank for rank in row] if self._game.reward == "rank" else row

    def rewards(self) -> List[float]:
        """What the last move brought: everything comes at the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[self._player(player)]

    def scores(self) -> Optional[List[int]]:
        """The points of a finished game."""
        result = self._result()
        return None if result is None else result[0]

    def ranks(self) -> Optional[List[int]]:
        """The ranks of a finished game: 1 is the best, equal ranks are shared (1, 1, 3)."""
        result = self._result()
        return None if result is None else result[1]

    # What a player knows.

    def observation_tensor(self, player: Optional[int] = None) -> Array:
        """What a player sees, as bytes; ``get_game().layout`` names the parts. The viewer is seat 0 in it."""
        row = np.empty(self._game._size, np.uint8)
        lib.nika_state_observe(self._state, self._player(player), row.ctypes.data)
        return row

    def acts(self, player: Optional[int] = None, most: Optional[int] = None) -> Array:
        """The latest acts as a player saw them, the last one first: rows of 9 bytes (docs/environment.md)."""
        count = self.move_number() if most is None else min(most, self.move_number())
        rows = np.zeros((count, _library.ACT_BYTES), np.uint8)
        lib.nika_state_history(self._state, self._player(player), rows.ctypes.data, count)
        return rows[::-1]

    def information_state_tensor(self, player: Optional[int] = None) -> Array:
        """The observation, and after it the acts so far, the last one first, with zeros beyond the first."""
        game = self._game
        row = np.zeros(game.information_state_tensor_size(), np.uint8)
        row[: game._size] = self.observation_tensor(player)
        acts = self.acts(player, game.history)
        row[game._size : game._size + acts.size] = acts.ravel()
        return row

    def privileged_tensor(self, player: Optional[int] = None) -> Array:
        """What the other seats hold and what comes next: for critics in training, never for players."""
        row = np.empty(encoding.layout_size(self._game.privileged_layout), np.uint8)
        lib.nika_state_hidden(self._state, self._player(player), row.ctypes.data)
        return row

    def observation_string(self, player: Optional[int] = None) -> str:
        """What a player (by default the one who is asked) knows, as JSON: docs/record.md, "What a seat knows"."""
        return _text(lib.nika_state_view, self._state, self._player(player))

    def spectator_string(self) -> str:
        """What everybody may know, in the same form."""
        return _text(lib.nika_state_view, self._state, _library.WATCHER)

    def information_state_string(self, player: Optional[int] = None) -> str:
        """The same, and a line for each act so far as the player was told it."""
        seat = self._player(player)
        lines = [f"{mover} {word}" for mover, word in self.told(seat)]
        return "\n".join([self.observation_string(seat), *lines])

    def view(self, player: Optional[int] = None) -> view.View:
        """What a player knows (without one: a spectator), as an object with names."""
        return view.view_of(self.spectator_string() if player is None else self.observation_string(player))

    def told(self, player: Optional[int] = None) -> List[Tuple[int, str]]:
        """All moves as a player (or a spectator) was told them: who made it, and its spelling, with ? for what is
        hidden."""
        seat = _library.WATCHER if player is None else self._player(player)
        mover, word = ctypes.c_uint(), ctypes.create_string_buffer(_library.WORD_MAX)
        acts = []
        for ply in range(self.move_number()):
            lib.nika_state_told(self._state, seat, ply, mover, word, len(word))
            acts.append((int(mover.value), word.value.decode()))
        return acts

    def resample_from_infostate(self, player: int, sampler: Union[int, Callable[[], float], None] = None) -> "State":
        """A state that could lie behind what a player knows: all that it sees is the same, everything else is shuffled
        evenly. `sampler` is a seed or a function that gives numbers from 0 to 1. The moves before are there as this
        player saw them: the others' information states lack what they themselves did in secret."""
        if sampler is None:
            sampler = int.from_bytes(os.urandom(8), "little")
        seed = encoding.whole("a seed", int(sampler() * 2**53) if callable(sampler) else sampler, 64)
        pointer = lib.nika_state_resample(self._state, self._player(player), seed)
        if not pointer:
            raise MemoryError
        return State(self._game, pointer)

    # Copies, records, pictures.

    def clone(self) -> "State":
        pointer = lib.nika_state_clone(self._state)
        if not pointer:
            raise MemoryError
        return State(self._game, pointer)

    def serialize(self) -> str:
        """All of the state as text, for :meth:`Game.deserialize_state`. It shows everything: never give it to a
        player."""
        size = lib.nika_state_save(self._state, None, 0)
        data = ctypes.create_string_buffer(size)
        lib.nika_state_save(self._state, data, size)
        return base64.b64encode(data.raw).decode()

    def full_history(self) -> List[Tuple[int, int]]:
        """All moves so far as (player, action), found by playing them again. ValueError for a resampled state: nobody
        knows the hidden parts of its moves."""
        text = self.record().encode()
        state = State(self._game, _made(lib.nika_state_read, text, len(text), 0, 0))
        moves = []
        for ply in range(self.move_number()):
            mover, word = ctypes.c_uint(), ctypes.create_string_buffer(_library.WORD_MAX)
            size = lib.nika_state_told(self._state, _library.WATCHER, ply, mover, word, len(word))
            size = lib.nika_state_told(self._state, mover.value, ply, mover, word, len(word))
            action = state.string_to_action(int(mover.value), word.raw[:size].decode())
            state.apply_action(action, int(mover.value))
            moves.append((int(mover.value), action))
        return moves

    def history(self) -> List[int]:
        """The actions so far."""
        return [action for _, action in self.full_history()]

    def history_str(self) -> str:
        return ", ".join(str(action) for action in self.history())

    def record(self) -> str:
        """The game so far as a record (docs/record.md). It shows everything: never give it to a player."""
        text = _text(lib.nika_state_record, self._state)
        if not text:
            raise ValueError("a resampled state has no record: nobody knows its deal")
        return text

    def svg(self, player: Optional[int] = None) -> str:
        """A picture of the position as a player sees it (without one: a spectator)."""
        from .svg import picture

        return picture(self.view(player))

    def _repr_svg_(self) -> str:
        """For notebooks: as the player who is asked sees it."""
        return self.svg(None if self.is_terminal() else self.current_player())


def _unpickled(options: Tuple[Any, ...], text: str) -> State:
    return Game(*options).deserialize_state(text)
