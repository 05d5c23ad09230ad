"""batch.py: thousands of games in lockstep, in numpy arrays that the library writes into: a vector environment."""

from __future__ import annotations

import ctypes
import os
from typing import Any, Dict, Mapping, Optional, Tuple

import numpy as np

from . import _library, encoding
from ._library import lib
from ._types import Array


class Batch:
    """Many games at once. Each lane plays one game after the other; after :meth:`reset` and each :meth:`step` the
    arrays hold, for every lane, one decision of one of the caller's seats.

    The arrays are the memory that the library writes: they are made once, and nothing is copied. Copy what you want to
    keep beyond the next step. Rows are lanes:

    ``observations``  uint8, what the asked seat knows; ``layout`` names its parts
    ``masks``         bool, the legal actions
    ``seats``         uint8, the seat that is asked
    ``done``          bool, whether the last action ended the lane's game (the rest is the next game's already)
    ``rewards``       float32, lanes × 3 × players, of a game that ended, else 0; also ``win``, ``margin``, ``rank``
    ``scores``        int16, lanes × players, of the game that ended
    ``privileged``    uint8, what the other seats hold, if wanted: for critics, never for players
    ``histories``     uint8, lanes × history × 9, the latest acts, the last one first, if wanted
    ``numbers``       uint64, the number of the lane's game
    ``plies``         uint32, moves made in it
    ``option_ids``    uint16, lanes × most: the action ids of the moves that the game's heuristic considers, if `options`
                      are wanted; then 65,535
    ``options``       uint8, lanes × most × 8: these moves as nets read them (docs/nets.md)
    ``priors``        int16, lanes × most: what the heuristic thinks of each, in hundredths of a point below the best
    ``remembered``    uint8, what nets see beside the observation
    ``advice``        uint16, the action that the `teacher`, a computer player, would take, if there is one

    ``agents`` says who sits where in a lane's first game: a computer player's name, or None for a seat of the caller's;
    one name means all seats but the first. ``rotate`` moves them one seat on with each game. ``rules`` has the edition
    and switches as in a record. ``buffers`` may bring arrays of one's own (pinned memory, say), by the names above.

    Same options, seed and actions: same games, whatever the number of threads. Steps do not hold Python's lock. A batch
    belongs to the process that made it, and can't be copied or pickled.
    """

    def __init__(
        self,
        game: str,
        players: int,
        lanes: int,
        threads: int = 1,
        seed: int = 0,
        agents: encoding.Agents = None,
        rotate: bool = False,
        history: int = 0,
        privileged: bool = False,
        rules: Optional[encoding.Rules] = None,
        court: Optional[encoding.Table] = None,
        windows: Optional[encoding.Table] = None,
        start: Optional[int] = None,
        iterations: int = 0,
        sales_any_time: bool = False,
        buffers: Optional[Mapping[str, Array]] = None,
        options: bool = False,
        teacher: Optional[str] = None,
    ) -> None:
        self._batch: Any = None
        self._process = os.getpid()
        players, lanes, threads = (
            encoding.whole(name, value)
            for name, value in (("players", players), ("lanes", lanes), ("threads", threads))
        )
        history, iterations = encoding.whole("history", history), encoding.whole("iterations", iterations)
        if lanes < 1 or threads < 1:
            raise ValueError("a batch has at least one lane and one thread")
        setup = encoding.make_setup(game, players, start or 0, rules, court, windows)
        self.game, self.players, self.lanes = game, players, lanes
        self.layout = encoding.observation_layout(game, players)
        self.privileged_layout = encoding.privileged_layout(game, players)
        self.action_count = encoding.action_count(game)

        shapes: Dict[str, Tuple[Any, Tuple[int, ...]]] = {
            "observations": (np.uint8, (lanes, encoding.layout_size(self.layout))),
            "masks": (np.uint8, (lanes, self.action_count)),
            "seats": (np.uint8, (lanes,)),
            "done": (np.uint8, (lanes,)),
            "rewards": (np.float32, (lanes, len(_library.REWARDS), players)),
            "scores": (np.int16, (lanes, players)),
            "numbers": (np.uint64, (lanes,)),
            "plies": (np.uint32, (lanes,)),
        }
        if privileged:
            shapes["privileged"] = (np.uint8, (lanes, encoding.layout_size(self.privileged_layout)))
        if options:
            most = lib.nika_batch_options_most(setup.game)
            shapes["option_ids"] = (np.uint16, (lanes, most))
            shapes["options"] = (np.uint8, (lanes, most, _library.OPTION_BYTES))
            shapes["priors"] = (np.int16, (lanes, most))
            shapes["remembered"] = (np.uint8, (lanes, lib.nika_batch_remembered(setup.game, players)))
        if teacher is not None:
            shapes["advice"] = (np.uint16, (lanes,))
        if history:
            shapes["histories"] = (np.uint8, (lanes, history, _library.ACT_BYTES))
        arrays = {name: _array(name, *shapes[name], buffers) for name in shapes}
        unknown = set(buffers or ()) - set(shapes)
        if unknown:
            raise ValueError(f"no such buffer here: {', '.join(sorted(unknown))}")

        self._arrays = arrays  # the library writes into these as long as it lives, whatever becomes of our attributes
        self.observations = arrays["observations"]
        self.masks = arrays["masks"].view(np.bool_)
        self.seats = arrays["seats"]
        self.done = arrays["done"].view(np.bool_)
        self.rewards = arrays["rewards"]
        self.win, self.margin, self.rank = (self.rewards[:, kind] for kind in range(len(_library.REWARDS)))
        self.scores = arrays["scores"]
        self.privileged = arrays.get("privileged")
        self.histories = arrays.get("histories")
        self.option_ids = arrays.get("option_ids")
        self.options = arrays.get("options")
        self.priors = arrays.get("priors")
        self.remembered = arrays.get("remembered")
        self.advice = arrays.get("advice")
        self.numbers = arrays["numbers"]
        self.plies = arrays["plies"]
        self._actions = np.zeros(lanes, np.uint16)

        names = [agent.encode() if agent else None for agent in encoding.agents_of(agents, players)]
        names += [None] * (_library.SEATS_MAX - players)
        choices = _library.BatchOptions(
            setup=setup,
            fixed_start=start is not None,
            lanes=lanes,
            threads=threads,
            seed=encoding.whole("a seed", seed, 64),
            agents=(ctypes.c_char_p * _library.SEATS_MAX)(*names),
            rotate=rotate,
            iterations=iterations,
            sales_any_time=sales_any_time,
            history=history,
            teacher=None if teacher is None else teacher.encode(),
        )
        pointers = _library.BatchBuffers(**{name: array.ctypes.data for name, array in arrays.items()})
        problem = ctypes.create_string_buffer(256)
        self._batch = lib.nika_batch_new(choices, pointers, problem, len(problem))
        if not self._batch:
            raise ValueError(problem.value.decode() or "there is not enough memory for this batch")
        self._seed = encoding.whole("a seed", seed, 64)
        self.reset()

    def __del__(self) -> None:
        # Its threads did not come along into a process that was forked, and would be waited for there for ever.
        if getattr(self, "_batch", None) and os.getpid() == self._process:
            lib.nika_batch_free(self._batch)
        self._batch = None

    def __reduce__(self) -> Any:
        raise TypeError("a batch can't be copied or pickled: make another with the same options and seed")

    def __repr__(self) -> str:
        return f"<nika.Batch of {self.lanes} lanes: {self.game} with {self.players} players>"

    def _own(self) -> Any:
        """The library's batch."""
        if os.getpid() != self._process:
            raise RuntimeError("this batch was made before a fork: make one in each process")
        return self._batch

    def reset(self, seed: Optional[int] = None) -> None:
        """Begins all lanes anew, from game 0 on with this seed; without one, with that of the beginning."""
        lib.nika_batch_reset(self._own(), self._seed if seed is None else encoding.whole("a seed", seed, 64))

    def step(self, actions: Array) -> None:
        """Makes one move in every lane: an action id for each. If one is not legal, ValueError, and nothing changes."""
        given = np.asarray(actions)
        if given.shape != (self.lanes,) or given.dtype.kind not in "iu":
            raise ValueError(f"{self.lanes} action ids are wanted, as integers, not {given.dtype} {given.shape}")
        if given.dtype != np.uint16 or not given.flags.c_contiguous or not given.flags.aligned:
            if given.dtype != np.uint16 and ((given < 0) | (given >= self.action_count)).any():
                wrong = int(np.flatnonzero((given < 0) | (given >= self.action_count))[0])
                raise ValueError(f"lane {wrong}: there is no action {given[wrong]}")
            np.copyto(self._actions, given, casting="unsafe")
            given = self._actions
        lane = ctypes.c_uint32()
        if not lib.nika_batch_step(self._own(), given.ctypes.data, lane):
            raise ValueError(f"lane {lane.value}: action {given[lane.value]} is not legal there")

    def random_actions(self, out: Optional[Array] = None) -> Array:
        """A legal action for each lane, each equally likely; the same for the same seed and steps."""
        actions = np.empty(self.lanes, np.uint16) if out is None else out
        if actions.shape != (self.lanes,) or actions.dtype != np.uint16 or not actions.flags.carray:
            raise ValueError(f"a writeable, contiguous array of {self.lanes} numbers of type uint16 is wanted")
        lib.nika_batch_random(self._own(), actions.ctypes.data)
        return actions

    def named(self, observations: Optional[Array] = None) -> Dict[str, Array]:
        """The parts of the observations (or of such an array) by name, without copying: ``batch.named()["hand"]``."""
        return encoding.named_views(self.observations if observations is None else observations, self.layout)


def _array(name: str, kind: Any, shape: Tuple[int, ...], buffers: Optional[Mapping[str, Array]]) -> Array:
    """A new array, or the caller's if it fits; bytes may be bools."""
    given = None if buffers is None else buffers.get(name)
    if given is None:
        return np.zeros(shape, kind)
    if given.dtype == np.bool_ and kind is np.uint8:
        given = given.view(np.uint8)
    if given.dtype != kind or given.shape != shape or not given.flags.carray:
        raise ValueError(f"{name} must be a writeable, contiguous array of {np.dtype(kind)} {shape}")
    return given
