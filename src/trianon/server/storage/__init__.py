"""Persistence: schema, typed rows, connections, migrations, backups, retention."""
