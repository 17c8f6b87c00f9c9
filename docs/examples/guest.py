"""A guest that plays a match of Histrio against an opponent of the server: python guest.py http://127.0.0.1:8080."""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

server, token = sys.argv[1].rstrip("/"), ""


def ask(method: str, path: str, data: object = None) -> tuple[Any, Any]:
    """One request; it carries our identity as soon as there is one."""
    headers = {"Content-Type": "application/json", "Accept-Language": "en"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    body = None if data is None else json.dumps(data).encode()
    with urlopen(Request(server + path, body, headers, method=method)) as answer:
        return json.load(answer), answer.headers


me, headers = ask("POST", "/api/hello")
token = headers["Set-Cookie"].split("trianon=")[1].split(";")[0].strip('"')
print("I am", me["name"])

table, _ = ask("POST", "/api/tables/", {"game": "histrio", "players": 2, "bots": ["thumb"], "start": True})
place = f"/api/tables/{table['table']['id']}"
now, _ = ask("GET", f"{place}/")
while not now["result"]:
    decision, wait = now["decision"], 20  # seconds; answered as soon as there is something new
    if decision:
        ask("POST", f"{place}/answers", {"number": decision["number"], "key": random.choice(decision["options"])})
        wait = 0
    now, _ = ask("GET", f"{place}/?since={now['number']}&wait={wait}")
print("Points:", *now["result"]["points"], "- placings:", *now["result"]["placings"])
