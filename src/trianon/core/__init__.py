"""What every game stands on: records, steps, options, events, editions, matches. It knows no game."""
