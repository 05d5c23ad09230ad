#!/usr/bin/env python3
"""net_parity.py PROGRAM… [-n COUNT] [--seed SEED] [--time]: nets say the same integers everywhere.

Random nets, in files of train/netfile.py, and random inputs, half of them observations of random games, for both games and
every number of players: what netfile.py works out is what each program says; and a file, these and those of data/nets, can
be made again from its own numbers. Programs are net_answers.c, built with SSE2,
in plain C, or by default here with clang as WebAssembly modules (.wasm, run by node), with and without SIMD. COUNT inputs
(40) for each game. With --time, what an evaluation takes, with nets as large as those that are shipped.
"""

from __future__ import annotations

import argparse
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import List, Sequence, Tuple

import numpy as np

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "train")]

import netfile  # noqa: E402
import nika  # noqa: E402

Input = Tuple[str, int, np.ndarray, List[List[int]], List[int]]  # kind, players, bytes, options, priors
KINDS = ("policy", "value", "beliefs")

# Widths that are multiples of 8 and some that are not, the largest, and the smallest.
WIDTHS = [
    (netfile.Widths(64, 32, 112, 96, 32, 32), netfile.Widths(32, 24, 48, 32)),
    (netfile.Widths(13, 9, 35, 7, 6, 11), netfile.Widths(1, 1, 1, 1)),
    (netfile.Widths(128, 128, 128, 128, 128, 128), netfile.Widths(40, 10, 128, 3)),
    (netfile.Widths(1, 1, 1, 1, 1, 1), netfile.Widths(128, 128, 128, 128)),
]


def built_modules(folder: Path) -> List[str]:
    """The WebAssembly modules; none where there is no clang."""
    if not shutil.which("clang") or not shutil.which("wasm-ld"):
        return []
    rooms = [path for room in ("core", "rules", "encoding") for path in sorted((ROOT / "src" / room).rglob("*.c"))]
    nets = [ROOT / "src" / "ai" / "net" / name for name in ("net_open.c", "net_run.c")]
    flags = [
        "--target=wasm32",
        "-ffreestanding",
        "-nostdlib",
        "-std=c17",
        "-O2",
        "-fno-builtin",
        "-fno-strict-aliasing",
    ]
    flags += ["-isystem", ROOT / "web/wasm/libc", f"-I{ROOT}/include", f"-I{ROOT}/src"]
    objects = []
    for path in rooms + [ROOT / "web/wasm/wasm_memory.c"]:
        objects.append(folder / (path.stem + ".o"))
    subprocess.run(
        ["clang", *map(str, flags), "-c", *map(str, rooms), str(ROOT / "web/wasm/wasm_memory.c")],
        cwd=folder,
        check=True,
    )
    modules = []
    for name, simd in (("plain.wasm", []), ("simd.wasm", ["-msimd128"])):
        linked = ["-Wl,--no-entry", "-Wl,-z,stack-size=262144", "-o", name]
        sources = [ROOT / "tests/nets/net_answers.c", *nets, *objects]
        subprocess.run(["clang", *map(str, flags), *simd, *linked, *map(str, sources)], cwd=folder, check=True)
        modules.append(str(folder / name))
    return modules


def command_of(program: str) -> List[str]:
    return ["node", str(ROOT / "tests/nets/net_answers.mjs"), program] if program.endswith(".wasm") else [program]


def question_of(game: str, data: bytes, inputs: Sequence[Input], repeats: int = 1) -> bytes:
    """What net_answers.c reads."""
    told = [
        struct.pack("<III", 0 if game == "byzantz" else 1, repeats, len(data)),
        data,
        struct.pack("<I", len(inputs)),
    ]
    for net, players, row, options, priors in inputs:
        told += [struct.pack("<III", KINDS.index(net), players, len(row)), row.astype("u1").tobytes()]
        if net == "policy":
            told += [
                struct.pack("<I", len(options)),
                np.array(options, "u1").tobytes(),
                np.array(priors, "<i2").tobytes(),
            ]
    return b"".join(told)


def answered(program: str, question: bytes) -> List[int]:
    done = subprocess.run(command_of(program), input=question, stdout=subprocess.PIPE, check=True)
    return [int(number) for number in np.frombuffer(done.stdout, "<i4")]


def expected(net: netfile.Net, inputs: Sequence[Input]) -> List[int]:
    numbers: List[int] = []
    for kind, players, row, options, priors in inputs:
        if kind == "policy":
            numbers += netfile.evaluate_policy(net, players, row, options, priors)
        elif kind == "beliefs":
            numbers += sum(netfile.evaluate_beliefs(net, players, row), [])
        else:
            win, margin = netfile.evaluate_value(net, players, row)
            numbers += win + margin
    return numbers


def random_row(game: str, net: str, players: int, rng: np.random.Generator) -> np.ndarray:
    """Bytes up to each part's most, many of them 0, as positions have them; sometimes all of them largest."""
    row = []
    zeros = rng.choice([0.0, 0.3, 0.7, 0.95])
    for placed in netfile.parts(game, net, players):
        size = int(np.prod(placed.part.shape))
        numbers = rng.integers(0, placed.part.most + 1, size)
        if rng.random() < 0.1:
            numbers[:] = placed.part.most
        numbers[rng.random(size) < zeros] = 9 if placed.part.most == 18 else 0
        row.append(numbers)
    return np.concatenate(row)


def played_rows(game: str, players: int, count: int, seed: int) -> List[np.ndarray]:
    """Observations and privileged states of random games; what is remembered is made up."""
    batch = nika.Batch(game, players, 8, seed=seed, privileged=True)
    rng = np.random.default_rng(seed)
    size, rows = netfile.remembered_size(game, players), []
    batch.reset()
    while len(rows) < count:
        for _ in range(1 + int(rng.integers(0, 12))):
            batch.step(batch.random_actions())
        for lane in range(8):
            remembered = np.clip(np.rint(rng.normal(9, 2, size)), 0, 18)
            rows.append(np.concatenate([batch.observations[lane], remembered, batch.privileged[lane]]).astype(int))
    return rows[:count]


def random_option(game: str, rng: np.random.Generator) -> List[int]:
    """A move, legal or not, as eight bytes."""
    option = [0] * 8
    if game == "justinian":
        option[0] = int(rng.choice([1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9]))
        if option[0] == 1:
            option[1:3] = [int(rng.integers(1, 14)), int(rng.integers(1, 7))]
        elif option[0] == 7:
            option[1] = int(rng.integers(1, 5))
        elif option[0] == 9:
            option[1:3] = [int(rng.integers(1, 5)), int(rng.integers(1, 13))]
        return option
    option[0] = int(rng.choice([1, 2, 2, 2, 3, 4, 5, 6, 7]))
    if option[0] == 4:
        option[1] = int(rng.integers(1, 8))
    elif option[0] not in (1, 7):
        count = int(rng.integers(1, 8)) if option[0] in (2, 5) else 1
        option[1 : 1 + count] = sorted(int(kind) for kind in rng.integers(1, 26, count))
    return option


def random_inputs(game: str, count: int, rng: np.random.Generator) -> List[Input]:
    inputs: List[Input] = []
    each = -(-count // (2 * len(netfile.PLAYERS[game])))
    for players in netfile.PLAYERS[game]:
        size = netfile.input_size(game, "policy", players)
        rows = played_rows(game, players, each, int(rng.integers(1, 1 << 30)))
        rows += [random_row(game, "value", players, rng) for _ in range(each)]
        for i, row in enumerate(rows):
            options = [random_option(game, rng) for _ in range(int(rng.integers(1, 49)))]
            priors = [-int(rng.integers(0, 30001)) if i % 4 == 0 else 0 for _ in options]
            if i % 2 == 0 or count > 1000:
                inputs.append(("policy", players, row[:size], options, priors))
            if i % 2 == 1 or count > 1000:
                inputs.append(("value", players, row, [], []))
            if game == "justinian" and i % 3 == 0:
                inputs.append(("beliefs", players, row[:size], [], []))
    return inputs


def net_of(game: str, widths: Tuple[netfile.Widths, netfile.Widths], rng: np.random.Generator) -> bytes:
    policy, value = widths
    if game == "justinian":
        policy = netfile.Widths(*[getattr(policy, name) for name in ("h", "e", "x", "y", "f")])
    tensors = [netfile.random_tensors(game, net, shape, rng) for net, shape in (("policy", policy), ("value", value))]
    return netfile.quantize(game, tensors[0], tensors[1], prior_weight=0.3, margin_unit=10)


def compare(programs: Sequence[str], count: int, seed: int) -> int:
    rng = np.random.default_rng(seed)
    failures = 0
    for game in netfile.PLAYERS:
        numbers: List[int] = []
        for widths in WIDTHS:
            data = net_of(game, widths, rng)
            inputs = random_inputs(game, -(-count // len(WIDTHS)), rng)
            want = expected(netfile.load(data), inputs)
            failures += wrong_again(f"{game}, {widths}", data)
            for program in programs:
                got = answered(program, question_of(game, data, inputs))
                if got != want:
                    wrong = sum(a != b for a, b in zip(got, want))
                    print(f"FAILED: {game}, {widths}: {program} has {len(got)} logits, {wrong} of {len(want)} wrong")
                    failures += 1
            numbers += want
        print(f"{game}: {len(numbers)} logits from {min(numbers)} to {max(numbers)}, {len(set(numbers))} different")
        if len(set(numbers)) < min(len(numbers) / 4, 1000):
            print("FAILED: they are too much alike to compare anything")
            failures += 1
    return failures


def wrong_again(name: str, data: bytes) -> int:
    """Whether real() says of a file what it was made of: the same comes out again."""
    net = netfile.load(data)
    again = netfile.quantize(net.game, *netfile.real(net), *netfile.units(net))
    if again == data:
        return 0
    differ = sum(a != b for a, b in zip(again, data))
    print(f"FAILED: {name}: {differ} of {len(data)} bytes are others when it is made again from its numbers")
    return 1


def without_beliefs() -> int:
    """What has learnt no beliefs is no net of Justinian."""
    shapes = (netfile.Widths(1, 1, 1, 1, 1), netfile.Widths(1, 1, 1, 1))
    rng = np.random.default_rng(1)
    policy, value = (netfile.random_tensors("justinian", net, w, rng) for net, w in zip(("policy", "value"), shapes))
    del policy["holds.weight"]
    try:
        netfile.quantize("justinian", policy, value, 1, 1)
    except ValueError as error:
        return 0 if "holds.weight" in str(error) else 1
    print("FAILED: a net without holds was taken")
    return 1


def measure(programs: Sequence[str]) -> None:
    rng = np.random.default_rng(1)
    for game in netfile.PLAYERS:
        data = net_of(game, WIDTHS[0], rng)
        players = netfile.PLAYERS[game][-1]
        rows = played_rows(game, players, 200, 1)
        size = netfile.input_size(game, "policy", players)
        for kind in ("policy", "value"):
            inputs: List[Input] = []
            for row in rows:
                options = [random_option(game, rng) for _ in range(24)]
                inputs.append((kind, players, row[:size] if kind == "policy" else row, options, [0] * 24))
            for program in programs:
                took = []
                for repeats in (1, 201):
                    best = 1e9
                    for _ in range(3):
                        begin = time.perf_counter()
                        answered(program, question_of(game, data, inputs, repeats))
                        best = min(best, time.perf_counter() - begin)
                    took.append(best)
                each = (took[1] - took[0]) / (200 * len(inputs)) * 1e6
                print(f"{game} {kind}: {each:.2f} µs ({Path(program).name})")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("programs", nargs="*")
    parser.add_argument("-n", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--time", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        programs = options.programs + built_modules(Path(folder))
        if not programs:
            print("nothing to compare")
            return 1
        if options.time:
            measure(programs)
            return 0
        failures = compare(programs, options.n, options.seed) + without_beliefs()
    for path in sorted((ROOT / "data/nets").glob("*.net")):
        failures += wrong_again(path.name, path.read_bytes())
    print(f"{len(programs)} programs" if failures == 0 else f"{failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
