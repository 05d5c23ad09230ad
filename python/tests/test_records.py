"""test_records.py: records in and out: what Python plays the program verifies, and the other way round."""

from __future__ import annotations

import json
import unittest

from kit import ROOT, TABLES, Case, play, program

import nika


class Records(Case):
    def test_a_thousand_games_agree_with_verify(self) -> None:
        path = self.folder / "games.nika"
        for number in range(1000):
            game, players = TABLES[number % len(TABLES)]
            state = nika.Game(game, players).new_initial_state(seed=number)
            nika.write_record(path, play(state, number), append=True)
        program("verify", str(path))
        self.assertEqual(sum(1 for _ in nika.read_records(path)), 1000)

    def test_verify_notices_a_wrong_score(self) -> None:
        record = play(nika.Game("byzantz", 3).new_initial_state(seed=1), 1).record()
        lines = record.splitlines()
        result = json.loads(lines[-1])
        result["result"]["scores"][0] += 1
        path = self.folder / "wrong.nika"
        nika.write_record(path, "\n".join([*lines[:-1], json.dumps(result)]) + "\n")
        with self.assertRaises(AssertionError):
            program("verify", str(path))
        with self.assertRaises(ValueError):
            next(nika.read_records(path)).state()

    def test_masks_are_the_legal_moves_of_simulated_games(self) -> None:
        for game, players in (("byzantz", 4), ("justinian", 3)):
            path = self.folder / f"{game}.nika"
            words = ["simulate", game, "--players", str(players), "--games", "12", "--seed", "5", "--legal"]
            program(*words, "--records", str(path))
            for record in nika.read_records(path):
                state = record.state(0)
                for move in record.moves:
                    seat = move["seat"]
                    legal = [state.action_to_string(seat, action) for action in state.legal_actions(seat)]
                    self.assertEqual(sorted(legal), move["legal"])
                    state.apply_action(state.string_to_action(seat, move["move"]), seat)
                assert record.result is not None
                self.assertEqual(state.scores(), record.result["scores"])
                self.assertEqual(state.ranks(), record.result["ranks"])
                self.assertEqual(state.told(0), record.state().told(0))

    def test_states_at_any_ply(self) -> None:
        record = next(nika.read_records(ROOT / "tests" / "records" / "justinian-3-fr.nika"))
        for ply in (0, 1, 20, len(record)):
            state = record.state(ply)
            self.assertEqual(state.move_number(), ply)
            self.assertEqual(state.get_game().rules["edition"], "fr")
        for ply in (-1, len(record) + 1):
            with self.assertRaises(ValueError):
                record.state(ply)

    def test_what_is_no_record_is_told_by_its_line(self) -> None:
        good = nika.Game("byzantz", 3).new_initial_state(seed=1).record()
        for text, problem in (("print(1)\n", "line 1"), (good + "[1]\n", "line 2"), (good * 2 + "{}}\n", "line 2")):
            with self.assertRaisesRegex(ValueError, f"no record: {problem} is no JSON object"):
                list(nika.parse_records(text))
        self.assertEqual(list(nika.parse_records("\n")), [])

    def test_names_may_have_what_looks_like_an_end_of_line(self) -> None:
        names = ["a\u2028b", "c\u0085d", "e"]
        text = nika.Game("byzantz", 3).new_initial_state(seed=1, names=names).record()
        header = json.dumps(json.loads(text), ensure_ascii=False)
        self.assertIn("\u2028", header)
        path = self.folder / "names.nika"
        nika.write_record(path, header)
        nika.write_record(path, header, append=True)  # each ends its line, although the text does not
        for records in (list(nika.parse_records(path.read_text("utf-8"))), list(nika.read_records(path))):
            self.assertEqual([list(record.state().view().names) for record in records], [names, names])

    def test_nothing_is_written_over(self) -> None:
        state = nika.Game("justinian", 2).new_initial_state(seed=1)
        path = self.folder / "game.nika"
        nika.write_record(path, state)
        with self.assertRaises(FileExistsError):
            nika.write_record(path, state)


if __name__ == "__main__":
    unittest.main()
