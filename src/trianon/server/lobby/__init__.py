"""Before a match: tables, lists of tables, chat, lessons and continuations."""
