"""imitate.py: teaches a net what a computer player would do, from the files of lessons.py: an opponent of another kind for
selfplay.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable, Dict, List

import lessons
import models
import numpy as np
import torch
from torch.nn import functional

EPOCHS, SIZE, RATE = 6, 2048, 1e-3
LEAST = 100  # samples
HELD_OUT = 20  # one of so many samples, the last


def samples_of(files: List[str], device: str) -> List[torch.Tensor]:
    """Rows, options, priors and the teacher's choices, of all decisions with a choice where it is among the options."""
    fields: List[List[torch.Tensor]] = [[], [], [], []]
    for file in files:
        for batch, best in lessons.again(Path(file)):
            picked = np.flatnonzero((best >= 0) & ((batch.priors > models.ABSENT).sum(1) > 1))
            rows = torch.tensor(models.empty_row(batch.game, batch.players)).repeat(len(picked), 1)
            places = models.placement(batch.game, batch.players)
            for name, where in zip(("observations", "remembered"), places):
                rows[:, where] = torch.from_numpy(getattr(batch, name)[picked])
            for field, part in zip(fields, (rows, batch.options[picked], batch.priors[picked], best[picked])):
                field.append(torch.as_tensor(part).clone())
    return [torch.cat(field).to(device) for field in fields]


def teach(
    pupil: models.Policy, policy: models.Policy, files: List[str], device: str, cast: Callable[[], Any]
) -> Dict[str, float]:
    """The pupil begins as the policy. Returns how often each of them, and the heuristic, choose what the teacher does."""
    samples = samples_of(files, device)
    count = len(samples[0])
    if count < LEAST:
        raise ValueError(f"too few lessons: {count} decisions with a choice, not at least {LEAST}")
    learnt = count - count // HELD_OUT
    size = min(SIZE, learnt)
    pupil.load_state_dict(policy.state_dict())
    adam = torch.optim.Adam(pupil.parameters(), lr=RATE)
    updates = EPOCHS * (learnt // size)
    for update in range(updates):
        for setting in adam.param_groups:
            setting["lr"] = RATE * (1 - update / updates)
        picks = torch.randint(learnt, (size,), device=device)
        rows, moves, priors, best = (field[picks] for field in samples)
        with cast():
            logits = pupil(rows, moves, priors)
        adam.zero_grad(set_to_none=True)
        functional.cross_entropy(logits.float(), best.long()).backward()
        adam.step()
    rows, moves, priors, best = (field[learnt:] for field in samples)
    found = {"lessons": float(count), "heuristic": float((priors.argmax(1) == best).float().mean())}
    with torch.no_grad(), cast():
        for name, net in (("policy", policy), ("pupil", pupil)):
            found[name] = float((net(rows, moves, priors).argmax(1) == best).float().mean())
    return found
