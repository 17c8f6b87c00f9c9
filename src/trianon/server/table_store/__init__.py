"""Tables and their matches in the database and in memory: rows, entries, snapshots, transactions."""
