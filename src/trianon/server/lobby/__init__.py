"""Outside a match: identities, tables, lists of tables, and chat."""
