"""WebSocket connections, publish/subscribe across nodes, and the poller that catches missed changes."""
