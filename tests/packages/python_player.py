# python_player.py: for tools/test-packages: the installed module nika plays games at random and writes their records.
# Usage: python_player.py GAME PLAYERS GAMES FILE

import random
import sys

import nika

game = nika.Game(sys.argv[1], int(sys.argv[2]))
with open(sys.argv[4], "w", encoding="utf-8") as file:
    for number in range(int(sys.argv[3])):
        chance = random.Random(number)
        state = game.new_initial_state(seed=number)
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        file.write(state.record())
print(f"nika {nika.__version__}, libnika {nika.library_version} from {nika.library_location}")
