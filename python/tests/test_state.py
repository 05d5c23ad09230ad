"""test_state.py: single games: actions, results, copies, garbage, and that a player learns nothing that it should
not."""

from __future__ import annotations

import base64
import dataclasses
import json
import pickle
import random
import tempfile
import unittest
import xml.dom.minidom
from functools import partial

import numpy as np
from kit import TABLES, play, program
from twins import twins

import nika


class Actions(unittest.TestCase):
    def test_ids_of_every_game(self) -> None:
        # 6 × 13 places, pass, 2 directions, 2 answers, 4 colors, keep, 48 exchanges.
        self.assertEqual(nika.action_count("justinian"), 6 * 13 + 1 + 2 + 2 + 4 + 1 + 48)
        # Pass, done, 7 groups, 25 gifts, 25 discards, 6 × 33 + 1 sets, 2^7 - 1 bids.
        self.assertEqual(nika.action_count("byzantz"), 2 + 7 + 25 + 25 + (6 * 33 + 1) + 127)
        for game in nika.GAMES:
            names = nika.action_names(game)
            self.assertEqual(len(set(names)), nika.action_count(game))

    def test_every_legal_action_has_one_spelling(self) -> None:
        for game, players in TABLES:
            state = nika.Game(game, players).new_initial_state(seed=players)

            def check(state: nika.State, _: int) -> None:
                player = state.current_player()
                words = [state.action_to_string(player, action) for action in state.legal_actions()]
                self.assertEqual(sorted(words), list(state.view(player).legal))
                self.assertEqual([state.string_to_action(player, word) for word in words], state.legal_actions())
                mask = state.legal_actions_mask()
                self.assertEqual(np.flatnonzero(mask).tolist(), state.legal_actions())

            play(state, 1, check)

    def test_illegal_moves_change_nothing(self) -> None:
        state = nika.Game("byzantz", 4).new_initial_state(seed=5, start=2)
        before = state.serialize()
        legal = set(state.legal_actions())
        for action in [action for action in range(nika.action_count("byzantz")) if action not in legal]:
            with self.assertRaisesRegex(ValueError, f"player 2, action {action}: "):
                state.apply_action(action)
        for wrong in (-1, 385, 65535, 2**32, 2**40, 0.99):
            for use in (
                state.apply_action, state.child, state.action_to_string, partial(state.get_game().action_to_string, 0)
            ):  # fmt: skip
                with self.assertRaises(ValueError):
                    use(wrong)
        with self.assertRaises(ValueError):
            state.apply_action(state.legal_actions()[0], player=0)  # seat 2 is asked
        with self.assertRaises(ValueError):
            state.legal_actions(4)
        with self.assertRaises(ValueError):
            state.string_to_action("bid M")  # merchants can't be bid
        self.assertEqual(state.serialize(), before)

    def test_sales_out_of_turn(self) -> None:
        deck = ["C1"] * 3 + ["S1", "M", "M", "M", "S1"]
        rest = {f"{good}{value}": count for good in "CSWTGO" for value, count in ((1, 6), (2, 5), (3, 3), (4, 2))}
        rest["M"] = 16
        for card in deck:
            rest[card] -= 1
        deck += [card for card, count in rest.items() for _ in range(count)]
        state = nika.Game("byzantz", 4).new_initial_state(start=0, deal={"deck": deck})
        self.assertEqual(state.current_player(), 0)
        self.assertEqual(
            [state.action_to_string(1, action) for action in state.legal_actions(1)], ["sell S1 M M", "sell M M M"]
        )
        state.apply_action(state.string_to_action(1, "sell M M M"), player=1)
        self.assertEqual(state.view(0).seats[1].profit, 5)  # three merchants count 5
        self.assertEqual(state.current_player(), 0)


class Results(unittest.TestCase):
    def test_returns_follow_from_scores(self) -> None:
        for game, players in TABLES:
            for reward in ("win", "margin", "rank"):
                state = nika.Game(game, players, reward=reward).new_initial_state(seed=7)
                self.assertEqual(state.returns(), [0.0] * players)
                self.assertIsNone(state.scores())
                play(state, 7)
                scores, ranks, returns = state.scores(), state.ranks(), state.returns()
                assert scores is not None and ranks is not None
                self.assertTrue(state.is_terminal())
                self.assertEqual(state.current_player(), nika.TERMINAL)
                self.assertEqual(state.legal_actions(), [])
                for seat in range(players):
                    others = [score for other, score in enumerate(scores) if other != seat]
                    equal = ranks.count(ranks[seat])
                    expected = {
                        "win": 1 / equal if ranks[seat] == 1 else 0,
                        "margin": scores[seat] - sum(others) / len(others),
                        "rank": -(ranks[seat] + (equal - 1) / 2),
                    }[reward]
                    self.assertAlmostEqual(returns[seat], expected, places=4)
                    self.assertAlmostEqual(state.player_return(seat), expected, places=4)


class Copies(unittest.TestCase):
    def test_clones_go_their_own_way(self) -> None:
        state = play(nika.Game("justinian", 3).new_initial_state(seed=2), 2, plies=20)
        twin = state.clone()
        child = state.child(state.legal_actions()[0])
        self.assertEqual(child.move_number(), 21)
        self.assertEqual(twin.serialize(), state.serialize())
        play(twin, 3)
        self.assertEqual(state.move_number(), 20)

    def test_serializing_and_pickling(self) -> None:
        for game, players in TABLES:
            table = nika.Game(game, players, reward="margin", history=12)
            state = play(table.new_initial_state(seed=9), 9, plies=30)
            for copy in (table.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
                self.assertEqual(copy.record(), state.record())
                self.assertEqual(copy.legal_actions(), state.legal_actions())
                self.assertEqual(copy.get_game().reward, "margin")
                self.assertEqual(play(copy, 5).returns(), play(state.clone(), 5).returns())

    def test_garbage_is_refused(self) -> None:
        table = nika.Game("byzantz", 4)
        good = play(table.new_initial_state(seed=4), 4, plies=40).serialize()
        data = base64.b64decode(good)
        chance = random.Random(1)
        wrong = ["", "?", "AAAA", good[1:], base64.b64encode(data + b"x").decode()]
        wrong += [base64.b64encode(data[:size]).decode() for size in range(0, 700, 50)]  # the deal alone is longer
        for text in wrong:
            with self.assertRaises(ValueError, msg=text[:40]):
                table.deserialize_state(text)
        for _ in range(300):  # one byte changed: refused, or a state that can be played to its end
            broken = bytearray(data)
            broken[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
            try:
                play(table.deserialize_state(base64.b64encode(bytes(broken)).decode()), 1)
            except ValueError:
                continue
        with self.assertRaises(ValueError):
            nika.Game("byzantz", 3).deserialize_state(good)
        with self.assertRaises(ValueError):
            nika.Game("justinian", 4).deserialize_state(good)
        with self.assertRaises(ValueError):
            nika.Game("byzantz", 4, {"open-profit": "off"}).deserialize_state(good)

    def test_history(self) -> None:
        for game, players in TABLES:
            state = play(nika.Game(game, players).new_initial_state(seed=8), 8)
            again = nika.Game(game, players).deserialize_state(state.serialize())
            self.assertEqual(again.full_history(), state.full_history())
            self.assertEqual(len(state.history()), state.move_number())
            self.assertEqual([player for player, _ in state.full_history()], [player for player, _ in state.told()])


class Games(unittest.TestCase):
    def test_texts_name_games(self) -> None:
        game = nika.load_game("justinian(players=3,edition=fr,tie=clockwise)")
        self.assertEqual((game.name, game.players, game.rules), ("justinian", 3, {"edition": "fr", "tie": "clockwise"}))
        self.assertEqual(str(nika.load_game(str(game))), str(game))
        ranked = eval(repr(nika.Game("byzantz", 3, {"open-profit": "off"}, reward="rank", history=9)))
        self.assertEqual((ranked.reward, ranked.history, ranked.rules), ("rank", 9, {"open-profit": "off"}))
        self.assertEqual((ranked.min_utility(), ranked.max_utility()), (-3, -1))
        self.assertEqual(nika.load_game("byzantz").players, 4)
        rules = game.new_initial_state(seed=1).view(0).rules
        self.assertEqual(rules, {"edition": "fr", "tie": "clockwise"})
        wrong = [
            "chess",
            "byzantz(",
            "byzantz(players)",
            "byzantz(players=two)",
            "byzantz(players=2)",
            "byzantz(tie=clockwise)",
        ]
        for text in wrong + ["justinian(players=5)", "justinian(edition=de)", "justinian(reward=luck)"]:
            with self.assertRaises(ValueError, msg=text):
                nika.load_game(text)

    def test_boards_of_ones_own(self) -> None:
        court = [[10 * place + column for column in range(20)] for place in range(12)]
        state = nika.Game("justinian", 2, court=court).new_initial_state(seed=1)
        # Counselor n stands on place n; in phase I its window shows number 12 - n of the place, counted from 0.
        self.assertEqual(list(state.view(0).values), [10 * (n - 1) + 12 - n for n in range(1, 13)])
        game = nika.Game("justinian", 2, court=np.array(court))
        self.assertEqual(game.new_initial_state(seed=1).serialize(), state.serialize())
        with self.assertRaises(ValueError):
            nika.Game("justinian", 2, court=court[:11])
        with self.assertRaises(ValueError):
            nika.Game("justinian", 2, {"edition": 3})
        court[3][4] = 65536 + 5
        with self.assertRaises(ValueError):
            nika.Game("justinian", 2, court=court)
        court[3][4] = 5
        with self.assertRaises(ValueError):
            nika.Game("byzantz", 3, court=court)

    def test_same_seed_same_game(self) -> None:
        game = nika.Game("byzantz", 5)
        self.assertEqual(game.new_initial_state(seed=6).record(), game.new_initial_state(seed=6).record())
        self.assertNotEqual(game.new_initial_state(seed=6).record(), game.new_initial_state(seed=7).record())
        for wrong in ({"start": 5}, {"seed": -1}, {"seed": 2**64}, {"seed": "1"}):
            with self.assertRaises(ValueError, msg=str(wrong)):
                game.new_initial_state(**{"seed": 1, **wrong})
        wide = nika.Game("byzantz", np.int64(5)).new_initial_state(seed=np.uint64(6), start=np.int8(2))
        self.assertEqual(wide.current_player(), 2)

    def test_computer_players_move_legally(self) -> None:
        for game in nika.GAMES:
            state = play(nika.Game(game, 3).new_initial_state(seed=3), 3, plies=15)
            for agent in ("heuristic", "casual", "search-50"):
                self.assertIn(state.think(agent), state.legal_actions())
            self.assertEqual(state.think("skilled", seed=5), state.think("skilled", seed=5))
            with self.assertRaises(ValueError):
                state.think("expert", iterations=-1)
            with self.assertRaises(ValueError):
                state.think("nobody")


class Knowledge(unittest.TestCase):
    def test_twins_look_the_same(self) -> None:
        self.assertGreater(twins(2000, seed=1), 1500)

    def test_another_seat_is_not_the_same(self) -> None:
        """The comparison of twins can fail: with another seat's eyes the same pairs differ."""
        with self.assertRaises(AssertionError):
            twins(500, seed=1, compare=1)

    def test_resampled_states_have_no_record(self) -> None:
        state = play(nika.Game("justinian", 4).new_initial_state(seed=1), 1, plies=30)
        twin = state.resample_from_infostate(2, lambda: 0.5)
        for method in (twin.record, twin.full_history):
            with self.assertRaises(ValueError):
                method()
        play(twin, 1)
        self.assertTrue(twin.is_terminal())

    def test_information_states_have_the_acts(self) -> None:
        game = nika.Game("byzantz", 4, history=8)
        state = play(game.new_initial_state(seed=1), 1, plies=5)
        row = state.information_state_tensor(0)
        self.assertEqual(row.shape, (game.information_state_tensor_size(),))
        acts = row[game.observation_tensor_size() :].reshape(8, 9)
        self.assertTrue((acts[5:] == 0).all())
        movers = [player for player, _ in state.told(0)]
        self.assertEqual(acts[:5, 0].tolist(), [player + 1 for player in reversed(movers)])  # counted from the viewer
        play(state, 1, plies=20)
        self.assertEqual(state.information_state_tensor(0)[game.observation_tensor_size()], state.told(0)[-1][0] + 1)

    def test_views_are_those_of_the_program(self) -> None:
        state = play(nika.Game("byzantz", 4).new_initial_state(seed=1), 1, plies=12)
        with tempfile.NamedTemporaryFile("w", suffix=".nika") as file:
            file.write(state.record())
            file.flush()
            for seat in range(4):
                told = program("view", file.name, "--ply", "12", "--seat", str(seat))
                self.assertEqual(state.observation_string(seat), told.strip())
        view = state.view(1)
        self.assertEqual(view.seats[1].size, len(view.hand))
        with self.assertRaises(AttributeError):
            view.hand = ()  # type: ignore[misc]
        self.assertIsNone(state.view().hand)

    def test_views_have_every_member(self) -> None:
        for name, players in TABLES:
            state = play(nika.Game(name, players).new_initial_state(seed=1), 1, plies=30)
            asked = state.current_player()
            for seat in range(players):
                self.assertEqual(state.view(seat).yours, seat in state.view().asked)
            for now in (state, play(state.clone(), 1)):  # in the middle, and at the end
                for view, text in ((now.view(asked), now.observation_string(asked)), (now.view(), str(now))):
                    words = {field.name.rstrip("_") for field in dataclasses.fields(view)}
                    self.assertEqual(set(json.loads(text)) - words, set())
            self.assertFalse(state.view().yours)  # a spectator is never asked


class Pictures(unittest.TestCase):
    def test_pictures_show_what_the_seat_sees(self) -> None:
        for game, players in TABLES:
            state = nika.Game(game, players).new_initial_state(seed=1, names=[f"<{n}> & co" for n in range(players)])

            def check(state: nika.State, _: int) -> None:
                if state.move_number() % 9 == 0:
                    seat = state.current_player()
                    xml.dom.minidom.parseString(state.svg())
                    twin = state.resample_from_infostate(seat, 3)
                    self.assertEqual(twin.svg(seat), state._repr_svg_())

            play(state, 1, check)
            odd = nika.Game(game, players).new_initial_state(
                seed=1, names=["a\x01", "\x1b[", "\ufffe", "d", "e", "f"][:players]
            )
            xml.dom.minidom.parseString(odd.svg(0))
            xml.dom.minidom.parseString(state._repr_svg_())


if __name__ == "__main__":
    unittest.main()
