"""export.py: a net file (docs/nets.md) from what selfplay.py learnt.

    python3 train/export.py training/byzantz data/nets/byzantz.net
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

import netfile
import models
import torch


def export(folder: Path) -> bytes:
    state = torch.load(folder / "nets.pt", map_location="cpu")
    game = state["game"]
    policy, value = models.Policy(game, state["prior"]), models.Value(game)
    policy.load_state_dict(state["modules"]["policy"])
    value.load_state_dict(state["modules"]["value"])
    unit = max(state["spread"], 0.01)  # no game may have ended yet
    return netfile.quantize(game, policy.export(), value.export(), state["prior"], unit)


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit("usage: export.py FOLDER FILE")
    data = export(Path(sys.argv[1]))
    Path(sys.argv[2]).write_bytes(data)
    print(f"{sys.argv[2]}: {len(data)} bytes, {len(gzip.compress(data, 9))} compressed")


if __name__ == "__main__":
    main()
