#!/usr/bin/env python3
"""test_training.py: train/: its arithmetic by hand; that the integers of a file say what the trained numbers say; and runs
of a few seconds. Skipped where PyTorch is not installed."""

from __future__ import annotations

import contextlib
import io
import json
import sys
import tempfile
import unittest
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "train")]

try:
    import torch
except ImportError:
    print("PyTorch is not installed")
    sys.exit(77)  # which CTest takes for skipped

import export  # noqa: E402
import imitate  # noqa: E402
import lessons  # noqa: E402
import models  # noqa: E402
import netfile  # noqa: E402
import selfplay  # noqa: E402
from nika.batch import Batch  # noqa: E402

GAMES = ("byzantz", "justinian")
SMALL = ["--device", "cpu", "--threads", "1", "--lanes", "32", "--steps", "4", "--minibatch", "64", "--games", "8"]
SMALL += ["--every", "9"]
torch.set_num_threads(1)  # the nets here are so small that threads only wait for each other


class Arithmetic(unittest.TestCase):
    def test_advantages_seat_by_seat(self) -> None:
        # Three decisions of seats 0, 1, 0, and what follows; of each seat the win share, and a margin twice as large.
        win = torch.tensor([[[0.2, 0.1]], [[0.3, 0.4]], [[0.6, 0.5]], [[9.0, 9.0]]])
        values, final = torch.stack([win, 2 * win], -1), torch.zeros(3, 1, 2, 2)
        final[2, 0, 0] = torch.tensor([1.0, 2.0])
        seats, done = torch.tensor([[0], [1], [0]]), torch.tensor([[False], [False], [True]])
        choice = torch.ones(3, 1, dtype=torch.bool)
        gains, targets = selfplay.advantages(values, seats, done, final, choice, 0.5)
        # Seat 0: 1 - 0.6 at the end, so half of 0.4 is added to its value then, 0.6: 0.8 - 0.2. Seat 1 gets 0, not 0.4.
        torch.testing.assert_close(gains[:, 0, 0], torch.tensor([0.6, -0.4, 0.4]))
        torch.testing.assert_close(gains[:, 0, 1], torch.tensor([1.2, -0.8, 0.8]))
        torch.testing.assert_close(targets[0, 0, 0], torch.tensor([0.8, 1.6]))
        # If the last is no choice, it is no link: seat 0 gains 1 - 0.2 at once.
        choice[2] = False
        gains, _ = selfplay.advantages(values, seats, done, final, choice, 0.5)
        torch.testing.assert_close(gains[0, 0], torch.tensor([0.8, 1.6]))

    def test_turned_with_fewer_players(self) -> None:
        rows = torch.tensor([[[1.0, 10.0], [2.0, 20.0], [3.0, 30.0], [0.0, 0.0]]])
        seats, players = torch.tensor([1]), torch.tensor([3])
        there = selfplay.turned(rows, seats, players)  # counted from seat 1: it has 1, seat 2 has 2, seat 0 has 3
        self.assertEqual(there[0, :, 0].tolist(), [3.0, 1.0, 2.0, 0.0])
        self.assertEqual(selfplay.turned(there, seats, players, back=True).tolist(), rows.tolist())


def positions(game: str, players: int, count: int) -> Batch:
    """Positions in the middle of games that the heuristic plays."""
    batch = Batch(game, players, count, 1, 7, privileged=True, options=True)
    for ply in range(40):
        batch.step(batch.option_ids[range(count), batch.priors.argmax(1)])
    return batch


def rows_of(game: str, batch: Batch) -> torch.Tensor:
    rows = torch.tensor(models.empty_row(game, batch.players)).repeat(batch.lanes, 1)
    places = models.placement(game, batch.players)
    for name, place in zip(("observations", "remembered", "privileged"), places):
        if len(place):
            rows[:, torch.tensor(place)] = torch.from_numpy(getattr(batch, name))
    return rows


class Files(unittest.TestCase):
    def test_integers_say_what_was_trained(self) -> None:
        for game in GAMES:
            torch.manual_seed(3)
            policy, value = models.Policy(game, 1.5), models.Value(game)
            with torch.no_grad():  # last layers that say something
                for name, parameter in [*policy.named_parameters(), *value.named_parameters()]:
                    if name.split(".")[0] in ("plain", "of_group", "worth", "of_thing", "holds", "outcome"):
                        parameter.copy_(torch.randn_like(parameter))
            net = netfile.load(netfile.quantize(game, policy.export(), value.export(), 1.5, 12.5))
            for players in netfile.PLAYERS[game]:
                batch = positions(game, players, 6)
                rows = rows_of(game, batch)
                with torch.no_grad():
                    logits = policy(rows, torch.from_numpy(batch.options), torch.from_numpy(batch.priors))
                    outcomes = value(rows)
                    held = policy.believe(policy.see(rows)[0]).flatten(2) if game == "justinian" else None
                for lane in range(batch.lanes):
                    count = int((batch.option_ids[lane] != 65535).sum())
                    data = [*batch.observations[lane], *batch.remembered[lane]]
                    found = netfile.evaluate_policy(
                        net, players, data, batch.options[lane, :count].tolist(), batch.priors[lane, :count].tolist()
                    )
                    for one, other in zip(found, logits[lane, :count].tolist()):
                        self.assertAlmostEqual(one / 1024, other, delta=0.25, msg=f"{game} {players}")
                    if held is not None:
                        for one, other in zip(netfile.evaluate_beliefs(net, players, data), held[lane].tolist()):
                            for integer, real in zip(one, other):
                                self.assertAlmostEqual(integer / 1024, real, delta=0.25)
                    win, margin = netfile.evaluate_value(net, players, [*data, *batch.privileged[lane]])
                    for seat in range(players):
                        self.assertAlmostEqual(win[seat] / 1024, float(outcomes[lane, 0, seat]), delta=0.25)
                        self.assertAlmostEqual(margin[seat] / 1024, float(outcomes[lane, 1, seat]), delta=0.25)

    def test_a_file_is_taken_over(self) -> None:
        for game in GAMES:
            torch.manual_seed(4)
            file = netfile.quantize(game, models.Policy(game, 2).export(), models.Value(game).export(), 2, 3)
            numbers = netfile.real(netfile.load(file))
            policy, value = models.Policy(game, 2), models.Value(game)
            policy.adopt(numbers[0])
            value.adopt(numbers[1])
            for module, tensors in zip((policy, value), numbers):
                found = module.export()
                self.assertEqual(set(found), set(tensors))
                for name, array in tensors.items():
                    np.testing.assert_allclose(found[name], array, atol=1e-5, err_msg=name)

    def test_begins_as_the_heuristic(self) -> None:
        for game in GAMES:
            batch = positions(game, 4, 64)
            policy = models.Policy(game, 3.0)
            with torch.no_grad():
                logits = policy(rows_of(game, batch), torch.from_numpy(batch.options), torch.from_numpy(batch.priors))
            own = logits - torch.from_numpy(batch.priors) * 0.03
            there = torch.from_numpy(batch.priors) > models.ABSENT
            self.assertLess(float(own[there].abs().max()), 0.5)
            self.assertTrue(bool((logits[~there] < -1e8).all()))


class Beliefs(unittest.TestCase):
    def test_where_cards_are(self) -> None:
        # A row in which the viewer holds counselor 3's card of color 0, and the second seat from the left counselor 5's of
        # color 2. Nobody else holds anything, so colors 0, 1 and 3 have left the game.
        row = torch.zeros((1, len(models.empty_row("justinian", 4))), dtype=torch.uint8)
        (own, _), (others, _) = models.card_places()
        row[0, own + 3] = 1
        row[0, others + (1 * 4 + 2) * 12 + 5] = 1
        held, asked = models.cards_in(row)
        self.assertEqual(int(held[0, 2, 5]), 2)
        self.assertEqual(int(held.sum()), 2)
        self.assertEqual(asked[0].any(1).tolist(), [False, False, True, False])
        row[0, others + 0 * 12 + 9] = 1  # the next seat holds counselor 9's of color 0
        held, asked = models.cards_in(row)
        self.assertEqual(int(held[0, 0, 9]), 1)
        self.assertEqual(int(asked[0, 0].sum()), 11)  # all but the viewer's own


class Runs(unittest.TestCase):
    def test_begins_with_a_file_and_meets_an_imitator(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            made = lessons.make("justinian", 4, 8, 5, "heuristic", 0, 1, steps=60)
            self.assertEqual(made["advice"].shape, (60, 8))
            np.savez(f"{folder}/lessons.npz", **made)
            agreed = [
                best[batch.priors.argmax(1) == best] for batch, best in lessons.again(Path(folder, "lessons.npz"))
            ]
            # The teacher is the heuristic: it chooses what the heuristic thinks best.
            self.assertGreater(sum(len(best) for best in agreed), 0.9 * made["advice"].size)
            begin = ROOT / "data" / "nets" / "justinian.net"
            words = [
                *SMALL,
                "--minutes",
                "0.01",
                "--begin",
                str(begin),
                "--still",
                "9",
                "--rate",
                "0.02",
                "--pool",
                "1",
            ]
            words += ["--lessons", f"{folder}/lessons.npz", "--imitated", "0.5", "--out", folder]
            with contextlib.redirect_stdout(io.StringIO()):
                selfplay.train(selfplay.arguments(["justinian", *words]))
            # It stood still, so the policy is that of the file, but for what it believes.
            file, now = netfile.load(begin.read_bytes()), netfile.load(export.export(Path(folder)))
            names = [name for name in file.tensors if name.endswith((".weight", ".rows", ".slopes"))]
            names = [name for name in names if name.startswith("policy.")]
            self.assertGreater(len(names), 8)
            for name in names:
                same = np.array_equal(file.tensors[name], now.tensors[name])
                self.assertEqual(same, name != "policy.holds.weight", name)
            # The imitator began as the policy and has learnt a little.
            policy = torch.load(Path(folder, "nets.pt"))["modules"]["policy"]
            others = torch.load(Path(folder, "pool.pt"))
            self.assertEqual(set(others["imitator"]), set(policy))
            moved = float((others["imitator"]["plain.weight"] - policy["plain.weight"]).abs().max())
            self.assertTrue(1e-4 < moved < 0.02, moved)
            # It is there again when the run is resumed.
            learner = selfplay.Learner(selfplay.arguments(["justinian", *SMALL]))
            mine = learner.imitator.plain.weight.clone()
            learner.load(Path(folder))
            self.assertTrue(torch.equal(learner.imitator.plain.weight, others["imitator"]["plain.weight"]))
            self.assertFalse(torch.equal(learner.imitator.plain.weight, mine))
            # Another weight of the heuristic's opinion would make another player of the file.
            learner.options.prior = 1.5
            with self.assertRaisesRegex(ValueError, "--prior 1"):
                learner.adopt(begin)
            np.savez(f"{folder}/lessons.npz", **lessons.make("justinian", 4, 2, 5, "heuristic", 0, 1, steps=9))
            with self.assertRaisesRegex(ValueError, "too few lessons"):
                imitate.teach(learner.imitator, learner.policy, [f"{folder}/lessons.npz"], "cpu", learner.cast)

    def test_refuses_what_makes_no_sense(self) -> None:
        for words in (["--imitated", "0.5"], ["--lessons", "file"], ["--begin", "file", "--exploit", "folder"]):
            with contextlib.redirect_stderr(io.StringIO()) as said, self.assertRaises(SystemExit):
                selfplay.arguments(["byzantz", *words])
            self.assertIn(words[0], said.getvalue())
        self.assertEqual(selfplay.arguments(["byzantz", "--imitated", "0.5", "--resume"]).imitated, 0.5)

    def test_trains_resumes_exploits_and_exports(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            small = [*SMALL, "--minutes", "9", "--stop", "0.005"]
            for game in GAMES:
                out = f"{folder}/{game}"
                with contextlib.redirect_stdout(io.StringIO()):
                    selfplay.train(selfplay.arguments([game, *small, "--out", out]))
                    selfplay.train(selfplay.arguments([game, *small, "--resume", "--out", out]))
                    exploit = ["--exploit", out, "--out", f"{out}-exploiter"]
                    selfplay.train(selfplay.arguments([game, *small, *exploit]))
                lines = [json.loads(line) for line in Path(out, "log.jsonl").read_text().splitlines()]
                decisions = [line["decisions"] for line in lines]
                self.assertEqual(decisions, sorted(decisions))
                self.assertGreater(decisions[-1], decisions[0])
                self.assertEqual({line["players"] for line in lines if "win" in line}, set(netfile.PLAYERS[game]))
                netfile.load(export.export(Path(out)))


if __name__ == "__main__":
    unittest.main()
