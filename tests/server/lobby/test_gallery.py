"""The gallery: published, found, played, reported, hidden, taken out; hostile titles and other people's ids."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from sqlalchemy import func, select, update

from tests.cli.command_runner import good, refused
from tests.infrastructure.edition_changes import ReferenceChanges
from tests.infrastructure.seated_table import Time, guests, refusal
from tests.server.people.test_accounts import opened
from trianon.core.editions.load import edition_from_text, load_edition
from trianon.core.files import write_toml
from trianon.games import game_of
from trianon.server import daily_quotas
from trianon.server.errors import Conflict, TooManyRequests
from trianon.server.limits import DAY, GUEST_LIFETIME, MAX_TITLE_CHARS, MIN_REPORTER_AGE, PUBLISHED_LIFETIME
from trianon.server.lobby import gallery as published
from trianon.server.lobby.gallery import gallery, publish, published_text, report_edition, unpublish
from trianon.server.lobby.reports import list_reports
from trianon.server.lobby.tables import create_table
from trianon.server.node import ServerNode
from trianon.server.people.departure import close_account, delete_person
from trianon.server.people.identity import find_person, update_person
from trianon.server.people.recovery import create_recovery_code
from trianon.server.storage.people_schema import PEOPLE
from trianon.server.storage.retention import apply_retention
from trianon.server.storage.schema import BLOCKS, PUBLISHED_EDITIONS
from trianon.server.storage.store import RowLocked
from trianon.server.wire.edition_messages import EditionToPublish, GalleryOrder, PublishedEdition
from trianon.server.wire.people_messages import MeChange, ReportGiven
from trianon.server.wire.table_messages import NewTable

SCHEMA = game_of("histrio").schema
HOME = "192.0.2.1"
BAD = ReportGiven("name", note="rude")


def file_with(ecu: int) -> str:
    """An edition of Histrio that differs from the reference in one value, with a comment."""
    changes = ReferenceChanges(SCHEMA)
    changes.parsed["edition"]["starting_ecu"] = ecu
    return f"# words of mine\n{write_toml(changes.parsed)}"


def shown(node: ServerNode, person: str, title: str = "Mine", ecu: int = 7) -> PublishedEdition:
    """An edition that a person publishes."""
    return publish(node, person, "histrio", EditionToPublish(title, file_with(ecu)), HOME)


def titles(node: ServerNode, person: str | None, order: GalleryOrder = "newest", wanted: str = "") -> list[str]:
    """The titles that a person finds."""
    return [each.title for each in gallery(node, "histrio", person, order, wanted).editions]


@pytest.fixture
def time(node: ServerNode) -> Time:
    """The node's clock, to be put forward."""
    node.tables.now = Time()
    return node.tables.now


def test_an_edition_is_published_found_looked_at_and_taken_out(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    update_person(node, ada, MeChange(name="Ada"))
    mine = shown(node, ada, "  Köstliche\u200b  Gaukler ")
    assert (mine.title, mine.author, mine.is_mine, mine.is_hidden) == ("Köstliche Gaukler", "Ada", True, False)
    for wanted in ("", "gaukler", "KOSTLICHE", "G\u0430ukler"):  # a Cyrillic letter, too
        [found] = gallery(node, "histrio", bo, "newest", wanted).editions
        assert (found.id, found.is_mine) == (mine.id, False)
    assert titles(node, bo, wanted="%") == titles(node, bo, wanted="_") == titles(node, bo, "mine") == []
    assert gallery(node, "rokoko", bo).editions == []
    text = published_text(node, "histrio", mine.id, None).text
    assert "words of mine" not in text
    assert edition_from_text(SCHEMA, text, "x").digest == mine.digest
    update_person(node, ada, MeChange(name="Countess"))
    assert gallery(node, "histrio", None).editions[0].author == "Countess"
    for person, game in ((bo, "histrio"), (ada, "rokoko")):
        assert refusal(unpublish, node, person, game, mine.id).error == "no-published-edition"
        assert refusal(unpublish, node, person, game, "no-such-id").error == "no-published-edition"
    unpublish(node, ada, "histrio", mine.id)
    assert titles(node, ada, "mine") == []
    assert refusal(published_text, node, "histrio", mine.id, ada).error == "no-published-edition"


def test_the_same_values_are_one_edition_and_each_person_has_a_few(
    node: ServerNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = guests(node, 2)
    first = shown(node, ada, "First")
    assert shown(node, ada, "Second").id == first.id
    assert shown(node, bo, "Third").id != first.id
    assert titles(node, ada, "mine") == ["Second"]
    monkeypatch.setattr(published, "MAX_PUBLISHED", 2)
    shown(node, ada, "Fourth", 8)
    assert refusal(shown, node, ada, "Fifth", 9).error == "too-many-published"
    monkeypatch.setattr(published, "MAX_GALLERY", 3)
    assert refusal(shown, node, bo, "Sixth", 9).error == "gallery-full"
    shown(node, bo, "Third again")
    assert sorted(titles(node, None)) == ["Fourth", "Second", "Third again"]


def test_two_requests_at_once_publish_one_edition_and_keep_the_limit(
    node: ServerNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(published, "MAX_PUBLISHED", 2)
    (ada,) = guests(node, 1)

    def attempt(ecu: int) -> str:
        try:
            return shown(node, ada, "Mine", ecu).id
        except (RowLocked, TooManyRequests):  # a request gives up soon, and comes again
            return attempt(ecu)
        except Conflict as refused:
            return refused.error

    with ThreadPoolExecutor(6) as threads:
        assert len(set(threads.map(attempt, [7] * 6))) == 1
        found = list(threads.map(attempt, [8, 9, 10, 11]))
    assert found.count("too-many-published") == 3
    assert gallery(node, "histrio", ada, "mine").total == 2


@pytest.mark.parametrize(
    "title", ["a" * 61, "\u3164", "\u034f", "\u0301", "\u200b\u200d", "\uffff", " ", "\U0001d160" * 40]
)
def test_a_title_without_anything_to_see_or_too_long_is_refused(node: ServerNode, title: str) -> None:
    (ada,) = guests(node, 1)
    assert refusal(shown, node, ada, title).error == "bad-title"
    assert titles(node, ada, wanted=title) == []


@pytest.mark.parametrize(
    ("title", "kept"),
    [
        ("\u202eabc\u2066", "abc"),
        ("e" + "\u0301" * 39, "\u00e9" + "\u0301" * 3),
        ("</script><b>'\"\\", "</script><b>'\"\\"),
        ("%00", "%00"),
        ("\U0001f3ad", "\U0001f3ad"),
        ("\u738b\u540e\u7684  \u821e\u4f1a", "\u738b\u540e\u7684 \u821e\u4f1a"),
    ],
)
def test_a_title_keeps_what_can_be_seen_and_is_found_by_it(node: ServerNode, title: str, kept: str) -> None:
    (ada,) = guests(node, 1)
    assert shown(node, ada, title).title == kept
    assert titles(node, None, wanted=title) == titles(node, None, wanted=kept) == [kept]


@pytest.mark.parametrize("letter", ["\ufdfa", "\ud55c"])  # of 18 and of three
def test_a_title_of_letters_that_stand_for_many_is_found_and_searched_as_fast(node: ServerNode, letter: str) -> None:
    (ada,) = guests(node, 1)
    shown(node, ada, title := letter * 59 + "Z")
    assert titles(node, None, wanted=title) == titles(node, None, wanted=letter * 20) == [title]
    assert titles(node, None, wanted=letter + "Z") == [title]
    with node.store.read() as connection:
        assert len(connection.execute(select(PUBLISHED_EDITIONS.c.looks)).scalar_one()) == MAX_TITLE_CHARS


def test_forbidden_words_and_faulty_editions_are_refused(node: ServerNode, monkeypatch: pytest.MonkeyPatch) -> None:
    (ada,) = guests(node, 1)
    monkeypatch.setattr(node, "config", replace(node.config, forbidden_words=frozenset({"admin"})))
    assert refusal(shown, node, ada, "4dmin's choice".replace("4", "\u0430")).error == "forbidden-title"
    for text in ("", "[edition", file_with(7777), load_edition(game_of("rokoko").schema).text):
        assert refusal(publish, node, ada, "histrio", EditionToPublish("x", text), HOME).error == "bad-edition"
    assert titles(node, ada) == []


def test_publishing_counts_for_the_address(node: ServerNode, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo = guests(node, 2)
    monkeypatch.setattr(daily_quotas, "MAX_ADDRESS_IMPORTS", 1)
    monkeypatch.setattr(node, "config", replace(node.config, rate_limit_factor=1))
    shown(node, ada)
    assert refusal(shown, node, bo).error == "too-fast"


def test_tables_of_others_count_and_come_first(node: ServerNode, time: Time) -> None:
    ada, bo = guests(node, 2)
    for ecu in (7, 8):
        shown(node, ada, f"with {ecu}", ecu)
        time.pass_(1)
    for person in (ada, bo):
        create_table(node, person, NewTable("histrio", 2, edition_text=file_with(7)))
    create_table(node, bo, NewTable("histrio", 2))
    assert [(each.title, each.played) for each in gallery(node, "histrio", bo, "played").editions] == [
        ("with 7", 1),
        ("with 8", 0),
    ]
    assert titles(node, bo) == ["with 8", "with 7"]


def test_pages_have_a_length_and_end_with_the_last(node: ServerNode, monkeypatch: pytest.MonkeyPatch) -> None:
    (ada,) = guests(node, 1)
    monkeypatch.setattr(published, "GALLERY_PAGE", 2)
    for ecu in (7, 8, 9):
        shown(node, ada, f"with {ecu}", ecu)
    pages = [gallery(node, "histrio", None, page=page) for page in (1, 2, 3)]
    assert [(page.page, len(page.editions)) for page in pages] == [(1, 2), (2, 1), (2, 1)]
    assert {(page.total, page.pages) for page in pages} == {(3, 2)}
    assert len({each.id for page in pages for each in page.editions}) == 3


def test_reports_of_people_known_for_a_while_hide_an_edition_from_all_but_its_owner(
    node: ServerNode, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(published, "HIDING_REPORTS", 2)
    ada, bo, cy, di = guests(node, 4)
    mine = shown(node, ada)
    report_edition(node, bo, "histrio", mine.id, BAD)
    report_edition(node, cy, "histrio", mine.id, BAD)
    assert titles(node, di) == ["Mine"], "two browsers of one person hide nothing"
    assert refusal(report_edition, node, bo, "histrio", mine.id, BAD).error == "already-reported"
    assert refusal(report_edition, node, ada, "histrio", mine.id, BAD).error == "nobody-there"
    assert refusal(report_edition, node, di, "rokoko", mine.id, BAD).error == "no-published-edition"
    time.pass_(MIN_REPORTER_AGE + 1)
    report_edition(node, di, "histrio", mine.id, ReportGiven("other"))
    assert titles(node, bo) == titles(node, None, wanted="Mine") == []
    assert refusal(published_text, node, "histrio", mine.id, bo).error == "no-published-edition"
    assert [each.is_hidden for each in gallery(node, "histrio", ada, "mine").editions] == [True]
    stored = list_reports(node.store)
    assert {(each["edition"], each["person"], each["chat"][0]["text"]) for each in stored} == {(mine.id, ada, "Mine")}
    unpublish(node, ada, "histrio", mine.id)
    assert titles(node, ada, "mine") == []
    assert shown(node, ada, "Innocent").is_hidden, "taken out and published again it stays hidden"


def test_nobody_sees_editions_of_blocked_closed_and_deleted_people(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    opened(node, ada, "Ada")
    create_recovery_code(node, ada)
    mine = shown(node, ada)
    with node.store.write() as connection:
        connection.execute(BLOCKS.insert().values(person=bo, blocked=ada, id="b", name="Ada", created=0.0))
    assert (titles(node, bo), titles(node, None)) == ([], ["Mine"])
    close_account(node, ada)
    assert titles(node, None) == []
    assert refusal(published_text, node, "histrio", mine.id, bo).error == "no-published-edition"
    delete_person(node, ada, "Ada")
    with node.store.read() as connection:
        assert connection.execute(select(func.count()).select_from(PUBLISHED_EDITIONS)).scalar_one() == 0


def test_an_edition_expires_with_its_last_use_and_keeps_its_guest_until_then(node: ServerNode, time: Time) -> None:
    ada, bo = guests(node, 2)
    shown(node, ada)
    time.pass_(PUBLISHED_LIFETIME - DAY)
    bo = guests(node, 1)[0]
    create_table(node, bo, NewTable("histrio", 2, edition_text=file_with(7)))
    for lifetime, is_there in ((PUBLISHED_LIFETIME, True), (2 * DAY + GUEST_LIFETIME, False)):
        time.pass_(lifetime - DAY)
        apply_retention(node.store, time())
        apply_retention(node.store, time())
        assert titles(node, None) == (["Mine"] if is_there else [])
        assert (find_person(node.store, ada) is not None) == is_there


@pytest.mark.parametrize(
    ("database", "language", "words"),
    [("sqlite", "de", "veröffentlichte Ausgabe"), ("postgresql", "zh", "已发布的版本")],
    indirect=["database"],
)
def test_operators_list_hide_restore_and_remove(
    node: ServerNode, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setenv("TRIANON_DATABASE", node.config.database)
    monkeypatch.setattr(published, "HIDING_REPORTS", 1)
    ada, bo, cy, di = guests(node, 4)
    with node.store.write() as connection:
        connection.execute(update(PEOPLE).values(created=0.0))
    mine, other = shown(node, ada), shown(node, bo, "Other")
    report_edition(node, bo, "histrio", mine.id, BAD)
    assert words in good("admin", "reports", language=language).out
    listed = good("admin", "gallery", "--json").data
    assert [(each["id"], each["status"], each["reports"]) for each in listed] == [
        (mine.id, "reported", 1),
        (other.id, "shown", 0),
    ]
    assert other.id in good("admin", "gallery", "--find", "Othe", language=language).out
    good("admin", "gallery", "--restore", mine.id, language=language)
    report_edition(node, cy, "histrio", mine.id, BAD)
    assert sorted(titles(node, None)) == ["Mine", "Other"], "an operator has looked at it"
    shown(node, ada, "Rude")
    report_edition(node, di, "histrio", mine.id, BAD)
    assert titles(node, None) == ["Other"], "an operator has not looked at this title"
    good("admin", "gallery", "--hide", mine.id, language=language)
    assert (titles(node, cy), titles(node, ada, "mine")) == (["Other"], ["Rude"])
    good("admin", "gallery", "--remove", mine.id, language=language)
    assert titles(node, ada, "mine") == []
    assert shown(node, ada, "Back again").is_hidden
    assert "x9" in refused("admin", "gallery", "--hide", "x9", language=language)
