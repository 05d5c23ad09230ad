"""python.py: measures the Python module: a batch through numpy beside the same batch in C, and state by state, in
decisions per second. Runs of both follow each other directly, because machines are noisy and ratios travel better.

Usage: python3 bench/python.py NIKA_BENCH_BATCH [--json]
"""

import json
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))
import numpy as np

import nika

LANES, PLAYERS, ROUNDS, SECONDS = 4096, 4, 7, 0.3


def in_c(bench: str, game: str) -> float:
    options = ["--brief", "--game", game, "--players", str(PLAYERS), "--lanes", str(LANES)]
    words = [bench, *options, "--seconds", str(SECONDS / 5)]
    return float(subprocess.run(words, capture_output=True, text=True, check=True).stdout)


def in_batches(game: str) -> float:
    """As bench/batch.c does it: random actions, everything else written by the library. Processor time, as there."""
    batch = nika.Batch(game, PLAYERS, LANES, seed=1)
    actions = np.zeros(LANES, np.uint16)
    steps, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        for _ in range(16):
            batch.random_actions(actions)
            batch.step(actions)
        steps += 16
    return steps * LANES / (time.process_time() - start)


def state_by_state(game: str) -> float:
    """The way of single states: legal actions, an observation, a move, all from Python."""
    table, chance = nika.Game(game, PLAYERS), random.Random(1)
    moves, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        state = table.new_initial_state(seed=chance.getrandbits(64))
        while not state.is_terminal():
            state.observation_tensor()
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
    return moves / (time.process_time() - start)


def main() -> None:
    bench, as_json = sys.argv[1], "--json" in sys.argv
    for game in nika.GAMES:
        rows = []
        for _ in range(ROUNDS):
            c, batches = in_c(bench, game), in_batches(game)
            rows.append((batches / c, c, batches))
        ratio, c, batches = sorted(rows)[ROUNDS // 2]
        states = statistics.median(state_by_state(game) for _ in range(3))
        if as_json:
            figures = {
                "c": round(c),
                "python": round(batches),
                "ratio": round(ratio, 3),
                "state_by_state": round(states),
            }
            print(json.dumps({"game": game, "players": PLAYERS, "lanes": LANES, **figures}))
        else:
            print(f"{game}, {PLAYERS} players, {LANES} lanes, one thread: {batches:.0f} decisions/s, in C {c:.0f}:")
            print(f"  ratio {ratio:.2f} (median of {ROUNDS} pairs)")
            print(f"  state by state {states:.0f} decisions/s: a batch is {batches / states:.0f} times that")


if __name__ == "__main__":
    main()
