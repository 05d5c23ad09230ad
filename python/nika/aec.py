"""aec.py: single games in the manner of PettingZoo's agent-environment cycle. If PettingZoo is installed, the
environment is one of its own; it is not needed."""

from __future__ import annotations

import random
import sys
from typing import Any, Dict, Iterator, List, Mapping, Optional, Tuple

import numpy as np

from . import encoding, spaces
from ._types import Array
from .game import Game, State

try:
    from pettingzoo import AECEnv as _Base
except ImportError:

    class _Base:  # type: ignore[no-redef]
        """What PettingZoo's class brings along, as far as a game needs it."""

        agents: List[str]
        possible_agents: List[str]

        @property
        def num_agents(self) -> int:
            return len(self.agents)

        @property
        def max_num_agents(self) -> int:
            return len(self.possible_agents)

        @property
        def unwrapped(self) -> Any:
            return self


Observation = Dict[str, Array]


class AECEnvironment(_Base):  # type: ignore[misc]
    """One game at a time, one agent after the other: ``player_0`` is seat 0.

    An observation is ``{"observation": bytes, "action_mask": 0 or 1 for each action}``. The reward of a finished game
    is Game's: "win", "margin" or "rank"; there is none before. Where the rules let several seats act, the one that
    the game waits for is asked; a seat sells (Byzantz) when it is asked."""

    def __init__(self, game: Game, render_mode: Optional[str] = None) -> None:
        if render_mode not in (None, "ansi", "svg", "human"):
            raise ValueError(f"there is no render mode {render_mode!r}: 'ansi', 'svg' or 'human'")
        self.metadata = {
            "name": f"nika_{game.name}_v0",
            "render_modes": ["ansi", "svg", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.game, self.render_mode = game, render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.agents: List[str] = []
        most = np.zeros(game.observation_tensor_size(), np.uint8)
        for part in game.layout.values():
            most[part.slice] = max(1, part.most)
        actions = game.num_distinct_actions()
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.DictSpace(
                {
                    "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._state: Optional[State] = None
        self._chance: Optional[random.Random] = None
        self.agent_selection = self.possible_agents[0]
        self.rewards: Dict[str, float] = {}
        self._cumulative_rewards: Dict[str, float] = {}
        self.terminations: Dict[str, bool] = {}
        self.truncations: Dict[str, bool] = {}
        self.infos: Dict[str, Dict[str, Any]] = {}

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def nika_state(self) -> State:
        """The game that is played, with all that is hidden."""
        if self._state is None:
            raise RuntimeError("call reset first")
        return self._state

    def reset(self, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None) -> None:
        """Begins a new game. `options` may have `start`, `names` and `deal`, as in a record's header."""
        chosen = {key: value for key, value in (options or {}).items() if key in ("start", "names", "deal")}
        if seed is not None:  # once is enough: games of later resets follow from it, too
            seed = encoding.whole("a seed", seed, 64)
            self._chance = random.Random(seed)
        elif self._chance is not None:
            seed = self._chance.getrandbits(64)
        self._state = self.game.new_initial_state(seed, **chosen)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        player = self.nika_state.current_player()
        self.agent_selection = self.possible_agents[player] if player >= 0 else self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent knows. Its mask is all 0 while another is asked."""
        state, seat = self.nika_state, self.possible_agents.index(agent)
        mask = np.zeros(self.game.num_distinct_actions(), np.int8)
        if seat == state.current_player():
            mask[:] = state.legal_actions_mask(seat)
        return {"observation": state.observation_tensor(seat), "action_mask": mask}

    def last(self, observe: bool = True) -> Tuple[Optional[Observation], float, bool, bool, Dict[str, Any]]:
        """Of the agent that is asked: its observation, what it got since it was last asked, whether the game is over,
        False, and its info."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        """Makes the move of the agent that is asked. After the end, each agent steps once more, with None."""
        agent = self.agent_selection
        if not self.agents:
            raise RuntimeError("the game is over: call reset")
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked for an action; None is for agents whose game is over")
        self.nika_state.apply_action(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.nika_state.is_terminal():
            returns = self.nika_state.returns()
            for seat, one in enumerate(self.possible_agents):
                self.rewards[one] = returns[seat]
                self._cumulative_rewards[one] += returns[seat]
                self.terminations[one] = True
        self._select()

    def _leave(self, agent: str, action: Any) -> None:
        if action is not None:
            raise ValueError(f"the game of {agent} is over: its only action is None")
        tables: List[Dict[str, Any]] = [
            self.rewards,
            self._cumulative_rewards,
            self.terminations,
            self.truncations,
            self.infos,
        ]
        for table in tables:
            del table[agent]
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent that is asked, again and again until all have left. Call step in between."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self) -> Optional[str]:
        """The position as the agent that is asked sees it: "ansi" gives text, "svg" a picture; "human" prints the
        text."""
        state = self.nika_state
        player = None if state.is_terminal() else state.current_player()
        if self.render_mode == "svg":
            return state.svg(player)
        text = state.spectator_string() if player is None else state.observation_string(player)
        if self.render_mode == "human":
            print(text, file=sys.stdout)
            return None
        return text

    def close(self) -> None:
        """Forgets the game."""
        self._state = None


def aec_env(
    game: str,
    players: Optional[int] = None,
    render_mode: Optional[str] = None,
    rules: Optional[encoding.Rules] = None,
    **options: Any,
) -> AECEnvironment:
    """An environment of a game; the options are those of :class:`nika.Game`."""
    return AECEnvironment(Game(game, players, rules=rules, **options), render_mode)
