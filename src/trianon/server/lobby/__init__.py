"""Before a match: tables, lists of tables, chat, commitments, lessons and continuations."""
