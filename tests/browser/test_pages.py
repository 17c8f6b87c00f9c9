"""What lies around the tables: settings, rules, private links, waiting rooms, talk, hints, replays, results."""

import re
from importlib.resources import files

from playwright.sync_api import Route, expect

from tests.browser.places import settle
from tests.browser.playing import SEEN, click, moved_on, offered
from tests.browser.positions import position
from tests.browser.visitors import PHONE, Visit
from tests.browser.waiting import EVERY
from tests.infrastructure.services import ServerProcess

# what can be chosen and lies under the box of advice
COVERED = """() => {
  const box = document.querySelector('[data-lesson]').getBoundingClientRect()
  const isUnder = (each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top
  }
  return [...document.querySelectorAll('.place.legal, .bar')].filter(isUnder).map((each) => each.textContent)
}"""

# how high every place stands in the window
STANDING = "() => [...document.querySelectorAll('.place')].map((each) => Math.round(each.getBoundingClientRect().top))"


def test_a_match_begins_by_itself_once_the_rules_are_compiled(visit: Visit) -> None:
    person, games = visit(), {"rokoko": False, "histrio": False}  # whether they are ready
    problem = {"type": "problem", "error": "preparing", "text": "not ready"}

    def preparation(route: Route) -> None:
        states = [{"game": game, "ready": ready, "share": 0.4, "seconds": 20} for game, ready in games.items()]
        route.fulfill(json={"games": states})

    def tables(route: Route) -> None:
        if route.request.method == "POST" and not games["rokoko"]:
            route.fulfill(status=503, json=problem)
        else:
            route.continue_()

    person.expect_faults("503")
    person.page.route("**/api/preparation", preparation)
    person.page.route("**/api/tables", tables)
    page = person.go("/")
    card = page.locator("article[data-game=rokoko]")
    expect(card).to_contain_text("The tailors are sharpening their scissors.")
    expect(card).to_contain_text("40 % done, about 20 seconds left")
    expect(page.locator("article[data-game=histrio]")).to_contain_text("The troupe is painting its scenery.")
    card.locator("[data-play]").click()
    expect(card.locator("[data-play]")).to_be_disabled()
    games["rokoko"] = True
    assert offered(page)


def test_settings_persist(visit: Visit) -> None:
    person = visit()
    page = person.go("/settings")
    html = page.locator("html")
    page.locator("input[name=theme]").nth(2).check()
    page.locator("input[name=colours]").nth(1).check()
    page.locator("input[name=motion]").nth(1).check()
    page.locator("input[name=language]").nth(1).check()
    expect(html).to_have_attribute("lang", "de")
    page.locator("input[autocomplete=nickname]").fill("Colette")
    page.locator("form", has=page.locator("[autocomplete=nickname]")).locator("button").click()
    expect(page.locator(".foot")).to_contain_text("Colette")
    page.reload()
    for name, value in (("theme", "midnight"), ("colours", "strong"), ("motion", "on")):
        expect(html).to_have_attribute(f"data-{name}", value)
    expect(html).to_have_attribute("lang", "de")
    expect(page.locator("input[autocomplete=nickname]")).to_have_value("Colette")
    assert person.ask("POST", "/api/hello")["language"] == "de"


def test_the_player_aid_says_what_each_line_is_worth_and_leads_to_the_rules(
    visit: Visit, server: ServerProcess
) -> None:
    found = position(server.address, "rokoko", "middle")
    person = visit(token=found.token)
    page = person.go(f"/t/{found.table}")
    offered(page)
    page.keyboard.press("a")
    aid = page.locator(".aid")
    expect(aid.locator("[data-guide=actions]")).to_have_attribute("aria-current", "step")
    expect(aid.locator("output", has_text=re.compile(r"\d"))).not_to_have_count(0)
    shown = sum(int(text) for text in aid.locator("output").all_inner_texts() if text != "·")
    seat = next(each for each in person.ask("GET", f"/api/tables/{found.table}")["table"]["seats"] if each["you"])[
        "seat"
    ]
    score = person.ask("GET", f"/api/tables/{found.table}/score")["seats"][seat - 1]
    assert shown == score["points"]
    link = aid.locator("[data-guide=depute] .picture").get_attribute("href")
    page.keyboard.press("a")
    expect(aid).to_have_count(0)
    page.locator(".hand .in-play .acts svg").last.click()  # a sign on a card that chooses nothing leads to its meaning
    expect(aid.locator("[data-guide=decorate]")).to_be_in_viewport()
    person.go(str(link))
    expect(page.locator("#guide-depute")).to_be_in_viewport()


def test_rules_can_be_searched_and_linked(visit: Visit) -> None:
    person = visit()
    page = person.go("/rules/rokoko#%")  # an address can hold anything
    expect(page.locator(".book dd").first).to_be_visible()
    page.goto("/rules/rokoko#RK-A3.2")
    marked = page.locator(".marked")
    expect(marked).to_contain_text("RK-A3.2")
    expect(marked).to_be_in_viewport()
    every = page.locator(".book dd").count()
    page.locator("input[type=search]").fill("fireworks")
    page.wait_for_function("(every) => document.querySelectorAll('.book dd').length < every", arg=every)
    found = page.locator(".book dl > div").all_inner_texts()
    assert found
    assert all("fireworks" in text.lower() for text in found)
    page.locator(".games a[href='/rules/histrio']").click()
    expect(page.locator("h1")).to_contain_text("Histrio")
    expect(page.locator(".book dt a").first).to_have_text(re.compile("^HI-"))


def test_an_invited_friend_joins_and_chats(visit: Visit) -> None:
    owner, friend = visit(), visit()
    page = owner.go("/new?game=histrio")
    page.locator("input[name=players][value='2']").check()
    page.locator("form button.primary").click()
    link = page.locator(".share input").input_value()
    guest = friend.go(link)
    guest.locator("[data-do=name]").fill("Colombine")
    guest.locator("button[data-seat]").first.click()
    expect(page.locator("select.text")).to_have_count(0)
    expect(page.locator("ol .who", has_text="Colombine")).to_be_visible()
    guest.locator("form input").fill("Bonsoir & <b>hello</b>")
    guest.locator("form input").press("Enter")
    expect(page.locator("[role=log] li").last).to_contain_text("Bonsoir & <b>hello</b>")
    page.locator("[data-start]").click()
    assert offered(page)
    assert offered(guest)
    seals = [each.evaluate("JSON.parse(localStorage['trianon.salts']).at(-1).seal") for each in (page, guest)]
    assert seals[0] == seals[1] is not None  # both salts were opened for the same deal
    page.locator("[data-tool=chat]").click()
    expect(page.locator(".drawer [role=log]")).to_contain_text("Bonsoir")
    page.locator(".drawer form input").fill("Break a leg")
    page.locator(".drawer form button").click()
    expect(guest.locator("[data-tool=chat]")).to_contain_text("1")


def test_a_hint_gives_reasons_shows_its_piece_and_can_be_played(visit: Visit) -> None:
    person = visit()
    table = person.table("histrio", 2, "random", hints=True)
    page = person.go(f"/t/{table}")
    offered(page)
    page.locator("[data-tool=hint]").click()
    best, second = page.locator("[data-hint='1']"), page.locator("[data-hint='2']")
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(best.locator("em")).to_contain_text("the next")
    key, other = best.get_attribute("data-key"), second.get_attribute("data-key")
    arrow = page.locator("[data-points]")
    expect(arrow).to_have_attribute("data-points", str(key))
    settle(page)
    place = page.locator(f'.place.legal[data-key="{key}"]').first.bounding_box()
    at, panel = arrow.bounding_box(), page.locator(".drawer").bounding_box()
    board = page.locator("main .centre").bounding_box()
    assert place is not None
    assert at is not None
    assert panel is not None
    assert board is not None
    assert abs(at["x"] + at["width"] / 2 - place["x"] - place["width"] / 2) < 2
    assert panel["x"] >= board["x"] + board["width"]  # the board stays free
    second.click()
    expect(arrow).to_have_attribute("data-points", str(other))
    assert person.ask("GET", f"/api/tables/{table}")["decision"]  # shown, not played
    before = page.evaluate(SEEN)
    second.click()
    moved_on(page, before)
    given = [entry for entry in person.ask("GET", f"/api/tables/{table}?since=0")["entries"] if entry["seat"] == 1]
    assert [entry["kind"] for entry in given[:1]] == ["answer"]


def test_result_replay_and_rematch(visit: Visit, server: ServerProcess) -> None:
    found = position(server.address, "histrio", "final")
    person = visit(token=found.token)
    page = person.go("/")
    listed = page.locator(f"li[data-table='{found.table}']")
    expect(listed.locator(".status")).to_have_text(
        re.compile(r"You won with \d+ Ecu|Place [23] of 3; .+ won with \d+ Ecu|shared the victory")
    )
    listed.locator("a").click()
    expect(page.locator(".score tfoot td")).to_have_count(found.players)
    page.locator("[data-do=board]").click()
    expect(page.locator("[data-do=result]")).to_be_visible()
    page.go_back()
    course = page.locator("figure svg[role=img]").first
    expect(course).to_be_visible()
    rounds = [int(text) for text in course.locator(".round").all_text_contents()]
    assert rounds[:6] == [1, 2, 3, 4, 5, 6]
    assert rounds[6:] in ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6])  # jugglers that were kept make the second season shorter
    page.get_by_text("Was chance fair?").click()
    expect(page.locator("[data-deal=fair-not-noted]")).to_be_visible()  # played without a browser
    page.locator("a[href$='/replay']").click()
    where = page.locator(".scrubber input[type=range]")
    expect(where).to_have_value("0")
    board = page.locator("main")
    first = board.inner_html()
    last = int(where.get_attribute("max") or 0)
    where.fill(str(last // 2))
    expect(page.locator(".scrubber .at")).to_contain_text(str(last // 2))
    page.wait_for_function("(first) => document.querySelector('main').innerHTML !== first", arg=first, polling=EVERY)
    page.keyboard.press("Escape")
    page.locator(".scrubber .step").nth(3).click()
    expect(where).to_have_value(str(last // 2 + 1))
    page.locator(".scrubber select.text").first.select_option("2")
    expect(page.locator(".scrubber .said")).to_have_count(0)
    page.locator(".scrubber a[href^='/t/']").click()
    page.locator("[data-do=rematch]").click()
    expect(page.locator("[data-start], [data-seat]").first).to_be_visible()
    assert found.table not in page.url


def test_advice_covers_nothing_it_names_and_goes_with_its_situation(visit: Visit) -> None:
    person = visit(tips=True)
    page = person.go(f"/t/{person.table('rokoko', 2, 'random')}")
    for lesson in ("coach-rokoko-aim", "coach-glow"):
        advice = page.locator(f"[data-lesson={lesson}]")
        expect(advice).to_be_visible()
        settle(page)
        assert page.evaluate(COVERED) == []
        advice.locator("button").first.click()
    asked = page.locator("[data-lesson=coach-rokoko-choose_hand]")
    expect(asked).to_be_visible()
    settle(page)
    assert page.evaluate(COVERED) == []
    while page.locator("[data-key^='hand:']").count():
        click(page, offered(page)[0])
    expect(asked).to_have_count(0)


def test_nothing_moves_under_a_finger_and_a_tapped_choice_can_be_dropped(visit: Visit) -> None:
    person = visit(tips=True, size=PHONE, has_touch=True, is_mobile=True)
    page = person.go(f"/t/{person.table('histrio', 2, 'random')}")
    key = offered(page)[0]
    settle(page)
    before = page.evaluate(STANDING)
    expect(page.locator("[data-lesson]")).to_be_visible()
    assert page.evaluate(STANDING) == before
    place, confirm = page.locator(f'.stop.place[data-key="{key}"]'), page.locator("[data-do=confirm]")
    place.tap()
    expect(confirm).to_be_visible()
    expect(place).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(STANDING) == before
    page.locator(".narrow").tap(position={"x": 3, "y": 3})
    expect(confirm).to_have_count(0)
    expect(page.locator(".tip, .place[aria-pressed]")).to_have_count(0)


def test_a_custom_edition_is_played_or_refused_with_a_reason(visit: Visit) -> None:
    person = visit()
    person.expect_faults(r"status of 400")  # the edition that is none
    page = person.go("/new?game=histrio")
    page.locator("input[name=players][value='2']").check()
    field, lay = page.locator("input[type=file]"), page.locator("form button.primary")
    field.set_input_files({"name": "mine.toml", "mimeType": "application/toml", "buffer": b"[edition]\nid = 3\n"})
    lay.click()
    expect(page.locator("form [role=alert]")).to_contain_text("edition")
    ours = files("trianon.games.histrio").joinpath("edition", "reference.toml").read_text("utf-8")
    text = re.sub(r'id = "reference"', 'id = "my-own"', ours, count=1)
    field.set_input_files({"name": "mine.toml", "mimeType": "application/toml", "buffer": text.encode()})
    lay.click()
    page.locator("[data-start]").click()
    assert offered(page)
    table = page.url.rsplit("/", 1)[1]
    assert person.ask("GET", f"/api/tables/{table}")["table"]["edition"] == "my-own"


def test_unseen_pieces_are_counted_where_nothing_is_hidden(visit: Visit) -> None:
    person = visit()
    for is_open in (False, True):
        page = person.go(f"/t/{person.table('rokoko', 2, 'random', open_information=is_open)}")
        offered(page)
        page.keyboard.press("m")
        expect(page.locator(".drawer nav")).to_be_visible()
        expect(page.locator(".drawer [data-do=count]")).to_have_count(int(is_open))
    page.locator(".drawer [data-do=count]").click()
    expect(page.locator(".drawer section li b").first).to_be_visible()
    for pile in page.locator(".drawer section").all():
        size = int(re.findall(r"\d+", pile.locator("h3").inner_text())[0])
        counts = [int(count.split()[0]) for count in pile.locator("li b").all_inner_texts()]
        assert sum(counts) == size > 0
