"""one_game.py: one game, seen from several sides: states, views, imagined worlds, a record, a picture.

Run it: python3 examples/python/one_game.py FOLDER
"""

import sys
from pathlib import Path

import nika

folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
game = nika.load_game("byzantz(players=3)")
state = game.new_initial_state(seed=2026, names=["Ada", "Bo", "Cy"])
while not state.is_terminal():
    seat = state.current_player()
    if state.move_number() == 20:
        (folder / "position.svg").write_text(state.svg(seat), encoding="utf-8")
        view = state.view(seat)
        print(f"{view.names[seat]} holds {' '.join(view.hand)} and may: {', '.join(view.legal)}")
        # What could the next seat hold, as far as this one knows?
        for seed in range(3):
            world = state.resample_from_infostate(seat, seed)
            print("  perhaps", " ".join(world.view((seat + 1) % 3).hand))
    # Ada draws lots, the others are computer players.
    action = (
        state.legal_actions()[state.move_number() % len(state.legal_actions())] if seat == 0 else state.think("casual")
    )
    state.apply_action(action)
print("scores:", dict(zip(state.view().names, state.scores())))
path = folder / "game.nika"
path.unlink(missing_ok=True)
nika.write_record(path, state)
print(f"{path}: check it with nika verify, watch it with nika replay")
