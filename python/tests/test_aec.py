"""test_aec.py: the agent-environment cycle by PettingZoo's rules, with small spaces of our own if Gymnasium is not
there."""

from __future__ import annotations

import unittest

import numpy as np
from kit import TABLES

import nika


class Cycle(unittest.TestCase):
    def test_a_game_by_the_rules(self) -> None:
        for game, players in TABLES:
            env = nika.aec_env(game, players)
            env.reset(seed=3)
            for agent in env.possible_agents:
                env.action_space(agent).seed(7)
            gone = []
            given = dict.fromkeys(env.possible_agents, 0.0)
            for agent in env.agent_iter():
                observation, reward, termination, truncation, info = env.last()
                given[agent] += reward
                self.assertTrue(env.observation_space(agent).contains(observation))
                self.assertEqual((truncation, info), (False, {}))
                if termination:
                    gone.append(agent)
                    env.step(None)
                    self.assertEqual(set(env.rewards), set(env.agents))
                    continue
                self.assertEqual(gone, [])
                for other in env.agents:
                    self.assertEqual(env.observe(other)["action_mask"].any(), other == agent)
                action = env.action_space(agent).sample(observation["action_mask"])
                self.assertEqual(observation["action_mask"][action], 1)
                env.step(action)
            self.assertEqual(sorted(gone), env.possible_agents)
            self.assertEqual(list(given.values()), env.nika_state.returns())
            with self.assertRaises(RuntimeError):
                env.step(0)

    def test_wrong_steps_change_nothing(self) -> None:
        env = nika.aec_env("byzantz", 4)
        env.reset(seed=1)
        before = env.nika_state.serialize()
        illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
        for action in (None, illegal, 385):
            with self.assertRaises(ValueError):
                env.step(action)
        self.assertEqual(env.nika_state.serialize(), before)

    def test_seeds_and_options(self) -> None:
        one, two = nika.aec_env("justinian", 3), nika.aec_env("justinian", 3)
        one.reset(seed=4, options={"start": 2, "else": 1})
        two.reset(seed=np.int64(4), options={"start": 2})
        self.assertEqual(one.agent_selection, "player_2")
        self.assertEqual(one.nika_state.record(), two.nika_state.record())
        first = one.nika_state.record()
        one.reset()  # what follows on a seed is the same again, and another game
        two.reset()
        self.assertEqual(one.nika_state.record(), two.nika_state.record())
        self.assertNotEqual(one.nika_state.record().splitlines()[0], first.splitlines()[0])

    def test_rendering(self) -> None:
        for mode, start in (("ansi", "{"), ("svg", "<svg")):
            env = nika.aec_env("byzantz", 3, render_mode=mode)
            env.reset(seed=1)
            self.assertTrue((env.render() or "").startswith(start))
            env.close()
            with self.assertRaises(RuntimeError):
                env.render()
        with self.assertRaises(ValueError):
            nika.aec_env("byzantz", 3, render_mode="smell")


if __name__ == "__main__":
    unittest.main()
