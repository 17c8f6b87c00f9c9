"""Worker processes: bots, analyses and checks of uploads, with their queues."""
