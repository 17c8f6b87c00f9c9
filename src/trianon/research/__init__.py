"""Research APIs over the compiled games: vector environments, PettingZoo, OpenSpiel, datasets and reports.

Importing this package loads nothing; each API is a module of its own and needs the extra `research`.
"""
