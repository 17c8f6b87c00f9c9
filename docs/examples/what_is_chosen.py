#!/usr/bin/env python3
"""What players choose when they can: read a file of decisions and count, verb by verb.

trianon dataset rokoko --games 200 --out thumbs.parquet
python docs/examples/what_is_chosen.py thumbs.parquet
"""

import sys
from collections import Counter

from trianon.research.dataset import read

data = read(sys.argv[1])
offered: Counter[str] = Counter()
chosen: Counter[str] = Counter()
for row, choice in enumerate(data.choice):
    verbs = [key.partition(":")[0] for key in data.keys(row)]
    if len(set(verbs)) > 1:  # a choice between different things to do
        offered.update(set(verbs))
        chosen[verbs[choice]] += 1

winners = data.placings[range(len(data)), data.seat] == 1
print(f"{len(data)} decisions of {data.match[-1] + 1} matches, {winners.mean():.0%} of them by winners")
for verb, times in offered.most_common():
    print(f"{verb:12} offered {times:6}  chosen {chosen[verb] / times:6.1%}")
