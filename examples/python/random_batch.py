"""random_batch.py: how well does a player who draws lots do against three computer players? A thousand games at once.

Run it: python3 examples/python/random_batch.py [GAME] [AGENT]
"""

import sys

import numpy as np

import nika

game = sys.argv[1] if len(sys.argv) > 1 else "justinian"
agent = sys.argv[2] if len(sys.argv) > 2 else "random"
batch = nika.Batch(game, players=4, lanes=1000, threads=2, seed=1, agents=agent, rotate=True)
wins, ended = [], np.zeros(1000, bool)
while not ended.all():
    seats = batch.seats.copy()  # the arrays change with each step
    batch.step(batch.random_actions())
    over = batch.done & ~ended  # each lane's first game
    wins += batch.win[over, seats[over]].tolist()
    ended |= batch.done
error = 1.96 * np.std(wins) / np.sqrt(len(wins))
print(f"{game}: a random player wins {100 * np.mean(wins):.1f} ± {error * 100:.1f} % against three times {agent}")
