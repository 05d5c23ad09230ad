# odd_bot.py KIND [FILE]: a bot (docs/bots.md) of one kind: a good one that checks what it is told, or one of those that nobody wants:
# it crashes, sleeps, lies, floods …
import json
import os
import re
import sys
import time

kind, file = (sys.argv + ["", ""])[1:3]
game = None
told = []  # in this game: its beginning and all acts
answers = 0


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def note(text):
    with open(file, "a") as log:
        log.write(f"{text}\n")


def need(holds, what):
    if not holds:
        note(f"{what}: {line}")
        sys.exit(9)


def follow(message):
    """What is told must fit together: every move is told once, and a view says after how many it is."""
    global game

    what, view = message["is"], message.get("view")
    if what == "new":
        need(not game or game["over"], "a new game before the last is over")
        need(message["protocol"] == 1 and view["ply"] == 0 and message["time"] > 0, "not a new game")
        game = {"seat": view["seat"], "acts": 0, "over": False, "asked": 0}
        told[:] = [message]
        return
    need(game and not game["over"], "no game")
    if what == "act":
        game["acts"] += 1
        told.append(message)
        own = message["seat"] == game["seat"]
        need(own or not re.match(r"place [+-]|exchange [a-z]+\d", message["move"]), "a secret")
        need(not own or "?" not in message["move"], "one's own secret")
    else:
        need(what in ("ask", "over"), "unknown")
        need(view["seat"] == game["seat"] and view["ply"] == game["acts"], "another view")
        need(view["yours"] == (what == "ask") and ("result" in view) == (what == "over"), "another moment")
        need(what == "over" or message["id"] > game["asked"], "an old id")
        game["asked"] = message.get("id")
        game["over"] = what == "over"
        if what == "over":
            note(f"over {game['seat']}")


def follow_again(message):
    """The process before this one has crashed: what that was told comes first, then the random move in its place."""
    with open(f"{file}.before") as before:
        last, *then = map(json.loads, before)
    need(told[: len(then)] == then, "not what was told before")
    own = [act["seat"] for act in told[len(then) :]].count(game["seat"])
    # Who ended when asked has one move since, the random one; who ended after an answer has that, too.
    need(own == (1 if kind == "again-asked" else 2), "not the moves since")
    need(message["id"] == last["id"] + own, "another question came first")
    note("again")
    open(f"{file}.done", "w").close()


if kind == "dead":
    sys.exit(3)
if kind == "deaf":
    time.sleep(1000)
if kind in ("stays", "orphan"):
    import subprocess  # it takes long to load, and the others do not need it
if kind == "stays":  # neither ends with its input nor alone
    other = subprocess.Popen(["sleep", "1000"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    with open(file, "w") as pids:
        pids.write(f"{os.getpid()} {other.pid}\n")
while kind == "flood":
    say("all work and no play\n")

again = kind.startswith("again") and not os.path.exists(f"{file}.done")  # then a good one
came_again = again and os.path.exists(f"{file}.before")
for line in sys.stdin:
    message = json.loads(line)
    if kind == "good" or kind.startswith("again"):
        follow(message)
    if kind == "seen" and message["is"] == "new":
        with open(f"{file}.{os.getpid()}", "a") as log:
            log.write(json.dumps(message["view"]["bundle"]) + "\n")
    if message["is"] != "ask":
        continue
    number, move = message["id"], message["view"]["legal"][0]
    answer = json.dumps({"id": number, "move": move}) + "\n"
    answers += 1
    if came_again and answers == 1:
        follow_again(message)
    ends = again and not came_again and answers == 5
    if ends:
        with open(f"{file}.before", "w") as before:
            before.writelines(json.dumps(each) + "\n" for each in [message, *told])
    if (kind == "crash" and answers == 2) or (ends and kind == "again-asked"):
        sys.exit(3)
    if ends:
        os.close(0)  # at once, so that nothing can be written to it any more
    if kind == "stays" or (kind == "sleeps" and answers == 2):
        time.sleep(1000)
    if kind == "late" and answers == 2:  # not before the next question: then the time for this one is over
        kept = answer
        continue
    if kind == "late" and answers == 3:
        answer = kept + answer
    if kind == "halves":
        say(answer[:5])
        time.sleep(0.01)
        answer = answer[5:]
    say(
        {
            "illegal": f'{{"id":{number},"move":"fly away"}}\n',
            "garbage": "e2e4\n",
            "wrong-id": f'{{"id":{number + 1},"move":"{move}"}}\n',
            "long": f'{{"id":{number},"note":"{"x" * 100000}"}}\n',
            "twice": answer + answer,
        }.get(kind, answer)
    )
    if ends:
        sys.exit(3)
    if kind == "orphan" and answers == 1:  # it ends, and leaves somebody behind who holds its output open
        subprocess.Popen(["sleep", "1000"])
        os._exit(3)
    if kind == "closes":
        os.close(1)
        time.sleep(1000)
if kind == "stays":
    time.sleep(1000)
