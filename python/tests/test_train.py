"""test_train.py: nika.train: its arithmetic by hand, and a run of a few seconds. Skipped where PyTorch is not
installed."""

from __future__ import annotations

import contextlib
import io
import json
import sys
import unittest
import xml.dom.minidom

from kit import Case

try:
    import torch
except ImportError:
    print("PyTorch is not installed")
    sys.exit(77)  # which CTest takes for skipped

import nika
from nika import nets, train
from nika.curve import learning_curve


class Arithmetic(unittest.TestCase):
    def setUp(self) -> None:
        self.values = torch.tensor(
            [[[0.2, 0.1]], [[0.3, 0.4]], [[0.6, 0.5]], [[9.0, 9.0]]]
        )  # three decisions, and what follows
        self.seats = torch.tensor([[0], [1], [0]])
        self.done = torch.tensor([[False], [False], [True]])
        self.final = torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, 0.0]]])

    def test_advantages_seat_by_seat(self) -> None:
        choice = torch.ones(3, 1, dtype=torch.bool)
        gains, targets = train.advantages(self.values, self.seats, self.done, self.final, choice, 0.5)
        # Seat 0: 1 - 0.6 at the end, so half of 0.4 is added to its value then, 0.6: 0.8 - 0.2. Seat 1 gets 0, not 0.4.
        torch.testing.assert_close(gains[:, 0], torch.tensor([0.6, -0.4, 0.4]))
        torch.testing.assert_close(targets[:, 0], torch.tensor([[0.8, 0.2], [0.8, 0.0], [1.0, 0.0]]))

    def test_forced_moves_are_no_links(self) -> None:
        choice = torch.tensor([[True], [False], [True]])
        _, targets = train.advantages(self.values, self.seats, self.done, self.final, choice, 0.5)
        torch.testing.assert_close(targets[0, 0], torch.tensor([0.8, 0.0]))  # the end, past seat 1's forced move

    def test_unfinished_games_go_by_the_critic(self) -> None:
        never = torch.zeros(3, 1, dtype=torch.bool)
        choice = torch.ones(3, 1, dtype=torch.bool)
        gains, _ = train.advantages(self.values, self.seats, never, self.final, choice, 0.0)
        torch.testing.assert_close(gains[:, 0], torch.tensor([0.6 - 0.2, 9.0 - 0.4, 9.0 - 0.6]))

    def test_turning(self) -> None:
        rows, seats = torch.tensor([[1.0, 2.0, 3.0]]), torch.tensor([1])
        there = train.turned(rows, seats)  # seat 1 has 1, seat 2 has 2, seat 0 has 3
        self.assertEqual(there.tolist(), [[3.0, 1.0, 2.0]])
        self.assertEqual(train.turned(there, seats, back=True).tolist(), rows.tolist())

    def test_a_bid_is_a_set_of_cards(self) -> None:
        """Two equal hands in another order of goods: the network sees which cards a bid is made of."""
        game = nika.Game("byzantz", 4)
        state = game.new_initial_state(seed=1)
        bids = nets.Bids(8, 4)
        rows = torch.from_numpy(state.observation_tensor())[None]
        each = torch.zeros(1, 6, 4)
        hand = [card for card in state.view(state.current_player()).hand if card != "M"]
        first = "CSWTGO".index(hand[0][0])
        with torch.no_grad():
            bids.last.weight.fill_(1.0)
            before = bids(rows, torch.zeros(1, 8), each)
            each[0, first] = 1.0
            changed = (bids(rows, torch.zeros(1, 8), each) != before)[0].tolist()
        for bid, differs in enumerate(changed, 1):
            has = any(bid >> place & 1 and card[0] == hand[0][0] for place, card in enumerate(hand))
            self.assertEqual(differs, has, bid)


class Run(Case):
    def test_a_short_run_and_its_continuation(self) -> None:
        for game in ("byzantz", "justinian"):
            out = self.folder / game
            words = [
                game,
                "--players",
                "3",
                "--minutes",
                "0.01",
                "--every",
                "1",
                "--games",
                "9",
                "--lanes",
                "16",
                "--steps",
                "8",
            ]
            words += [
                "--width",
                "16",
                "--depth",
                "1",
                "--minibatch",
                "64",
                "--threads",
                "1",
                "--device",
                "cpu",
                "--out",
                str(out),
            ]
            with contextlib.redirect_stdout(io.StringIO()):
                train.train(train.arguments(words))
                train.train(train.arguments([*words, "--minutes", "0.02", "--resume"]))
            lines = [json.loads(line) for line in (out / "log.jsonl").read_text().splitlines()]
            self.assertEqual([line["games"] for line in lines if "win" in line][:2], [9, 36])  # each seat in 3, in 12
            learnt = [line["decisions"] for line in lines if "entropy" in line]
            self.assertEqual(learnt, [128 * (number + 1) for number in range(len(learnt))])
            self.assertTrue((out / "checkpoint.pt").exists())
            xml.dom.minidom.parse(str(out / "curve.svg"))
            with self.assertRaises(SystemExit):
                train.train(train.arguments([*words, "--width", "32", "--resume"]))

    def test_curves(self) -> None:
        picture = learning_curve([(0, 0.1, 0.02), (2.5, 0.4, 0.01)], 0.25, "a < b", "heuristic")
        xml.dom.minidom.parseString(picture)
        self.assertIn("2.5 minutes: 40.0 ± 1.0 %", picture)


if __name__ == "__main__":
    unittest.main()
