"""train.py: ``python -m nika.train``: a baseline for learning players: PPO with self-play, in PyTorch.

One network plays all seats. Policy and critic are separate; the critic also sees the hidden cards, and gives a value
for every seat. Nothing of the engine's own players is built in: they only sit in some of the games, and at the
evaluation. docs/python.md says how to run it, and what it reached. """

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Dict, List, Optional, Tuple

import numpy as np

try:
    import torch
    from torch import nn
    from torch.nn import functional
except ImportError:
    sys.exit("nika.train needs PyTorch: install the package torch (Debian: python3-torch)")

from . import encoding
from .batch import Batch
from .curve import learning_curve
from .nets import Player

# What each game learns well with on a graphics card; docs/python.md has the curves.
SETTINGS: Dict[str, Dict[str, Any]] = {
    "byzantz": {"lanes": 16384, "minibatch": 32768, "epochs": 2, "rate": 1e-3, "entropy": 0.01, "margin": 0.2},
    "justinian": {"lanes": 8192, "minibatch": 16384, "epochs": 4, "rate": 5e-4, "entropy": 0.003, "margin": 1.0},
}
SMALL = {"lanes": 512, "minibatch": 4096}  # without one

STAGES = 8  # parts of the lanes that are at different stages of their games
GAME = 160  # decisions of a game, about


class Group:
    """Lanes that step together, in memory that the device reads directly: mostly self-play, in part against agents."""

    def __init__(self, options: argparse.Namespace, lanes: int, seed: int) -> None:
        pinned = options.device.startswith("cuda")

        def memory(shape: Tuple[int, ...], kind: Any) -> torch.Tensor:
            return torch.zeros(shape, dtype=kind, pin_memory=pinned)

        game, players = options.game, options.players
        seen = encoding.layout_size(encoding.observation_layout(game, players))
        hidden = encoding.layout_size(encoding.privileged_layout(game, players))
        self.observations = memory((lanes, seen), torch.uint8)
        self.privileged = memory((lanes, hidden), torch.uint8)
        self.masks = memory((lanes, encoding.action_count(game)), torch.bool)
        self.seats = memory((lanes,), torch.uint8)
        self.done = memory((lanes,), torch.bool)
        self.rewards = memory((lanes, 3, players), torch.float32)
        self.actions = memory((lanes,), torch.int16)  # ids are far below 32,768; the library reads them as uint16
        self.numbers = self.actions.numpy().view(np.uint16)
        self.batches: List[Tuple[slice, Batch]] = []
        self.steps: List[Future[None]] = []
        against = round(lanes * options.share)
        # Games that began together would all be at the same stage, and each update would forget the other stages.
        # Those with agents take longest: they come first, in as many parts as there are threads.
        self.split(
            slice(lanes - against, lanes), max(STAGES, options.threads), GAME // players, options.against, seed, options
        )
        self.split(slice(0, lanes - against), STAGES, GAME, None, seed, options)

    def split(
        self, lanes: slice, parts: int, length: int, agents: Optional[str], seed: int, options: argparse.Namespace
    ) -> None:
        """Batches for some of the lanes, each some moves further on than the one before it."""
        edges = [lanes.start + (lanes.stop - lanes.start) * part // parts for part in range(parts + 1)]
        names = ("observations", "privileged", "masks", "seats", "done", "rewards")
        for part, rows in enumerate(map(slice, edges, edges[1:])):
            if rows.stop > rows.start:
                batch = Batch(
                    options.game, options.players, rows.stop - rows.start, 1, seed + rows.start,
                    agents=agents, rotate=True, privileged=True,
                    buffers={name: getattr(self, name)[rows].numpy() for name in names},
                )  # fmt: skip
                for _ in range(length * part // parts):
                    batch.step(batch.random_actions())
                self.batches.append((rows, batch))

    def begin(self, workers: ThreadPoolExecutor) -> None:
        """Makes the moves that were chosen, in the background."""
        self.steps = [workers.submit(batch.step, self.numbers[rows]) for rows, batch in self.batches]

    def finish(self) -> None:
        for step in self.steps:
            step.result()
        self.steps = []


class Rollout:
    """What the learner learns from: `steps` decisions of each lane, on the device."""

    def __init__(self, group: Group, steps: int, device: str) -> None:
        def memory(like: torch.Tensor, rows: int) -> torch.Tensor:
            return torch.zeros((rows, *like.shape), dtype=like.dtype, device=device)

        self.observations = memory(group.observations, steps + 1)
        self.privileged = memory(group.privileged, steps + 1)
        self.masks = memory(group.masks, steps)
        self.seats = memory(group.seats, steps + 1)
        self.done = memory(group.done, steps)
        self.rewards = memory(group.rewards, steps)
        self.actions = torch.zeros(self.seats[:steps].shape, dtype=torch.int64, device=device)
        self.logs = torch.zeros(self.actions.shape, device=device)

    def take(self, group: Group, step: int) -> None:
        """Stores a decision, and how the one before it ended."""
        for name in ("observations", "privileged", "seats"):
            getattr(self, name)[step].copy_(getattr(group, name), non_blocking=True)
        if step < len(self.masks):
            self.masks[step].copy_(group.masks, non_blocking=True)
        if step > 0:
            self.done[step - 1].copy_(group.done, non_blocking=True)
            self.rewards[step - 1].copy_(group.rewards, non_blocking=True)


def advantages(
    values: torch.Tensor,
    seats: torch.Tensor,
    done: torch.Tensor,
    final: torch.Tensor,
    choice: torch.Tensor,
    trust: float,
) -> Tuple[torch.Tensor, torch.Tensor]:
    """Generalized advantage estimation, seat by seat: a seat's decisions in a game are a chain of their own, whatever
    the others do in between; forced moves are no links of it. `values` are those of all seats, at `steps` + 1
    moments. Returns the advantage of each decision, and what the value of each seat should have been."""
    steps, lanes, players = final.shape
    ahead = values[-1].clone()  # the value of a seat's next decision, or what it got at the end
    carry = torch.zeros_like(ahead)
    gains = torch.zeros((steps, lanes), device=values.device)
    targets = torch.zeros_like(final)
    for step in range(steps - 1, -1, -1):
        over = done[step, :, None]
        ahead = torch.where(over, final[step], ahead)
        carry = torch.where(over, torch.zeros_like(carry), carry)
        targets[step] = ahead + trust * carry
        surprise = targets[step] - values[step]
        mine = functional.one_hot(seats[step].long(), players).bool()
        gains[step] = surprise[mine]
        mine &= choice[step, :, None]
        ahead = torch.where(mine, values[step], ahead)
        carry = torch.where(mine, surprise, carry)
    return gains, targets


def turned(rows: torch.Tensor, seats: torch.Tensor, back: bool = False) -> torch.Tensor:
    """Numbers of all seats counted from a seat, as those counted from seat 0; or back."""
    players = rows.shape[-1]
    order = torch.arange(players, device=rows.device)
    from_seat = seats.long()[..., None]
    return rows.gather(-1, (order + from_seat if back else order - from_seat) % players)


class Learner:
    """Collects games, learns from them, and measures itself."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        torch.manual_seed(options.seed)
        if options.device == "cpu":
            torch.set_num_threads(options.threads)
        else:
            torch.backends.cuda.matmul.allow_tf32 = True
        self.player = Player(options.game, options.players, options.width, options.depth).to(options.device)
        self.adam = torch.optim.Adam(self.player.parameters(), lr=options.rate, eps=1e-5)
        self.groups = [Group(options, options.lanes // 2, options.seed + part * options.lanes) for part in range(2)]
        self.rollouts = [Rollout(group, options.steps, options.device) for group in self.groups]
        self.workers = ThreadPoolExecutor(options.threads)
        self.decisions, self.seconds = 0, 0.0
        self.entropy_weight = options.entropy
        self.margin_weight = options.margin
        self.spread = 0.0  # of margins: they are weighed by it, as games differ in what a point is worth
        self.logits = torch.compile(self.player.logits) if options.compile else self.player.logits

    def cast(self) -> Any:
        kind = "cuda" if self.options.device.startswith("cuda") else "cpu"
        return torch.autocast(kind, dtype=torch.bfloat16, enabled=kind == "cuda")

    @torch.no_grad()
    def collect(self) -> None:
        """Plays `steps` decisions in all lanes. While one half thinks on the device, the other half's games go on."""
        for step in range(self.options.steps + 1):
            for group, rollout in zip(self.groups, self.rollouts):
                group.finish()
                rollout.take(group, step)
                if step == self.options.steps:
                    continue
                with self.cast():
                    logits = self.logits(rollout.observations[step], rollout.masks[step])
                logs = functional.log_softmax(logits, 1)
                noise = -torch.log(torch.empty_like(logs).exponential_())
                chosen = (logs + noise).argmax(1)
                rollout.actions[step] = chosen
                rollout.logs[step] = logs.gather(1, chosen[:, None])[:, 0]
                group.actions.copy_(chosen)  # waits for the device
                group.begin(self.workers)
        self.decisions += self.options.steps * self.options.lanes

    def outcome(self, rewards: torch.Tensor, done: torch.Tensor) -> torch.Tensor:
        """What a game was worth to each seat: its share of the victory beyond the fair one, and something for the
        margin."""
        margins = rewards[done][:, 1]
        if margins.numel() > 1:
            now = float(margins.std())
            self.spread = now if self.spread == 0 else 0.95 * self.spread + 0.05 * now
        bonus = self.margin_weight * (rewards[:, :, 1] / max(self.spread, 1e-3)).clamp(-3, 3)
        return rewards[:, :, 0] - 1 / self.options.players + bonus

    @torch.no_grad()
    def judge(self, rollout: Rollout) -> List[torch.Tensor]:
        """The samples of a rollout: all decisions that were a choice."""
        values = []
        with self.cast():
            for observations, privileged in zip(rollout.observations, rollout.privileged):
                values.append(self.player.values(observations, privileged))
        seats = rollout.seats
        choice = rollout.masks.sum(2) > 1
        final = self.outcome(rollout.rewards, rollout.done)
        gains, targets = advantages(
            turned(torch.stack(values), seats), seats[:-1], rollout.done, final, choice, self.options.trust
        )
        targets = turned(targets, seats[:-1], back=True)
        fields = (rollout.observations[:-1], rollout.privileged[:-1], rollout.masks, rollout.actions, rollout.logs)
        return [field[choice] for field in (*fields, gains, targets)]

    def learn(self, progress: float) -> Dict[str, float]:
        """Some epochs of PPO over what was collected."""
        options = self.options
        for setting in self.adam.param_groups:
            setting["lr"] = options.rate * max(0.02, 1 - progress)
        # Margins tell more about each move than victories do, but it is victories that count.
        self.margin_weight = options.margin * max(0.1, 1 - progress)
        samples = [torch.cat(pair) for pair in zip(*(self.judge(rollout) for rollout in self.rollouts))]
        gains = samples[5]
        samples[5] = (gains - gains.mean()) / (gains.std() + 1e-6)
        count = len(gains)
        figures = []
        for _ in range(options.epochs):
            order = torch.randperm(count, device=gains.device)
            for first in range(0, max(1, count - options.minibatch // 2), options.minibatch):
                figures.append(self.update([field[order[first : first + options.minibatch]] for field in samples]))
        policy, value, entropy, clipped = torch.stack(figures).mean(0).tolist()
        # Exploration decides: below the floor its weight grows, above it it falls back to what was asked for.
        factor = 1.05 if entropy < options.floor else 1 / 1.05
        lowest = options.entropy * max(0.1, 1 - progress)
        self.entropy_weight = min(max(self.entropy_weight * factor, lowest), 0.1)
        return {"policy_loss": policy, "value_loss": value, "entropy": entropy, "clipped": clipped, "choices": count}

    def update(self, samples: List[torch.Tensor]) -> torch.Tensor:
        observations, privileged, masks, actions, logs_then, gains, targets = samples
        clip = self.options.clip
        with self.cast():
            logits = self.logits(observations, masks)
            values = self.player.values(observations, privileged)
        logs = functional.log_softmax(logits, 1)
        entropy = -(logs.exp() * logs).sum(1).mean()
        ratio = (logs.gather(1, actions[:, None])[:, 0] - logs_then).exp()
        policy = -torch.min(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
        value = functional.mse_loss(values, targets)
        self.adam.zero_grad(set_to_none=True)
        (policy + value - self.entropy_weight * entropy).backward()
        nn.utils.clip_grad_norm_(self.player.parameters(), 1.0)
        self.adam.step()
        clipped = ((ratio - 1).abs() > clip).float().mean()
        return torch.stack([policy.detach(), value.detach(), entropy.detach(), clipped])

    @torch.no_grad()
    def evaluate(self, games: int, against: str, seed: int) -> Dict[str, float]:
        """The win share of one learner, in every seat equally often, against agents; the move that it finds best. About
        so many games: every lane plays the same number, or short games would count too often."""
        options = self.options
        lanes = max(1, min(games // options.players, 4096))
        rounds = options.players * max(1, round(games / (lanes * options.players)))
        batch = Batch(options.game, options.players, lanes, options.threads, seed, agents=against, rotate=True)
        shares: List[np.ndarray] = []
        margins: List[np.ndarray] = []
        ended = np.zeros(lanes, np.int64)
        every = np.arange(lanes)
        while ended.min() < rounds:
            seats = batch.seats.copy()
            observations = torch.from_numpy(batch.observations).to(options.device)
            with self.cast():
                logits = self.player.logits(observations, torch.from_numpy(batch.masks).to(options.device))
            batch.step(logits.argmax(1).cpu().numpy())
            counts = batch.done & (ended < rounds)
            shares.append(batch.win[every[counts], seats[counts]])
            margins.append(batch.margin[every[counts], seats[counts]])
            ended += batch.done
        share = np.concatenate(shares).astype(np.float64)
        return {
            "games": len(share),
            "win": float(share.mean()),
            "interval": float(1.96 * share.std(ddof=1) / math.sqrt(len(share))),
            "margin": float(np.concatenate(margins).mean()),
        }

    def save(self, path: Path, points: List[Tuple[float, float, float]]) -> None:
        state = {
            "player": self.player.state_dict(),
            "adam": self.adam.state_dict(),
            "decisions": self.decisions,
            "seconds": self.seconds,
            "entropy_weight": self.entropy_weight,
            "spread": self.spread,
            "points": points,
            "shape": [self.options.game, self.options.players, self.options.width, self.options.depth],
        }
        torch.save(state, path.with_suffix(".new"))
        path.with_suffix(".new").replace(path)

    def load(self, path: Path) -> List[Tuple[float, float, float]]:
        state = torch.load(path, map_location=self.options.device)
        shape = [self.options.game, self.options.players, self.options.width, self.options.depth]
        if state["shape"] != shape:
            sys.exit(f"{path} holds another player: {state['shape']}, not {shape}")
        self.player.load_state_dict(state["player"])
        self.adam.load_state_dict(state["adam"])
        self.decisions, self.seconds = state["decisions"], state["seconds"]
        self.entropy_weight, self.spread = state["entropy_weight"], state["spread"]
        return list(state["points"])


def train(options: argparse.Namespace) -> None:
    folder = Path(options.out)
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = folder / "checkpoint.pt"
    learner = Learner(options)
    points = learner.load(checkpoint) if options.resume else []
    before, begun, resumed_at = learner.seconds, time.monotonic(), learner.decisions
    others = f"{options.players - 1} × {options.against}"
    title = f"{options.game.capitalize()}, {options.players} players: how often the learner wins against {others}"
    next_measure = before
    with open(folder / "log.jsonl", "a" if options.resume else "w", encoding="utf-8") as log:

        def tell(**line: Any) -> None:
            text = json.dumps(
                {key: round(value, 5) if isinstance(value, float) else value for key, value in line.items()}
            )
            print(text, file=log, flush=True)
            print(text, flush=True)

        def measure(games: int) -> None:
            found = learner.evaluate(games, options.against, options.seed + learner.decisions)
            points.append((learner.seconds / 60, found["win"], found["interval"]))
            tell(seconds=learner.seconds, decisions=learner.decisions, against=options.against, **found)
            picture = learning_curve(points, 1 / options.players, title, options.against)
            (folder / "curve.svg").write_text(picture, encoding="utf-8")
            learner.save(checkpoint, points)

        while learner.seconds < 60 * options.minutes:
            if learner.seconds >= next_measure:
                measure(options.games)
                next_measure += 60 * options.every
            started = time.monotonic()
            learner.collect()
            collected = time.monotonic()
            figures = learner.learn(min(1.0, learner.seconds / (60 * options.minutes)))
            learner.seconds = before + time.monotonic() - begun
            figures.update(collecting=collected - started, learning=time.monotonic() - collected)
            speed = (learner.decisions - resumed_at) / (learner.seconds - before)
            tell(seconds=learner.seconds, decisions=learner.decisions, per_second=speed, **figures)
        measure(4 * options.games)
    if options.curve:
        Path(options.curve).write_text((folder / "curve.svg").read_text(encoding="utf-8"), encoding="utf-8")


def arguments(words: Optional[List[str]] = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m nika.train", description="Trains a player by PPO and self-play.")
    graphics = torch.cuda.is_available()
    add = parser.add_argument
    add("game", choices=("byzantz", "justinian"))
    add("--players", type=int, default=4)
    add("--minutes", type=float, default=10, help="how long to train, all told")
    add("--out", default="training", help="the folder for log.jsonl, checkpoint.pt and curve.svg")
    add("--resume", action="store_true", help="go on from the folder's checkpoint")
    add("--curve", help="also write the learning curve to this file")
    add("--device", default="cuda" if graphics else "cpu")
    add("--threads", type=int, default=torch.get_num_threads(), help="of the games")
    add("--seed", type=int, default=1)
    add("--lanes", type=int, help="games at a time (default: by game, like the following without one)")
    add("--minibatch", type=int)
    add("--epochs", type=int)
    add("--rate", type=float, help="learning rate, falling to almost 0")
    add("--entropy", type=float, help="weight of the entropy, falling to a tenth")
    add(
        "--margin", type=float, help="weight of a margin of one standard deviation beside a victory, falling to a tenth"
    )
    add("--steps", type=int, default=64, help="decisions of each lane between two updates")
    add("--width", type=int, default=512 if graphics else 128, help="of the layers")
    add("--depth", type=int, default=2, help="residual blocks")
    add("--clip", type=float, default=0.2)
    add("--trust", type=float, default=0.95, help="lambda of the advantage estimation")
    add("--floor", type=float, default=0.2, help="entropy in nats below which its weight grows")
    add("--against", default="heuristic", help="the computer player to learn from and to be measured against")
    add("--share", type=float, default=0.25, help="part of the lanes in which all other seats are that player's")
    add("--every", type=float, default=1, help="minutes between two evaluations")
    add("--games", type=int, default=4096, help="of an evaluation; four times as many at the end")
    add("--compile", action="store_true", help="use torch.compile")
    options = parser.parse_args(words)
    for name, value in {**SETTINGS[options.game], **({} if options.device.startswith("cuda") else SMALL)}.items():
        if getattr(options, name) is None:
            setattr(options, name, value)
    return options


if __name__ == "__main__":
    train(arguments())
