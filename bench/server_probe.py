"""A load balancer and newcomers at a busy node: `python bench/server_probe.py ADDRESS SECONDS`, run by `server_load`.

Prints one line: how long `/health` took, and how newcomers were answered.
"""

import sys
import time
from collections import Counter

import httpx


def probe(address: str, seconds: float) -> str:
    """Ask for /health and, as a newcomer, for an identity and the lobby, again and again."""
    health: list[float] = []
    newcomers: list[float] = []
    answered: Counter[str] = Counter()
    until = time.monotonic() + seconds
    with httpx.Client(base_url=address, timeout=30) as http:
        while time.monotonic() < until:
            begun = time.monotonic()
            status = http.get("/health").status_code
            health.append(time.monotonic() - begun)
            answered[f"/health {status}"] += 1
            for method, path in (("POST", "/api/hello"), ("GET", "/api/tables/lobby")):
                begun = time.monotonic()
                done = http.request(method, path)
                newcomers.append(time.monotonic() - begun)
                http.cookies.clear()
                waits = f", Retry-After {done.headers['retry-after']}" if "retry-after" in done.headers else ""
                answered[f"{path} {done.status_code}{waits}"] += 1
            time.sleep(0.1)
    counts = ", ".join(f"{name}: {count}" for name, count in sorted(answered.items()))
    return f"/health {_times(health)}; newcomers {_times(newcomers)}; {counts}"


def _times(found: list[float]) -> str:
    found.sort()
    return f"p50 {found[len(found) // 2] * 1000:.0f} ms, at most {found[-1] * 1000:.0f} ms"


if __name__ == "__main__":
    print(probe(sys.argv[1], float(sys.argv[2])))
