"""Notifications of people whose tab is closed: settings, the outbox and its runner, channels."""
