"""Prometheus metrics of a node."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
SOCKETS = Gauge("trianon_sockets", "Open WebSocket connections", registry=REGISTRY)
ANSWERS = Counter("trianon_answers", "Answers written, by person or bot", ["by"], registry=REGISTRY)
REFUSALS = Counter("trianon_refusals", "Requests refused, by error code", ["error"], registry=REGISTRY)
LOOP_LAG = Gauge("trianon_loop_lag_seconds", "How late the event loop runs what is due", registry=REGISTRY)
REPORT_COUNT = Counter("trianon_reports", "Reports of people received", registry=REGISTRY)
DELIVERED = Counter(
    "trianon_notifications", "Notifications by channel and outcome", ["channel", "outcome"], registry=REGISTRY
)
REQUEST_SECONDS = Histogram(
    "trianon_request_seconds",
    "Time to answer a request",
    ["method", "status"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
    registry=REGISTRY,
)
THINK_SECONDS = Histogram(
    "trianon_bot_think_seconds", "Time a bot took to choose an answer", ["game", "level"], registry=REGISTRY
)
