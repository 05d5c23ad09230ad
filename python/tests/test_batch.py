"""test_batch.py: batches: the library's own memory, the same games as single states, any number of threads, agents."""

from __future__ import annotations

import copy
import gc
import os
import pickle
import unittest
import weakref

import numpy as np
from kit import TABLES

import nika


class Memory(unittest.TestCase):
    def test_arrays_are_the_library_s_memory(self) -> None:
        batch = nika.Batch("byzantz", 4, 64, seed=1, privileged=True, history=3)
        arrays = {name: getattr(batch, name) for name in ("observations", "masks", "seats", "done", "rewards", "plies")}
        before = {name: array.copy() for name, array in arrays.items()}
        addresses = {name: array.ctypes.data for name, array in arrays.items()}
        batch.step(batch.random_actions())
        for name, array in arrays.items():
            self.assertIs(getattr(batch, name), array)
            self.assertEqual(array.ctypes.data, addresses[name])
        for name in ("observations", "masks", "seats", "plies"):
            self.assertFalse(np.array_equal(arrays[name], before[name]), name)
        self.assertTrue(np.shares_memory(batch.win, batch.rewards))
        hand = batch.named()["hand"]
        self.assertTrue(np.shares_memory(hand, batch.observations))
        self.assertEqual(hand.shape, (64, 25))
        known = batch.named()["known"]
        self.assertTrue(np.shares_memory(known, batch.observations))
        part = batch.layout["known"]
        self.assertTrue(np.array_equal(known, batch.observations[:, part.slice].reshape(64, *part.shape)))

    def test_buffers_of_ones_own(self) -> None:
        size = nika.layout_size(nika.observation_layout("justinian", 3))
        memory = np.zeros((10, size), np.uint8)
        batch = nika.Batch("justinian", 3, 4, seed=1, buffers={"observations": memory[2:6]})
        self.assertTrue(memory[2:6].any(axis=1).all())
        self.assertFalse(memory[:2].any() or memory[6:].any())
        self.assertTrue(np.shares_memory(batch.observations, memory))
        for wrong in ({"observations": memory}, {"masks": np.zeros((4, 136), np.int64)}, {"smells": memory}):
            with self.assertRaises(ValueError):
                nika.Batch("justinian", 3, 4, buffers=wrong)
        with self.assertRaises(ValueError):
            nika.Batch("justinian", 3, 5, buffers={"observations": np.zeros((size, 5), np.uint8).T})

    def test_batches_are_freed_and_arrays_stay(self) -> None:
        batch = nika.Batch("byzantz", 3, 8, threads=2)
        gone = weakref.ref(batch)
        masks = batch.masks
        del batch
        gc.collect()
        self.assertIsNone(gone())
        self.assertTrue(masks.any(axis=1).all())

    def test_the_library_s_memory_stays(self) -> None:
        batch = nika.Batch("byzantz", 4, 20000, seed=1)
        gone = weakref.ref(batch.observations)
        batch.observations = batch.observations.astype(np.float32)  # the caller's, from here on
        gc.collect()
        self.assertIsNotNone(gone())
        batch.step(batch.random_actions())

    def test_batches_are_not_copied(self) -> None:
        batch = nika.Batch("byzantz", 3, 2)
        for copied in (copy.copy, copy.deepcopy, pickle.dumps):
            with self.assertRaises(TypeError):
                copied(batch)

    def test_a_fork_leaves_them_alone(self) -> None:
        batch = nika.Batch("byzantz", 3, 64, threads=2)
        child = os.fork()
        if child == 0:
            try:
                batch.step(batch.random_actions())
            except RuntimeError:
                del batch  # whose threads are not here, and must not be waited for
                gc.collect()
                os._exit(7)
            os._exit(1)
        self.assertEqual(os.waitpid(child, 0)[1], 7 << 8)
        batch.step(batch.random_actions())

    def test_only_arrays_that_can_be_written(self) -> None:
        batch = nika.Batch("byzantz", 3, 8)
        frozen = np.frombuffer(bytes(16), np.uint16)
        odd = np.frombuffer(bytearray(17), np.uint8)[1:].view(np.uint16)
        for out in (frozen, odd):
            with self.assertRaises(ValueError):
                batch.random_actions(out)
        odd[:] = batch.random_actions()
        batch.step(odd)  # to read, it is copied
        self.assertTrue((batch.plies == 1).all())


class Play(unittest.TestCase):
    def test_same_as_single_states(self) -> None:
        """Game 0 of a batch is the game that a state with the same seed plays."""
        for game, players in TABLES:
            table = nika.Game(game, players, history=6)
            for seed in range(3):
                batch = nika.Batch(game, players, 1, seed=seed, history=6, privileged=True)
                state = table.new_initial_state(seed=seed)
                while not state.is_terminal():
                    seat = state.current_player()
                    self.assertEqual((batch.seats[0], batch.plies[0]), (seat, state.move_number()))
                    self.assertTrue(np.array_equal(batch.masks[0], state.legal_actions_mask()))
                    assert batch.histories is not None and batch.privileged is not None
                    row = np.concatenate([batch.observations[0], batch.histories[0].ravel()])
                    self.assertTrue(np.array_equal(row, state.information_state_tensor()))
                    self.assertTrue(np.array_equal(batch.privileged[0], state.privileged_tensor()))
                    action = batch.random_actions()
                    state.apply_action(action[0])
                    batch.step(action)
                    self.assertEqual(bool(batch.done[0]), state.is_terminal())
                self.assertEqual(batch.scores[0].tolist(), state.scores())
                self.assertEqual(batch.win[0].tolist(), state.returns())
                self.assertEqual(batch.numbers[0], 1)

    def test_any_number_of_threads(self) -> None:
        for game, players in (("byzantz", 4), ("justinian", 2)):
            batches = [nika.Batch(game, players, 100, threads=threads, seed=9) for threads in (1, 3)]
            for _ in range(300):
                one, two = batches
                actions = one.random_actions()
                self.assertTrue(np.array_equal(actions, two.random_actions()))
                one.step(actions)
                two.step(actions.astype(np.int64))
                for name in ("observations", "masks", "seats", "done", "rewards", "scores", "numbers", "plies"):
                    self.assertTrue(np.array_equal(getattr(one, name), getattr(two, name)), name)
            self.assertGreater(batches[0].numbers.max(), 100)  # games have ended
            batches[0].reset()
            self.assertTrue(
                np.array_equal(batches[0].observations, nika.Batch(game, players, 100, seed=9).observations)
            )

    def test_wrong_actions_change_nothing(self) -> None:
        batch = nika.Batch("justinian", 4, 16, seed=2)
        good = batch.random_actions()
        before = batch.observations.copy(), batch.plies.copy()
        illegal = good.copy()
        illegal[11] = int(np.flatnonzero(~batch.masks[11])[0])
        wrong = [illegal, good[:15], good.astype(np.float32), np.full(16, -1), np.full(16, 136), np.full(16, 70000)]
        for actions in wrong:
            with self.assertRaises(ValueError):
                batch.step(actions)
        with self.assertRaisesRegex(ValueError, "lane 11"):
            batch.step(illegal)
        self.assertTrue(np.array_equal(batch.observations, before[0]) and np.array_equal(batch.plies, before[1]))
        batch.step(good)

    def test_rewards_come_with_the_end(self) -> None:
        batch = nika.Batch("byzantz", 3, 50, seed=4)
        ended = 0
        for _ in range(400):
            batch.step(batch.random_actions())
            self.assertFalse(batch.rewards[~batch.done].any())
            over = batch.done
            ended += int(over.sum())
            np.testing.assert_allclose(batch.win[over].sum(1), 1, rtol=1e-5)
            np.testing.assert_allclose(batch.margin[over].sum(1), 0, atol=1e-3)
            np.testing.assert_allclose(batch.rank[over].sum(1), 1 + 2 + 3, rtol=1e-5)
            scores = batch.scores[over].astype(float)
            np.testing.assert_allclose(batch.margin[over], 1.5 * (scores - scores.mean(1, keepdims=True)), atol=1e-3)
        self.assertGreater(ended, 50)

    def test_agents_take_their_seats(self) -> None:
        batch = nika.Batch("byzantz", 3, 30, seed=1, agents=["heuristic", None, "random"], rotate=True, threads=2)
        first = batch.numbers.copy()
        wins = []
        for _ in range(250):
            seats = batch.seats.copy()
            # One seat on with each game of a lane.
            self.assertTrue(np.array_equal(seats, (1 + batch.numbers // 30) % 3))
            batch.step(batch.random_actions())
            over = np.flatnonzero(batch.done)
            wins += batch.win[over, (seats[over] + 2) % 3].tolist()  # the heuristic sits two seats on
        self.assertTrue((batch.numbers > first).all())
        self.assertGreater(np.mean(wins), 0.9)  # against two players who draw lots
        for agents in (["heuristic"] * 3, ["nobody", None, None], ["random"]):
            with self.assertRaises(ValueError):
                nika.Batch("byzantz", 3, 1, agents=agents)

    def test_options_reach_the_library(self) -> None:
        for start in range(3):
            self.assertEqual(set(nika.Batch("justinian", 3, 20, start=start).seats.tolist()), {start})
        self.assertEqual(len(set(nika.Batch("justinian", 3, 50).seats.tolist())), 3)  # drawn
        done = nika.action_names("byzantz").index("done")
        for any_time in (False, True):
            batch = nika.Batch("byzantz", 4, 100, seed=1, sales_any_time=any_time)
            final = batch.named()["phase"][:, 4]  # after auction, give, limit, market
            out_of_turn = 0
            for _ in range(200):
                asked = batch.masks[:, done] & (final == 0)
                out_of_turn += int(asked.sum())
                self.assertTrue((batch.masks[asked].sum(1) > 1).all())  # done, and something to sell
                batch.step(batch.random_actions())
            self.assertEqual(out_of_turn > 0, any_time)
        # The rule that hides profits: in its part of the observation, and in what is shown.
        for rule in ("off", "on"):
            batch = nika.Batch("byzantz", 4, 20, rules={"open-profit": rule})
            own = others = 0
            for _ in range(200):
                named = batch.named()
                self.assertEqual(named["open_profit"].any(), rule == "on")
                own += int(named["profit"][:, 0].sum())
                others += int(named["profit"][:, 1:].sum() + named["profit_shown"][:, 1:].sum())
                batch.step(batch.random_actions())
            self.assertGreater(own, 0)
            self.assertEqual(others > 0, rule == "on")

    def test_what_the_heuristic_considers(self) -> None:
        for game, players in (("byzantz", 3), ("byzantz", 6), ("justinian", 2), ("justinian", 4)):
            batch = nika.Batch(game, players, 64, seed=3, options=True, history=1)
            every = np.arange(64)
            for step in range(150):
                there = batch.option_ids != 65535
                counts = there.sum(1)
                self.assertTrue((counts >= 1).all())
                self.assertTrue((np.diff(there.astype(np.int8), axis=1) <= 0).all(), "the first places are filled")
                for lane in range(0, 64, 9):
                    ids = batch.option_ids[lane, : counts[lane]]
                    self.assertEqual(len(set(ids)), len(ids))
                    self.assertTrue(batch.masks[lane, ids].all(), "all are legal")
                self.assertTrue((batch.priors[there] <= 0).all() and (batch.priors[there] > -30000).all())
                self.assertTrue((batch.priors.max(1) == 0).all(), "the best is none below the best")
                self.assertTrue((batch.priors[~there] == -30000).all())
                self.assertFalse(batch.options[~there].any())
                chosen = (step * 7 + every) % counts
                spelled = batch.options[every, chosen].copy()
                batch.step(batch.option_ids[every, chosen])
                # In Byzantz everything is done in the open: the next seat sees the act as its option was spelled.
                same = (batch.histories[:, 0, 1:] == spelled).all(1) | batch.done
                self.assertTrue(same.all() or game == "justinian")
                self.assertTrue((batch.histories[:, 0, 1] == spelled[:, 0])[~batch.done].all())

    def test_pushes_are_remembered(self) -> None:
        batch = nika.Batch("justinian", 3, 256, seed=4, options=True)
        every, looked, later = np.arange(256), 0, 0
        for _ in range(120):
            parts = batch.named()
            turns, placing = parts["turns"][:, 0], parts["stage"][:, 0] == 1
            pushes = batch.remembered.reshape(256, 12, 3)
            self.assertTrue((pushes[(turns == 0) & placing] == 9).all(), "nothing before the court moves")
            # After its first move, all pushes are those of the tokens that were turned up: both count from 9. A memory
            # has -8 to 7 for a move.
            once = np.where(placing, turns == 1, turns == 0)
            self.assertTrue((pushes[once] == parts["turned"][once].clip(1, 16)).all())
            looked += once.sum()
            later += (pushes[turns > 2] != 9).any()
            batch.step(batch.option_ids[every, batch.priors.argmax(1)])
        self.assertGreater(looked, 1000)
        self.assertGreater(later, 0)

    def test_options_only_where_there_are_some(self) -> None:
        with self.assertRaisesRegex(ValueError, "options are for .* seats whose turn it is"):
            nika.Batch("byzantz", 3, 2, options=True, sales_any_time=True)
        self.assertIsNone(nika.Batch("byzantz", 3, 2).options)

    def test_wrong_options_are_refused(self) -> None:
        for wrong in (
            {"players": 2}, {"lanes": 0}, {"threads": 0}, {"seed": -1}, {"seed": 2**64}, {"start": 4},
            {"rules": {"tie": "clockwise"}}, {"seed": 1.5}, {"threads": 2**32 + 1}, {"iterations": 2**32},
            {"iterations": -1}, {"start": 2**32}, {"game": "null", "players": 3},
            {"history": 5000}, {"game": "chess"}, {"game": "justinian", "sales_any_time": True},
        ):  # fmt: skip
            options = {"game": "byzantz", "players": 4, "lanes": 2, **wrong}
            with self.assertRaises(ValueError, msg=str(wrong)):
                nika.Batch(**options)


class Layouts(unittest.TestCase):
    def test_parts_cover_the_bytes(self) -> None:
        for game, players in TABLES:
            for layout in (nika.observation_layout(game, players), nika.privileged_layout(game, players)):
                at = 0
                for part in layout.values():
                    self.assertEqual(part.slice.start, at)
                    self.assertEqual(part.slice.stop - at, int(np.prod(part.shape)))
                    at = part.slice.stop
                self.assertEqual(at, nika.layout_size(layout))

    def test_bytes_mean_what_views_say(self) -> None:
        game = nika.Game("byzantz", 4)
        state = game.new_initial_state(seed=1)
        seat = (state.current_player() + 1) % 4
        parts = nika.named_views(state.observation_tensor(seat), game.layout)
        view = state.view(seat)
        counts = [view.hand.count(f"{good}{value}") for good in "CSWTGO" for value in range(1, 5)]
        self.assertEqual(parts["hand"].tolist(), [*counts, view.hand.count("M")])
        self.assertEqual(parts["hand_size"].tolist(), [4, 4, 4, 4])
        self.assertEqual(parts["turn"].tolist(), [0, 0, 0, 1])  # the seat before the viewer is asked
        with self.assertRaises(ValueError):
            nika.named_views(np.zeros(5, np.uint8), game.layout)


if __name__ == "__main__":
    unittest.main()
