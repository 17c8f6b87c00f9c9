"""Sources of finished matches: self-play or record files, with their decisions and events."""
