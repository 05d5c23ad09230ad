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

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "train")]

try:
    import torch
except ImportError:
    print("PyTorch is not installed")
    sys.exit(77)  # which CTest takes for skipped

import export  # noqa: E402
import models  # noqa: E402
import netfile  # noqa: E402
import selfplay  # noqa: E402
from nika.batch import Batch  # noqa: E402

GAMES = ("byzantz", "justinian")


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
                    if name.split(".")[0] in ("plain", "of_group", "worth", "of_thing", "outcome"):
                        parameter.copy_(torch.randn_like(parameter))
            net = netfile.load(netfile.quantize(game, policy.export(), value.export(), 1.5, 12.5))
            for players in netfile.PLAYERS[game]:
                batch = positions(game, players, 6)
                rows = rows_of(game, batch)
                with torch.no_grad():
                    logits = policy(rows, torch.from_numpy(batch.options), torch.from_numpy(batch.priors))
                    outcomes = value(rows)
                for lane in range(batch.lanes):
                    count = int((batch.option_ids[lane] != 65535).sum())
                    data = [*batch.observations[lane], *batch.remembered[lane]]
                    found = netfile.evaluate_policy(
                        net, players, data, batch.options[lane, :count].tolist(), batch.priors[lane, :count].tolist()
                    )
                    for one, other in zip(found, logits[lane, :count].tolist()):
                        self.assertAlmostEqual(one / 1024, other, delta=0.25, msg=f"{game} {players}")
                    win, margin = netfile.evaluate_value(net, players, [*data, *batch.privileged[lane]])
                    for seat in range(players):
                        self.assertAlmostEqual(win[seat] / 1024, float(outcomes[lane, 0, seat]), delta=0.25)
                        self.assertAlmostEqual(margin[seat] / 1024, float(outcomes[lane, 1, seat]), delta=0.25)

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


class Runs(unittest.TestCase):
    def test_trains_resumes_exploits_and_exports(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            small = ["--device", "cpu", "--threads", "1", "--lanes", "32", "--steps", "4", "--minibatch", "64"]
            small += ["--games", "16", "--every", "9", "--minutes", "9", "--stop", "0.01"]
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
