"""models.py: the networks of docs/nets.md in PyTorch, with real numbers: what selfplay.py trains and netfile.py turns into
integers; and the critic, which only helps to train."""

from __future__ import annotations

from functools import lru_cache
from typing import Dict, List, Optional, Tuple

import netfile
import numpy as np
import torch
from nika.nets import exact, small
from torch import nn
from torch.nn import functional

THINGS = netfile.THINGS
MOST = {game: counts[-1] for game, counts in netfile.PLAYERS.items()}  # players
SIZES = {  # H, E, X, Y, F, D
    "policy": {"byzantz": (64, 32, 112, 96, 32, 32), "justinian": (64, 32, 112, 96, 32, 0)},
    "value": {"byzantz": (32, 24, 48, 32, 0, 0), "justinian": (40, 24, 64, 48, 0, 0)},
}
FAINT = 0.02  # how small last layers begin, so that the policy begins as the heuristic
ABSENT = -30000  # the prior of an option that is not there

# Here the rows of all nets and all numbers of players are alike: observation, memory and privileged state as for the
# largest number, and then a byte for each number of players.


def placement(game: str, players: int) -> List[np.ndarray]:
    """Where the bytes of an observation, a memory and a privileged state for so many players stand in a row."""
    places: Dict[str, List[np.ndarray]] = {"observation": [], "remembered": [], "privileged": []}
    seen = netfile.input_size(game, "policy", players) - netfile.remembered_size(game, players)
    for whole, here in zip(netfile.parts(game, "critic", MOST[game]), netfile.parts(game, "critic", players)):
        index = np.arange(np.prod(whole.part.shape)).reshape(whole.part.shape) + whole.first
        source = "observation" if here.first < seen else "remembered" if here.part.name == "pushes" else "privileged"
        places[source].append(index[tuple(slice(0, size) for size in here.part.shape)].ravel())
    return [np.concatenate(place) if place else np.zeros(0, np.int64) for place in places.values()]


def empty_row(game: str, players: int) -> np.ndarray:
    """A row with nothing in it but how many play."""
    size = netfile.input_size(game, "critic", MOST[game])
    row = np.zeros(size + netfile.OWN, np.uint8)
    for placed in netfile.parts(game, "critic", MOST[game]):
        if netfile.centered(game, placed.part.most):
            row[placed.first : placed.first + int(np.prod(placed.part.shape))] = netfile.CENTER
    row[size + players - 2] = 1
    return row


@lru_cache(maxsize=None)
def card_places() -> List[Tuple[int, int]]:
    """Where in Justinian's rows one's own cards and those of the others are, from and to."""
    placed = [part for part in netfile.parts("justinian", "critic", 4) if part.part.name == "cards"]
    return [(part.first, part.first + int(np.prod(part.part.shape))) for part in placed]


def cards_in(rows: torch.Tensor) -> Tuple[torch.Tensor, torch.Tensor]:
    """Justinian: for each color and counselor, who of the others holds the card (1: the next seat …; 0: nobody), and
    whether that is a question: not for one's own cards, nor for colors that have left the game."""
    own, others = (rows[:, first:last] for first, last in card_places())
    own, others = own.unflatten(1, (4, 12)) > 0, others.unflatten(1, (3, 4, 12)) > 0
    seat = torch.arange(1, 4, device=rows.device)[:, None, None]
    return (others * seat).sum(1), ~own & others.any(3).any(1)[..., None]


class Inputs(nn.Module):
    """Bytes as inputs of a layer: one for each row that a byte reaches, and the byte itself for a slope. So a row of the
    file's table is a sum of weights: what a larger number means is learnt as what it means beside the smaller one."""

    def __init__(self, game: str, columns: netfile.Columns) -> None:
        super().__init__()
        places, own = columns.bytes.copy(), netfile.input_size(game, "critic", MOST[game])
        column, level, down = [], [], []
        self.rows: List[List[int]] = []  # of each column, the input of each of its rows; -1: none
        for number, (kind, rows) in enumerate(zip(columns.kinds, columns.rows)):
            if kind == "players":
                places[number], own = own, own + 1
            self.rows.append([])
            for row in range(1, rows + 1):
                center = kind == "centered"
                if center and row == netfile.CENTER:
                    self.rows[-1].append(-1)
                    continue
                self.rows[-1].append(len(column))
                column.append(number)
                down.append(center and row < netfile.CENTER)
                level.append(row + 1 if down[-1] else row)
        slopes = np.flatnonzero(columns.slopes >= 0)
        for name, numbers, kind in (
            ("index", np.ascontiguousarray(places.T), torch.long),
            ("column", column, torch.long),
            ("level", level, torch.uint8),
            ("down", down, torch.bool),
            ("slope", slopes, torch.long),
        ):
            self.register_buffer(name, torch.tensor(numbers, dtype=kind), persistent=False)
        self.size = len(column) + len(slopes)

    def forward(self, row: torch.Tensor, kind: torch.dtype) -> torch.Tensor:
        numbers = row[:, self.index]
        reached = (numbers[..., self.column] >= self.level) != self.down
        return torch.cat([reached.to(kind), numbers[..., self.slope].to(kind) / 32], -1)

    def export(self, weight: np.ndarray) -> Tuple[np.ndarray, np.ndarray]:
        """The rows and slopes of a table, from the weights of a layer on these inputs."""
        found: List[np.ndarray] = []
        for inputs in self.rows:
            own = [np.zeros(len(weight)) if at < 0 else weight[:, at] for at in inputs]
            if -1 in inputs:  # outwards from the center
                middle = inputs.index(-1)
                found += [*np.cumsum(own[:middle][::-1], 0)[::-1], own[middle], *np.cumsum(own[middle + 1 :], 0)]
            else:
                found += [*np.cumsum(own, 0)]
        return np.array(found), weight[:, len(self.column) :].T / 32

    def weight_of(self, rows: np.ndarray, slopes: np.ndarray) -> np.ndarray:
        """The weights of a layer on these inputs, from the rows and slopes of a table: export, backwards."""
        weight = np.zeros((rows.shape[1], self.size))
        first = 0
        for inputs in self.rows:
            own, none = rows[first : first + len(inputs)], np.zeros((1, rows.shape[1]))
            first += len(inputs)
            middle = inputs.index(-1) if -1 in inputs else -1
            steps = np.diff(np.concatenate([none, own[middle + 1 :]]), axis=0)
            if middle >= 0:
                down = np.diff(np.concatenate([none, own[:middle][::-1]]), axis=0)[::-1]
                steps = np.concatenate([down, none, steps])
            for at, step in zip(inputs, steps):
                if at >= 0:
                    weight[:, at] = step
        weight[:, len(self.column) :] = slopes.T * 32
        return weight


def activation(x: torch.Tensor) -> torch.Tensor:
    return x.clamp(0, 1)


class Body(nn.Module):
    """The steps that policy and value have in common."""

    def __init__(self, game: str, kind: str, sizes: Tuple[int, ...]) -> None:
        super().__init__()
        columns = netfile.columns(game, kind)
        self.shift = float(1 << netfile.SHIFT[game])
        self.thing_inputs, self.global_inputs = Inputs(game, columns.things), Inputs(game, columns.globals)
        hidden, each, wide, trunk = sizes[:4]
        self.things = nn.Linear(self.thing_inputs.size, hidden)
        self.each = nn.Linear(hidden, each)
        self.globals = nn.Linear(self.global_inputs.size, wide)
        self.pool = nn.Linear(2 * each, wide, bias=False)
        self.trunk = nn.Linear(wide, trunk)
        with torch.no_grad():
            for layer in (self.things, self.each, self.globals, self.pool, self.trunk):
                if layer.bias is not None:
                    layer.bias.fill_(0.25)
            self.things.weight.mul_(1.5)
            self.globals.weight.mul_(1.0)
            self.each.weight.mul_(1.5)
            self.trunk.weight.mul_(1.5)

    def forward(self, rows: torch.Tensor) -> Tuple[torch.Tensor, torch.Tensor]:
        kind = torch.bfloat16 if torch.is_autocast_enabled() else self.things.weight.dtype
        each = activation(self.each(activation(self.things(self.thing_inputs(rows, kind)))))
        pooled = torch.cat([each.sum(1) / self.shift, each.amax(1)], -1)
        wide = activation(self.globals(self.global_inputs(rows, kind)[:, 0]) + self.pool(pooled))
        return each, activation(self.trunk(wide))

    def export(self) -> Dict[str, np.ndarray]:
        found = {}
        for name, inputs, layer in (
            ("things", self.thing_inputs, self.things),
            ("globals", self.global_inputs, self.globals),
        ):
            found[f"{name}.rows"], found[f"{name}.slopes"] = inputs.export(array(layer.weight))
            found[f"{name}.bias"] = array(layer.bias)
        found["pool.weight"] = array(self.pool.weight)
        for name in ("each", "trunk"):
            found.update(layer_arrays(name, getattr(self, name)))
        return found

    def adopt(self, tensors: netfile.Tensors) -> None:
        """Takes over the numbers of a file."""
        for name, inputs in (("things", self.thing_inputs), ("globals", self.global_inputs)):
            weight = inputs.weight_of(tensors[f"{name}.rows"], tensors[f"{name}.slopes"])
            adopt_layer(getattr(self, name), weight, tensors[f"{name}.bias"])
        adopt_layer(self.pool, tensors["pool.weight"], None)
        for name in ("each", "trunk"):
            adopt_layer(getattr(self, name), tensors[f"{name}.weight"], tensors[f"{name}.bias"])


def array(tensor: torch.Tensor) -> np.ndarray:
    return tensor.detach().cpu().float().numpy().astype(np.float64)


def layer_arrays(name: str, layer: nn.Linear) -> Dict[str, np.ndarray]:
    return {f"{name}.weight": array(layer.weight), f"{name}.bias": array(layer.bias)}


def adopt_layer(layer: nn.Linear, weight: np.ndarray, bias: Optional[np.ndarray]) -> None:
    with torch.no_grad():
        layer.weight.copy_(torch.from_numpy(np.asarray(weight, np.float64)))
        if bias is not None:
            layer.bias.copy_(torch.from_numpy(np.asarray(bias, np.float64)))


class Policy(nn.Module):
    """Logits of the options; in Justinian also what it believes of the cards."""

    def __init__(self, game: str, prior_weight: float) -> None:
        super().__init__()
        sizes = SIZES["policy"][game]
        each, trunk, mixed, inner = sizes[1], sizes[3], sizes[4], sizes[5]
        self.game, self.prior_weight = game, prior_weight  # logits of a point
        self.body = Body(game, "policy", sizes)
        self.mixed = nn.Linear(each + trunk, mixed)
        if game == "byzantz":
            self.plain = small(nn.Linear(trunk, 8), FAINT)
            self.of_group = small(nn.Linear(mixed, 1), FAINT)
            self.cards = nn.Linear(trunk + 4 * mixed + 5, inner)
            self.worth = small(nn.Linear(inner, 4), FAINT)
            # Verbs: none, pass, bid, give, take, sell, discard, done.
            self.register_buffer("plain_of", torch.tensor([0, 0, 4, 5, 2, 6, 7, 1]), persistent=False)
            self.register_buffer("worth_of", torch.tensor([0, 0, 0, 1, 0, 2, 3, 0]), persistent=False)
            self.register_buffer("has_cards", torch.tensor([0, 0, 1, 1, 0, 1, 1, 0]).bool(), persistent=False)
        else:
            self.plain = small(nn.Linear(trunk, 16), FAINT)
            self.of_thing = small(nn.Linear(mixed, 10), FAINT)
            self.holds = small(nn.Linear(mixed, 4 * (MOST[game] - 1)), FAINT)
            # Verbs: none, place, pass, left, right, trigger, decline, color, keep, exchange.
            plain = torch.tensor([0, 0, 6, 7, 8, 9, 10, 0, 11, 0])
            self.register_buffer("plain_of", plain, persistent=False)

    def see(self, rows: torch.Tensor) -> Tuple[torch.Tensor, torch.Tensor]:
        each, trunk = self.body(rows)
        split = self.body.each.out_features
        mixed = activation(
            functional.linear(each, self.mixed.weight[:, :split])
            + functional.linear(trunk, self.mixed.weight[:, split:], self.mixed.bias)[:, None]
        )
        return mixed, trunk

    def forward(self, rows: torch.Tensor, options: torch.Tensor, priors: torch.Tensor) -> torch.Tensor:
        return self.choose(*self.see(rows), options, priors)

    def believe(self, mixed: torch.Tensor) -> torch.Tensor:
        """For each counselor and color, a logit for each other seat, from the left, to hold the card; 0: nobody does."""
        return exact(self.holds, mixed).unflatten(2, (4, -1))

    def disbelief(self, rows: torch.Tensor, mixed: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
        """How surprised its beliefs are at where the cards are: nats for each card."""
        logits = self.believe(mixed).float().movedim(1, 2)  # colors, counselors, seats
        seats = torch.arange(1, logits.shape[3] + 1, device=rows.device)
        logits = logits.masked_fill((seats >= players[:, None])[:, None, None], -1e9)
        logs = functional.log_softmax(functional.pad(logits, (1, 0)), 3)
        held, asked = cards_in(rows)
        surprise = -logs.gather(3, held[..., None])[..., 0] * asked
        return surprise.sum() / asked.sum().clamp(min=1)

    def choose(
        self, mixed: torch.Tensor, trunk: torch.Tensor, options: torch.Tensor, priors: torch.Tensor
    ) -> torch.Tensor:
        plain = exact(self.plain, trunk)
        if self.game == "byzantz":
            own = self._of_cards(options, mixed, trunk, plain)
        else:
            own = self._of_counselors(options, mixed, plain)
        logits = own + priors.float() * (self.prior_weight / 100)
        return logits.masked_fill(priors <= ABSENT, -1e9)

    def _of_cards(
        self, options: torch.Tensor, mixed: torch.Tensor, trunk: torch.Tensor, plain: torch.Tensor
    ) -> torch.Tensor:
        verbs, arguments = options[..., 0].long(), options[..., 1:].long()
        batch, count = verbs.shape
        width = trunk.shape[1]
        weight = self.cards.weight
        of_kinds = functional.linear(
            mixed, weight[:, width : width + 4 * mixed.shape[2]].unflatten(1, (4, -1)).transpose(0, 1).flatten(0, 1)
        )  # goods, then values and outputs together
        kinds = of_kinds.unflatten(2, (4, -1)).flatten(1, 2)
        merchant = weight[:, -5].expand(batch, 1, -1).to(kinds.dtype)
        counts = torch.zeros((batch, count, 26), dtype=kinds.dtype, device=kinds.device)
        takes = (verbs == 4)[..., None]
        counts.scatter_add_(2, arguments.masked_fill(takes, 0), torch.ones_like(arguments, dtype=kinds.dtype))
        sums = torch.bmm(counts[..., 1:], torch.cat([kinds, merchant], 1))
        # Not by indices: adding up gradients of so many equal ones takes for ever.
        roles = functional.one_hot(self.worth_of[verbs], 4).to(kinds.dtype) @ weight[:, -4:].T.to(kinds.dtype)
        from_trunk = functional.linear(trunk, weight[:, :width], self.cards.bias)[:, None]
        inner = activation(sums + roles + from_trunk)
        worth = exact(self.worth, inner).gather(2, self.worth_of[verbs][..., None])[..., 0]
        groups = torch.cat([exact(self.of_group, mixed)[..., 0], torch.zeros_like(plain[:, :1])], 1)
        group = arguments[..., 0].sub(1).clamp(0, 6)
        merchants = (verbs == 4) & (group == 6)
        logits = plain.gather(1, (self.plain_of[verbs] + merchants.long()))
        return logits + torch.where(
            verbs == 4, groups.gather(1, group), torch.where(self.has_cards[verbs], worth, torch.zeros_like(worth))
        )

    def _of_counselors(self, options: torch.Tensor, mixed: torch.Tensor, plain: torch.Tensor) -> torch.Tensor:
        verbs, first, second = (options[..., i].long() for i in range(3))
        table = torch.cat([exact(self.of_thing, mixed).flatten(1), plain], 1)  # 12 × 10, then 16
        place = torch.where(first >= 2, (first - 2) * 10 + second - 1, 120 + second - 1)
        index = 120 + self.plain_of[verbs]
        index = torch.where(verbs == 1, place, index)
        index = torch.where(verbs == 7, 120 + 12 + first - 1, index)
        index = torch.where(verbs == 9, (second - 1) * 10 + 6 + first - 1, index)
        return table.gather(1, index.clamp(0, table.shape[1] - 1))

    def export(self) -> Dict[str, np.ndarray]:
        found = self.body.export()
        names = ["mixed", "plain"]
        names += ["of_group", "cards", "worth"] if self.game == "byzantz" else ["of_thing", "holds"]
        for name in names:
            found.update(layer_arrays(name, getattr(self, name)))
        return found

    def adopt(self, tensors: netfile.Tensors) -> None:
        """Takes over the numbers of a file."""
        self.body.adopt(tensors)
        for name in ("mixed", "plain", "of_group", "cards", "worth", "of_thing", "holds"):
            if f"{name}.weight" in tensors:
                adopt_layer(getattr(self, name), tensors[f"{name}.weight"], tensors[f"{name}.bias"])


class Value(nn.Module):
    """The small value net: for each seat, counted from the viewer, a logit of winning, and the margin."""

    def __init__(self, game: str) -> None:
        super().__init__()
        sizes = SIZES["value"][game]
        self.body = Body(game, "value", sizes)
        self.outcome = small(nn.Linear(sizes[3], 2 * MOST[game]), 0.1)

    def widths(self) -> netfile.Widths:
        body = self.body
        return netfile.Widths(*(layer.out_features for layer in (body.things, body.each, body.globals, body.trunk)))

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        _, trunk = self.body(rows)
        return exact(self.outcome, trunk).unflatten(1, (2, -1))

    def export(self) -> Dict[str, np.ndarray]:
        return {**self.body.export(), **layer_arrays("outcome", self.outcome)}

    def adopt(self, tensors: netfile.Tensors) -> None:
        """Takes over the numbers of a file."""
        self.body.adopt(tensors)
        adopt_layer(self.outcome, tensors["outcome.weight"], tensors["outcome.bias"])


class Critic(nn.Module):
    """What helps to train: it sees all that is hidden, and gives for each seat its win share and its margin."""

    def __init__(self, game: str, width: int = 384, thing: int = 128) -> None:
        super().__init__()
        columns = netfile.columns(game, "critic")
        self.thing_inputs, self.global_inputs = Inputs(game, columns.things), Inputs(game, columns.globals)
        self.each = nn.Sequential(nn.Linear(self.thing_inputs.size, thing), nn.ReLU(), nn.Linear(thing, 96), nn.ReLU())
        self.first = nn.Linear(192 + self.global_inputs.size, width)
        self.block = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))
        self.norm = nn.LayerNorm(width)
        self.last = small(nn.Linear(width, 2 * MOST[game]), 0.1)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        kind = torch.bfloat16 if torch.is_autocast_enabled() else self.first.weight.dtype
        each = self.each(self.thing_inputs(rows, kind))
        whole = torch.relu(
            self.first(torch.cat([each.mean(1), each.amax(1), self.global_inputs(rows, kind)[:, 0]], -1))
        )
        whole = whole + self.block(whole)
        return exact(self.last, self.norm(whole)).unflatten(1, (2, -1))
