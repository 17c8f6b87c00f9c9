"""How long a test waits for something that must come before it fails.

Generous, as no test waits this long on a machine that works: with both cores busy, a process that the server starts
with a low priority may need a minute for its imports alone.
"""

WAIT_SECONDS = 300.0  # seconds
