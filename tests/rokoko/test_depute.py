"""Depute the card just played (RK-A5)."""

from __future__ import annotations

import pytest

from tests.rokoko.table import emitted, offered, play, purse, refusal, table


@pytest.mark.parametrize(
    ("card", "livre"), [("ba", 10), ("bb", 7), ("bc", 4), ("bd", 4), ("6a", 10), ("6b", 7), ("6f", 4)]
)
def test_the_rank_decides_the_money(card: str, livre: int) -> None:
    """RK-A5.1: 10, 7, 4 Livre for Master, Journeyman, Apprentice; base and hired cards alike."""
    match = play(table(f'round = 7\nplaying = "{card}"'), "1 depute")
    assert purse(match, 1)["livre"] == 15 + livre


def test_the_bonus_may_be_used_then_the_card_leaves() -> None:
    """RK-A5.1: in this order; in the discard pile it never lies."""
    match = play(table('[[seat]]\nhand = ["bd", "ba"]'), "1 play:bd", "1 depute")
    assert match.question() == {"question": "bonus", "card": "bd", "bonus": "gain_livre", "seats": [1]}
    resolving = match.view(1)["resolving"]
    assert (resolving["in_play"], resolving["leaving"], purse(match, 1)["left"]) == ([], ["bd"], [])
    play(match, "1 use")
    own = purse(match, 1)
    assert (own["livre"], own["left"], own["discard"]) == (15 + 4 + 2, ["bd"], [])
    assert [card["to"] for card in emitted(match, "card", 2)] == ["gone"]
    assert match.question()["seats"] == [2]


def test_its_bonus_may_be_forfeited() -> None:
    """RK-A5.1: it may be used, it need not."""
    match = play(table('playing = "bd"'), "1 depute", "1 forfeit")
    assert (purse(match, 1)["livre"], purse(match, 1)["left"]) == (19, ["bd"])


def test_it_counts_for_deck_sizes_while_its_bonus_runs() -> None:
    """RK-A5.1: with 7 cards "3d" pays 6 Livre though it is already leaving; with 6 cards 2."""
    for others, livre in ((["1a", "ba"], 6), (["ba"], 2)):
        cards = f"hand = {others}\nsupply = ['ba', 'bb', 'bc', 'bd']\ndiscard = []"
        match = table(f'round = 4\nplaying = "3d"\n[[seat]]\n{cards}')
        play(match, "1 depute", "1 use")
        assert purse(match, 1)["livre"] == 15 + 4 + livre


@pytest.mark.parametrize("where", ["hand", "supply", "discard"])
def test_a_deck_never_falls_below_four(where: str) -> None:
    """RK-A5.2: with 4 cards, wherever they lie and whatever they are, none may be deputed; with 5 one may."""
    piles: dict[str, list[str]] = {"hand": [], "supply": [], "discard": []} | {where: ["ba", "bc", "bd"]}
    lines = "\n".join(f"{name} = {cards}" for name, cards in piles.items())
    match = table(f'round = 2\nplaying = "bb"\n[[seat]]\n{lines}\nleft = ["ba"]')
    assert "depute" not in offered(match, 1)
    reason = refusal(match, 1, "depute")
    assert (reason.rule, reason.text) == ("RK-A5.2", "deck-too-small")
    lines = lines.replace("'bd'", "'bd', '1e'")
    match = table(f'round = 2\nplaying = "bb"\n[[seat]]\n{lines}\nleft = ["ba"]')
    play(match, "1 depute")
    assert purse(match, 1)["livre"] == 22


def test_a_hired_card_counts_for_the_minimum_and_may_leave_itself() -> None:
    """RK-A5.2: base and hired cards alike; 5 with one hired is 5."""
    match = table('round = 2\nplaying = "1a"\n[[seat]]\nhand = []\nsupply = ["ba", "bb", "bc", "bd"]\nleft = ["ba"]')
    play(match, "1 depute", "1 use")
    assert purse(match, 1)["left"] == ["ba", "1a"]
    assert purse(match, 1)["livre"] == 15 + 10 + 1


def test_deputing_twice_needs_six_cards() -> None:
    """RK-A5.2: a card that is leaving already does not count; by action and by bonus alike."""
    for hired, allowed in ((["1e"], True), ([], False)):
        supply = ["ba", "bb", "bc", "bd", *hired]
        match = table(f'round = 2\nplaying = "1b"\n[[seat]]\nhand = []\nsupply = {supply}\nleft = ["ba"]')
        play(match, "1 depute")
        assert bool(offered(match, 1, "depute")) is allowed
        if not allowed:
            assert refusal(match, 1, "depute:bb@supply").rule == "RK-A5.2"
            assert match.forced() == (0, "forfeit")


def test_the_last_master_may_go() -> None:
    """RK-A5.2: legal, however unwise."""
    match = table('round = 2\nplaying = "ba"\n[[seat]]\nhand = []\nsupply = ["bb", "bc", "bd", "1e"]\nleft = ["ba"]')
    play(match, "1 depute")
    own = purse(match, 1)
    assert own["left"] == ["ba", "ba"]
    assert own["supply"] == ["bb", "bc", "bd", "1e"]
