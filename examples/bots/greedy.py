#!/usr/bin/env python3
# A bot for Nika (docs/bots.md): scores each legal move with a simple rule, and plays the best.
#
# Plays Byzantz and Justinian, in a match or at a server:
#     nika match byzantz --players 3 --agents 'cmd:python3 greedy.py',random --deals 20 --seed 1
#     nika bot http://localhost:8080 --cmd 'python3 greedy.py'
import json
import sys

GOODS = {"cloth": "C", "spice": "S", "wine": "W", "wood": "T", "grain": "G", "olives": "O", "merchant": "M"}


def worth(card):
    return 2 if card == "M" else int(card[1])


def byzantz(view, verb, rest):
    hand = view["hand"]
    same = lambda card: sum(other[0] == card[0] for other in hand)
    if verb == "sell":  # large sets, and only of what is not worth keeping together
        return sum(map(worth, rest)) - 4
    if verb == "bid":  # the cheapest bid, as long as the bundle is worth it
        return sum(map(worth, view["bundle"])) / 3 - sum(map(worth, rest)) - 0.2 * len(rest)
    if verb == "take":
        return sum(worth(card) + same(card) for card in view["market"] if card[0] == GOODS[rest[0]])
    if verb in ("give", "discard"):
        return -worth(rest[0]) - same(rest[0])
    return -0.1 if verb == "pass" else -100  # done: only if nothing can be sold


def justinian(view, verb, rest):
    value = dict(zip(view["row"], view["values"]))
    mine = [number for color in view["colors"] for number in view["cards"][color]]
    if verb == "place":
        token, where = int(rest[0]), rest[1]
        if where == "phase":
            return abs(token) / 2
        return token * (mine.count(int(where[1:])) - 0.4)
    if verb == "color":
        return sum(value[number] for number in view["cards"][rest[0]])
    if verb == "exchange":  # a card that is worth less than most
        number = int(rest[0].lstrip("abcdefghijklmnopqrstuvwxyz"))
        return sorted(value.values())[4] - value[number]
    return {"trigger": 1, "pass": -1}.get(verb, 0)


def choose(view):
    score = byzantz if view["game"] == "byzantz" else justinian
    return max(view["legal"], key=lambda move: score(view, move.split()[0], move.split()[1:]))


for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "ask":
        print(json.dumps({"id": message["id"], "move": choose(message["view"])}), flush=True)
