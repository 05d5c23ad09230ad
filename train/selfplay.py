"""selfplay.py: trains the nets of docs/nets.md by self-play: PPO, from the heuristic on.

    python3 train/selfplay.py byzantz --minutes 18 --stop 9 --out training/byzantz
    python3 train/selfplay.py byzantz --minutes 18 --out training/byzantz --resume
    python3 train/selfplay.py byzantz --exploit training/byzantz --minutes 2 --out training/exploiter-byzantz

One policy plays all numbers of players. Most games are self-play; in some, all other seats are past selves (the pool),
the heuristic or a level with its mistakes. A critic that sees everything helps to train; a small value net learns the
same as the critic, for the search. docs/training.md has what came of it.
"""

from __future__ import annotations

import argparse
import copy
import json
import math
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Dict, List, Optional, Tuple

import imitate
import models
import netfile
import numpy as np
import torch
from nika import encoding
from nika.batch import Batch
from nika.curve import learning_curve
from torch import nn
from torch.nn import functional

SETTINGS: Dict[str, Dict[str, Any]] = {
    "byzantz": {"rate": 1.4e-3, "entropy": 0.015, "margin": 0.15, "prior": 3.0, "floor": 0.25},
    "justinian": {"rate": 1e-3, "entropy": 0.01, "margin": 0.5, "prior": 1.0, "floor": 0.4},
}
SHARES = {  # of the lanes, by the number of players
    "byzantz": {4: 0.58, 3: 0.14, 5: 0.14, 6: 0.14},
    "justinian": {4: 0.6, 3: 0.2, 2: 0.2},
}
AGENTS = {"heuristic": 0.12, "beginner": 0.03}  # of the lanes, whose other seats these hold
IMITATED_WARMTH = 0.5  # the temperature of opponents that imitate
STAGES = 4  # parts of the lanes that are at different stages of their games
GAME = {"byzantz": 120, "justinian": 180}  # decisions, about
KEPT = ("decisions", "seconds", "updates", "entropy_weight", "spread", "points")  # of a learner, in a checkpoint


class Lanes:
    """Lanes with one number of players, in memory that the device reads directly."""

    def __init__(self, options: argparse.Namespace, players: int, rows: slice, seed: int) -> None:
        pinned = options.device.startswith("cuda")
        lanes = rows.stop - rows.start
        self.players, self.rows = players, rows

        def memory(shape: Tuple[int, ...], kind: Any) -> torch.Tensor:
            return torch.zeros(shape, dtype=kind, pin_memory=pinned)

        sizes = [len(place) for place in models.placement(options.game, players)]
        most = {"byzantz": 24, "justinian": 48}[options.game]
        self.tensors = {
            "observations": memory((lanes, sizes[0]), torch.uint8),
            "remembered": memory((lanes, sizes[1]), torch.uint8),
            "privileged": memory((lanes, sizes[2]), torch.uint8),
            "masks": memory((lanes, encoding.action_count(options.game)), torch.uint8),
            "seats": memory((lanes,), torch.uint8),
            "done": memory((lanes,), torch.uint8),
            "rewards": memory((lanes, 3, players), torch.float32),
            "option_ids": memory((lanes, most), torch.int16),
            "options": memory((lanes, most, 8), torch.uint8),
            "priors": memory((lanes, most), torch.int16),
        }
        places = [torch.tensor(place).to(options.device) for place in models.placement(options.game, players)]
        self.places = dict(zip(("observations", "remembered", "privileged"), places))
        self.batches: List[Tuple[slice, Batch]] = []
        self.own = 0  # from here on, all seats are ours, and the last of these lanes meet the pool
        for agent, share in () if options.exploit else AGENTS.items():
            first, self.own = self.own, self.own + round(lanes * share)
            self._add(options, first, self.own, 2, agent, seed)
        self._add(options, self.own, lanes, STAGES, None, seed)

    def _add(self, options: argparse.Namespace, first: int, last: int, parts: int, agent: Any, seed: int) -> None:
        """Batches with these lanes, each at another stage of its games."""
        cuts = [first + (last - first) * part // parts for part in range(parts + 1)]
        for part, (low, high) in enumerate(zip(cuts, cuts[1:])):
            if high == low:
                continue
            buffers = {name: tensor[low:high].numpy() for name, tensor in self.tensors.items()}
            buffers["option_ids"] = buffers["option_ids"].view(np.uint16)
            batch = Batch(
                options.game, self.players, high - low, 1, seed + self.rows.start + low, agents=agent, rotate=True,
                privileged=True, options=True, buffers=buffers,
            )  # fmt: skip
            length = GAME[options.game] // (self.players if agent else 1)
            for _ in range(round(length * part / parts)):
                batch.step(batch.option_ids[np.arange(high - low), batch.priors.argmax(1)])
            self.batches.append((slice(low, high), batch))


class Group:
    """Lanes that step together, and what the device has of them."""

    def __init__(self, options: argparse.Namespace, lanes: int, seed: int) -> None:
        self.device = options.device
        shares = {4: 1.0} if options.exploit else SHARES[options.game]
        self.parts: List[Lanes] = []
        players, learners = np.zeros(lanes, np.int64), np.full(lanes, -1)
        first = 0
        for number, (count, share) in enumerate(shares.items()):
            last = lanes if number + 1 == len(shares) else first + round(lanes * share)
            part = Lanes(options, count, slice(first, last), seed)
            players[first:last] = count
            own = last - first - part.own
            pooled = own if options.exploit else round(own * options.pool)
            learners[last - pooled : last] = np.arange(pooled) % count
            self.parts.append(part)
            first = last
        self.lanes = lanes
        self.most = models.MOST[options.game]
        self.players = torch.tensor(players).to(self.device)
        self.learners = torch.tensor(learners).to(self.device)  # who learns; -1: all that are ours
        pooled = np.flatnonzero(learners >= 0)
        imitated = pooled[players[pooled] == 4]
        imitated = imitated[: round(len(imitated) * options.imitated)]
        self.imitated = torch.tensor(imitated).to(self.device)
        self.pooled = torch.tensor(np.setdiff1d(pooled, imitated)).to(self.device)
        empty = np.stack([models.empty_row(options.game, int(count)) for count in players])
        self.empty = torch.tensor(empty).to(self.device)
        self.actions = torch.zeros(lanes, dtype=torch.int16, pin_memory=self.device.startswith("cuda"))
        self.numbers = self.actions.numpy().view(np.uint16)
        self.steps: List[Future[None]] = []

    def begin(self, workers: ThreadPoolExecutor) -> None:
        self.steps = [
            workers.submit(batch.step, self.numbers[part.rows.start + rows.start : part.rows.start + rows.stop])
            for part in self.parts
            for rows, batch in part.batches
        ]

    def finish(self) -> None:
        for step in self.steps:
            step.result()

    def take(self, rollout: "Rollout", step: int) -> None:
        """Brings to the device what the lanes show."""
        rollout.rows[step].copy_(self.empty)
        for part in self.parts:
            tensors, rows = part.tensors, part.rows
            there = {name: tensors[name].to(self.device, non_blocking=True) for name in tensors if name != "masks"}
            for name, places in part.places.items():
                if len(places):
                    rollout.rows[step, rows].index_copy_(1, places, there[name])
            rollout.seats[step, rows] = there["seats"].long()
            if step > 0:
                rollout.done[step - 1, rows] = there["done"].bool()
                rollout.rewards[step - 1, rows, :, : part.players] = there["rewards"][:, :2]
            if step < len(rollout.options):
                rollout.options[step, rows] = there["options"]
                rollout.priors[step, rows] = there["priors"]
                rollout.ids[rows] = there["option_ids"]


class Rollout:
    """What is learnt from: `steps` decisions of each lane, on the device."""

    def __init__(self, group: Group, steps: int) -> None:
        device, lanes = group.device, group.lanes
        some = group.parts[0].tensors["options"].shape[1]

        def zeros(shape: Tuple[int, ...], kind: Any) -> torch.Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        self.rows = zeros((steps + 1, lanes, group.empty.shape[1]), torch.uint8)
        self.seats = zeros((steps + 1, lanes), torch.long)
        self.done = zeros((steps, lanes), torch.bool)
        self.rewards = zeros((steps, lanes, 2, group.most), torch.float32)
        self.options = zeros((steps, lanes, some, 8), torch.uint8)
        self.priors = zeros((steps, lanes, some), torch.int16)
        self.ids = zeros((lanes, some), torch.int16)
        self.chosen = zeros((steps, lanes), torch.long)
        self.logs = zeros((steps, lanes), torch.float32)


def turned(rows: torch.Tensor, seats: torch.Tensor, players: torch.Tensor, back: bool = False) -> torch.Tensor:
    """Numbers of all seats (the last but one dimension, with two for each) counted from a seat, as those counted from
    seat 0; or back."""
    most = rows.shape[-2]
    order = torch.arange(most, device=rows.device)
    from_seat, count = seats[..., None], players.expand(seats.shape)[..., None]
    index = (order + from_seat if back else order - from_seat + count) % count
    index = torch.where(order < count, index, order)
    return rows.gather(-2, index[..., None].expand(rows.shape))


def drawn(logits: torch.Tensor) -> torch.Tensor:
    """Of each row one, as likely as its logit says."""
    return (logits - torch.log(torch.empty_like(logits).exponential_())).argmax(1)


def advantages(
    values: torch.Tensor, seats: torch.Tensor, done: torch.Tensor, ends: torch.Tensor, links: torch.Tensor, trust: float
) -> Tuple[torch.Tensor, torch.Tensor]:
    """Generalized advantage estimation, seat by seat: a seat's decisions in a game are a chain of their own, whatever
    the others do in between; forced moves are no links of it. `values` are those of all seats, at `steps` + 1 moments,
    two for each. Returns what each decision gained its seat, and what the values should have been."""
    steps, lanes, most, _ = ends.shape
    ahead = values[-1].clone()
    carry = torch.zeros_like(ahead)
    gains = torch.zeros((steps, lanes, 2), device=values.device)
    targets = torch.zeros_like(ends)
    every = torch.arange(lanes, device=values.device)
    for step in range(steps - 1, -1, -1):
        over = done[step, :, None, None]
        ahead = torch.where(over, ends[step], ahead)
        carry = torch.where(over, torch.zeros_like(carry), carry)
        targets[step] = ahead + trust * carry
        surprise = targets[step] - values[step]
        gains[step] = surprise[every, seats[step]]
        mine = functional.one_hot(seats[step], most).bool() & links[step, :, None]
        ahead = torch.where(mine[..., None], values[step], ahead)
        carry = torch.where(mine[..., None], surprise, carry)
    return gains, targets


class Learner:
    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        torch.manual_seed(options.seed)
        if options.device == "cpu":
            torch.set_num_threads(options.threads)
        else:
            torch.backends.cuda.matmul.allow_tf32 = True
        device = options.device
        self.policy = models.Policy(options.game, options.prior).to(device)
        self.value = models.Value(options.game).to(device)
        self.critic = models.Critic(options.game).to(device)
        self.modules = {"policy": self.policy, "value": self.value, "critic": self.critic}
        parameters = [parameter for module in self.modules.values() for parameter in module.parameters()]
        self.adam = torch.optim.Adam(parameters, lr=options.rate, eps=1e-5)
        self.pool: List[Dict[str, torch.Tensor]] = []
        self.frozen, self.imitator = copy.deepcopy(self.policy), copy.deepcopy(self.policy)
        self.still = False  # the policy does not learn, while the critic is new
        self.workers = ThreadPoolExecutor(options.threads)
        self.groups = [Group(options, options.lanes // 2, options.seed + part * options.lanes) for part in range(2)]
        self.rollouts = [Rollout(group, options.steps) for group in self.groups]
        self.decisions, self.seconds, self.updates = 0, 0.0, 0
        self.entropy_weight, self.margin_weight, self.spread = options.entropy, options.margin, 0.0
        self.points: List[Tuple[float, float, float]] = []

    def cast(self) -> Any:
        kind = "cuda" if self.options.device.startswith("cuda") else "cpu"
        return torch.autocast(kind, dtype=torch.bfloat16, enabled=kind == "cuda")

    def logits(self, net: models.Policy, *shown: torch.Tensor) -> torch.Tensor:
        with self.cast():
            return net(*shown).float()

    @torch.no_grad()
    def collect(self) -> None:
        """Plays `steps` decisions in all lanes. While one half thinks on the device, the other half's games go on."""
        if self.pool and not self.options.exploit:  # a past self for the lanes that meet the pool
            self.frozen.load_state_dict(self.pool[int(torch.randint(len(self.pool), ()))])
        for step in range(self.options.steps + 1):
            for group, rollout in zip(self.groups, self.rollouts):
                group.finish()
                group.take(rollout, step)
                if step == self.options.steps:
                    continue
                shown = rollout.rows[step], rollout.options[step], rollout.priors[step]
                logs = functional.log_softmax(self.logits(self.policy, *shown), 1)
                chosen = drawn(logs)
                for there, net, warmth in (
                    (group.pooled, self.frozen, self.options.warmth),
                    (group.imitated, self.imitator, IMITATED_WARMTH),
                ):
                    if len(there):
                        theirs = drawn(self.logits(net, *(field[there] for field in shown)) / warmth)
                        others = rollout.seats[step, there] != group.learners[there]
                        chosen[there] = torch.where(others, theirs, chosen[there])
                rollout.chosen[step] = chosen
                rollout.logs[step] = logs.gather(1, chosen[:, None])[:, 0]
                group.actions.copy_(rollout.ids.gather(1, chosen[:, None])[:, 0])  # waits for the device
                group.begin(self.workers)
        self.decisions += self.options.steps * self.options.lanes

    @torch.no_grad()
    def judge(self, group: Group, rollout: Rollout) -> List[torch.Tensor]:
        """The samples of a rollout: all decisions that were a choice of the learner's."""
        with self.cast():
            values = [self.critic(rows).transpose(1, 2) for rows in rollout.rows]
        margins = rollout.rewards[:, :, 1]
        if bool(rollout.done.any()):
            counts = group.players[rollout.done.nonzero()[:, 1]]
            some = margins[rollout.done]
            there = torch.arange(group.most, device=some.device) < counts[:, None]
            now = float(some[there].std())
            self.spread = now if self.spread == 0 else 0.97 * self.spread + 0.03 * now
        final = torch.stack([rollout.rewards[:, :, 0], margins / max(self.spread, 1e-3)], -1)
        mine = (group.learners < 0) | (rollout.seats[:-1] == group.learners)
        choice = mine & ((rollout.priors > models.ABSENT).sum(2) > 1)
        gains, targets = advantages(
            turned(torch.stack(values), rollout.seats, group.players), rollout.seats[:-1], rollout.done, final, choice,
            self.options.trust,
        )  # fmt: skip
        targets = turned(targets, rollout.seats[:-1], group.players, back=True)
        players = group.players.expand(choice.shape)
        fields = (rollout.rows[:-1], rollout.options, rollout.priors, rollout.chosen, rollout.logs)
        return [field[choice] for field in (*fields, gains, targets, players)]

    def learn(self, progress: float) -> Dict[str, float]:
        options = self.options
        for setting in self.adam.param_groups:
            setting["lr"] = options.rate * max(0.03, 1 - progress)
        self.margin_weight = options.margin * max(0.2, 1 - progress)
        samples = [torch.cat(pair) for pair in zip(*map(self.judge, self.groups, self.rollouts))]
        gains = samples[5][:, 0] + self.margin_weight * samples[5][:, 1].clamp(-3, 3)
        samples[5] = (gains - gains.mean()) / (gains.std() + 1e-6)
        count = len(gains)
        figures = []
        for _ in range(options.epochs):
            order = torch.randperm(count, device=gains.device)
            for first in range(0, max(1, count - options.minibatch // 2), options.minibatch):
                picked = order[first : first + options.minibatch]
                figures.append(self.update([field[picked] for field in samples]))
        self.updates += 1
        policy, value, student, entropy, clipped, believed = torch.stack(figures).mean(0).tolist()
        # Exploration decides: below the floor its weight grows, above it it falls back to what was asked for.
        factor = 1.05 if entropy < options.floor else 1 / 1.05
        lowest = options.entropy * max(0.2, 1 - progress)
        self.entropy_weight = min(max(self.entropy_weight * factor, lowest), 0.1)
        return {
            "policy_loss": policy, "value_loss": value, "student_loss": student, "entropy": entropy, "clipped": clipped,
            "choices": count, "disbelief": believed,
        }  # fmt: skip

    def update(self, samples: List[torch.Tensor]) -> torch.Tensor:
        rows, moves, priors, chosen, logs_then, gains, targets, players = samples
        clip = self.options.clip
        with self.cast():
            mixed, trunk = self.policy.see(rows)
            logits = self.policy.choose(mixed, trunk, moves, priors)
            values = self.critic(rows).transpose(1, 2)
            student = self.value(rows)
        logs = functional.log_softmax(logits.float(), 1)
        entropy = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
        ratio = (logs.gather(1, chosen[:, None])[:, 0] - logs_then).exp()
        policy = -torch.min(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
        there = torch.arange(targets.shape[1], device=rows.device) < players[:, None]
        errors = (values - targets).square().sum(2)
        value = (errors * there).sum() / there.sum()
        # The small net gives chances that add up, and margins.
        wins = student[:, 0].masked_fill(~there, -1e9)
        share = (targets[..., 0].clamp(0, 1) * there) + 1e-6
        share = share / share.sum(1, keepdim=True)
        lost = -(share * functional.log_softmax(wins, 1).clamp(min=-50)).sum(1).mean()
        missed = ((student[:, 1] - targets[..., 1]).square() * there).sum() / there.sum()
        loss = 0.5 * value + 0.5 * lost + 0.25 * missed
        if not self.still:
            loss = loss + policy - self.entropy_weight * entropy
        believed = torch.zeros_like(entropy)
        if self.options.game == "justinian":
            believed = self.policy.disbelief(rows, mixed, players)
            loss = loss + self.options.belief * believed
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        for module in self.modules.values():
            nn.utils.clip_grad_norm_(module.parameters(), 1.0)
        self.adam.step()
        clipped = ((ratio - 1).abs() > clip).float().mean()
        return torch.stack([policy, value, lost, entropy, clipped, believed]).detach()

    def stand_still(self, still: bool) -> None:
        """Whether the policy learns. What it believes of the cards is learnt all the same."""
        self.still = still
        for name, parameter in self.policy.named_parameters():
            parameter.requires_grad_(not still or name.startswith("holds."))

    @torch.no_grad()
    def evaluate(self, players: int, games: int, against: str, seed: int) -> Dict[str, float]:
        """The win share of one learner, in every seat equally often, against agents; the move that it finds best. Every
        lane plays the same number of games, or short ones would count too often."""
        options = self.options
        lanes = max(1, min(games // players, 2048))
        rounds = players * max(1, round(games / (lanes * players)))
        parts = max(1, min(options.threads, lanes // 64))
        cuts = [lanes * part // parts for part in range(parts + 1)]
        batches = [
            Batch(options.game, players, high - low, 1, seed + low, agents=against, rotate=True, options=True)
            for low, high in zip(cuts, cuts[1:])
        ]
        places = [torch.tensor(place).to(options.device) for place in models.placement(options.game, players)]
        empty = torch.tensor(models.empty_row(options.game, players)).to(options.device)
        found: List[np.ndarray] = []
        ended = np.zeros(lanes, np.int64)

        def joined(name: str) -> np.ndarray:
            return np.concatenate([getattr(batch, name) for batch in batches])

        def there(name: str) -> torch.Tensor:
            return torch.from_numpy(joined(name)).to(options.device)

        while ended.min() < rounds:
            seats, ids = joined("seats"), joined("option_ids")
            rows = empty.repeat(lanes, 1)
            for name, where in zip(("observations", "remembered"), places):
                if len(where):
                    rows.index_copy_(1, where, there(name))
            logits = self.logits(self.policy, rows, there("options"), there("priors"))
            actions = ids[np.arange(lanes), logits.argmax(1).cpu().numpy()]
            list(self.workers.map(lambda job: job[0].step(job[1]), zip(batches, np.split(actions, cuts[1:-1]))))
            done = joined("done")
            counts = done & (ended < rounds)
            found.append(np.stack([joined(name)[counts, seats[counts]] for name in ("win", "margin")]))
            ended += done
        share, margin = np.concatenate(found, 1).astype(np.float64)
        return {
            "players": players,
            "games": len(share),
            "win": float(share.mean()),
            "interval": float(1.96 * share.std(ddof=1) / math.sqrt(len(share))),
            "margin": float(margin.mean()),
        }

    def save(self, folder: Path) -> None:
        state = {
            "modules": {name: module.state_dict() for name, module in self.modules.items()},
            "game": self.options.game,
            "prior": self.options.prior,
            **{name: getattr(self, name) for name in KEPT},
        }
        half = [{name: tensor.half() for name, tensor in past.items()} for past in self.pool]
        others = {"past": half, "imitator": self.imitator.state_dict()}
        for name, what in (("nets.pt", state), ("adam.pt", self.adam.state_dict()), ("pool.pt", others)):
            torch.save(what, folder / f"{name}.new")
            (folder / f"{name}.new").replace(folder / name)

    def adopt(self, file: Path) -> None:
        """Begins with the policy and, if it has the same shape, the value of a net file."""
        net = netfile.load(file.read_bytes())
        prior, self.spread = netfile.units(net)
        if abs(prior - self.options.prior) > 0.01 * self.options.prior:
            raise ValueError(f"{file} was trained with --prior {prior:.3g}, not {self.options.prior:.3g}")
        policy, value = netfile.real(net)
        self.policy.adopt(policy)
        if net.value == self.value.widths():
            self.value.adopt(value)
        self.frozen.load_state_dict(self.policy.state_dict())

    def load_nets(self, folder: Path) -> Dict[str, Any]:
        state: Dict[str, Any] = torch.load(folder / "nets.pt", map_location=self.options.device)
        for name, module in self.modules.items():
            module.load_state_dict(state["modules"][name])
        self.spread = state["spread"]
        return state

    def load(self, folder: Path) -> None:
        state = self.load_nets(folder)
        self.adam.load_state_dict(torch.load(folder / "adam.pt", map_location=self.options.device))
        others = torch.load(folder / "pool.pt", map_location=self.options.device)
        self.pool = others["past"]
        self.imitator.load_state_dict(others["imitator"])
        for name in KEPT:
            setattr(self, name, state[name])


def train(options: argparse.Namespace) -> None:
    folder = Path(options.out)
    folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(options)
    if options.exploit:
        learner.load_nets(Path(options.exploit))
        learner.frozen.load_state_dict(learner.policy.state_dict())
    if options.begin:
        learner.adopt(Path(options.begin))
    if options.resume:
        learner.load(folder)
    total = 60 * options.minutes
    until = min(total, learner.seconds + 60 * options.stop) if options.stop else total
    title = f"{options.game.capitalize()}, 4 players: how often the net wins against 3 × heuristic"
    next_measure, next_past = learner.seconds + 60 * options.every, learner.seconds
    with open(folder / "log.jsonl", "a" if options.resume else "w", encoding="utf-8") as log:

        def tell(**line: Any) -> None:
            text = json.dumps({key: round(what, 5) if isinstance(what, float) else what for key, what in line.items()})
            print(text, file=log, flush=True)
            if options.loud or "win" in line:
                print(options.game, text, flush=True)

        def measure(games: int, players: int = 4) -> None:
            found = learner.evaluate(players, games, "heuristic", 1_000_000 + options.seed + learner.updates)
            if players == 4:
                learner.points.append((learner.seconds / 60, found["win"], found["interval"]))
                curve = learning_curve(learner.points, 0.25, title, "heuristic")
                (folder / "curve.svg").write_text(curve, encoding="utf-8")
            tell(seconds=learner.seconds, decisions=learner.decisions, **found)

        if options.lessons and not options.resume:
            tell(**imitate.teach(learner.imitator, learner.policy, options.lessons, options.device, learner.cast))
        before, begun, resumed_at = learner.seconds, time.monotonic(), learner.decisions
        while learner.seconds < until:
            started = time.monotonic()
            learner.stand_still(learner.seconds < options.still)
            learner.collect()
            collected = time.monotonic()
            figures = learner.learn(learner.seconds / total)
            now = time.monotonic()
            learner.seconds = before + now - begun
            if learner.seconds >= next_past and not options.exploit:
                learner.pool.append({name: tensor.clone() for name, tensor in learner.policy.state_dict().items()})
                if len(learner.pool) > 16:  # keep some of all ages
                    del learner.pool[int(torch.randint(1, 12, ()))]
                next_past += 25
            speed = (learner.decisions - resumed_at) / (learner.seconds - before)
            tell(
                seconds=learner.seconds, decisions=learner.decisions, per_second=speed, collecting=collected - started,
                learning=now - collected, entropy_weight=learner.entropy_weight, spread=learner.spread, **figures,
            )  # fmt: skip
            if learner.seconds >= next_measure:
                measure(options.games)
                next_measure += 60 * options.every
                learner.save(folder)
        learner.save(folder)
        if options.exploit:
            tell(against="net-alone", **learner.evaluate(4, 2 * options.games, "net-alone", 2_000_000 + options.seed))
        else:
            for players in SHARES[options.game]:
                measure(2 * options.games, players)
        learner.save(folder)


def measure_alone(options: argparse.Namespace) -> None:
    """How a trained net fares against computer players."""
    learner = Learner(options)
    learner.load(Path(options.out))
    found = learner.evaluate(options.players, options.games, options.measure, 3_000_000 + options.seed)
    print(json.dumps({"against": options.measure, **found}))


def arguments(words: Optional[List[str]] = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Trains the nets of a game by self-play.")
    add = parser.add_argument
    add("game", choices=sorted(SETTINGS))
    add("--minutes", type=float, default=18, help="how long to train, all told; rates fall over this time")
    add("--stop", type=float, help="stop after so many minutes of them, to be resumed")
    add("--out", default="training", help="the folder for the log, the checkpoint and the curve")
    add("--resume", action="store_true", help="go on from the folder's checkpoint")
    add("--begin", help="a net file whose policy and value to begin with")
    add("--still", type=float, default=0, help="seconds in which only the critic, the value and beliefs learn")
    add("--lessons", nargs="*", default=[], help="files of lessons.py: an opponent that imitates their teacher")
    add("--imitated", type=float, default=0.0, help="part of the pool's lanes with 4 players that it plays in")
    add("--exploit", help="the folder of a net: train a best response to it, with it in all other seats")
    add("--measure", help="do not train: measure the net of --out against this computer player")
    add("--players", type=int, default=4, help="for --measure")
    add("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    add("--threads", type=int, default=8, help="of the games")
    add("--seed", type=int, default=1)
    add("--lanes", type=int, default=16384, help="games at a time")
    add("--steps", type=int, default=64, help="decisions of each lane between two updates")
    add("--minibatch", type=int, default=32768)
    add("--epochs", type=int, default=2)
    add("--rate", type=float, help="learning rate, falling to almost 0")
    add("--entropy", type=float, help="weight of the entropy, falling to a fifth")
    add("--floor", type=float, help="entropy in nats below which its weight grows")
    add("--margin", type=float, help="weight of a standard deviation of margin beside a victory, falling to a fifth")
    add("--prior", type=float, help="logits of a point of the heuristic's")
    add("--clip", type=float, default=0.2)
    add("--trust", type=float, default=0.95, help="lambda of the advantage estimation")
    add("--pool", type=float, default=0.25, help="part of the self-play in which all other seats are a past self's")
    add("--belief", type=float, default=0.03, help="weight of a nat of surprise at where a card is (Justinian)")
    add("--warmth", type=float, default=1.0, help="temperature of those seats")
    add("--every", type=float, default=1.5, help="minutes between two evaluations")
    add("--games", type=int, default=4096, help="of an evaluation")
    add("--loud", action="store_true", help="print every update")
    options = parser.parse_args(words)
    if options.imitated > 0 and not options.lessons and not options.resume:
        parser.error("--imitated needs --lessons: without them the opponent has learnt nothing")
    if options.lessons and options.imitated <= 0:
        parser.error("--lessons needs --imitated: without it the opponent that they teach never plays")
    if options.begin and options.exploit:
        parser.error("--begin and --exploit each say what to begin with: only one of them can be given")
    for name, value in SETTINGS[options.game].items():
        if getattr(options, name) is None:
            setattr(options, name, value)
    return options


def main() -> None:
    options = arguments()
    if options.measure:
        measure_alone(options)
    else:
        train(options)


if __name__ == "__main__":
    main()
