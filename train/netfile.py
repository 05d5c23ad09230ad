"""netfile.py: the files of neural nets (docs/nets.md): which byte of an input selects which row, how trained numbers become
a file, and, slowly, what a file says about a position: the integers that the C code must say too.

It needs the Python module nika (PYTHONPATH=python) for the layouts.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Dict, List, Sequence, Tuple

import numpy as np

from nika import encoding
from nika._types import Array

Tensors = Dict[str, Array]

MAGIC = b"NIKANET\x02"
HEADER = struct.Struct("<8sIiiI8s12H")
WIDTH_MAX = 128
BIAS_MOST = 1 << 26
MULTIPLIER_MOST = 1 << 22
WEIGHT_MOST = 1 << 20  # of the priors; and the largest unit of margins

THINGS = {"byzantz": 6, "justinian": 12}
PLAYERS = {"byzantz": (3, 4, 5, 6), "justinian": (2, 3, 4)}
SHIFT = {"byzantz": 2, "justinian": 3}  # of the pooled sum
PLAIN = {"byzantz": 8, "justinian": 16}
SEEN = {"byzantz": ("hands",), "justinian": ("cards", "laid", "hands", "phase_tokens")}  # of the privileged state
HOLDS = 12  # in Justinian, for each counselor: four colors × three other seats
CENTER = 9  # of the parts that count up and down; no row
OWN = 5  # columns of the globals that say how many play
KINDS = ("centered", "good", "small", "slope")


def _remembered_parts(game: str, players: int) -> List[encoding.Part]:
    if game == "justinian":
        return [encoding.Part("pushes", slice(0, 12 * players), (12, players), 18)]
    return []


def remembered_size(game: str, players: int) -> int:
    """How many bytes a seat remembers."""
    return sum(part.slice.stop for part in _remembered_parts(game, players))


@dataclass(frozen=True)
class Placed:
    """A part, where its first byte is in an input, and whether the tables see it."""

    part: encoding.Part
    first: int
    seen: bool


def parts(game: str, net: str, players: int) -> List[Placed]:
    """The parts of an input of the net "policy", "value" or "critic", which is only trained with and sees everything."""
    placed, first = [], 0
    groups = [
        (list(encoding.observation_layout(game, players).values()), None),
        (_remembered_parts(game, players), None),
        (list(encoding.privileged_layout(game, players).values()), None if net == "critic" else SEEN[game]),
    ]
    for listed, seen in groups[: 2 if net == "policy" else 3]:
        for part in listed:
            placed.append(Placed(part, first, seen is None or part.name in seen))
            first += int(np.prod(part.shape))
    return placed


def input_size(game: str, net: str, players: int) -> int:
    """The bytes of an input: observation, remembered, and for the net "value" the privileged state."""
    last = parts(game, net, players)[-1]
    return last.first + int(np.prod(last.part.shape))


@dataclass(frozen=True)
class Columns:
    """The columns of a table, in order. Each array has one element, or one row, for each column.

    ``names``   the part and the indices that are left: "turned[2]"
    ``kinds``   centered, good, small, slope; "players" for the net's own, which say how many play
    ``most``    the largest byte
    ``rows``    how many rows it has; ``first``: the first of them
    ``slopes``  the place of its slope, or -1
    ``bytes``   columns × things (or columns × 1 for the globals): the place of its byte in the input with the players
                that were asked for, or -1 where there is none (a seat that does not play, or the net's own)
    ``select``  columns × 256: the row of the table that each value selects, or ``row_count`` for none
    ``own_row`` of the globals: the row that is selected because so many play; else -1

    So for things, x = input[bytes] (0 where bytes is -1), the table's sum is bias + Σ rows[select[c, x[c]]]
    + Σ x[c]·slopes[slopes[c]], with a row of zeros at the end of rows; globals have own_row on top.
    """

    names: List[str]
    kinds: List[str]
    most: Array
    rows: Array
    first: Array
    slopes: Array
    bytes: Array
    select: Array
    row_count: int
    slope_count: int
    own_row: int


@dataclass(frozen=True)
class Legend:
    things: Columns
    globals: Columns


def centered(game: str, most: int) -> bool:
    """Whether the bytes of a part count up and down from 9."""
    return game == "justinian" and most == 2 * CENTER


@lru_cache(maxsize=None)
def columns(game: str, net: str = "policy", players: int = 0) -> Legend:
    """The columns of a net; players 0: the largest number."""
    most_players = PLAYERS[game][-1]
    players = players or most_players
    lists: Tuple[List[Tuple[str, str, int, Array]], List[Tuple[str, str, int, Array]]] = ([], [])
    for whole, here in zip(parts(game, net, most_players), parts(game, net, players)):
        if not whole.seen:
            continue
        # The place of each byte of the whole part, -1 beyond what there is.
        place = np.full(whole.part.shape, -1, np.int64)
        corner = tuple(slice(0, size) for size in here.part.shape)
        place[corner] = here.first + np.arange(np.prod(here.part.shape)).reshape(here.part.shape)
        most = whole.part.most
        kind = "centered" if centered(game, most) else "small" if most <= 12 else "slope"
        of_things, of_none = _split(game, place)
        for names, column in of_things:
            lists[0].append((whole.part.name + names, "good" if game == "byzantz" else kind, most, column))
        for names, column in of_none:
            lists[1].append((whole.part.name + names, kind, most, column))
    for number in range(OWN):
        lists[1].append((f"players[{number + 2}]", "players", 1, np.array([-1])))
    return Legend(_table(lists[0], THINGS[game], -1), _table(lists[1], 1, players - 2))


def _split(game: str, place: Array) -> Tuple[List[Tuple[str, Array]], List[Tuple[str, Array]]]:
    """A part's columns: of things, and of none; each with its indices and the places of its bytes."""

    def named(array: Array) -> List[Tuple[str, Array]]:  # the last axis is the things
        return [("".join(f"[{i}]" for i in index), array[index]) for index in np.ndindex(array.shape[:-1])]

    if game == "justinian":
        if 12 in place.shape:
            return named(np.moveaxis(place, place.shape.index(12), -1)), []
        return [], named(place[..., None])
    if place.shape[-1] in (24, 25):
        goods = np.moveaxis(place[..., :24].reshape(place.shape[:-1] + (6, 4)), -2, -1)
        return named(goods), named(place[..., 24:, None])
    return [], named(place[..., None])


def _table(listed: List[Tuple[str, str, int, Array]], things: int, own: int) -> Columns:
    count = len(listed)
    rows, first, slopes = np.zeros(count, int), np.zeros(count, int), np.full(count, -1)
    row = slope = 0
    for i, (_, kind, most, _) in enumerate(listed):
        rows[i] = {"centered": 18, "good": 6, "slope": 6}.get(kind, most)
        first[i] = row
        row += rows[i]
        if kind == "slope":
            slopes[i] = slope
            slope += 1
    select = np.full((count, 256), row)
    own_row = -1
    for i, (_, kind, _, _) in enumerate(listed):
        for value in range(1, 256):
            if kind != "centered" or value != CENTER:
                select[i, value] = first[i] + min(value, int(rows[i])) - 1
        if kind == "players" and own_row < 0:
            own_row = int(first[i]) + own
    return Columns(
        names=[name for name, _, _, _ in listed],
        kinds=[kind for _, kind, _, _ in listed],
        most=np.array([most for _, _, most, _ in listed]),
        rows=rows,
        first=first,
        slopes=slopes,
        bytes=np.array([column for _, _, _, column in listed]).reshape(count, things),
        select=select,
        row_count=row,
        slope_count=slope,
        own_row=own_row,
    )


#
# Layers, in the order of the file.
#


@dataclass(frozen=True)
class Widths:
    """H, E, X, Y, F, D of docs/nets.md; D is 0 in Justinian, F and D in values."""

    h: int
    e: int
    x: int
    y: int
    f: int = 0
    d: int = 0


@dataclass(frozen=True)
class Step:
    """A step of a net. kind: "table", "layer", "logits", or "weights", which has nothing else. Tables have rows and
    slopes in place of inputs."""

    name: str
    kind: str
    inputs: int
    outputs: int
    slopes: int = 0


def steps(game: str, net: str, widths: Widths) -> List[Step]:
    """The steps of the net "policy" or "value"."""
    w, legend = widths, columns(game, net)
    listed = [
        Step("things", "table", legend.things.row_count, w.h, legend.things.slope_count),
        Step("each", "layer", w.h, w.e),
        Step("globals", "table", legend.globals.row_count, w.x, legend.globals.slope_count),
        Step("pool", "weights", 2 * w.e, w.x),
        Step("trunk", "layer", w.x, w.y),
    ]
    if net == "value":
        return listed + [Step("outcome", "logits", w.y, 2 * PLAYERS[game][-1])]
    listed += [Step("mixed", "layer", w.e + w.y, w.f), Step("plain", "logits", w.y, PLAIN[game])]
    if game == "justinian":
        return listed + [Step("of_thing", "logits", w.f, 10), Step("holds", "logits", w.f, HOLDS)]
    return listed + [
        Step("of_group", "logits", w.f, 1),
        Step("cards", "layer", w.y + 4 * w.f + 5, w.d),
        Step("worth", "logits", w.d, 4),
    ]


def layout_hash(game: str) -> int:
    """FNV-1a of the layout for the largest number of players."""
    told = game.encode()
    for placed in parts(game, "value", PLAYERS[game][-1]):
        shape = (placed.part.shape + (0, 0, 0))[:3]
        told += placed.part.name.encode() + b"\0" + bytes(shape) + bytes([placed.part.most])
    return fnv1a(told)


def fnv1a(data: bytes) -> int:
    number = 0xCBF29CE484222325
    for byte in data:
        number = (number ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return number


#
# From trained numbers to a file.
#


def _widths_of(game: str, policy: Tensors, value: Tensors) -> Tuple[Widths, Widths]:
    def width(net: Tensors, name: str) -> int:
        return len(net[name + ".bias"])

    common = ("things", "each", "globals", "trunk")
    of_policy = [width(policy, name) for name in common + ("mixed",)]
    of_policy.append(width(policy, "cards") if game == "byzantz" else 0)
    return Widths(*of_policy), Widths(*[width(value, name) for name in common])


# By the kind of a step: the unit of its biases, and how its multiplier follows from the scale of its weights.
PER_UNIT = {"table": 32, "layer": 127, "logits": 127}
MULTIPLIED = {"table": 127 * (1 << 15), "layer": 1 << 20, "logits": 1024 * (1 << 20) / 127}


def _scaled(kind: str, bias: Array, largest: Array) -> Tuple[Array, Array, Array]:
    """For each output, the scale s of its weights (weight = integer · s), its bias and its multiplier. The integer bias is
    bias · PER_UNIT / s, the multiplier s · MULTIPLIED; s is rounded up so that it is exact."""
    per_unit, multiplied = PER_UNIT[kind], MULTIPLIED[kind]
    bias = np.asarray(bias, np.float64)
    scale = np.maximum(largest / 127, np.abs(bias) * per_unit / (BIAS_MOST - 1))
    multiplier = np.maximum(np.ceil(scale * multiplied - 1e-6), 1)
    if np.any(multiplier > MULTIPLIER_MOST):
        raise ValueError(f"a weight is too large for its step: {largest.max()}")
    scale = multiplier / multiplied
    return scale, np.rint(bias * per_unit / scale), multiplier


def _whole(numbers: Array) -> Array:
    return np.clip(np.rint(numbers), -127, 127)


def _there(step: Step, net: Tensors) -> None:
    names = {"table": ("rows", "bias"), "weights": ("weight",)}.get(step.kind, ("weight", "bias"))
    missing = [name for name in (f"{step.name}.{part}" for part in names) if name not in net]
    if missing:
        raise ValueError(f"there is no {' and no '.join(missing)} among the tensors")


def _quantized(listed: Sequence[Step], net: Tensors) -> bytes:
    """The tensors of a net: docs/nets.md, "The file"."""
    data = b""
    scales: Dict[str, Array] = {}
    for step in listed:
        name = step.name
        _there(step, net)
        if step.kind == "table":
            rows = np.asarray(net[name + ".rows"], np.float64)
            slopes = np.asarray(net.get(name + ".slopes", np.zeros((0, step.outputs))), np.float64)
            slopes = slopes.reshape(-1, step.outputs)
            if rows.shape != (step.inputs, step.outputs) or slopes.shape != (step.slopes, step.outputs):
                raise ValueError(f"{name} has {rows.shape} rows and {slopes.shape} slopes, not {step}")
            largest = np.abs(np.concatenate([rows, 32 * slopes])).max(axis=0)
            if name == "globals":
                largest = np.maximum(largest, np.abs(np.asarray(net["pool.weight"])).max(axis=1) * 128 / 127)
            scale, bias, multiplier = _scaled(step.kind, net[name + ".bias"], largest)
            weights = [_whole(rows / scale), _whole(slopes * 32 / scale)]
            scales[name] = scale
        else:
            matrix = np.asarray(net[name + ".weight"], np.float64)
            if matrix.shape != (step.outputs, step.inputs):
                raise ValueError(f"{name} is {matrix.shape}, not {step}")
            if step.kind == "weights":
                data += _whole(matrix / (scales["globals"][:, None] * 127 / 128)).astype("i1").tobytes()
                continue
            scale, bias, multiplier = _scaled(step.kind, net[name + ".bias"], np.abs(matrix).max(axis=1))
            weights = [_whole(matrix / scale[:, None])]
        data += bias.astype("<i4").tobytes() + multiplier.astype("<i4").tobytes()
        data += b"".join(array.astype("i1").tobytes() for array in weights)
    return data


def quantize(game: str, policy: Tensors, value: Tensors, prior_weight: float, margin_unit: float) -> bytes:
    """The file of a trained net. Tables have ``NAME.rows`` (rows × outputs), ``NAME.slopes`` (slopes × outputs, for 1 of a
    byte) and ``NAME.bias``; layers ``NAME.weight`` (outputs × inputs) and ``NAME.bias``; ``pool`` its weight only.

    What they mean: an activation is clip(sum, 0, 1); of the things, pooled are the sum divided by 4 (Byzantz) or 8
    (Justinian), and the maximum; inputs of ``cards`` are sums of activations, numbers of merchants, and 0 or 1. Logits are
    logits. prior_weight: logits for a point. margin_unit: points for 1 of a margin."""
    shapes = _widths_of(game, policy, value)
    weight, unit = round(prior_weight * 1024 / 100 * 256), round(margin_unit * 100)
    if not 0 <= weight <= WEIGHT_MOST or not 1 <= unit <= WEIGHT_MOST:
        raise ValueError("the weight of priors or the unit of margins is too large or too small")
    data = _quantized(steps(game, "policy", shapes[0]), policy) + _quantized(steps(game, "value", shapes[1]), value)
    numbers = [getattr(widths, name) for widths in shapes for name in ("h", "e", "x", "y", "f", "d")]
    if max(numbers) > WIDTH_MAX:
        raise ValueError(f"a width is larger than {WIDTH_MAX}")
    size = HEADER.size + len(data) + 8
    head = HEADER.pack(MAGIC, size, weight, unit, 0, struct.pack("<Q", layout_hash(game)), *numbers)
    return head + data + struct.pack("<Q", fnv1a(head + data))


#
# What a file says, slowly.
#


@dataclass(frozen=True)
class Net:
    """A file: integers (int64) as they stand there, named "policy.things.rows", "value.trunk.weight" and so on."""

    game: str
    prior_weight: int
    margin_unit: int
    policy: Widths
    value: Widths
    tensors: Tensors


def load(data: bytes) -> Net:
    """Reads a file; ValueError if it is not in order."""
    if len(data) < HEADER.size + 8 or data[:8] != MAGIC or struct.unpack("<Q", data[-8:])[0] != fnv1a(data[:-8]):
        raise ValueError("this is no net, or it is damaged")
    _, size, weight, unit, _, layout, *numbers = HEADER.unpack(data[: HEADER.size])
    games = [game for game in encoding.GAMES if layout_hash(game) == struct.unpack("<Q", layout)[0]]
    if size != len(data) or not games:
        raise ValueError("this net is for another version of the games")
    shapes = {"policy": Widths(*numbers[:6]), "value": Widths(*numbers[6:])}
    tensors: Tensors = {}
    at = HEADER.size

    def take(kind: str, *shape: int) -> Array:
        nonlocal at
        count = int(np.prod(shape))
        taken = np.frombuffer(data, kind, count, at).astype(np.int64).reshape(shape)
        at += count * np.dtype(kind).itemsize
        return taken

    for net, widths in shapes.items():
        for step in steps(games[0], net, widths):
            name = f"{net}.{step.name}"
            if step.kind != "weights":
                tensors[name + ".bias"] = take("<i4", step.outputs)
                tensors[name + ".multiplier"] = take("<i4", step.outputs)
            if step.kind == "table":
                tensors[name + ".rows"] = take("i1", step.inputs, step.outputs)
                tensors[name + ".slopes"] = take("i1", step.slopes, step.outputs)
            else:
                tensors[name + ".weight"] = take("i1", step.outputs, step.inputs)
    if at != len(data) - 8:
        raise ValueError("the tensors of this net do not fit its size")
    return Net(games[0], weight, unit, shapes["policy"], shapes["value"], tensors)


class _Run:
    """The steps of one net at work."""

    def __init__(self, net: Net, which: str, players: int, row: Array) -> None:
        self.net, self.which = net, which
        legend = columns(net.game, which, players)
        things = range(THINGS[net.game])
        each = [
            self.layer("each", self.clamped("things", self.looked_up("things", legend.things, row, t))) for t in things
        ]
        self.each = np.array(each)
        shift = SHIFT[net.game]
        pooled = np.concatenate([(self.each.sum(axis=0) + (1 << (shift - 1))) >> shift, self.each.max(axis=0)])
        sums = self.looked_up("globals", legend.globals, row, 0)
        sums = sums + ((32 * (self.tensor("pool.weight") @ pooled) + 64) >> 7)
        self.trunk = self.layer("trunk", self.clamped("globals", sums))

    def tensor(self, name: str) -> Array:
        return self.net.tensors[f"{self.which}.{name}"]

    def looked_up(self, name: str, legend: Columns, row: Array, thing: int) -> Array:
        sums = self.tensor(name + ".bias").copy()
        for column, place in enumerate(legend.bytes[:, thing]):
            byte = int(row[place]) if place >= 0 else 0
            selected = legend.select[column, byte]
            if selected < legend.row_count:
                sums += 32 * self.tensor(name + ".rows")[selected]
            if legend.slopes[column] >= 0:
                sums += byte * self.tensor(name + ".slopes")[legend.slopes[column]]
        if legend.own_row >= 0:
            sums += 32 * self.tensor(name + ".rows")[legend.own_row]
        return sums

    def scaled(self, name: str, sums: Array) -> Array:
        return (sums * self.tensor(name + ".multiplier") + (1 << 19)) >> 20

    def clamped(self, name: str, sums: Array) -> Array:
        return np.clip(self.scaled(name, sums), 0, 127)

    def sums(self, name: str, inputs: Array) -> Array:
        return self.tensor(name + ".bias") + self.tensor(name + ".weight") @ inputs

    def layer(self, name: str, inputs: Array) -> Array:
        return self.clamped(name, self.sums(name, inputs))

    def logits(self, name: str, inputs: Array) -> Array:
        return self.scaled(name, self.sums(name, inputs))


def _checked(net: Net, which: str, players: int, data: Sequence[int]) -> Array:
    row = np.asarray(data, np.int64)
    if row.shape != (input_size(net.game, which, players),):
        raise ValueError(f"an input has {input_size(net.game, which, players)} bytes here, not {row.shape}")
    return row


def evaluate_policy(
    net: Net, players: int, data: Sequence[int], options: Sequence[Sequence[int]], priors: Sequence[int]
) -> List[int]:
    """The logits of options, eight bytes each, in 1/1024."""
    run = _Run(net, "policy", players, _checked(net, "policy", players, data))
    mixed = [run.layer("mixed", np.concatenate([each, run.trunk])) for each in run.each]
    plain = run.logits("plain", run.trunk)
    logits = []
    for option, prior in zip(options, priors):
        verb, arguments = int(option[0]), [int(argument) for argument in option[1:]]
        if net.game == "justinian":
            own = _justinian(run, mixed, plain, verb, arguments)
        else:
            own = _byzantz(run, mixed, plain, verb, arguments)
        logits.append((int(prior) * net.prior_weight >> 8) + int(own))
    return logits


def evaluate_beliefs(net: Net, players: int, data: Sequence[int]) -> List[List[int]]:
    """Of Justinian: for each counselor the logits of who holds its cards, in 1/1024. Number color · 3 + k - 1 is that of
    the k-th seat from the viewer, as against the pile; without meaning where no such seat plays."""
    run = _Run(net, "policy", players, _checked(net, "policy", players, data))
    mixed = [run.layer("mixed", np.concatenate([each, run.trunk])) for each in run.each]
    return [[int(logit) for logit in run.logits("holds", of_thing)] for of_thing in mixed]


def _justinian(run: _Run, mixed: List[Array], plain: Array, verb: int, arguments: List[int]) -> Any:
    if verb == 1:  # place
        place, kind = arguments[0] - 1, arguments[1] - 1
        return plain[kind] if place == 0 else run.logits("of_thing", mixed[place - 1])[kind]
    if verb == 7:  # color
        return plain[12 + arguments[0] - 1]
    if verb == 9:  # exchange
        return run.logits("of_thing", mixed[arguments[1] - 1])[6 + arguments[0] - 1]
    return plain[{2: 6, 3: 7, 4: 8, 5: 9, 6: 10, 8: 11}[verb]]  # pass, left, right, trigger, decline, keep


def _byzantz(run: _Run, mixed: List[Array], plain: Array, verb: int, arguments: List[int]) -> Any:
    if verb in (1, 7):  # pass, done
        return plain[0 if verb == 1 else 1]
    if verb == 4:  # take
        group = arguments[0] - 1
        return plain[3] if group == 6 else plain[2] + run.logits("of_group", mixed[group])[0]
    place = {2: 0, 3: 1, 5: 2, 6: 3}[verb]  # bid, give, sell, discard
    by_value = [np.zeros_like(mixed[0]) for _ in range(4)]
    tail = np.zeros(5, np.int64)
    tail[1 + place] = 127
    for argument in arguments:
        if argument == 25:
            tail[0] += 127
        elif argument:
            by_value[(argument - 1) % 4] += mixed[(argument - 1) // 4]
    cards = run.layer("cards", np.concatenate([run.trunk] + by_value + [tail]))
    return plain[4 + place] + run.logits("worth", cards)[place]


def evaluate_value(net: Net, players: int, data: Sequence[int]) -> Tuple[List[int], List[int]]:
    """The logits of winning in 1/1024, and the margins in 1/1024 units, of each seat that plays, from the viewer on."""
    run = _Run(net, "value", players, _checked(net, "value", players, data))
    outcome = [int(number) for number in run.logits("outcome", run.trunk)]
    seats = len(outcome) // 2
    return outcome[:players], outcome[seats : seats + players]


#
# Back from a file to trained numbers.
#


def units(net: Net) -> Tuple[float, float]:
    """What ``quantize`` takes: prior_weight, in logits for a point, and margin_unit, in points."""
    return net.prior_weight * 100 / (1024 * 256), net.margin_unit / 100


def _before(whole: Array, multiplier: Array) -> Array:
    """Weights (inputs × outputs) before they were rounded, as far as it can be told: the largest of each output was such
    that it led to this multiplier, and its integer may be less than 127 where that is small."""
    sizes = np.abs(whole)
    most, m = sizes.max(axis=0), np.maximum(multiplier, 1)
    least, limit = np.maximum(most - 0.5, 127 * (m - 1) / m), np.minimum(most + 0.5, 127)
    is_largest = (sizes == most) & (most > 0) & (least < limit)
    return np.where(is_largest, np.sign(whole) * (least + limit) / 2, whole)


def _real(net: Net, which: str, widths: Widths) -> Tensors:
    found: Tensors = {}
    for step in steps(net.game, which, widths):
        if step.kind == "weights":
            continue  # the pool has the scale of the globals
        tensors = {
            part: net.tensors[f"{which}.{step.name}.{part}"].astype(np.float64)
            for part in (("rows", "slopes") if step.kind == "table" else ("weight",)) + ("bias", "multiplier")
        }
        if step.kind == "table":
            parts = {f"{step.name}.rows": (tensors["rows"], 1.0), f"{step.name}.slopes": (tensors["slopes"], 1 / 32)}
            if step.name == "globals":
                parts["pool.weight"] = (net.tensors[f"{which}.pool.weight"].astype(np.float64).T, 127 / 128)
        else:
            parts = {f"{step.name}.weight": (tensors["weight"].T, 1.0)}
        scale = tensors["multiplier"] / MULTIPLIED[step.kind]
        found[f"{step.name}.bias"] = tensors["bias"] * scale / PER_UNIT[step.kind]
        whole = _before(np.concatenate([part for part, _ in parts.values()]), tensors["multiplier"])
        first = 0
        for name, (part, unit) in parts.items():
            weights = whole[first : first + len(part)] * scale * unit
            found[name] = weights.T if name.endswith(".weight") else weights
            first += len(part)
    return found


def real(net: Net) -> Tuple[Tensors, Tensors]:
    """The policy and the value as ``quantize`` takes them, which makes the same file of them again if it has made this
    one: ``quantize(net.game, *real(net), *units(net))``. Also if they were rounded to float32 in between, but for a few
    biases, by 1 or 2."""
    return _real(net, "policy", net.policy), _real(net, "value", net.value)


#
# For tests and before anything is trained.
#


def random_tensors(game: str, net: str, widths: Widths, rng: np.random.Generator) -> Tensors:
    """Numbers as a net might have them, so that few activations are 0 or 1 everywhere."""
    tensors: Tensors = {}
    for step in steps(game, net, widths):
        if step.kind == "table":
            tensors[step.name + ".rows"] = rng.normal(0, 0.2, (step.inputs, step.outputs))
            tensors[step.name + ".slopes"] = rng.normal(0, 0.005, (step.slopes, step.outputs))
        else:
            size = 2.0 / np.sqrt(step.inputs)
            tensors[step.name + ".weight"] = rng.normal(0, size, (step.outputs, step.inputs))
        if step.kind != "weights":
            tensors[step.name + ".bias"] = rng.normal(0.2, 0.4, step.outputs)
    return tensors
