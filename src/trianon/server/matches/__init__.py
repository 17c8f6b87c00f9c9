"""Running matches: answers, undo, clocks, stand-ins, replays, and the matches loaded in memory."""
