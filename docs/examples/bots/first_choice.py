#!/usr/bin/env python3
"""A bot for Trianon in plain Python: hires and makes dresses where it can, otherwise answers at random.

Try it: trianon arena rokoko --seats "cmd:docs/examples/bots/first_choice.py,random" --games 20
"""

import json
import random
import sys

LIKED = ("make:", "rent:", "hire:", "decorate:", "take:", "play:")


def choose(options: list[str], chance: random.Random) -> str:
    """Any of the options that begin with the first liked word there is, else any option."""
    for word in LIKED:
        if liked := [key for key in options if key.startswith(word)]:
            return chance.choice(liked)
    return chance.choice(options)


chance = random.Random()
for line in sys.stdin:  # one message a line; the end of input is the end of the match
    message = json.loads(line)
    if message["message"] == "hello":
        chance.seed(message["seed"])  # so that the same match is played the same way again
        print(json.dumps({"hello": 1}), flush=True)
    elif message["message"] == "decision":
        print(json.dumps({"answer": choose(message["options"], chance)}), flush=True)
