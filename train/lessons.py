"""lessons.py: games in which a computer player is asked at every decision, for nets that learn to imitate it.

    python3 train/lessons.py byzantz --teacher expert --minutes 10 --out training/lessons-byzantz.npz

The file holds the actions taken and the teacher's; with the same seed a batch plays these games again, so nothing else
needs to be kept. Now and then a move is drawn from what the heuristic thinks instead, so that positions come up that the
teacher itself would not have got into.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional, Tuple

import numpy as np
from nika.batch import Batch

STRAY = 0.08  # of the moves are not the teacher's
WARMTH = {"byzantz": 60.0, "justinian": 150.0}  # hundredths of a point by which a stray move's likelihood falls to 1/e


def stray(batch: Batch, rng: np.random.Generator, warmth: float) -> np.ndarray:
    """For each lane, one of the moves that the heuristic considers."""
    assert batch.priors is not None and batch.option_ids is not None
    chances = np.where(batch.option_ids != 65535, np.exp(batch.priors / warmth), 0)
    total = np.cumsum(chances, 1)
    picked = (total < rng.random((batch.lanes, 1)) * total[:, -1:]).sum(1)
    return batch.option_ids[np.arange(batch.lanes), picked]


def make(
    game: str,
    players: int,
    lanes: int,
    seed: int,
    teacher: str,
    seconds: float,
    threads: int,
    *,
    steps: Optional[int] = None,
) -> Dict[str, Any]:
    """Plays until the time is over, or, if `steps` is given, so many decisions of each lane, however long it takes."""
    batch = Batch(game, players, lanes, threads, seed, options=True, teacher=teacher)
    assert batch.advice is not None
    rng = np.random.default_rng(seed)
    actions: List[np.ndarray] = []
    advice: List[np.ndarray] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until if steps is None else len(actions) < steps:
        taken = np.where(rng.random(lanes) < STRAY, stray(batch, rng, WARMTH[game]), batch.advice).astype(np.uint16)
        actions.append(taken)
        advice.append(batch.advice.copy())
        batch.step(taken)
    return {
        "game": game, "players": players, "seed": seed, "teacher": teacher,
        "actions": np.stack(actions), "advice": np.stack(advice),
    }  # fmt: skip


def again(file: Path) -> Iterator[Tuple[Batch, np.ndarray]]:
    """Plays the games of a file again: at each step the batch, and which of its options the teacher chose; -1: none."""
    with np.load(file) as lessons:
        actions, advice = lessons["actions"], lessons["advice"]
        game, players, seed = str(lessons["game"]), int(lessons["players"]), int(lessons["seed"])
    batch = Batch(game, players, actions.shape[1], 1, seed, options=True)
    assert batch.option_ids is not None
    for taken, best in zip(actions, advice):
        same = batch.option_ids == best[:, None]
        yield batch, np.where(same.any(1), same.argmax(1), -1)
        batch.step(taken)


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays games in which a computer player gives advice.")
    add = parser.add_argument
    add("game", choices=sorted(WARMTH))
    add("--teacher", default="expert")
    add("--players", type=int, default=4)
    add("--minutes", type=float, default=10)
    add("--lanes", type=int, default=64)
    add("--threads", type=int, default=1)
    add("--seed", type=int, default=1)
    add("--out", required=True)
    said = parser.parse_args()
    made = make(said.game, said.players, said.lanes, said.seed, said.teacher, 60 * said.minutes, said.threads)
    np.savez_compressed(said.out, **made)
    print(f"{said.out}: {made['actions'].size} decisions")


if __name__ == "__main__":
    main()
