"""`trianon verify` says what is known of how a seed was made, and for which seats; servers that cheat are found out."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command_runner import trianon
from trianon.core.editions.edition import Edition
from trianon.core.editions.load import edition_from_text, load_edition
from trianon.core.fairness import Fairness, commitment_of, seed_of
from trianon.core.match import Match, Start
from trianon.core.match_file.write import write_record
from trianon.core.positions.file import dump_position
from trianon.games import game_of
from trianon.viewing.settings import reference_setting

SECRET = "ab" * 32


def fairness(*salts: str, withheld: str = "") -> Fairness:
    """What an honest server publishes; the seats with a salt opened it last, `withheld` is of the last seat."""
    hashes = [commitment_of(salt) if salt else "" for salt in salts]
    if withheld:
        hashes[-1] = commitment_of(withheld)
    return Fairness(commitment_of(SECRET), SECRET, salts, tuple(map(bool, salts)), tuple(hashes))


def written(folder: Path, parts: Fairness | None, edition: Edition | None = None, **chosen: Any) -> str:
    """The file of a match that has just begun, with this account of its seed and what is `chosen` beside it."""
    game = game_of("histrio")
    salts = parts.salts if parts is not None else ("", "")
    setting = game.setting(edition or load_edition(game.schema), len(salts))
    match = Match(setting, Start(seed_of(SECRET, salts), **chosen))
    file = folder / "match.json"
    file.write_text(write_record(match, None, parts))
    return str(file)


ALONE, BOTH = fairness("sel", ""), fairness("sel", "poivre")
EARLIER = replace(ALONE, salt_commitments=())  # as earlier versions wrote it


def told(file: str, noted: str | None, code: int = 0) -> str:
    """What the command says of a file, given the seal that was noted, as one line."""
    done = trianon("verify", file, *(["--commitment", noted] if noted else []))
    assert done.code == code
    assert code == 0 or "nobody could choose" not in done.out
    return " ".join(done.out.split())


@pytest.mark.parametrize(
    ("parts", "noted", "expected"),
    [
        (None, None, "nothing shows that the cards were not chosen"),
        (fairness("", ""), None, "no salt is known to be later than the seal"),
        (replace(BOTH, committed=(False, False)), None, "no salt is known to be later than the seal"),
        (EARLIER, None, "could have chosen the cards by changing a salt or adding one"),
        (EARLIER, EARLIER.commitment.upper(), "could have chosen the cards by changing a salt or adding one"),
        (ALONE, None, "According to the server, the salt of seat 1 was sent after everything else"),
        (ALONE, ALONE.commitment, "According to the server, the salt of seat 1"),  # without the salts it proves less
        (ALONE, ALONE.deal_commitment, "seat 1 and noted it before your salt was sent, nobody could choose the cards"),
        (ALONE, ALONE.deal_commitment, "Nothing is proven to seat 2"),
        (BOTH, BOTH.deal_commitment, "seats 1, 2 and noted it before your salt was sent, nobody could choose"),
        (BOTH, BOTH.deal_commitment, "No salt was left out"),
        (replace(BOTH, committed=(True, False)), BOTH.deal_commitment, "Nothing is proven to seat 2"),
    ],
)
def test_verify_says_which_guarantee_a_record_has_and_for_whom(
    tmp_path: Path, parts: Fairness | None, noted: str | None, expected: str
) -> None:
    assert expected in told(written(tmp_path, parts), noted)


def steered(deal: Callable[[str], Fairness]) -> Fairness:
    """The first deal of many that begins as a cheating server wants it."""
    tries = (deal(str(number)) for number in range(1000))
    return next(parts for parts in tries if seed_of(parts.secret, parts.salts).startswith("0"))


def rewritten(salt: str) -> Fairness:
    """The guest's salt is rewritten, its commitment is not."""
    return replace(fairness("sel", salt), salt_commitments=BOTH.salt_commitments)


CHEATS: dict[str, tuple[Fairness, Callable[[str], Fairness]]] = {
    "the guest's salt is rewritten": (BOTH, rewritten),
    "the guest's salt is rewritten with its commitment": (BOTH, lambda salt: fairness("sel", salt)),
    "a bot has a salt": (ALONE, lambda salt: fairness("sel", salt)),
    "a bot has a salt without a commitment": (ALONE, lambda salt: replace(ALONE, salts=("sel", salt))),
    "an accomplice who saw all salts joins last": (fairness("sel", "poivre", ""),
                                                   lambda salt: fairness("sel", "poivre", salt)),
    "an honest salt is left out": (BOTH, lambda salt: fairness("", salt)),
}  # fmt: skip


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_server_that_steers_the_deal_is_found_out(tmp_path: Path, cheat: str) -> None:
    honest, deal = CHEATS[cheat]
    told(written(tmp_path, steered(deal)), honest.deal_commitment, code=2)


@pytest.mark.parametrize(("field", "chosen"), [("starting_player", 1), ("position", None)])
def test_a_server_that_chooses_the_start_beside_a_fair_seed_is_found_out(
    tmp_path: Path, field: str, chosen: int | None
) -> None:
    start: dict[str, Any] = {field: chosen}
    if field == "position":
        setting = reference_setting("histrio", 2)
        start = {field: dump_position(setting, Match(setting, Start("chosen")).s)}
    done = trianon("verify", written(tmp_path, BOTH, **start), "--commitment", BOTH.deal_commitment)
    assert done.code == 2
    assert field in done.err
    assert "nobody could choose" not in done.out


def test_an_edition_beside_the_reference_is_named_as_no_seal_covers_it(tmp_path: Path) -> None:
    schema = game_of("histrio").schema
    text = load_edition(schema).text
    for edition, is_named in ((load_edition(schema), False), (edition_from_text(schema, text, "edition"), True)):
        said = told(written(tmp_path, BOTH, edition), BOTH.deal_commitment)
        assert ("The seal does not cover it" in said) == is_named, said


def test_a_salt_left_out_leaves_the_server_a_choice_for_each_of_the_others(tmp_path: Path) -> None:
    parts = fairness("sel", "muscade", "", withheld="poivre")
    said = told(written(tmp_path, parts), parts.deal_commitment)
    assert "could choose between 4 deals" in said  # seat 2 might have been left out as well


def test_a_withheld_salt_leaves_two_deals_and_a_trace(tmp_path: Path) -> None:
    parts = fairness("sel", "", withheld="poivre")
    said = told(written(tmp_path, parts), parts.deal_commitment)
    assert "the server could choose between 2 deals" in said
    assert "Nothing is proven to seat 2" in said


@pytest.mark.parametrize("parts", [None, ALONE, EARLIER])
def test_another_commitment_than_the_noted_one_is_a_failure(tmp_path: Path, parts: Fairness | None) -> None:
    assert "another seal than the one you noted" in told(written(tmp_path, parts), "0" * 64, code=2)
