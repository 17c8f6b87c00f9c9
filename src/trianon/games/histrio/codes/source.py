"""Where Ecu come from and go to: the rule behind every change, and the columns of the ledger."""

from trianon.core.kernel.codes import NumberedNames

NAMES = NumberedNames()
RULES: list[str] = []


def _source(name: str, rule: str) -> int:
    RULES.append(rule)
    return NAMES.add(name)


START = _source("start", "HI-S3")
ALMS = _source("alms", "HI-2.2")
STOLEN = _source("stolen", "HI-2.6")
ROBBED = _source("robbed", "HI-2.6")
STAGE = _source("stage", "HI-2.7")
LEVEL_5 = _source("level_5", "HI-2.9")
TRICK = _source("trick", "HI-J7")
TRICKED = _source("tricked", "HI-J7")
ACTORS = _source("actors", "HI-E1")
SHOW = _source("show", "HI-E2")
BEST_SHOW = _source("best_show", "HI-E3")
REQUEST = _source("request", "HI-E4")
REQUEST_AGAIN = _source("request_again", "HI-E5")
SOURCES = len(NAMES)
