"""nets.py: the networks of nika.train. They know what the games are made of, goods and counselors, and treat all of a
kind with the same weights; nothing in them knows how to play."""

from __future__ import annotations

import re
from typing import Dict, List, Sequence, Tuple

import numpy as np
import torch
from torch import nn

from . import encoding

LEVELS = 6  # a byte is told apart up to this number by inputs of its own
LARGE = 60  # larger numbers are rare
GOODS = "CSWTGO"
GROUPS = ("cloth", "spice", "wine", "wood", "grain", "olives")
HAND = 7  # cards that can be bid


def sort_bytes(game: str, layouts: Sequence[Dict[str, encoding.Part]]) -> List[Tuple[np.ndarray, np.ndarray]]:
    """Which bytes of some rows, put one after the other, tell about each thing (the 6 goods, the 12 counselors), and
    which about none: twice the indices and the largest values. Bytes of the same meaning stand in the same column."""
    things: List[np.ndarray] = []
    others: List[np.ndarray] = []
    most_things: List[int] = []
    most_others: List[int] = []
    offset = 0
    for layout in layouts:
        for part in layout.values():
            index = np.arange(part.slice.start, part.slice.stop).reshape(part.shape) + offset
            if game == "byzantz" and part.shape[-1] in (24, 25):
                goods = np.moveaxis(index[..., :24].reshape(-1, 6, 4), 1, 0).reshape(6, -1)
                rest = index[..., 24:].ravel()
            elif game == "justinian" and 12 in part.shape:
                goods, rest = np.moveaxis(index, part.shape.index(12), 0).reshape(12, -1), index[:0].ravel()
            else:
                goods, rest = np.zeros((0, 0), np.int64), index.ravel()
            if goods.size:
                things.append(goods)
                most_things += [part.most] * goods.shape[1]
            others.append(rest)
            most_others += [part.most] * len(rest)
        offset += encoding.layout_size(layout)
    return [
        (np.concatenate(things, 1), np.array(most_things)),
        (np.concatenate(others), np.array(most_others)),
    ]


class Numbers(nn.Module):
    """Bytes as inputs of a network: each as a fraction of its largest value, and one input for each small number that
    it reaches, so that the first layer can treat one card otherwise than two."""

    def __init__(self, index: np.ndarray, most: np.ndarray) -> None:
        super().__init__()
        steps = [(column, level) for column, top in enumerate(most) for level in range(1, min(int(top), LEVELS) + 1)]
        self.register_buffer("index", torch.tensor(index))
        self.register_buffer("scale", torch.tensor(1 / np.clip(most, 1, LARGE), dtype=torch.float32))
        self.register_buffer("column", torch.tensor([column for column, _ in steps]))
        self.register_buffer("level", torch.tensor([level for _, level in steps], dtype=torch.uint8))
        self.size = len(most) + len(steps)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        numbers = rows[:, self.index]
        return torch.cat([numbers * self.scale, (numbers[..., self.column] >= self.level).to(self.scale.dtype)], -1)


class Block(nn.Module):
    """A residual layer."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.layers(x)


class Body(nn.Module):
    """Rows of bytes to a summary of the whole, and one of each thing."""

    def __init__(self, game: str, layouts: Sequence[Dict[str, encoding.Part]], width: int, depth: int) -> None:
        super().__init__()
        things, others = sort_bytes(game, layouts)
        self.things, self.others = Numbers(*things), Numbers(*others)
        self.thing_width = width // 4
        self.each = nn.Sequential(
            nn.Linear(self.things.size, width // 2), nn.ReLU(), nn.Linear(width // 2, self.thing_width), nn.ReLU()
        )
        inputs = len(things[0]) * self.thing_width + self.others.size
        blocks = [Block(width) for _ in range(depth)]
        self.whole = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), *blocks, nn.LayerNorm(width))

    def forward(self, rows: torch.Tensor) -> Tuple[torch.Tensor, torch.Tensor]:
        each = self.each(self.things(rows))
        return self.whole(torch.cat([each.flatten(1), self.others(rows)], 1)), each


def small(layer: nn.Linear, factor: float) -> nn.Linear:
    """A last layer with small weights: training starts from even chances, and values near 0."""
    with torch.no_grad():
        layer.weight.mul_(factor)
        layer.bias.zero_()
    return layer


def exact(layer: nn.Linear, inputs: torch.Tensor) -> torch.Tensor:
    """A last layer in single precision, where the rest may be in half: PPO compares its results with earlier ones."""
    with torch.autocast(inputs.device.type, enabled=False):
        return layer(inputs.float())


def actions_of_things(game: str) -> List[List[int]]:
    """The action ids that are about each thing, in columns of the same meaning: by their names."""
    names = encoding.action_names(game)
    rows: List[List[int]] = [[] for _ in range(6 if game == "byzantz" else 12)]
    for action, name in enumerate(names):
        verb, _, rest = name.partition(" ")
        if game == "justinian" and re.search(r"\d+$", rest) and verb in ("place", "exchange"):
            rows[int(re.sub(r".*\D", "", rest)) - 1].append(action)
        elif verb == "take" and rest in GROUPS:
            rows[GROUPS.index(rest)].append(action)
        elif verb in ("give", "discard", "sell") and rest[0] in GOODS:
            rows[GOODS.index(rest[0])].append(action)
    return rows


class Bids(nn.Module):
    """What each bid of Byzantz is worth: it is a set of cards of the sorted hand, whatever their places are called."""

    def __init__(self, width: int, thing_width: int, inner: int = 32) -> None:
        super().__init__()
        names = encoding.action_names("byzantz")
        self.first = names.index("bid 1")
        bids = [[int(place) - 1 for place in name.split()[1:]] for name in names[self.first :]]
        chosen = torch.zeros(len(bids), HAND)
        for bid, places in enumerate(bids):
            chosen[bid, places] = 1
        self.register_buffer("chosen", chosen)
        hand = encoding.observation_layout("byzantz", 4)["hand"].slice.start
        # Records sort a hand by goods, the highest card of each first.
        self.register_buffer("order", torch.tensor([hand + 4 * (kind // 4) + 3 - kind % 4 for kind in range(24)]))
        self.register_buffer("places", torch.arange(HAND))
        self.card = nn.Linear(thing_width, 4 * inner)
        self.whole = nn.Linear(width, inner)
        self.last = small(nn.Linear(inner, 1), 0.01)

    def forward(self, rows: torch.Tensor, whole: torch.Tensor, each: torch.Tensor) -> torch.Tensor:
        upto = rows[:, self.order].long().cumsum(1)[:, None]  # cards up to each kind, this one included
        before = upto - rows[:, None, self.order]
        place = self.places[None, :, None]
        held = ((before <= place) & (place < upto)).to(each.dtype)  # which kind is in each place of the hand
        cards = self.card(each).unflatten(2, (4, -1)).flatten(1, 2)
        sets = torch.matmul(self.chosen.to(held.dtype), held)  # the kinds in each bid
        worth = torch.relu(torch.matmul(sets, cards) + self.whole(whole)[:, None])
        return exact(self.last, worth)[..., 0]


class Policy(nn.Module):
    """What a seat sees to a number for each action."""

    def __init__(self, game: str, players: int, width: int, depth: int) -> None:
        super().__init__()
        self.body = Body(game, [encoding.observation_layout(game, players)], width, depth)
        thing_width, rows = self.body.thing_width, actions_of_things(game)
        self.plain = small(nn.Linear(width, encoding.action_count(game)), 0.01)
        self.whole = nn.Linear(width, thing_width)
        self.thing = nn.Linear(thing_width, thing_width)
        self.last = small(nn.Linear(thing_width, len(rows[0])), 0.01)
        self.register_buffer("about", torch.tensor(rows).flatten())
        self.bids = Bids(width, thing_width) if game == "byzantz" else None

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        whole, each = self.body(rows)
        of_things = exact(self.last, torch.relu(self.thing(each) + self.whole(whole)[:, None]))
        logits = exact(self.plain, whole).index_add(1, self.about, of_things.flatten(1))
        if self.bids is not None:
            bids = self.bids(rows, whole, each)
            logits = torch.cat([logits[:, : self.bids.first], logits[:, self.bids.first :] + bids], 1)
        return logits


class Player(nn.Module):
    """The policy, which sees an observation, and the critic, which sees the hidden part as well and gives a value for
    each seat, counted from the one that is asked."""

    def __init__(self, game: str, players: int, width: int, depth: int) -> None:
        super().__init__()
        layouts = [encoding.observation_layout(game, players), encoding.privileged_layout(game, players)]
        self.policy = Policy(game, players, width, depth)
        self.critic = Body(game, layouts, width, depth)
        self.value = small(nn.Linear(width, players), 0.1)

    def logits(self, observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
        return self.policy(observations).masked_fill(~masks, -1e9)

    def values(self, observations: torch.Tensor, privileged: torch.Tensor) -> torch.Tensor:
        whole, _ = self.critic(torch.cat([observations, privileged], 1))
        return exact(self.value, whole)
