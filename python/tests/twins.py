"""twins.py: that nothing which a player is given depends on what it must not know.

Two states that differ in hidden things only are twins: everything that is made for the seat must be the same for both.
`python3 twins.py 1000000` compares so many pairs; the tests some thousands.
"""

from __future__ import annotations

import random
import sys

import numpy as np
from kit import TABLES

import nika

# Rules that show less, or ask other questions.
VARIANTS = [
    ("byzantz", 5, {"open-profit": "off"}),
    ("justinian", 3, {"edition": "fr"}),
]


def twins(pairs: int, seed: int, compare: int = 0) -> int:
    """Compares at least so many pairs, as the seat that is asked and, by turns, as another; AssertionError if any
    differ. Returns how many of the pairs really were of two different worlds. `compare` adds to the seat that is
    compared, so that a test can see the comparison fail."""
    chance = random.Random(seed)
    games = [nika.Game(*table) for table in [*TABLES, *VARIANTS]]
    done = different = 0
    while done < pairs:
        game = games[chance.randrange(len(games))]
        state = game.new_initial_state(seed=chance.getrandbits(64))
        while not state.is_terminal() and done < pairs:
            seat = state.current_player() if done % 2 else chance.randrange(game.players)
            twin = state.resample_from_infostate(seat, chance.getrandbits(64))
            eyes = (seat + compare) % game.players
            same = (
                np.array_equal(state.information_state_tensor(eyes), twin.information_state_tensor(eyes))
                and np.array_equal(state.legal_actions_mask(eyes), twin.legal_actions_mask(eyes))
                and state.observation_string(eyes) == twin.observation_string(eyes)
                # The acts in words take long, and are in the tensor as numbers.
                and (done % 10 or state.told(eyes) == twin.told(eyes))
            )
            assert same, f"{game} after {state.move_number()} moves, seat {eyes}"
            different += not np.array_equal(state.privileged_tensor(seat), twin.privileged_tensor(seat))
            done += 1
            state.apply_action(chance.choice(state.legal_actions()))
    return different


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 100000
    found = twins(wanted, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    print(f"{wanted} pairs, {found} of them of different worlds: none told apart")
